/** `14:35 UTC`, of a moment in ms since 1970. */
export function formatTime(ms: number): string {
  return `${new Date(ms).toISOString().slice(11, 16)} UTC`;
}

/** `2026-01-05 14:35 UTC`, of a moment in ms since 1970. */
export function formatMoment(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 10)} ${formatTime(ms)}`;
}

/** `42 s`, `1 min 5 s`, `1 h 2 min`: whole seconds, rounded down; seconds are dropped from an hour on. */
export function formatDuration(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes} min${seconds % 60 ? ` ${seconds % 60} s` : ''}`;
  return `${Math.floor(minutes / 60)} h${minutes % 60 ? ` ${minutes % 60} min` : ''}`;
}

/** `1 day`, `15 days`; whole days, for more would be said of a clock and not of people. */
export function formatDays(ms: number): string {
  const days = wholeDays(ms);
  return `${days} ${days === 1 ? 'day' : 'days'}`;
}

export function wholeDays(ms: number): number {
  return Math.floor(ms / (24 * 60 * 60_000));
}
