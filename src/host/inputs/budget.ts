import { parseBoolean, parseWholeNumber, parseWords, readInput } from './read.ts';

const DAILY_MAX = 100_000;

/** The run action's inputs about how much may be started, checked and frozen. */
export interface BudgetInputs<Role extends string> {
  /** Undefined where there is no limit. */
  readonly dailyLimit: number | undefined;
  readonly dailyLimitExempt: ReadonlySet<Role>;
  /** Undefined where there is no limit. */
  readonly maxOpenPulls: number | undefined;
  readonly dryRun: boolean;
}

/** @throws InputError */
export function parseBudgetInputs<Role extends string>(
  env: NodeJS.ProcessEnv,
  roles: readonly Role[],
): BudgetInputs<Role> {
  return Object.freeze({
    dailyLimit: parseDailyLimit(readInput(env, 'dailyLimit')),
    dailyLimitExempt: parseWords('dailyLimitExempt', readInput(env, 'dailyLimitExempt'), roles),
    maxOpenPulls: parseMaxOpenPulls(readInput(env, 'maxOpenPulls')),
    dryRun: parseBoolean('dryRun', readInput(env, 'dryRun')),
  });
}

const OPEN_MAX = 1000;

function parseMaxOpenPulls(value: string): number | undefined {
  const bounds = { min: 1, max: OPEN_MAX, unit: 'pull requests' };
  return value === '' ? undefined : parseWholeNumber('maxOpenPulls', value, bounds);
}

/** @throws InputError */
export function parseDailyLimit(value: string): number | undefined {
  const bounds = { min: 1, max: DAILY_MAX, unit: 'jobs and messages' };
  return value === '' ? undefined : parseWholeNumber('dailyLimit', value, bounds);
}
