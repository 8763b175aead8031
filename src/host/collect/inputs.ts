import type { CareWishes } from '../../ports/pull-request-care.ts';
import { parseBaseUrl } from '../inputs/base-url.ts';
import { parseCareInputs } from '../inputs/care.ts';
import { InputError, showGiven } from '../inputs/input-error.ts';
import { inputReader, parseNumber, parseWholeNumber, parseWords } from '../inputs/read.ts';
import { parseProjectId, parseSecretKey } from '../inputs/run.ts';
import { COLLECT_INPUTS, type CollectInputName } from '../registry.ts';

const CONCURRENCY_MAX = 16;
const HOUR_MS = 3_600_000;
const UNITS_MS: Readonly<Record<string, number>> = {
  m: 60_000,
  h: HOUR_MS,
  d: 24 * HOUR_MS,
  w: 7 * 24 * HOUR_MS,
};
const SINCE_MAX_MS = 366 * 24 * HOUR_MS;

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
  });
}

/** How far back, in ms. */
function parseSince(value: string): number {
  const [, count, unit = ''] = /^(\d{1,6}(?:\.\d{1,6})?)([mhdw])$/.exec(value) ?? [];
  const ms = Number(count) * (UNITS_MS[unit] ?? Number.NaN);
  if (ms > 0 && ms <= SINCE_MAX_MS) return ms;
  throw new InputError(
    'since',
    `${showGiven(value)} was given; accepted is a number with m, h, d or w behind it, such as 90m, 12h, 7d or 2w, up to 366d.`,
  );
}
