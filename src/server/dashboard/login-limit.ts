import { networkOf } from '../access/addresses.ts';

const WINDOW_MS = 15 * 60_000;
export const FAILURES_MAX = 10;
/** Addresses that are remembered; the one that was first goes where there are more. */
const ADDRESSES_MAX = 10_000;

export type LoginLimit = {
  /** Seconds to wait, or undefined where the address may try. */
  waitSeconds: (address: string) => number | undefined;
  failed: (address: string) => void;
};

/** Allows an address FAILURES_MAX logins that fail in a quarter of an hour. A key is far too long to be guessed; trying costs. */
export function createLoginLimit(now: () => number): LoginLimit {
  const failures = new Map<string, { count: number; until: number }>();
  const find = (address: string) => {
    const found = failures.get(address);
    return found && found.until > now() ? found : undefined;
  };
  return {
    waitSeconds: (address) => {
      const found = find(networkOf(address));
      if (!found || found.count < FAILURES_MAX) return undefined;
      return Math.max(1, Math.ceil((found.until - now()) / 1000));
    },
    failed: (address) => {
      const network = networkOf(address);
      const found = find(network) ?? { count: 0, until: now() + WINDOW_MS };
      failures.delete(network);
      failures.set(network, { ...found, count: found.count + 1 });
      const [oldest] = failures.keys();
      if (failures.size > ADDRESSES_MAX && oldest !== undefined) failures.delete(oldest);
    },
  };
}
