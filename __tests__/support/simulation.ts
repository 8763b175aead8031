import { setImmediate } from 'node:timers/promises';
import type { Clock } from '../../src/ports/clock.ts';

/** Never settles: whoever awaits it is dead. */
const NEVER = new Promise<never>(() => {});

/** What somebody in a simulation can do: wait, and ask others, until he is killed. */
export interface Actor {
  readonly clock: Clock;
  /**
   * Asks somebody else. What is asked takes effect after a while, and the answer comes after another: whoever is killed in
   * between has had his effect. `beforeMs` and `afterMs` are drawn where they are not given.
   */
  ask<T>(effect: () => T, delays?: { beforeMs?: number; afterMs?: number }): Promise<T>;
  kill(): void;
  readonly isDead: () => boolean;
}

export interface Simulation {
  /** Milliseconds since it began. */
  now(): number;
  /** Does something at a moment. */
  at(ms: number, action: () => void): void;
  actor(): Actor;
  /** Lets time pass until nothing is left to happen, or the moment has come. */
  run(untilMs: number): Promise<void>;
}

/** Virtual time, in which everything happens one after another; `draw` gives numbers in [0, 1) and so the interleaving. */
export function createSimulation(draw: () => number): Simulation {
  let nowMs = 0;
  let count = 0;
  const events: { ms: number; count: number; action: () => void }[] = [];
  const at = (ms: number, action: () => void) => {
    count += 1;
    events.push({ ms: Math.max(ms, nowMs), count, action });
  };
  /** Mostly short, now and then long. */
  const latency = () => (draw() < 0.9 ? 20 + draw() * 400 : draw() * 15_000);

  const actor = (): Actor => {
    let isDead = false;
    const sleep = (ms: number, signal?: AbortSignal) =>
      new Promise<void>((resolve) => {
        if (isDead) return;
        const wake = () => isDead || resolve();
        if (signal?.aborted) return at(nowMs, wake);
        at(nowMs + Math.max(0, ms), wake);
        signal?.addEventListener('abort', () => at(nowMs, wake), { once: true });
      });
    return {
      clock: { now: () => nowMs, sleep, every: () => () => {} },
      ask: (effect, { beforeMs = latency(), afterMs = latency() } = {}) => {
        if (isDead) return NEVER;
        return new Promise((resolve, reject) => {
          at(nowMs + beforeMs, () => {
            let answer: () => void;
            try {
              const value = effect();
              answer = () => resolve(value);
            } catch (error) {
              answer = () => reject(error);
            }
            at(nowMs + afterMs, () => isDead || answer());
          });
        });
      },
      kill: () => {
        isDead = true;
      },
      isDead: () => isDead,
    };
  };

  return {
    now: () => nowMs,
    at,
    actor,
    async run(untilMs) {
      for (;;) {
        // Whatever follows from the last event without time passing.
        await setImmediate();
        const next = events.reduce<(typeof events)[number] | undefined>(
          (first, event) =>
            first && (first.ms < event.ms || (first.ms === event.ms && first.count < event.count))
              ? first
              : event,
          undefined,
        );
        if (!next || next.ms > untilMs) return;
        events.splice(events.indexOf(next), 1);
        nowMs = next.ms;
        next.action();
      }
    },
  };
}
