import { networkOf } from '../access/addresses.ts';

const WINDOW_MS = 15 * 60_000;
export const FAILURES_MAX = 10;
/** Addresses that are remembered; the one that was first goes where there are more. */
const ADDRESSES_MAX = 10_000;

export type LoginLimit = {
  /** A login failed: seconds to wait before the next try, where there were too many before this one. */
  failed: (address: string) => number | undefined;
};

/**
 * Tells an address to wait after FAILURES_MAX logins that failed in a quarter of an hour. It is asked only once a login has
 * failed: a right key logs in whatever others tried from its address, and a key is far too long to be guessed.
 */
export function createLoginLimit(now: () => number): LoginLimit {
  const failures = new Map<string, { count: number; until: number }>();
  return {
    failed: (address) => {
      const network = networkOf(address);
      const before = failures.get(network);
      const found = before && before.until > now() ? before : { count: 0, until: now() + WINDOW_MS };
      if (found.count >= FAILURES_MAX) return Math.max(1, Math.ceil((found.until - now()) / 1000));
      failures.delete(network);
      failures.set(network, { ...found, count: found.count + 1 });
      const [oldest] = failures.keys();
      if (failures.size > ADDRESSES_MAX && oldest !== undefined) failures.delete(oldest);
      return undefined;
    },
  };
}
