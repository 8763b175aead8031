import * as z from 'zod';
import { BRANCH_LENGTH_RULE, BRANCH_MAX_CHARACTERS, BRANCH_RULE, isBranchName } from './branch-name.ts';
import { checkSchema } from './checks.ts';
import { JOB_STATUSES } from './job-status.ts';

export const jobStatusSchema = z.enum(JOB_STATUSES);

export const jobSourceSchema = z.object({
  repository: z.string().meta({ description: 'Full URL of the repository the job works on.' }),
  ref: z.string().nullable().meta({
    description: 'Branch that the job starts from and is to be merged into, or null for the default branch.',
  }),
});

/** An agent job as the service writes it. Callers read it with `readJob`, which requires next to nothing. */
export const jobSchema = z
  .object({
    id: z.string().meta({ description: 'Unique identifier of the agent job.' }),
    status: jobStatusSchema.meta({ description: '`active` until the agent has finished.' }),
    source: jobSourceSchema,
    model: z.string().meta({ description: 'The model, or the agent command, that runs the job.' }),
    prLink: z.url().nullable().meta({ description: 'Pull request, null while active or without changes.' }),
    reviewUrl: z
      .url()
      .optional()
      .meta({ description: 'Page of this service where a person can look at the job.' }),
    checks: z.array(checkSchema).optional().meta({
      description:
        'What became of the checks of the newest turn; absent while it runs, and where there are none.',
    }),
    failure: z.string().optional().meta({
      description:
        'Why the newest turn failed, in one line. What it had made and where that is stands here, too.',
    }),
    createdAt: z.iso.datetime(),
    archivedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'AgentJob' });

export const promptBodySchema = z
  .object({ prompt: z.string().min(1).meta({ description: 'The instruction for the agent.' }) })
  .meta({ id: 'Prompt' });

const branchSchema = z
  .string()
  .refine(isBranchName, BRANCH_RULE)
  .refine((name) => name.length <= BRANCH_MAX_CHARACTERS, BRANCH_LENGTH_RULE);

/** Of a create. A message has none: a job stays on the branch that it was made for. */
export const createBodySchema = promptBodySchema
  .extend({
    ref: branchSchema.optional().meta({
      description:
        "Branch to start from, and to be merged into, where it is not the project's own. The project has to allow it.",
      minLength: 1,
      maxLength: BRANCH_MAX_CHARACTERS,
    }),
  })
  .meta({ id: 'NewJob' });

/** Body of every answer that is not a success. */
export const errorBodySchema = z.object({ error: z.string() }).meta({ id: 'Error' });
