import type { TurnKey, TurnStore } from '../store/turns.ts';

/** Of a lease: how often it is renewed, and after how much of it without news the agent is ended. */
const RENEWED_AFTER = 1 / 6;
const TRUSTED_FOR = 2 / 3;

/** Ends agents when their time has come, whatever has become of this process. */
export type Guard = {
  /** `until` on the clock of the machine, which every process sees alike. A later call for the same group moves it. */
  hold: (group: number, until: number) => void;
  release: (group: number) => void;
  stop: () => void;
};

export type Leases = ReturnType<typeof keepLeases>;

type Held = { turn: TurnKey; until: number; stop: AbortController; group?: number };

/**
 * Renews the claims of the turns under way. Who hears nothing from the database for most of a lease, or is told that a
 * turn is another's, stops it; the guard ends its agent by then even where this process stands still. The rest of the
 * lease is what lies between that and another worker's start: no two agents are ever at work on one job.
 */
export function keepLeases({
  turns,
  leaseMs,
  guard,
  now,
}: {
  turns: Pick<TurnStore, 'renew'>;
  leaseMs: number;
  guard: Guard;
  /** Milliseconds of the clock that the guard goes by. */
  now: () => number;
}) {
  const held = new Map<string, Held>();
  const nameOf = ({ job, seq, attempt }: TurnKey) => `${job} ${seq} ${attempt}`;
  let renewing = false;

  const renew = async () => {
    const all = [...held.values()];
    if (renewing || all.length === 0) return;
    renewing = true;
    const asked = now();
    try {
      const ours = new Set((await turns.renew(all.map(({ turn }) => turn))).map(nameOf));
      for (const entry of all) {
        if (!ours.has(nameOf(entry.turn))) entry.stop.abort();
        else {
          entry.until = asked + leaseMs * TRUSTED_FOR;
          if (entry.group !== undefined) guard.hold(entry.group, entry.until);
        }
      }
    } catch {
      // Nothing is known: what was renewed last holds for as long as it holds.
    } finally {
      renewing = false;
    }
  };
  const look = () => {
    for (const entry of held.values()) if (entry.until <= now()) entry.stop.abort();
    void renew();
  };
  const timer = setInterval(look, leaseMs * RENEWED_AFTER);

  return {
    /** `claimedAt` is when the claim was asked for; `stop` is aborted when it holds no longer. */
    add: (turn: TurnKey, { claimedAt, stop }: { claimedAt: number; stop: AbortController }) => {
      held.set(nameOf(turn), { turn, until: claimedAt + leaseMs * TRUSTED_FOR, stop });
    },

    /** The turn's agent has begun in this process group; the function it gives says that it has ended. */
    guardAgent: (turn: TurnKey, group: number): (() => void) => {
      const entry = held.get(nameOf(turn));
      if (!entry) return () => {};
      entry.group = group;
      guard.hold(group, entry.until);
      return () => {
        delete entry.group;
        guard.release(group);
      };
    },

    /** Whether a claim holds for sure: asked also where the timer had no time to run. */
    holds: (turn: TurnKey): boolean => (held.get(nameOf(turn))?.until ?? 0) > now(),

    remove: (turn: TurnKey) => held.delete(nameOf(turn)),

    stop: () => {
      clearInterval(timer);
      guard.stop();
    },
  };
}
