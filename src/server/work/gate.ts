type Waiting = { isAlone: boolean; start: () => void };

/** How turns are at work: beside others, or with none. */
export type Gate = {
  /** Resolves when the turn may begin, with the function that says it has ended. Rejects when `signal` ends the waiting. */
  enter: (how: { alone: boolean }, signal: AbortSignal) => Promise<() => void>;
};

/**
 * Lets turns run beside each other, and some alone: one that was there when the service ended may have ended it, and so may
 * those beside it; having been alone is evidence. Who is to be alone goes first, so that the others wait no longer than they
 * must.
 */
export function createGate(): Gate {
  const waiting: Waiting[] = [];
  let inside = 0;
  let isTakenAlone = false;

  const admit = () => {
    for (;;) {
      const next = waiting.find(({ isAlone }) => isAlone) ?? waiting[0];
      if (!next || isTakenAlone || (next.isAlone && inside > 0)) return;
      waiting.splice(waiting.indexOf(next), 1);
      inside++;
      isTakenAlone = next.isAlone;
      next.start();
    }
  };
  const leaving = () => {
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      inside--;
      isTakenAlone = false;
      admit();
    };
  };

  return {
    enter: ({ alone }, signal) =>
      new Promise((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason);
        const giveUp = () => {
          waiting.splice(waiting.indexOf(entry), 1);
          reject(signal.reason);
          admit();
        };
        const start = () => {
          signal.removeEventListener('abort', giveUp);
          resolve(leaving());
        };
        const entry = { isAlone: alone, start };
        signal.addEventListener('abort', giveUp, { once: true });
        waiting.push(entry);
        admit();
      }),
  };
}
