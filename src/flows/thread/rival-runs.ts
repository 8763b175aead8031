import type { Clock } from '../../ports/clock.ts';
import type { CodeHost } from '../../ports/code-host.ts';
import type { Rival } from '../../thread/turn-order.ts';

/** A run that keeps others waiting is asked about after this long, and then as often. */
const ASK_AFTER_MS = 20_000;

/** What the host says of the runs that keep one waiting, as long as it answers. */
export interface RivalRuns {
  /** By the host's word. */
  isDead(run: string): boolean;
  /**
   * Asks about those whose time to be asked about has come. True where one turns out to be dead: what its comment says is
   * to be read again then, for it may have come to an end since.
   */
  findDead(rivals: readonly Rival[]): Promise<boolean>;
}

export function watchRivalRuns({
  host,
  clock,
  ownRun,
}: {
  host: Pick<CodeHost, 'isRunOver'>;
  clock: Clock;
  ownRun: string;
}): RivalRuns {
  const dead = new Set<string>();
  const askAtMs = new Map<string, number>();
  let isAnswering = true;
  return {
    isDead: (run) => dead.has(run),
    async findDead(rivals) {
      const before = dead.size;
      for (const { run } of rivals) {
        const at = askAtMs.get(run) ?? clock.now() + ASK_AFTER_MS;
        askAtMs.set(run, at);
        if (!isAnswering || run === ownRun || clock.now() < at) continue;
        askAtMs.set(run, clock.now() + ASK_AFTER_MS);
        const isOver = await host.isRunOver(run);
        isAnswering = isOver !== undefined;
        if (isOver) dead.add(run);
      }
      return dead.size > before;
    },
  };
}
