import * as z from 'zod';

/** `failed before`: it fails on what the change was made from as well. `skipped`: time was up, or nothing was changed. */
export const CHECK_STATUSES = ['passed', 'failed', 'failed before', 'skipped'] as const;
export type CheckStatus = (typeof CHECK_STATUSES)[number];

/** What became of a check of a job's newest change. */
export const checkSchema = z.object({
  name: z.string(),
  status: z.enum(CHECK_STATUSES),
  rounds: z.number().int().min(0).meta({ description: 'How often the agent was sent back for it.' }),
});
