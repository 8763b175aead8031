/** The middle of a list, or the mean of its two middle ones. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** How many runs the first argument asks for. */
export function parseRuns(otherwise: number): number {
  const runs = Number(process.argv[2] ?? otherwise);
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`a whole number of runs is accepted, not ${process.argv[2]}`);
  return runs;
}
