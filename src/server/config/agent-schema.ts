import { isAbsolute, normalize } from 'node:path';
import * as z from 'zod';
import { comment, variableName } from './schema-parts.ts';

/**
 * A name such as `registry.example.org`, or `*.example.org` for what lies below; with a port where it is not 80 or 443. A star
 * alone stands for every host but this machine.
 */
const HOST = /^\*$|^(\*\.)?[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/i;

const HOST_RULE =
  'must be a host name such as `api.example.org` or `*.example.org`, with `:port` where it is not 80 or 443, or `*` for all';

const megabytes = z.int().min(1).max(16_777_216);

export const networkSchema = z.union(
  [z.enum(['all', 'none']), z.array(z.string().regex(HOST, HOST_RULE).toLowerCase()).min(1)],
  'must be "all", "none", or a list of host names such as "api.example.org" or "*.example.org"',
);

/** What an agent may use. Memory, processes and disk are watched in the sandbox alone. */
const limitsSchema = z.strictObject({
  ...comment,
  /** Of all its processes together, and of each one. */
  memoryMb: megabytes.default(4096),
  processes: z.int().min(1).max(1_000_000).default(512),
  /** Of work tree, home and temporary folder together, and of each file. */
  diskMb: megabytes.default(10_240),
  /** Files that a change may touch, and what they may hold together. */
  changeFiles: z.int().min(1).max(1_000_000).default(5000),
  changeMb: megabytes.default(100),
});

const rulesSchema = z.strictObject({
  ...comment,
  command: z
    .union(
      [z.string().min(1), z.tuple([z.string().min(1)], z.string())],
      'must be a command line for `sh -c`, or a list of a program and its arguments',
    )
    .refine(
      (command) => ![command].flat().some((part) => part.includes('\0')),
      'must not hold a NUL character',
    ),
  /** How it gets its prompt. What is not on standard input is its last argument: the prompt, or the path of a file with it. */
  promptAs: z.enum(['stdin', 'file', 'argument']).default('stdin'),
  timeoutMinutes: z
    .number()
    .positive()
    .max(24 * 60)
    .default(30),
  env: z.array(variableName).default([]),
  model: z.string().min(1).default('agent-command'),
  sandbox: z.enum(['bubblewrap', 'none']).default('bubblewrap'),
  network: networkSchema.optional(),
  readable: z
    .array(
      z
        .string()
        .refine((path) => isAbsolute(path) && !path.includes('\0'), 'must be an absolute path')
        .transform(normalize),
    )
    .default([]),
  limits: limitsSchema.prefault({}),
});

export const agentSchema = rulesSchema
  .superRefine((agent, context) => {
    if (agent.sandbox !== 'none' || (agent.network ?? 'all') === 'all') return;
    const message =
      'must be "all" where `sandbox` is "none": only the sandbox can keep an agent off the network';
    context.addIssue({ code: 'custom', path: ['network'], message });
  })
  // Every host but this machine, where the service itself and its operator's programs listen.
  .transform((agent) => ({
    ...agent,
    network: agent.network ?? (agent.sandbox === 'none' ? ('all' as const) : ['*']),
  }));

export type AgentSettings = z.output<typeof agentSchema>;
export type AgentLimits = AgentSettings['limits'];
