import { JOB_ID, PROJECT_ID } from '../../contract/identifiers.ts';
import { isOnRunner } from '../../contract/runner-service.ts';
import { checkSecretKey } from '../../contract/secret-key.ts';
import type { Poll } from '../../ports/service.ts';
import { parseBaseUrl } from './base-url.ts';
import { InputError, showGiven } from './input-error.ts';
import { parseBoolean, parseNumber, parseRequired, readInput } from './read.ts';

/** The run action's inputs about the service and the waiting, checked and frozen. */
export interface RunInputs {
  readonly projectId: string;
  readonly secretKey: string;
  readonly baseUrl: string;
  readonly jobId: string | undefined;
  readonly wait: boolean;
  readonly timeoutMs: number;
  readonly settleMs: number;
  readonly poll: Poll;
  /** Upper end of a first retry's delay: a second, or the interval where a shorter one is fixed. */
  readonly retryBaseMs: number;
}

/** @throws InputError */
export function parseRunInputs(env: NodeJS.ProcessEnv): RunInputs {
  const get = (name: Parameters<typeof readInput>[1]) => readInput(env, name);
  const { baseUrl, loopback } = parseBaseUrl(get('baseUrl'));
  const secretKey = parseSecretKey(get('secretKey'), baseUrl);
  const poll = parsePoll(get('pollSeconds'), { loopback, onRunner: isOnRunner(baseUrl) });
  const minutes = parseNumber('timeoutMinutes', get('timeoutMinutes'), {
    min: 0.01,
    max: 1440,
    unit: 'minutes',
  });
  const settle = parseNumber('settleSeconds', get('settleSeconds'), { min: 0, max: 3600, unit: 'seconds' });
  return Object.freeze({
    projectId: parseProjectId(get('projectId')),
    secretKey,
    baseUrl,
    jobId: get('jobId') === '' ? undefined : parseJobId(get('jobId')),
    wait: parseWait(get('wait'), baseUrl),
    timeoutMs: minutes * 60_000,
    settleMs: settle * 1000,
    poll,
    retryBaseMs: poll.kind === 'fixed' ? Math.min(1000, poll.intervalMs) : 1000,
  });
}

/** @throws InputError where nobody would be left to wait for */
function parseWait(value: string, baseUrl: string): boolean {
  const wait = parseBoolean('wait', value);
  if (wait || !isOnRunner(baseUrl)) return wait;
  throw new InputError(
    'wait',
    'false was given, and the service of this baseUrl ends with this job of the workflow: the agent would be ended with it. Leave wait out.',
  );
}

/** @throws InputError where the key can't be one for these operations */
export function parseSecretKey(key: string, baseUrl: string): string {
  const verdict = checkSecretKey(key, baseUrl);
  if (verdict.ok) return key;
  const sentences: Record<typeof verdict.reason, string> = {
    empty:
      'nothing was given. Store an admin API key as a secret and pass it: secretKey: ${{ secrets.DOCS_AGENT_KEY }}. Runs of forks get no secrets.',
    'not-printable':
      'it has white space or characters that a key never has; accepted is printable ASCII. Was it pasted with a line break?',
    'assistant-key': 'this is an assistant key (mint_dsc_…); an admin key (mint_…) is needed.',
    'user-key': 'this is a user key (mint_us_…); an admin key (mint_…) is needed.',
    'no-prefix':
      'the key does not begin with mint_; an admin key of the hosted service does. For a service of your own, set baseUrl.',
  };
  throw new InputError('secretKey', sentences[verdict.reason]);
}

/** @throws InputError where the id is missing or not fit for a URL */
export function parseProjectId(value: string): string {
  const id = parseRequired('projectId', value, 'It stands on the API keys page of the dashboard.');
  if (PROJECT_ID.test(id)) return id;
  throw new InputError(
    'projectId',
    `${showGiven(id)} was given; accepted are letters, digits, "_", "-" and inner dots, at most 128.`,
  );
}

/** @throws InputError where the id is not fit for a URL */
export function parseJobId(value: string): string {
  if (JOB_ID.test(value)) return value;
  throw new InputError(
    'jobId',
    `${showGiven(value)} was given; accepted are letters, digits, "_" and "-", at most 128.`,
  );
}

/** A look at a service on the runner costs next to nothing, and counts for no limit. */
const RUNNER_POLL_MS = 250;

function parsePoll(value: string, { loopback, onRunner }: { loopback: boolean; onRunner: boolean }): Poll {
  if (value === '') return onRunner ? { kind: 'fixed', intervalMs: RUNNER_POLL_MS } : { kind: 'adaptive' };
  const bounds = { min: loopback ? 0.05 : 1, max: 3600, unit: 'seconds (empty = adaptive)' };
  return { kind: 'fixed', intervalMs: parseNumber('pollSeconds', value, bounds) * 1000 };
}
