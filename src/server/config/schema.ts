import * as z from 'zod';
import { isBranchName } from '../../contract/branch-name.ts';
import { AGENT_REQUESTS_PER_HOUR, ANALYTICS_REQUESTS_PER_HOUR } from '../../contract/limits.ts';
import { agentSchema } from './agent-schema.ts';
import { checksShape } from './checks-schema.ts';
import { contextSchema } from './context-schema.ts';
import { isPostgresUrl, passwordsOf } from './postgres-address.ts';
import { branch, comment, isProjectId, repository, variableName } from './schema-parts.ts';

const webAddress = z
  .string()
  .refine(isPlainWebAddress, 'must be an http or https address without user, query and fragment');

const pullRequestsSchema = z.discriminatedUnion(
  'host',
  [
    z.strictObject({ ...comment, host: z.literal('review') }),
    // Gitea and Forgejo share GitHub's API, so the two names mean the same.
    z.strictObject({ ...comment, host: z.enum(['github', 'gitea']), apiUrl: webAddress.optional() }),
  ],
  'must be {"host": "review"}, {"host": "github", "apiUrl": …} or {"host": "gitea", "apiUrl": …}',
);

const pathGlob = z
  .string()
  .regex(
    /^(?![!/])(?!(?:.*\/)?\.{1,2}(?:\/|$))[^\\\p{Cc}]+$/u,
    'must be a path in the repository such as `docs/**` or `README.md`, without `!`, `\\`, `.` and `..`',
  );

const refGlob = z
  .string()
  .refine(
    (glob) => isBranchName(glob.replace(/[*?]+/g, 'x')),
    'must be the name of a branch, or a glob of some such as `release-*`; `*` stops at a `/`, `**` does not',
  );

const projectSchema = z.strictObject({
  ...comment,
  repository,
  ref: branch.nullable().default(null),
  /** What a caller may name in place of `ref`: globs over whole names. */
  refs: z.array(refGlob).min(1).max(100).default([]),
  tokenEnv: variableName.optional(),
  pullRequests: pullRequestsSchema.optional(),
  /** What a change may touch; without it, everything but what runs with the repository's secrets. */
  paths: z.array(pathGlob).min(1).optional(),
  context: contextSchema,
  ...checksShape,
  agent: agentSchema.optional(),
});

const PROJECT_ID_RULE =
  'is no project id: accepted are letters, digits, `_`, `-` and inner dots, at most 128 characters, and not `__proto__`';

const postgresUrl = z
  .string()
  .refine(isPostgresUrl, 'must be the address of a database, as in postgres://user@host/name')
  .refine(
    (url) => passwordsOf(url).length === 0,
    'must not contain a password: put the whole address into a variable and name it in `databaseEnv`',
  );

/** Where logs and diffs are kept instead of in the database. */
const s3Schema = z.strictObject({
  ...comment,
  endpoint: webAddress,
  bucket: z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket'),
  region: z.string().min(1).default('us-east-1'),
  prefix: z
    .string()
    .regex(/^[\w./-]*$/, 'must be letters, digits, `_`, `-`, `.` and `/`')
    .default(''),
  accessKeyEnv: variableName,
  secretKeyEnv: variableName,
});

const perHour = z.int().min(1).max(1_000_000);

/** `docs-agent.config.json`. */
export const configSchema = z.strictObject({
  ...comment,
  $schema: z.string().optional(),
  dataDir: z.string().min(1).default('.docs-agent'),
  /** Without one of these everything is in a file of `dataDir`. */
  database: postgresUrl.optional(),
  databaseEnv: variableName.optional(),
  artifacts: z.strictObject({ ...comment, s3: s3Schema }).optional(),
  host: z.string().min(1).default('127.0.0.1'),
  port: z.int().min(0).max(65_535).default(8787),
  /** Where a process that only works shows its metrics; without it, nowhere. */
  metricsPort: z.int().min(0).max(65_535).optional(),
  publicUrl: webAddress.optional(),
  trustedProxies: z
    .array(
      z.union(
        [z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()],
        'must be an IP address, or a range of them as in 10.0.0.0/8',
      ),
    )
    .default([]),
  /** Below this no turn begins and no job is taken. */
  diskFloorMegabytes: z.int().min(0).max(1_000_000_000).default(100),
  /** Whether a job that is not known is looked for on its project's remote and code host. */
  recover: z.boolean().default(false),
  /** Whether no more of a repository's history is fetched than a job needs: for a data folder that is new each time. */
  shallow: z.boolean().default(false),
  concurrency: z.int().min(1).max(64).default(2),
  /** How long turns may go on once the service is told to stop; 30 on several machines, 0 on one. */
  drainSeconds: z.int().min(0).max(3600).optional(),
  limits: z
    .strictObject({
      ...comment,
      agentRequestsPerHour: perHour.default(AGENT_REQUESTS_PER_HOUR),
      analyticsRequestsPerHour: perHour.default(ANALYTICS_REQUESTS_PER_HOUR),
    })
    .prefault({}),
  keep: z
    .strictObject({
      ...comment,
      homesDays: z.number().min(0).max(3650).default(14),
      contextsDays: z.number().min(0).max(3650).default(14),
      logsDays: z.number().min(0).max(3650).default(90),
      promptsDays: z.number().min(0).max(3650).default(365),
      gigabytes: z.number().min(0).default(20),
    })
    .prefault({}),
  author: z
    .strictObject({
      ...comment,
      name: z.string().regex(/^[^<>\p{Cc}]+$/u, 'must be a name without `<` and `>`'),
      email: z.string().regex(/^[^<>\s\p{Cc}]+$/u, 'must be a mail address'),
    })
    .default({ name: 'docs-agent', email: 'docs-agent@localhost' }),
  agent: agentSchema.optional(),
  ...checksShape,
  projects: z
    .unknown()
    // Of the keys as they were given: a record passes over `__proto__`, and says of a key that fails a schema of its own no
    // more than "Invalid key in record".
    .superRefine((projects, context) => {
      for (const id of Object.keys(Object(projects)).filter((name) => !isProjectId(name)))
        context.addIssue({ code: 'custom', path: [id], message: PROJECT_ID_RULE });
    })
    .pipe(z.record(z.string(), projectSchema))
    .refine((projects) => Object.keys(projects).length > 0, 'must name at least one project'),
});

export type ConfigFile = z.infer<typeof configSchema>;
export type { AgentSettings } from './agent-schema.ts';
export type ProjectFile = z.infer<typeof projectSchema>;

function isPlainWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return /^https?:$/.test(url.protocol) && `${url.username}${url.password}${url.search}${url.hash}` === '';
}
