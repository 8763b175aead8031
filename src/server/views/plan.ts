import type { Period } from '../store/view-tables.ts';

export type Step = { period: string; add: boolean };

/**
 * Which blocks, added up, are the counts of all days in [from, to): a month's own block where the whole of it is asked
 * for, else its days, or the month less the days that are not asked for if that is fewer rows to read.
 */
export function planRange(periods: readonly Period[], range: { from: string; to: string }): Step[] {
  const steps: Step[] = [];
  for (const { month, days } of byMonth(periods)) {
    const inside = days.filter(({ period }) => isInside(period, range));
    const outside = days.filter((day) => !inside.includes(day));
    if (inside.length === 0) continue;
    // A row that counts nothing is a row still, and subtraction can't tell on which of the days it stood.
    const byDifference =
      month !== undefined && (outside.length === 0 || days.every(({ zeros }) => zeros === 0));
    if (byDifference && month.rows + rowsOf(outside) < rowsOf(inside)) {
      steps.push({ period: month.period, add: true });
      steps.push(...outside.map(({ period }) => ({ period, add: false })));
    } else steps.push(...inside.map(({ period }) => ({ period, add: true })));
  }
  return steps;
}

/** The sums over all days in [from, to). */
export function sumRange(periods: readonly Period[], range: { from: string; to: string }) {
  const sum = { human: 0, ai: 0, zeros: 0 };
  for (const { period, human, ai, zeros } of periods) {
    if (isMonth(period) || !isInside(period, range)) continue;
    sum.human += human;
    sum.ai += ai;
    sum.zeros += zeros;
  }
  return sum;
}

function byMonth(periods: readonly Period[]): Iterable<{ month: Period | undefined; days: Period[] }> {
  const months = new Map<string, { month: Period | undefined; days: Period[] }>();
  for (const period of periods) {
    const name = period.period.slice(0, 7);
    const entry = months.get(name) ?? { month: undefined, days: [] };
    months.set(name, entry);
    if (isMonth(period.period)) entry.month = period;
    else entry.days.push(period);
  }
  return months.values();
}

function isMonth(period: string): boolean {
  return period.length === 7;
}

function isInside(day: string, { from, to }: { from: string; to: string }): boolean {
  return day >= from && day < to;
}

function rowsOf(periods: readonly Period[]): number {
  return periods.reduce((sum, { rows }) => sum + rows, 0);
}
