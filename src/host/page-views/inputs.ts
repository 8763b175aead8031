import type { ViewsRange } from '../../ports/views.ts';
import { parseBaseUrl } from '../inputs/base-url.ts';
import { InputError, showGiven } from '../inputs/input-error.ts';
import { parseGlobs, parseList } from '../inputs/lists.ts';
import { inputReader, parseBoolean, parseChoice, parseNumber, parseWords } from '../inputs/read.ts';
import { parseProjectId, parseSecretKey } from '../inputs/run.ts';
import { parseIssueNumber } from '../inputs/trigger.ts';
import { PAGE_VIEWS_INPUTS, type PageViewsInputName } from '../registry.ts';
import { parseRanges } from './dates.ts';
import { type FileTarget, findTargets } from './files.ts';

const SIGNALS = ['feedback'] as const;
const SORT_KEYS = ['total', 'human', 'ai', 'change', 'unhappy'] as const;
const TOP_MAX = 500;
const DAY_MS = 86_400_000;

/** The page-views action's inputs, checked and frozen. */
export interface PageViewsInputs {
  readonly projectId: string;
  readonly secretKey: string;
  readonly baseUrl: string;
  readonly range: ViewsRange;
  readonly previousRange: ViewsRange | undefined;
  readonly signals: ReadonlySet<(typeof SIGNALS)[number]>;
  readonly sortBy: (typeof SORT_KEYS)[number];
  readonly top: number;
  readonly include: readonly string[];
  readonly exclude: readonly string[];
  readonly targets: readonly FileTarget[];
  readonly allowPartial: boolean;
  readonly timeoutMs: number;
  readonly issueNumber: number | undefined;
  readonly cooldownMs: number;
}

/**
 * @param facts `workspace` is where files may be written, and relative ones are; undefined is anywhere
 * @throws InputError
 */
export function parsePageViewsInputs(
  env: NodeJS.ProcessEnv,
  facts: { now: Date; folder: string; contained: boolean },
): PageViewsInputs {
  const read = inputReader(PAGE_VIEWS_INPUTS);
  const get = (name: PageViewsInputName) => read(env, name);
  const { baseUrl } = parseBaseUrl(get('baseUrl'));
  const secretKey = parseSecretKey(get('secretKey'), baseUrl);
  const projectId = parseProjectId(get('projectId'));
  const compare = parseBoolean('compare', get('compare'));
  const signals = parseWords('signals', get('signals'), SIGNALS);
  const sortBy = parseChoice('sortBy', get('sortBy'), SORT_KEYS);
  if (sortBy === 'change' && !compare)
    throw new InputError('sortBy', '"change" was given, which needs compare: true.');
  if (sortBy === 'unhappy' && !signals.has('feedback'))
    throw new InputError('sortBy', '"unhappy" was given, which needs signals: feedback.');
  const dates = { dateFrom: get('dateFrom'), dateTo: get('dateTo'), period: get('period'), compare };
  return Object.freeze({
    projectId,
    secretKey,
    baseUrl,
    ...parseRanges(dates, facts.now),
    signals,
    sortBy,
    top: parseTop(get('top')),
    include: parseGlobs('include', get('include')),
    exclude: parseGlobs('exclude', get('exclude')),
    targets: findTargets(parseList(get('file')), facts),
    allowPartial: parseBoolean('allowPartial', get('allowPartial')),
    timeoutMs:
      60_000 *
      parseNumber('timeoutMinutes', get('timeoutMinutes'), { min: 0.01, max: 1440, unit: 'minutes' }),
    issueNumber: parseIssueNumber(env),
    cooldownMs:
      DAY_MS * parseNumber('cooldownDays', get('cooldownDays'), { min: 0, max: 3650, unit: 'days' }),
  });
}

function parseTop(value: string): number {
  const top = parseNumber('top', value, { min: 1, max: TOP_MAX, unit: 'pages' });
  if (Number.isInteger(top)) return top;
  throw new InputError('top', `${showGiven(value)} was given; accepted is a whole number.`);
}
