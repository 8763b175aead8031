import type { Clock } from '../ports.ts';

export const monotonicClock: Clock = {
  now: () => performance.now(),
  sleep: (ms, signal) =>
    new Promise((resolve) => {
      if (signal?.aborted) return resolve();
      const done = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', done);
        resolve();
      };
      const timer = setTimeout(done, ms);
      signal?.addEventListener('abort', done, { once: true });
    }),
  every: (ms, action) => {
    const timer = setInterval(action, ms);
    return () => clearInterval(timer);
  },
};
