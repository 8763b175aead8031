type Waiting = { project: string; start: () => void };

export type Slots = {
  /** Resolves when there is room, with the function that gives it back. Rejects when `signal` ends the waiting. */
  take: (project: string, signal: AbortSignal) => Promise<() => void>;
  /** How many of a project wait for room. */
  waiting: (project: string) => number;
};

/**
 * Room for so many agents at once. Where more projects wait, the one with the fewest at work is next, and of those the
 * one that had its turn longest ago: a project's thousand jobs delay another's first by one turn at most. `onTaken` is
 * called when somebody has got its room.
 */
export function createSlots(count: number, onTaken: () => void = () => {}): Slots {
  const atWork = new Map<string, number>();
  const served = new Map<string, number>();
  const waiting: Waiting[] = [];
  let free = count;
  let turns = 0;

  const rank = ({ project }: Waiting) => [atWork.get(project) ?? 0, served.get(project) ?? 0] as const;
  const next = () => {
    const [first, ...rest] = waiting;
    if (!first || free === 0) return;
    const chosen = rest.reduce((best, entry) => (isBefore(rank(entry), rank(best)) ? entry : best), first);
    waiting.splice(waiting.indexOf(chosen), 1);
    free--;
    atWork.set(chosen.project, (atWork.get(chosen.project) ?? 0) + 1);
    served.set(chosen.project, ++turns);
    chosen.start();
    onTaken();
  };
  const giveBack = (project: string) => {
    let given = false;
    return () => {
      if (given) return;
      given = true;
      free++;
      atWork.set(project, (atWork.get(project) ?? 1) - 1);
      next();
    };
  };

  return {
    waiting: (project) => waiting.filter((entry) => entry.project === project).length,

    take: (project, signal) =>
      new Promise((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason);
        const leave = () => {
          waiting.splice(waiting.indexOf(entry), 1);
          reject(signal.reason);
        };
        const start = () => {
          signal.removeEventListener('abort', leave);
          resolve(giveBack(project));
        };
        const entry = { project, start };
        signal.addEventListener('abort', leave, { once: true });
        waiting.push(entry);
        next();
      }),
  };
}

function isBefore(a: readonly [number, number], b: readonly [number, number]): boolean {
  return a[0] === b[0] ? a[1] < b[1] : a[0] < b[0];
}
