import { isAbsolute } from 'node:path';
import { isLoopback } from '../../contract/loopback.ts';
import { InputError, showGiven } from '../inputs/input-error.ts';
import { parseGlobs, parseList } from '../inputs/lists.ts';
import { inputReader, parseBoolean, parseChoice } from '../inputs/read.ts';
import { SERVICE_INPUTS, type ServiceInputName } from '../registry.ts';
import { readConfigFile } from './config-file.ts';

/** The service action's inputs, checked and frozen. */
export interface ServiceInputs {
  /** Empty where the file in `config` has one. */
  readonly agentCommand: string;
  readonly agentEnv: readonly string[];
  /** owner/name */
  readonly repository: string;
  /** Empty is the default branch. */
  readonly ref: string;
  readonly githubToken: string;
  /** As the configuration takes it; undefined is the service's own default. */
  readonly network: 'all' | 'none' | readonly string[] | undefined;
  readonly readable: readonly string[];
  readonly paths: readonly string[];
  /** What the file in `config` holds. */
  readonly config: Readonly<Record<string, unknown>>;
  readonly sandbox: 'required' | 'none';
  readonly prepareSandbox: boolean;
  readonly serverUrl: string;
  readonly apiUrl: string;
}

const VARIABLE = /^[A-Za-z_][A-Za-z0-9_]*$/;
/** Of the runner's own: whoever has these can speak for the workflow. */
const RUNNERS_OWN = /^(?:GITHUB_(?:ENV|OUTPUT|PATH|STATE|STEP_SUMMARY)|ACTIONS_.*|INPUT_.*|DOCS_AGENT_.*)$/i;

/**
 * @param facts.workspaceIsForeign true where the workspace may hold a stranger's files
 * @throws InputError
 */
export function parseServiceInputs(
  env: NodeJS.ProcessEnv,
  facts: { workspaceIsForeign: boolean; serverUrl: string; apiUrl: string },
): ServiceInputs {
  const read = inputReader(SERVICE_INPUTS);
  const get = (name: ServiceInputName) => read(env, name);
  const workspace = env.GITHUB_WORKSPACE || process.cwd();
  const config = readConfigFile(get('config'), { ...facts, workspace });
  return Object.freeze({
    agentCommand: parseCommand(get('agentCommand'), config),
    agentEnv: parseVariables(get('agentEnv'), env),
    repository: parseRepository(get('repository')),
    ref: get('ref'),
    githubToken: parseToken(get('githubToken')),
    network: parseNetwork(get('network')),
    readable: parseReadable(get('readable')),
    paths: parseGlobs('paths', get('paths')),
    config,
    sandbox: parseChoice('sandbox', get('sandbox'), ['required', 'none']),
    prepareSandbox: parseBoolean('prepareSandbox', get('prepareSandbox')),
    serverUrl: parseHost('GITHUB_SERVER_URL', facts.serverUrl),
    apiUrl: parseHost('GITHUB_API_URL', facts.apiUrl),
  });
}

function parseCommand(value: string, { agent }: Readonly<Record<string, unknown>>): string {
  const hasOwn = typeof agent === 'object' && agent !== null && Object.hasOwn(agent, 'command');
  if (value !== '' || hasOwn) return value;
  throw new InputError(
    'agentCommand',
    'nothing was given. Say how the agent is run, with its prompt on standard input, or put agent.command into the file in config.',
  );
}

/** @throws InputError where a name is none, is the runner's own, or the step has no such variable */
function parseVariables(value: string, env: NodeJS.ProcessEnv): string[] {
  const names = parseList(value);
  for (const name of names) {
    if (!VARIABLE.test(name))
      throw new InputError(
        'agentEnv',
        `${showGiven(name)} was given; accepted are names of variables, separated by commas. The values go into the step's env.`,
      );
    if (RUNNERS_OWN.test(name))
      throw new InputError(
        'agentEnv',
        `${showGiven(name)} was given, which is the runner's or this action's own.`,
      );
    if ((env[name] ?? '') === '')
      throw new InputError(
        'agentEnv',
        `the step has no variable ${name}, or it is empty. Set it in the step: env: ${name}: \${{ secrets.${name} }}. Runs of forks get no secrets.`,
      );
  }
  return names;
}

function parseRepository(value: string): string {
  if (/^[\w.-]+\/[\w.-]+$/.test(value) && !/(?:^|\/)\.{1,2}(?:\/|$)/.test(value)) return value;
  throw new InputError('repository', `${showGiven(value)} was given; accepted is owner/name.`);
}

function parseToken(value: string): string {
  if (/^[\x21-\x7e]+$/.test(value)) return value;
  const what = value === '' ? 'nothing was given' : 'it has white space or characters that a token never has';
  throw new InputError(
    'githubToken',
    `${what}. Leave it out for the workflow's own token, or pass a secret.`,
  );
}

function parseNetwork(value: string): ServiceInputs['network'] {
  if (value === '') return undefined;
  const word = value.toLowerCase();
  if (word === 'all' || word === 'none') return word;
  return parseList(value);
}

function parseReadable(value: string): string[] {
  const paths = parseList(value);
  const wrong = paths.find((path) => !isAbsolute(path));
  if (wrong === undefined) return paths;
  throw new InputError('readable', `${showGiven(wrong)} was given; accepted are absolute paths.`);
}

/** The token is sent there: https, or plain http to this machine alone. */
function parseHost(name: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname));
  if (url && isSafe && `${url.username}${url.password}${url.search}${url.hash}` === '')
    return value.replace(/\/+$/, '');
  throw new InputError(
    'githubToken',
    `${name} is no https:// address (http:// on loopback only), so the token is not sent there.`,
  );
}
