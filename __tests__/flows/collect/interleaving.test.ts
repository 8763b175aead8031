import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { createChronicle } from '../../../src/flows/chronicle.ts';
import { type CollectPorts, collect } from '../../../src/flows/collect/collect.ts';
import { createLiveComment } from '../../../src/flows/thread/live-comment.ts';
import { createReactions, tellEnd } from '../../../src/flows/thread/reactions.ts';
import { HostError } from '../../../src/host/github/host-error.ts';
import type { CodeHost, Reaction, ThreadComment } from '../../../src/ports/code-host.ts';
import type { JobReading, Look } from '../../../src/ports/service.ts';
import { tellComment } from '../../../src/story/comment.ts';
import { findMarker, hashRequest, tellMarker } from '../../../src/story/marker.ts';
import type { MarkerOwner } from '../../../src/story/marker-owner.ts';
import { NO_PULL } from '../../../src/story/scene.ts';
import type { Story } from '../../../src/story/story.ts';
import { createFakeClock } from '../../support/fake-clock.ts';
import { createFakeCodeHost, SELF } from '../../support/fake-code-host.ts';
import { createRecordedLog } from '../../support/recorded-log.ts';

const JOB = 'job_1';
const LINK = 'https://github.com/o/r/pull/9';
const NOW_MS = Date.parse('2026-01-05T12:00:00Z');
const HOUR_MS = 3_600_000;
const bounds = { repository: 'o/r', project: 'p', host: 'api.example.com' };
const owner: MarkerOwner = {
  ...bounds,
  thread: 7,
  run: '42',
  attempt: 1,
  request: hashRequest(['one']),
  pages: [],
  order: 5,
  untilMs: NOW_MS + HOUR_MS,
};
const trusted = { serverUrl: 'https://github.com' };
const scene = {
  command: '/docs',
  asked: 'explain it',
  by: 'octocat',
  note: '',
  runUrl: '',
  trusted,
  untilMs: 0,
  elapsedMs: 0,
  pull: NO_PULL,
};

/** One thread and one job, whose every request is let through when the scheduler says so. */
function openWorld(scheduler: fc.Scheduler, end: JobReading) {
  const comments: ThreadComment[] = [];
  const reactions = new Set<Reaction>();
  let job: JobReading = { id: JOB, status: 'active', prLink: null };
  const pass = () => scheduler.schedule(Promise.resolve());
  const find = (id: number) => {
    const found = comments.find((comment) => comment.id === id);
    if (!found) throw new HostError('gone', 'HTTP 404');
    return found;
  };
  async function* list() {
    await pass();
    yield* comments.map((comment) => ({ ...comment })).reverse();
  }
  const host: CodeHost = {
    ...createFakeCodeHost({ isRunOver: async () => undefined }),
    ownLogin: async () => SELF,
    comments: list,
    repositoryComments: list,
    async addComment(_, body) {
      await pass();
      const comment = {
        id: 1,
        inReview: false,
        body,
        author: SELF,
        createdAt: new Date(NOW_MS).toISOString(),
      };
      comments.push(comment);
      return { ...comment };
    },
    async readComment({ id }) {
      await pass();
      return { ...find(id) };
    },
    async editComment({ id }, body) {
      await pass();
      comments[comments.indexOf(find(id))] = { ...find(id), body };
    },
    async addReaction(_, reaction) {
      await pass();
      reactions.add(reaction);
      return async () => {
        await pass();
        reactions.delete(reaction);
      };
    },
    pullRequest: async () => undefined,
  };
  const look = async (): Promise<Look> => {
    await pass();
    return { kind: 'job', job };
  };
  return {
    comments,
    reactions,
    host,
    look,
    /** Comes later than others by so many of their steps. */
    async idle(steps: number) {
      for (let n = 0; n < steps; n += 1) await pass();
    },
    async endJob() {
      job = { id: JOB, ...end };
    },
  };
}
type World = ReturnType<typeof openWorld>;

/** A run that waits, told by the action's own parts. It is killed after so many looks, or stops waiting then. */
async function wait(
  { host, look }: World,
  { looks, last }: { looks: number; last: 'killed' | 'out of time' },
) {
  const log = createRecordedLog();
  const warn = () => {};
  const records = { saveState: () => {}, setOutput: () => {}, log, redact: (text: string) => text };
  const chronicle = createChronicle(records);
  const held = { target: { id: 5, inReview: false }, there: [], maybe: [] };
  const reactions = createReactions(held, { host, warn });
  await reactions.show('eyes');
  const render = (story: Story) => tellComment(story, { scene, marker: tellMarker(story, owner) });
  const live = createLiveComment({
    host,
    place: { thread: 7 },
    owner,
    render,
    log,
    warn,
    self: async () => SELF,
  });
  chronicle.follow((story) => live.show(story));
  await live.show(chronicle.story);
  await chronicle.happened({ kind: 'sending', to: { kind: 'create' } });
  await chronicle.happened({ kind: 'accepted', jobId: JOB, job: { status: 'active' } });
  for (let n = 0; n < looks && chronicle.story.kind === 'running'; n += 1) {
    const seen = await look();
    if (seen.kind === 'job')
      await chronicle.happened({ kind: 'looked', jobId: JOB, job: seen.job, evidence: 'seen' });
  }
  if (chronicle.story.kind === 'running') {
    if (last === 'killed') return;
    await chronicle.happened({ kind: 'out of time' });
  }
  const show = () => live.show(chronicle.story);
  const toldByOthers = () => (live.hand.state.kind === 'left' ? live.hand.state.to : undefined);
  await tellEnd(chronicle.story, { show, reactions, toldByOthers });
}

function collectOnce({ host, look }: World, nowMs = NOW_MS) {
  const ports: CollectPorts = {
    host,
    service: { look, create: never, message: never },
    clock: createFakeClock(),
    retryDelay: () => 0,
    stop: new AbortController().signal,
    deadlineMs: HOUR_MS,
    trusted,
    redact: (text) => text,
    wallMs: () => nowMs,
    log: createRecordedLog(),
    warn: () => {},
  };
  return collect({ bounds, sinceMs: 7 * 24 * HOUR_MS, staleMs: 24 * HOUR_MS, concurrency: 2 }, ports);
}

const never = () => Promise.reject(new Error('nothing is sent'));

const ENDS: [JobReading, string, Reaction][] = [
  [{ status: 'completed', prLink: LINK }, 'pull-request', 'rocket'],
  [{ status: 'completed', prLink: null }, 'no-pull-request', 'confused'],
  [{ status: 'failed', prLink: null }, 'failed', '-1'],
  [{ status: 'archived', prLink: null }, 'archived', '-1'],
];

test('two collects and a waiting run on one thread end in one state, whoever comes first', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.constantFrom(...ENDS),
      fc.record({ looks: fc.integer({ min: 0, max: 12 }), last: fc.constantFrom('killed', 'out of time') }),
      fc.tuple(...[0, 1, 2].map(() => fc.integer({ min: 0, max: 24 }))),
      async (scheduler, [end, kind, reaction], run, [endsAfter = 0, ...comeAfter]) => {
        const world = openWorld(scheduler, end);
        const collects = comeAfter.map(async (steps) => {
          await world.idle(steps);
          return collectOnce(world);
        });
        const others = Promise.all([wait(world, run), world.idle(endsAfter).then(world.endJob)]);
        const collections = await scheduler.waitFor(Promise.all(collects));
        await scheduler.waitFor(others);
        // The next collect comes when the run's time is over.
        const later = NOW_MS + 2 * HOUR_MS;
        collections.push(await scheduler.waitFor(collectOnce(world, later)));
        expect(collections.map(({ broken }) => broken)).toEqual(['', '', '']);
        const [comment, ...more] = world.comments;
        expect(more).toEqual([]);
        const found = findMarker(comment?.body ?? '');
        expect(found).toMatchObject({ kind: 'marker', marker: { ...owner, story: { kind, jobId: JOB } } });
        expect(comment?.body).toContain('octocat asked:\n\n> explain it');
        expect([...world.reactions]).toEqual([reaction]);
      },
    ),
    { numRuns: 500 },
  );
});
