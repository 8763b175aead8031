import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isLoopback } from '../../contract/loopback.ts';
import { describeFault } from '../words/system-fault.ts';
import { codeOf, messageOf } from '../words/thrown.ts';
import { UserError } from '../words/user-error.ts';
import { describeIssue } from '../words/zod-message.ts';
import { type CheckSettings, checkSettings, isWithin } from './checks-schema.ts';
import { isPostgresUrl } from './postgres-address.ts';
import { type AgentSettings, type ConfigFile, configSchema, type ProjectFile } from './schema.ts';
import { type Environment, openVariables, type Variables } from './variables.ts';

export type { AgentSettings } from './schema.ts';

export type { Environment } from './variables.ts';

export type PullRequestSettings = { host: 'review' } | { host: 'github'; apiUrl: string };

/** A repository that a project's agents may read. Its token is for git alone. */
export type ContextSettings = {
  name: string;
  repository: string;
  ref: string | null;
  token: string | null;
  tokenEnv: string | null;
  optional: boolean;
};

export type ProjectSettings = {
  id: string;
  /** URL of the repository, a file URL where the config gives a path. */
  repository: string;
  ref: string | null;
  /** Globs of the branches that a caller may name in its place. */
  refs: readonly string[];
  /** For git over https and for the pull-request API. A secret: it stays in memory. */
  token: string | null;
  /** The variable that holds the token. */
  tokenEnv: string | null;
  pullRequests: PullRequestSettings;
  /** Globs of what a change may touch; undefined: all but what runs with the repository's secrets. */
  paths: readonly string[] | undefined;
  contexts: readonly ContextSettings[];
  /** Whether no more of its history is fetched than a job needs. */
  shallow: boolean;
  agent: AgentSettings;
  checking: CheckSettings;
};

export type Config = Readonly<
  Omit<
    ConfigFile,
    | 'projects'
    | 'agent'
    | '$schema'
    | '//'
    | 'checks'
    | 'rounds'
    | 'onFailure'
    | 'database'
    | 'databaseEnv'
    | 'artifacts'
  > & {
    projects: ReadonlyMap<string, ProjectSettings>;
    /** A PostgreSQL database, with its password; undefined where everything is in `dataDir`. */
    database: string | undefined;
    /** S3-compatible storage for logs and diffs; undefined where they are with everything else. */
    s3: S3Settings | undefined;
  }
>;

/**
 * Reads and checks a configuration file. Paths in it are relative to the file.
 * @throws UserError naming the key, what was given and what is accepted.
 */
export function readConfig(
  file: string,
  environment: Environment,
  options: { tokens: boolean } = { tokens: true },
): Config {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const missing = codeOf(error) === 'ENOENT';
    const why = missing
      ? 'does not exist; `docs-agent init` writes one to start from'
      : `cannot be read: ${describeFault(error)}`;
    throw new UserError(`The configuration file ${file} ${why}.`);
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new UserError(`The configuration file ${file} is not JSON: ${messageOf(error)}.`);
  }
  return parseConfig(json, { directory: dirname(resolve(file)), environment, name: file, ...options });
}

export type S3Settings = {
  endpoint: string;
  bucket: string;
  region: string;
  prefix: string;
  /** Secrets: they stay in memory. */
  accessKey: string;
  secretKey: string;
};

type Context = { directory: string; environment: Environment; name?: string; tokens?: boolean };

/**
 * As `readConfig`, from a value. `name` stands in the errors, `directory` is what paths are relative to. Without
 * `tokens` the tokens' variables need not be set, as for commands that talk to nobody.
 */
export function parseConfig(value: unknown, context: Context): Config {
  const name = context.name ?? 'configuration';
  const parsed = configSchema.safeParse(value);
  if (!parsed.success) throw new UserError(`${name}: ${describeIssue(parsed.error, value)}`);
  const { projects, agent, $schema: _, '//': __, database, databaseEnv, artifacts, ...rest } = parsed.data;
  const variables = openVariables(context.environment);
  const settings = Object.entries(projects).map(([id, project]) => {
    const fail = (key: string, why: string) => new UserError(`${name}: \`projects.${id}.${key}\` ${why}.`);
    const checking = checkSettings(project, parsed.data);
    const { shallow } = rest;
    const given = { id, project, shallow, agent: project.agent ?? agent, checking, context };
    return projectSettings({ ...given, variables, fail });
  });
  if (rest.recover) refuseShared(settings, name);
  const kept = {
    database: databaseOf({ database, databaseEnv, artifacts }, { variables, name }),
    s3: s3Of(artifacts, variables),
  };
  variables.refuseMissing(name);
  return {
    ...rest,
    ...kept,
    dataDir: resolve(context.directory, rest.dataDir),
    projects: new Map(settings.map((project) => [project.id, project])),
  };
}

/** What a branch says does not tell whose job it is: with one key another project's job would be taken. */
function refuseShared(projects: readonly ProjectSettings[], name: string): void {
  for (const [repository, sharing] of Map.groupBy(projects, (project) => project.repository))
    if (sharing.length > 1)
      throw new UserError(
        `${name}: \`recover\` does not go with several projects on one repository, and ${sharing.map(({ id }) => `\`${id}\``).join(' and ')} are all on ${repository}: a job that is read back from its branch could be given to the wrong one. Leave \`recover\` out, or give each its own service.`,
      );
}

function databaseOf(
  { database, databaseEnv, artifacts }: Pick<ConfigFile, 'database' | 'databaseEnv' | 'artifacts'>,
  { variables, name }: { variables: Variables; name: string },
): string | undefined {
  if (database !== undefined && databaseEnv !== undefined)
    throw new UserError(`${name}: \`database\` and \`databaseEnv\` are both given; keep one of them.`);
  if (databaseEnv === undefined) {
    if (database === undefined && artifacts)
      throw new UserError(
        `${name}: \`artifacts\` goes with \`database\`: one machine keeps them in \`dataDir\`.`,
      );
    return database;
  }
  const address = variables.read('databaseEnv', { name: databaseEnv });
  if (address === '' || isPostgresUrl(address)) return address;
  throw new UserError(
    `${name}: \`databaseEnv\` names the environment variable ${databaseEnv}, which is no address as in postgres://user:password@host/name.`,
  );
}

function s3Of(artifacts: ConfigFile['artifacts'], { read }: Variables): S3Settings | undefined {
  if (!artifacts) return undefined;
  const { accessKeyEnv, secretKeyEnv, '//': _, ...place } = artifacts.s3;
  return {
    ...place,
    accessKey: read('artifacts.s3.accessKeyEnv', { name: accessKeyEnv }),
    secretKey: read('artifacts.s3.secretKeyEnv', { name: secretKeyEnv }),
  };
}

function projectSettings(given: {
  id: string;
  project: ProjectFile;
  shallow: boolean;
  agent: AgentSettings | undefined;
  checking: CheckSettings;
  context: Context;
  variables: Variables;
  fail: (key: string, why: string) => UserError;
}): ProjectSettings {
  const { id, project, shallow, agent, checking, context, variables, fail } = given;
  if (!agent) throw fail('agent', 'must be given here or at the top level, given nothing');
  const readToken = (key: string, name: string | undefined) => {
    if (name === undefined) return { token: null, tokenEnv: null };
    const token = variables.read(`projects.${id}.${key}`, { name, isNeeded: context.tokens !== false });
    // The agent works for whoever can open a pull request; it must never hold what opens one.
    if (agent.env.includes(name))
      throw fail('agent.env', `must not pass on ${name}, which is the service's own token`);
    return { token, tokenEnv: name };
  };
  const { token, tokenEnv } = readToken('tokenEnv', project.tokenEnv);
  /** Over plain http anybody on the way reads it. */
  const refusePlain = (key: string, url: string, sent: string | null) => {
    const { protocol, hostname = '', origin } = URL.parse(url) ?? {};
    if (sent !== null && protocol === 'http:' && !isLoopback(hostname))
      throw fail(
        key,
        `must be an https address: a token goes there, which anybody on the way could read. Plain http is for loopback alone, given ${origin}`,
      );
    return url;
  };
  const contexts = project.context.map(({ '//': _, ...entry }, at) => {
    const read = readToken(`context.${at}.tokenEnv`, entry.tokenEnv);
    const url = repositoryUrl(entry.repository, context.directory);
    return { ...entry, ...read, repository: refusePlain(`context.${at}.repository`, url, read.token) };
  });
  for (const check of checking.checks)
    if (typeof check !== 'string' && !isWithin(check.network, agent.network))
      throw fail(
        'checks',
        `must not give ${check.name} a wider network than \`agent.network\`: a check runs what an agent wrote`,
      );
  const repository = refusePlain('repository', repositoryUrl(project.repository, context.directory), token);
  const onGitHub = /^(https:\/\/|ssh:\/\/git@)github\.com\//.test(repository);
  const pullRequests =
    project.pullRequests ?? (onGitHub ? { host: 'github' as const } : { host: 'review' as const });
  const { ref, refs, paths } = project;
  const settings = { id, repository, ref, refs, token, tokenEnv, paths, shallow, contexts, agent, checking };
  if (pullRequests.host === 'review') return { ...settings, pullRequests: { host: 'review' } };
  const { apiUrl = onGitHub ? 'https://api.github.com' : undefined } = pullRequests;
  if (apiUrl === undefined)
    throw fail(
      'pullRequests.apiUrl',
      'must be given where the repository is not on github.com, given nothing',
    );
  if (token === null) throw fail('tokenEnv', 'must name the variable that holds the token, given nothing');
  refusePlain('pullRequests.apiUrl', apiUrl, token);
  return { ...settings, pullRequests: { host: 'github', apiUrl } };
}

/** A URL as it is; `git@host:owner/repo` as an ssh URL; anything else is a path. */
function repositoryUrl(given: string, directory: string): string {
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(given)) return given;
  const scp = /^([\w.-]+@[\w.-]+):(?!\/)(.+)$/.exec(given);
  if (scp) return `ssh://${scp[1]}/${scp[2]}`;
  return pathToFileURL(resolve(directory, given)).href;
}
