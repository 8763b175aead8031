import { createHash } from 'node:crypto';
import { PROJECT_ID } from '../../contract/identifiers.ts';
import { isValues } from './config-file.ts';
import type { ServiceInputs } from './inputs.ts';

/** The service finds the code host's token in this variable of its own. */
export const TOKEN_VARIABLE = 'DOCS_AGENT_GITHUB_TOKEN';

/** How long turns may go on when the job's other steps are over, in seconds, unless the file says so. */
const DRAIN_SECONDS = 30;

/** Keys that a workflow's file does not decide on: where the service listens, what it keeps and where, what it trusts. */
const NOT_ITS_OWN = [
  '$schema',
  'host',
  'port',
  'metricsPort',
  'publicUrl',
  'trustedProxies',
  'dataDir',
  'database',
  'databaseEnv',
  'artifacts',
  'keep',
  'recover',
  'shallow',
] as const;

export interface ComposedConfig {
  readonly projectId: string;
  /** As `docs-agent.config.json`. */
  readonly config: Readonly<Record<string, unknown>>;
  /** Keys of the workflow's file that count for nothing here. */
  readonly ignored: readonly string[];
}

/**
 * The configuration of a service for one repository, for the time of a job: the workflow's file, and over it the inputs.
 * A file can widen nothing that an input says or that shuts agents in: `sandbox`, and which variables they see, come from
 * the inputs alone.
 */
export function composeConfig(inputs: ServiceInputs): ComposedConfig {
  const { config: file, repository, serverUrl, apiUrl, ref } = inputs;
  const projectId = projectOf(repository);
  const [project = {}] = Object.values(isValues(file.projects) ? file.projects : {}).filter(isValues);
  const { agent: projectAgent, tokenEnv: _, context, ...ownProject } = project;
  const agent = { ...values(file.agent), ...values(projectAgent) };
  const rest = Object.fromEntries(
    Object.entries(file).filter(([name]) => !(NOT_ITS_OWN as readonly string[]).includes(name)),
  );
  const config = {
    drainSeconds: DRAIN_SECONDS,
    ...rest,
    dataDir: 'data',
    // Nothing is kept between runs: a thread's job is found again in git and at the code host.
    recover: true,
    shallow: true,
    host: '127.0.0.1',
    port: 0,
    agent: {
      ...agent,
      ...given('command', inputs.agentCommand),
      env: inputs.agentEnv,
      sandbox: inputs.sandbox === 'none' ? 'none' : 'bubblewrap',
      ...given('network', inputs.network),
      ...given('readable', inputs.readable),
    },
    projects: {
      [projectId]: {
        ...ownProject,
        ...(Array.isArray(context) ? { context: context.map((entry) => withToken(entry, serverUrl)) } : {}),
        repository: `${serverUrl}/${repository}.git`,
        ...given('ref', ref),
        ...given('paths', inputs.paths),
        tokenEnv: TOKEN_VARIABLE,
        pullRequests: { host: 'github', apiUrl },
      },
    },
  };
  const ignored = NOT_ITS_OWN.filter((name) => name !== '$schema' && Object.hasOwn(file, name));
  return { projectId, config, ignored };
}

/** The same for every run, so that a thread's job is found again: letters of the repository's name that an id may have. */
function projectOf(repository: string): string {
  const id = repository.toLowerCase().replace('/', '.');
  if (PROJECT_ID.test(id)) return id;
  return `repository-${createHash('sha256').update(repository.toLowerCase()).digest('hex').slice(0, 32)}`;
}

/** The token goes to the host that it is for, whatever a file says; elsewhere a repository has to be open to all. */
function withToken(entry: unknown, serverUrl: string): unknown {
  if (!isValues(entry)) return entry;
  const { tokenEnv: _, ...rest } = entry;
  const isHere = URL.parse(String(rest.repository))?.origin === new URL(serverUrl).origin;
  return isHere ? { ...rest, tokenEnv: TOKEN_VARIABLE } : rest;
}

function values(value: unknown): Readonly<Record<string, unknown>> {
  return isValues(value) ? value : {};
}

/** Nothing for what was not given, so that what stands below counts. */
function given(name: string, value: string | readonly string[] | undefined): Record<string, unknown> {
  return value === undefined || value.length === 0 ? {} : { [name]: value };
}
