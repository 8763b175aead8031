import * as z from 'zod';
import { CHECK_STATUSES } from './check-status.ts';

/** What became of a check of a job's newest change. */
export const checkSchema = z.object({
  name: z.string(),
  status: z.enum(CHECK_STATUSES),
  rounds: z.number().int().min(0).meta({ description: 'How often the agent was sent back for it.' }),
});
