import * as z from 'zod';
import { networkSchema } from './agent-schema.ts';
import { comment } from './schema-parts.ts';

/** Checks that the service has itself, by their names. */
export const BUILT_IN_CHECKS = ['links'] as const;
/** What the results of checks also name. */
const RESERVED = [...BUILT_IN_CHECKS, 'paths', 'conflict'];

const commandCheck = z.strictObject({
  ...comment,
  name: z
    .string()
    .trim()
    .regex(/^\w[\w .-]{0,39}$/, 'must be letters, digits, `_`, `-`, `.` and blanks, at most 40')
    .refine(
      (name) => !RESERVED.includes(name),
      `must not be ${RESERVED.map((name) => `\`${name}\``).join(', ')}, which the service uses itself`,
    ),
  /** As the agent's. */
  command: z.union(
    [z.string().min(1), z.tuple([z.string().min(1)], z.string())],
    'must be a command line for `sh -c`, or a list of a program and its arguments',
  ),
  timeoutSeconds: z
    .number()
    .positive()
    .max(24 * 3600)
    .default(300),
  /** Never wider than the agent's. */
  network: networkSchema.default('none'),
});

export const checksShape = {
  checks: z
    .array(z.union([z.enum(BUILT_IN_CHECKS), commandCheck], 'must be "links", or {"name": …, "command": …}'))
    .max(20)
    .superRefine((checks, context) => {
      const names = checks.map((check) => (typeof check === 'string' ? check : check.name));
      names.forEach((name, at) => {
        if (names.indexOf(name) < at)
          context.addIssue({ code: 'custom', path: [at], message: `is a second check of the name ${name}` });
      });
    })
    .optional(),
  /** How often the agent is sent back in a turn. */
  rounds: z.int().min(0).max(3).optional(),
  /** What becomes of a change whose checks failed. */
  onFailure: z.enum(['draft', 'publish', 'fail']).optional(),
};

const checks = z.strictObject(checksShape);
type ChecksFile = z.infer<typeof checks>;

export type Check = NonNullable<ChecksFile['checks']>[number];
export type CommandCheck = Exclude<Check, string>;

export type CheckSettings = {
  checks: readonly Check[];
  rounds: number;
  onFailure: NonNullable<ChecksFile['onFailure']>;
};

/** What a project says comes first, each by itself; then what stands at the top. */
export function checkSettings(project: ChecksFile, top: ChecksFile): CheckSettings {
  return {
    checks: project.checks ?? top.checks ?? [],
    rounds: project.rounds ?? top.rounds ?? 1,
    onFailure: project.onFailure ?? top.onFailure ?? 'draft',
  };
}

/** Whether a check's network holds nothing that the agent's does not. Without a sandbox nothing holds. */
export function isWithin(network: CommandCheck['network'], agent: CommandCheck['network']): boolean {
  if (network === 'none' || agent === 'all') return true;
  if (!Array.isArray(agent) || !Array.isArray(network)) return false;
  // `*` is every host but this machine.
  const isElsewhere = (host: string) => agent.includes('*') && !/^localhost(?::|$)|^[\d.:]+$/.test(host);
  return network.every((host) => agent.includes(host) || isElsewhere(host));
}
