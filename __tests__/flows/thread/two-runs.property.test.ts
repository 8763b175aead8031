import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { AnswerPorts } from '../../../src/flows/answer-request.ts';
import { createChronicle } from '../../../src/flows/chronicle.ts';
import { collect } from '../../../src/flows/collect/collect.ts';
import { meetLeft } from '../../../src/flows/decide-next.ts';
import { tend } from '../../../src/flows/tend/tend.ts';
import type { TendPorts, TendRequest } from '../../../src/flows/tend/work.ts';
import type { ThreadQuestion } from '../../../src/flows/thread/continue-thread.ts';
import { openThread, type Thread } from '../../../src/flows/thread/open-thread.ts';
import { tidyRun } from '../../../src/flows/tidy-run.ts';
import { HostError } from '../../../src/host/github/host-error.ts';
import type { HostFailure, ThreadComment } from '../../../src/ports/code-host.ts';
import type { JobReading } from '../../../src/ports/service.ts';
import type { Marker } from '../../../src/story/marker-owner.ts';
import { decodeRecord } from '../../../src/story/record.ts';
import { isEnd, isOpen, knownJob, type Story } from '../../../src/story/story.ts';
import { createFakeClock } from '../../support/fake-clock.ts';
import { createFakeCodeHost, NO_TENDING, SELF } from '../../support/fake-code-host.ts';
import { markerIn } from '../../support/left-behind.ts';
import { createRecordedLog } from '../../support/recorded-log.ts';
import { requestOf } from '../../support/simulated-run.ts';

/*
 * One request, and all the hands that may come to its comment: two attempts of its run at the same time, each of which may be
 * killed and has a post step, a collect, and a tend; on a host whose answers are lost or late, whose lists lag behind or are
 * garbage. They take turns in any order, each knowing what it has seen.
 */
const NOW_MS = Date.parse('2026-01-05T12:00:00Z');
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const LINK = 'https://github.com/o/r/pull/9';
const JOB = 'job_1';
const BOUNDS = { repository: 'o/r', project: 'p', host: 'api.example.com' };
const redact = (text: string) => text;

function openWorld() {
  let visible: readonly ThreadComment[] | undefined;
  let garbage = 0;
  const facts = {
    isEnded: false,
    isMerged: false,
    isSent: false,
    killed: new Set<number>(),
    hasLagged: false,
  };
  const host = createFakeCodeHost({
    comments: list,
    repositoryComments: list,
    tending: {
      ...NO_TENDING,
      numberOf: (link) => (link === LINK ? 9 : undefined),
      read: async (number) => ({
        ...{ number, title: 'A title', labels: [], base: 'main', updatedMs: NOW_MS, hasConflict: false },
        head: { sha: 'a'.repeat(40), branch: 'docs', isHere: true },
        state: facts.isMerged ? 'merged' : 'open',
      }),
    },
  });
  async function* list() {
    if (garbage > 0) {
      garbage -= 1;
      throw new HostError('unreadable', 'no list');
    }
    yield* (visible ?? host.thread).toReversed();
  }
  const jobNow = (): JobReading =>
    facts.isEnded
      ? { id: JOB, status: 'completed', prLink: LINK }
      : { id: JOB, status: 'active', prLink: null };
  return {
    host,
    facts,
    jobNow,
    service: {
      look: async () => ({ kind: 'job' as const, job: jobNow() }),
      create: () => Promise.reject(new Error('not here')),
      message: () => Promise.reject(new Error('not here')),
    },
    /** From now on lists show what stands there at this moment. */
    lag() {
      visible = [...host.thread];
      facts.hasLagged = true;
    },
    catchUp() {
      visible = undefined;
    },
    garble() {
      garbage += 1;
    },
    heal() {
      host.heal();
      visible = undefined;
      garbage = 0;
    },
  };
}
type World = ReturnType<typeof openWorld>;

/** One attempt of the run, which goes a step further each time. */
function createAttempt(attempt: number, { host, facts, jobNow }: World) {
  let saved = '';
  let thread: Thread | undefined;
  let isOver = false;
  const log = createRecordedLog();
  const chronicle = createChronicle({
    saveState: (_, value) => {
      saved = value;
    },
    setOutput: () => {},
    log,
    redact,
  });
  const ports = {
    ...{ clock: createFakeClock(), host, log, chronicle, redact, wallMs: () => NOW_MS },
    stop: new AbortController().signal,
  } as unknown as AnswerPorts;
  const command = { id: 600, body: '/docs change it' };
  const request = requestOf(
    { run: '2', attempt, command, timeoutMs: HOUR_MS },
    { startedMs: 0, wallMs: NOW_MS },
  );
  /** As a run does that could not look for what an earlier attempt has left. */
  const lookAgain = async (open: Thread) => {
    const { run, attempt: number, request: asked } = open.sight.owner;
    open.sight.eye.blink();
    const facts: ThreadQuestion['facts'] = {
      ...{ run, attempt: number, request: asked },
      ...{ command: 'instruct', followUp: 'auto', commandWord: '/docs' },
    };
    const question = { facts, sight: { ...open.sight, self: SELF }, waiting: { deadlineMs: HOUR_MS } };
    await meetLeft(question, open).catch(() => chronicle.happened({ kind: 'refused', why: 'unread' }));
  };
  const proceed = async (story: Story) => {
    if (!isOpen(story)) {
      isOver = true;
      await thread?.close();
      return chronicle.close();
    }
    if (story.kind === 'opened' && story.past.kind === 'left')
      return knownJob(story.past.story)
        ? chronicle.happened({ kind: 'adopted' })
        : chronicle.happened({ kind: 'refused', why: 'may have been sent' });
    if (story.kind === 'opened') {
      // Whatever an earlier attempt has sent is known by now, or nothing is sent.
      if (facts.isSent) return chronicle.happened({ kind: 'refused', why: 'nothing is known' });
      facts.isSent = true;
      return chronicle.happened({ kind: 'sending', to: { kind: 'create' } });
    }
    if (story.kind === 'creating')
      return chronicle.happened({ kind: 'accepted', jobId: JOB, job: { status: 'active' } });
    if (facts.isEnded)
      return chronicle.happened({ kind: 'looked', jobId: JOB, job: jobNow(), evidence: 'seen' });
    return chronicle.happened({ kind: 'out of time' });
  };
  return {
    isDone: () => isOver,
    state: () => thread?.comment.hand.state,
    async goOn() {
      if (isOver) return;
      if (!thread) thread = await openThread(request, ports);
      else if (thread.comment.hand.state.kind === 'unread') await lookAgain(thread);
      else await proceed(chronicle.story);
    },
    /** Killed, if it is not over; then its post step comes, at once or later. */
    kill() {
      if (!isOver) facts.killed.add(attempt);
      isOver = true;
    },
    async tidy() {
      const record = decodeRecord(saved);
      if (!record) return;
      await tidyRun(record, { log, addSummary: () => undefined, openHost: async () => host });
    },
  };
}

const collectNow = ({ host, service }: World, wallMs = NOW_MS) =>
  collect(
    { bounds: BOUNDS, sinceMs: 7 * DAY_MS, staleMs: 5 * DAY_MS, concurrency: 1 },
    {
      ...{ host, service, clock: createFakeClock(), stop: new AbortController().signal, redact },
      ...{ log: createRecordedLog(), warn: () => {}, trusted: {}, deadlineMs: HOUR_MS },
      retryDelay: () => 0,
      wallMs: () => wallMs,
    },
  );

const tendNow = ({ host, service }: World) =>
  tend(
    {
      bounds: BOUNDS,
      sinceMs: 7 * DAY_MS,
      rules: { staleMs: 5 * DAY_MS, keepLabel: '', repairMax: 0 },
      reviewers: {},
      dryRun: false,
      run: { run: '77', attempt: 1, runUrl: undefined },
    } as unknown as TendRequest,
    {
      ...{ host, service, clock: createFakeClock(), stop: new AbortController().signal, redact },
      ...{ log: createRecordedLog(), trusted: {}, deadlineMs: HOUR_MS, wallMs: () => NOW_MS },
      retryDelay: () => 0,
    } as unknown as TendPorts,
  );

type Step =
  | { readonly who: 1 | 2; readonly does: 'go on' | 'kill' | 'tidy' }
  | 'collect'
  | 'tend'
  | 'the job ends'
  | 'it is merged'
  | 'lag'
  | 'catch up'
  | 'garble'
  | {
      readonly operation: 'addComment' | 'editComment' | 'readComment';
      readonly failure: HostFailure;
      readonly after: boolean;
    };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      who: fc.constantFrom(1 as const, 2 as const),
      does: fc.constant('go on' as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      who: fc.constantFrom(1 as const, 2 as const),
      does: fc.constantFrom('kill' as const, 'tidy' as const),
    }),
  },
  { weight: 4, arbitrary: fc.constantFrom<Step>('collect', 'tend', 'the job ends', 'it is merged') },
  { weight: 2, arbitrary: fc.constantFrom<Step>('lag', 'catch up', 'garble') },
  {
    weight: 4,
    arbitrary: fc.record({
      operation: fc.constantFrom('addComment' as const, 'editComment' as const, 'readComment' as const),
      failure: fc.constantFrom<HostFailure>('lost', 'unreachable', 'limited'),
      after: fc.boolean(),
    }),
  },
);

/** Within one attempt a story only goes this way. */
const stageOf = (story: Story) => (story.kind === 'concluded' ? 3 : isEnd(story) ? 2 : isOpen(story) ? 0 : 1);

/** Holds all that the comments say, each time they change, against what has happened. */
function createReader({ host, facts }: World) {
  const last = new Map<number, Marker>();
  return () => {
    for (const [at, comment] of host.thread.entries()) {
      host.thread[at] = { ...comment, createdAt: comment.createdAt ?? new Date(NOW_MS).toISOString() };
      const marker = markerIn(comment.body);
      if (!marker) throw new Error('a comment without a marker');
      const { story, attempt } = marker;
      const before = last.get(comment.id);
      last.set(comment.id, marker);
      if (before) {
        expect(attempt).toBeGreaterThanOrEqual(before.attempt);
        if (attempt === before.attempt) expect(stageOf(story)).toBeGreaterThanOrEqual(stageOf(before.story));
      }
      // Nobody is told what is not known.
      const { kind } = story;
      if (kind === 'pull-request') expect(facts.isEnded).toBe(true);
      if (kind === 'concluded') expect(facts.isMerged).toBe(true);
      if (kind === 'cancelled') expect(facts.killed.has(attempt)).toBe(true);
      // A re-run that finds no comment of the attempt before it can't tell.
      const isDoubt = kind === 'unknown' && attempt > 1;
      if (knownJob(story) || (kind === 'unknown' && !isDoubt)) expect(facts.isSent).toBe(true);
    }
  };
}

async function take(
  one: Step,
  { world, runs }: { world: World; runs: Record<1 | 2, ReturnType<typeof createAttempt>> },
) {
  const { host, facts } = world;
  if (typeof one === 'object' && 'who' in one) {
    const run = runs[one.who];
    if (one.does === 'go on') await run.goOn();
    else if (one.does === 'kill') run.kill();
    else if (run.isDone()) await run.tidy();
  } else if (typeof one === 'object')
    host.fail(one.operation, one.failure, { after: one.after && one.failure === 'lost' });
  else if (one === 'collect') await collectNow(world);
  else if (one === 'tend') await tendNow(world);
  else if (one === 'the job ends') facts.isEnded = facts.isSent;
  else if (one === 'it is merged') facts.isMerged = facts.isEnded;
  else if (one === 'lag') world.lag();
  else if (one === 'catch up') world.catchUp();
  else world.garble();
}

test('two attempts, a collect and a tend at one comment: never two of one, never backwards, never more than is known, and the last word is told', async () => {
  const seen = { taken: 0, concluded: 0, both: 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const world = openWorld();
      const { host, facts } = world;
      const runs = { 1: createAttempt(1, world), 2: createAttempt(2, world) };
      const read = createReader(world);
      for (const one of steps) {
        await take(one, { world, runs });
        read();
        const attempts = host.thread.map(({ body }) => markerIn(body)?.attempt);
        if (!facts.hasLagged) expect(attempts).toEqual([...new Set(attempts)]);
      }
      // The host is well again. Whoever is not over is killed, and has a post step.
      world.heal();
      for (const run of [runs[1], runs[2]]) {
        run.kill();
        await run.tidy();
        read();
      }
      if (facts.hasLagged) return;
      for (const { body } of host.thread) {
        const marker = markerIn(body);
        const state = runs[marker?.attempt === 2 ? 2 : 1].state()?.kind;
        if (marker && state !== 'shut') expect(isOpen(marker.story)).toBe(false);
      }
      facts.isEnded = facts.isSent;
      facts.isMerged = facts.isSent;
      await collectNow(world, NOW_MS + 3 * HOUR_MS);
      read();
      await tendNow(world);
      read();
      if (host.thread.length === 0) return;
      seen.taken += 1;
      if (host.thread.some(({ body }) => markerIn(body)?.attempt === 2)) seen.both += 1;
      const kinds = host.thread.map(({ body }) => markerIn(body)?.story.kind);
      if (kinds.includes('concluded')) seen.concluded += 1;
      for (const kind of kinds) expect(['detached', 'timed-out', 'cancelled', 'running']).not.toContain(kind);
    }),
    { numRuns: 600 },
  );
  expect(Math.min(seen.taken, seen.concluded, seen.both)).toBeGreaterThan(20);
}, 60_000);
