import type { Clock } from '../ports/clock.ts';

/** As long as a timer may be: Node fires a longer one at once, and warns on stderr of it as of a negative one. */
const TIMER_MAX_MS = 2 ** 31 - 1;

/** A deadline that is past, or that no arithmetic gave, is no time. */
const timerOf = (ms: number) => (ms > 0 ? Math.min(ms, TIMER_MAX_MS) : 0);

export const monotonicClock: Clock = {
  // `performance` would load a module of 3 ms for the same figure.
  now: () => Number(process.hrtime.bigint()) / 1e6,
  sleep: (ms, signal) =>
    new Promise((resolve) => {
      if (signal?.aborted) return resolve();
      const done = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', done);
        resolve();
      };
      const timer = setTimeout(done, timerOf(ms));
      signal?.addEventListener('abort', done, { once: true });
    }),
  every: (ms, action) => {
    const timer = setInterval(action, timerOf(ms));
    return () => clearInterval(timer);
  },
};
