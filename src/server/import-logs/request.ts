/** Why a line of a log is not counted. In the order in which lines are looked at. */
export const DROP_REASONS = {
  blank: 'blank lines',
  'too-long': 'lines longer than 64 KiB',
  malformed: 'lines that are no request of a known format',
  method: 'requests other than GET',
  error: 'errors (4xx, 5xx)',
  redirect: 'redirects and other answers that are no page',
  asset: 'assets and downloads',
  'bad-path': 'paths that are broken, hostile or too long',
  bot: 'other bots and programs',
} as const;

export type DropReason = keyof typeof DROP_REASONS;

/**
 * Whether an answer of this status showed a page: 2xx, and 304, with which a browser shows what it has. A HEAD shows
 * nobody anything, so only GET counts.
 */
export function dropByStatus(status: number): DropReason | undefined {
  if ((status >= 200 && status < 300) || status === 304) return undefined;
  return status >= 400 ? 'error' : 'redirect';
}
