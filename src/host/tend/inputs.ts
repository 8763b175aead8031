import { isOnRunner } from '../../contract/runner-service.ts';
import { parseBaseUrl } from '../inputs/base-url.ts';
import { parseDailyLimit } from '../inputs/budget.ts';
import { InputError, showGiven } from '../inputs/input-error.ts';
import { inputReader, parseBoolean, parseChoice, parseNumber, parseWholeNumber } from '../inputs/read.ts';
import { parseProjectId, parseSecretKey } from '../inputs/run.ts';
import { parseSince } from '../inputs/since.ts';
import { parseNames } from '../inputs/thread.ts';
import { TEND_INPUTS, type TendInputName } from '../registry.ts';

const DAY_MS = 24 * 60 * 60_000;
const DAYS = { min: 0.01, max: 3650, unit: 'days' };
/** As long as a label on GitHub may be. */
const LABEL_MAX_CHARACTERS = 50;

/** The tend action's inputs, checked and frozen. */
export interface TendInputs<Role extends string> {
  readonly projectId: string;
  readonly secretKey: string;
  readonly baseUrl: string;
  readonly rules: {
    readonly staleMs: number;
    readonly closeMs: number | undefined;
    readonly keepLabel: string;
    readonly updateBranch: boolean;
    readonly repair: boolean;
    readonly repairChecks: boolean;
    readonly repairReviews: boolean;
    readonly repairMax: number;
    readonly deleteBranches: boolean;
  };
  readonly reviewers: {
    readonly allowedPermission: Role;
    readonly allowedUsers: readonly string[];
    readonly allowedBots: readonly string[];
    readonly letIn: readonly string[];
  };
  readonly dailyLimit: number | undefined;
  readonly dryRun: boolean;
  readonly sinceMs: number;
  readonly timeoutMs: number;
}

/** @throws InputError */
export function parseTendInputs<Role extends string>(
  env: NodeJS.ProcessEnv,
  roles: readonly Role[],
): TendInputs<Role> {
  const read = inputReader(TEND_INPUTS);
  const get = (name: TendInputName) => read(env, name);
  const { baseUrl } = parseBaseUrl(get('baseUrl'));
  const staleMs = DAY_MS * parseNumber('staleDays', get('staleDays'), DAYS);
  const deleteBranches = parseBoolean('deleteBranches', get('deleteBranches'));
  const closeMs = parseCloseDays(get('closeDays'), staleMs);
  const sinceMs = parseSince(get('since'));
  for (const name of ['closeDays', 'staleDays'] as const)
    requireReach(name, { days: get(name), since: get('since') });
  for (const name of ['repair', 'repairChecks', 'repairReviews'] as const)
    if (parseBoolean(name, get(name)) && isOnRunner(baseUrl))
      throw new InputError(
        name,
        'true was given, and the service of this baseUrl ends with this job of the workflow, while nobody waits for a repair. Leave it out, or name a service that goes on.',
      );
  if (deleteBranches && closeMs === undefined)
    throw new InputError(
      'deleteBranches',
      '"true" was given, which needs closeDays: nothing else deletes a branch.',
    );
  return Object.freeze({
    projectId: parseProjectId(get('projectId')),
    secretKey: parseSecretKey(get('secretKey'), baseUrl),
    baseUrl,
    rules: Object.freeze({
      staleMs,
      closeMs,
      keepLabel: parseLabel(get('keepLabel')),
      updateBranch: parseBoolean('updateBranch', get('updateBranch')),
      repair: parseBoolean('repair', get('repair')),
      repairChecks: parseBoolean('repairChecks', get('repairChecks')),
      repairReviews: parseBoolean('repairReviews', get('repairReviews')),
      repairMax: parseWholeNumber('repairMax', get('repairMax'), { min: 1, max: 100, unit: 'repairs' }),
      deleteBranches,
    }),
    reviewers: Object.freeze({
      allowedPermission: parseChoice('allowedPermission', get('allowedPermission'), roles),
      allowedUsers: parseNames(get('allowedUsers')),
      allowedBots: [],
      letIn: [],
    }),
    dailyLimit: parseDailyLimit(get('dailyLimit')),
    dryRun: parseBoolean('dryRun', get('dryRun')),
    sinceMs,
    timeoutMs:
      60_000 *
      parseNumber('timeoutMinutes', get('timeoutMinutes'), { min: 0.01, max: 1440, unit: 'minutes' }),
  });
}

/** A reminder always comes before, and whoever is reminded needs time. */
function parseCloseDays(value: string, staleMs: number): number | undefined {
  if (value === '') return undefined;
  const closeMs = DAY_MS * parseNumber('closeDays', value, DAYS);
  if (closeMs > staleMs) return closeMs;
  throw new InputError(
    'closeDays',
    `${showGiven(value)} was given; accepted are more days than staleDays has.`,
  );
}

/** A pull request is as old as its comment at most, so one that no longer counts would never be old enough. */
function requireReach(
  name: 'closeDays' | 'staleDays',
  { days, since }: { days: string; since: string },
): void {
  if (days === '' || Number(days) * DAY_MS < parseSince(since)) return;
  throw new InputError(
    name,
    `${showGiven(days)} was given; accepted are fewer days than since reaches back (${since}), for older comments are not looked at.`,
  );
}

function parseLabel(value: string): string {
  if ([...value].length <= LABEL_MAX_CHARACTERS && !/[\r\n]/.test(value)) return value;
  throw new InputError(
    'keepLabel',
    `${showGiven(value)} was given; accepted is one label of at most ${LABEL_MAX_CHARACTERS} characters.`,
  );
}
