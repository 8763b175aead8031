import { parseBoolean, parseWholeNumber, parseWords, readInput } from './read.ts';

const DAILY_MAX = 100_000;

/** The run action's inputs about how much may be started, checked and frozen. */
export interface BudgetInputs<Role extends string> {
  /** Undefined where there is no limit. */
  readonly dailyLimit: number | undefined;
  readonly dailyLimitExempt: ReadonlySet<Role>;
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
    dryRun: parseBoolean('dryRun', readInput(env, 'dryRun')),
  });
}

/** @throws InputError */
export function parseDailyLimit(value: string): number | undefined {
  const bounds = { min: 1, max: DAILY_MAX, unit: 'jobs and messages' };
  return value === '' ? undefined : parseWholeNumber('dailyLimit', value, bounds);
}
