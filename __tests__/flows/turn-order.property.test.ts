import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { findMarker } from '../../src/story/marker.ts';
import { isOpen } from '../../src/story/story.ts';
import { PASSED_OVER_MS } from '../../src/thread/turn-order.ts';
import { createDraw } from '../support/seeded-random.ts';
import { type SimulatedRun, startRun } from '../support/simulated-run.ts';
import { createSimulatedThread, type SimulatedThread } from '../support/simulated-thread.ts';
import { createSimulation } from '../support/simulation.ts';

const PATIENCE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** A counterexample is played again by its seed; making it smaller would take minutes. */
const BOUNDS = { endOnFailure: true };

/** What becomes of a command's run. `afterMs` counts from its start. */
type Fate =
  | { kind: 'left alone' }
  | { kind: 'killed'; afterMs: number; tidies: boolean }
  | { kind: 'stopped'; afterMs: number }
  | { kind: 'never comes' };

interface Command {
  /** Since the command before. */
  readonly gapMs: number;
  readonly startDelayMs: number;
  readonly isNew: boolean;
  readonly fate: Fate;
  /** How long after its end somebody has it run again. */
  readonly rerunAfterMs: number | undefined;
  readonly timeoutMs: number;
}

interface World {
  readonly commands: readonly Command[];
  readonly tellsRuns: boolean;
  readonly losesAnswers: boolean;
  readonly seed: number;
}

interface Played {
  readonly thread: SimulatedThread;
  readonly runs: readonly (SimulatedRun & { readonly commandId: number; readonly attempt: number })[];
}

async function play({ commands, seed, ...host }: World): Promise<Played> {
  const draw = createDraw(seed);
  const simulation = createSimulation(draw);
  const thread = createSimulatedThread(simulation, { draw, ...host });
  const runs: (SimulatedRun & { commandId: number; attempt: number })[] = [];
  const start = (command: Command & { id: number; body: string; run: string }, attempt: number) => {
    const options = { ...command, command, attempt };
    const run = startRun(options, { simulation, thread, draw });
    runs.push({ ...run, commandId: command.id, attempt });
    const { fate } = command;
    if (attempt === 1 && fate.kind === 'killed')
      simulation.at(simulation.now() + fate.afterMs, () => run.kill(fate));
    if (attempt === 1 && fate.kind === 'stopped') simulation.at(simulation.now() + fate.afterMs, run.stop);
    if (attempt > 1 || command.rerunAfterMs === undefined) return;
    const rerunAfterMs = command.rerunAfterMs;
    const tryAgain = () => {
      if (thread.over.has(command.run)) start(command, 2);
      else if (simulation.now() < 4 * HOUR_MS) simulation.at(simulation.now() + 30_000, tryAgain);
    };
    simulation.at(simulation.now() + rerunAfterMs, tryAgain);
  };
  let saidMs = 0;
  for (const [at, command] of commands.entries()) {
    saidMs += command.gapMs;
    simulation.at(saidMs, () => {
      const body = `/docs ${command.isNew ? 'new ' : ''}change ${at}`;
      const id = thread.say(body);
      if (command.fate.kind === 'never comes') return;
      const run = String(9_000 - at);
      simulation.at(simulation.now() + command.startDelayMs, () => start({ ...command, id, body, run }, 1));
    });
  }
  await simulation.run(12 * HOUR_MS);
  return { thread, runs };
}

const milliseconds = (max: number) => fc.integer({ min: 0, max });
const fate: fc.Arbitrary<Fate> = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Fate>({ kind: 'left alone' }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('killed' as const),
      afterMs: fc.oneof(milliseconds(5_000), milliseconds(200_000)),
      tidies: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('stopped' as const), afterMs: milliseconds(200_000) }),
  },
  { weight: 1, arbitrary: fc.constant<Fate>({ kind: 'never comes' }) },
);
const command: fc.Arbitrary<Command> = fc.record({
  gapMs: fc.oneof(milliseconds(500), milliseconds(30_000)),
  startDelayMs: fc.oneof(milliseconds(2_000), milliseconds(30_000), milliseconds(200_000)),
  isNew: fc.oneof({ weight: 5, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
  fate,
  rerunAfterMs: fc.option(milliseconds(300_000), { nil: undefined, freq: 3 }),
  timeoutMs: fc.constantFrom(HOUR_MS, HOUR_MS, 180_000),
});
const calm = fc.record({
  gapMs: fc.oneof(milliseconds(500), milliseconds(30_000)),
  startDelayMs: fc.oneof(milliseconds(2_000), milliseconds(30_000)),
  isNew: fc.constant(false),
  fate: fc.constant<Fate>({ kind: 'left alone' }),
  rerunAfterMs: fc.constant(undefined),
  timeoutMs: fc.constant(HOUR_MS),
});
const worldOf = (one: fc.Arbitrary<Command>, losesAnswers: fc.Arbitrary<boolean>): fc.Arbitrary<World> =>
  fc.record({
    commands: fc.array(one, { minLength: 1, maxLength: 6 }),
    tellsRuns: fc.boolean(),
    losesAnswers,
    seed: fc.integer(),
  });

/** The command that something sent was for. */
const askedBy = ({ runs }: Played, { run }: { run: string }) =>
  runs.find((one) => one.run === run)?.commandId ?? 0;
const firstComment = ({ thread }: Played, run: string): number => {
  const written = thread.comments.filter(({ body }) => {
    const found = findMarker(body);
    return found.kind === 'marker' && found.marker.run === run;
  });
  return Math.min(...written.map(({ id }) => thread.writtenMs(id)));
};
/** What a run that was killed had on its way takes effect when it arrives, and nobody can wait for it. */
const wasOnItsWay = ({ runs }: Played, { run, atMs }: { run: string; atMs: number }) =>
  runs.every((one) => {
    const { startedMs, killedMs } = one;
    return one.run !== run || startedMs > atMs || (killedMs() ?? Number.POSITIVE_INFINITY) < atMs;
  });
/** From when on a run sends nothing more. */
const overMs = (run: Played['runs'][number], { thread }: Played) =>
  Math.min(run.endedMs() ?? run.killedMs() ?? Number.POSITIVE_INFINITY, thread.toldMs(run.run, run.attempt));

function expectOrder(played: Played): void {
  const { thread, runs } = played;
  const { sent } = thread;
  // At most once each.
  expect(sent.map(({ prompt }) => prompt)).toEqual([...new Set(sent.map(({ prompt }) => prompt))]);
  for (const [at, later] of sent.entries()) {
    if (wasOnItsWay(played, later)) continue;
    for (const earlier of sent.slice(0, at)) {
      const isInOrder = askedBy(played, earlier) < askedBy(played, later);
      const isRerun = runs.some(
        ({ run, attempt, startedMs }) => run === later.run && attempt > 1 && startedMs <= later.atMs,
      );
      const lateMs = firstComment(played, later.run) - firstComment(played, earlier.run);
      // An old command that did not show itself in time may have been passed over once already.
      const ageMs = earlier.atMs - thread.writtenMs(askedBy(played, later));
      if (!isInOrder && !isRerun && ageMs < PASSED_OVER_MS)
        expect(lateMs).toBeGreaterThanOrEqual(PATIENCE_MS);
      // One after another: whoever sent before has ended, or is dead.
      const before = runs.filter(({ run, startedMs }) => run === earlier.run && startedMs <= earlier.atMs);
      expect(Math.max(...before.map((one) => overMs(one, played)))).toBeLessThan(later.atMs);
    }
  }
}

function expectOneJob({ thread }: Played, { commands }: World): void {
  const creates = thread.sent.filter(({ kind }) => kind === 'create');
  const asked = creates.filter(({ prompt }) => !commands[Number(/\d+$/.exec(prompt)?.[0])]?.isNew);
  // One that was asked for by name may come first, and then no other is made.
  expect(asked.length).toBeLessThanOrEqual(1);
}

function expectToldEnds({ thread, runs }: Played, isWritten: boolean): void {
  for (const { story, killedMs, run, attempt } of runs) {
    if (killedMs() !== undefined) continue;
    expect(isOpen(story())).toBe(false);
    const shown = thread.comments.flatMap(({ body }) => {
      const found = findMarker(body);
      const isOwn = found.kind === 'marker' && found.marker.run === run && found.marker.attempt === attempt;
      return isOwn ? [found.marker.story] : [];
    });
    if (isWritten) expect(shown.filter(isOpen)).toEqual([]);
  }
}

test('whatever happens to the runs of a thread, its commands are sent once, in order, one after another', async () => {
  await fc.assert(
    fc.asyncProperty(worldOf(command, fc.constant(false)), async (world) => {
      const played = await play(world);
      expectOrder(played);
      expectOneJob(played, world);
      expectToldEnds(played, true);
    }),
    { numRuns: 150, ...BOUNDS },
  );
});

test('answers of the host that are lost or late change nothing of that', async () => {
  await fc.assert(
    fc.asyncProperty(worldOf(command, fc.constant(true)), async (world) => {
      const played = await play(world);
      expectOrder(played);
      expectOneJob(played, world);
      expectToldEnds(played, false);
    }),
    { numRuns: 100, ...BOUNDS },
  );
});

test('without a mishap every command is sent, and gets a pull request', async () => {
  await fc.assert(
    fc.asyncProperty(worldOf(calm, fc.constant(false)), async (world) => {
      const played = await play(world);
      expect(played.thread.sent).toHaveLength(world.commands.length);
      expect(played.runs.map(({ story }) => story().kind)).toEqual(world.commands.map(() => 'pull-request'));
      const ids = played.thread.sent.map((one) => askedBy(played, one));
      expect(ids).toEqual(ids.toSorted((a, b) => a - b));
      expectOrder(played);
    }),
    { numRuns: 60, ...BOUNDS },
  );
});
