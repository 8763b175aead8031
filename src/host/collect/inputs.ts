import type { CareWishes } from '../../ports/pull-request-care.ts';
import { parseBaseUrl } from '../inputs/base-url.ts';
import { parseAllowedPaths, parseCareInputs } from '../inputs/care.ts';
import { inputReader, parseNumber, parseWholeNumber, parseWords } from '../inputs/read.ts';
import { parseProjectId, parseSecretKey } from '../inputs/run.ts';
import { parseSince } from '../inputs/since.ts';
import { COLLECT_INPUTS, type CollectInputName } from '../registry.ts';

const CONCURRENCY_MAX = 16;
const HOUR_MS = 3_600_000;

/** The collect action's inputs, checked and frozen. */
export interface CollectInputs<Outcome extends string> {
  readonly projectId: string;
  readonly secretKey: string;
  readonly baseUrl: string;
  readonly sinceMs: number;
  readonly staleMs: number;
  readonly concurrency: number;
  readonly timeoutMs: number;
  readonly failOn: ReadonlySet<Outcome>;
  readonly wishes: CareWishes;
  readonly allowedPaths: readonly string[] | undefined;
}

/** @throws InputError */
export function parseCollectInputs<Outcome extends string>(
  env: NodeJS.ProcessEnv,
  failable: readonly Outcome[],
): CollectInputs<Outcome> {
  const read = inputReader(COLLECT_INPUTS);
  const get = (name: CollectInputName) => read(env, name);
  const { baseUrl } = parseBaseUrl(get('baseUrl'));
  const bounds = { min: 0.01, max: 1440, unit: 'minutes' };
  const hours = parseNumber('staleHours', get('staleHours'), { min: 0, max: 8784, unit: 'hours' });
  return Object.freeze({
    projectId: parseProjectId(get('projectId')),
    secretKey: parseSecretKey(get('secretKey'), baseUrl),
    baseUrl,
    sinceMs: parseSince(get('since')),
    staleMs: hours * HOUR_MS,
    concurrency: parseWholeNumber('concurrency', get('concurrency'), {
      min: 1,
      max: CONCURRENCY_MAX,
      unit: 'looks at a time',
    }),
    timeoutMs: parseNumber('timeoutMinutes', get('timeoutMinutes'), bounds) * 60_000,
    failOn: parseWords('failOn', get('failOn'), failable),
    wishes: parseCareInputs(get),
    allowedPaths: parseAllowedPaths(get('allowedPaths')),
  });
}
