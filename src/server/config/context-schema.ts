import * as z from 'zod';
import { branch, comment, isProjectId, repository, variableName } from './schema-parts.ts';

/** Repositories that an agent may read while it works. */
export const contextSchema = z
  .array(
    z.strictObject({
      ...comment,
      /** Its folder's name; as a project's id, so that it is no path. */
      name: z
        .string()
        .refine(
          isProjectId,
          'must be letters, digits, `_`, `-` and inner dots, at most 128, and not `__proto__`',
        ),
      repository,
      ref: branch.nullable().default(null),
      tokenEnv: variableName.optional(),
      /** Whether a turn goes on where it can't be reached. */
      optional: z.boolean().default(false),
    }),
  )
  .max(10, 'must name at most 10 repositories')
  .superRefine((contexts, issues) => {
    const names = contexts.map(({ name }) => name);
    names.forEach((name, at) => {
      if (names.indexOf(name) < at)
        issues.addIssue({
          code: 'custom',
          path: [at, 'name'],
          message: `is a second context of the name ${name}`,
        });
    });
  })
  .default([]);
