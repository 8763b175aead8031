import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { JobStatus } from '../../../src/contract/job-status.ts';
import { FORGOTTEN_PROMPT, type ListedJob, type ListQuery } from '../../../src/server/store/jobs.ts';
import { SESSIONS_MAX } from '../../../src/server/store/sessions.ts';
import type { Stores } from '../../../src/server/store/stores.ts';
import { type Claimed, type TurnKey, TurnLost } from '../../../src/server/store/turns.ts';
import { NEVER } from '../../../src/server/store/unpublished.ts';
import { interleavings } from './interleavings.ts';
import { recovered } from './recovered.ts';

/** One engine under test, with nothing in it. */
export type World = {
  stores: Stores;
  /** The stores of a further process, with the worker of that name; the same ones where the engine serves one process. */
  process: (worker: string) => Promise<Stores>;
  /** What the service's clock says, for what it stamps. */
  clock: { now: number };
  dataDir: string;
  /** Has a turn's lease run out, where there are leases. */
  lapse?: (turn: TurnKey) => Promise<void>;
  close: () => Promise<void>;
};

export type Engine = {
  start?: () => Promise<void>;
  stop?: () => Promise<void>;
  open: (limits: { agentRequestsPerHour: number; analyticsRequestsPerHour: number }) => Promise<World>;
};

const LIMITS = { agentRequestsPerHour: 3, analyticsRequestsPerHour: 2 };
const LONGEST_MS = 60_000;

/** What every engine must do, written once. */
export function storeSuite(name: string, engine: Engine): void {
  describe(name, () => {
    const opened: World[] = [];
    const close = async () => {
      for (const world of opened.splice(0)) await world.close();
    };
    const open = async () => {
      await close();
      const world = await engine.open(LIMITS);
      opened.push(world);
      return world;
    };
    beforeAll(async () => engine.start?.(), LONGEST_MS);
    afterEach(close, LONGEST_MS);
    afterAll(async () => engine.stop?.(), LONGEST_MS);

    jobs(open);
    turns(open);
    interleavings(open);
    recovered(open);
    unpublished(open);
    keys(open);
    limits(open);
    sessions(open);
    artifacts(open);

    test('nothing is wrong with it', async () => {
      const { stores } = await open();
      expect(await stores.probe()).toBeUndefined();
    });
  });
}

type Open = () => Promise<World>;

export const newJob = (project = 'docs', prompt = 'Fix it.') => ({
  project,
  prompt,
  repository: 'https://git.test/docs',
  ref: null,
  model: 'agent-command',
});

/** Claims a turn that must be there. */
export async function claim(stores: Stores, project = 'docs'): Promise<Claimed> {
  const claimed = await stores.turns.claim(project);
  if (!claimed) throw new Error(`nothing to claim in ${project}`);
  return claimed;
}

/** Claims and finishes the next turn. */
async function runNext(stores: Stores, status: 'completed' | 'failed' = 'completed'): Promise<Claimed> {
  const claimed = await claim(stores);
  await stores.turns.finish(claimed.turn, status === 'failed' ? { status, failure: 'it broke' } : { status });
  return claimed;
}

function jobs(open: Open): void {
  describe('jobs', () => {
    test('are found as they were made, with their first turn', async () => {
      const { stores, clock } = await open();
      const made = await stores.jobs.create({ ...newJob('docs', 'Fix “it”. 🙂\n'), ref: 'main' });
      expect(made).toEqual({
        id: expect.stringMatching(/^[a-z2-9]{26}$/),
        project: 'docs',
        status: 'active',
        repository: 'https://git.test/docs',
        ref: 'main',
        model: 'agent-command',
        pr_link: null,
        base_commit: null,
        head_commit: null,
        created_at: clock.now,
        archived_at: null,
        recovered_at: null,
        turn: 1,
        checks: null,
        failure: null,
      });
      expect(await stores.jobs.find(made.id)).toEqual(made);
      expect(await stores.jobs.turn(made.id, 1)).toMatchObject({
        job: made.id,
        seq: 1,
        prompt: 'Fix “it”. 🙂\n',
        state: 'queued',
        attempt: 0,
        lost: 0,
        process: null,
        parent_commit: null,
        result_commit: null,
        failure: null,
        created_at: clock.now,
        started_at: null,
        ended_at: null,
      });
      expect(await stores.jobs.turn(made.id, 2)).toBeUndefined();
      expect(await stores.jobs.find('nothing')).toBeUndefined();
    });

    test('number their turns without a gap, however many come at once', async () => {
      const { stores, process } = await open();
      const other = await process('other');
      const { id } = await stores.jobs.create(newJob());
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, at) => (at % 2 ? stores : other).jobs.addMessage(id, `message ${at}`)),
      );
      expect(answers.map((job) => job?.turn).sort((a = 0, b = 0) => a - b)).toEqual(
        Array.from({ length: 12 }, (_, at) => at + 2),
      );
      expect(await stores.jobs.turnCount(id)).toBe(13);
      expect(await stores.jobs.turnCount('nothing')).toBe(0);
    });

    test('that ended are active again with a message, unless they are archived', async () => {
      const { stores, clock } = await open();
      const { id } = await stores.jobs.create(newJob());
      await runNext(stores);
      expect(await stores.jobs.find(id)).toMatchObject({ status: 'completed', turn: 1 });
      expect(await stores.jobs.addMessage(id, 'More.')).toMatchObject({ status: 'active', turn: 2 });
      clock.now += 5;
      expect(await stores.jobs.archive(id)).toBe(true);
      const at = clock.now;
      clock.now += 5;
      expect(await stores.jobs.archive(id)).toBe(true);
      expect(await stores.jobs.addMessage(id, 'More.')).toBeUndefined();
      expect(await stores.jobs.find(id)).toMatchObject({ status: 'archived', archived_at: at });
      expect(await stores.jobs.turn(id, 2)).toMatchObject({
        state: 'done',
        failure: 'archived',
        ended_at: at,
      });
      expect(await stores.turns.claim('docs')).toBeUndefined();
      expect(await stores.jobs.archive('nothing')).toBe(false);
    });

    test('that failed can be tried again, and no others', async () => {
      const { stores } = await open();
      const { id } = await stores.jobs.create(newJob());
      expect(await stores.jobs.retry(id)).toEqual({ ok: false, status: 'active' });
      const first = await claim(stores);
      await stores.turns.recordResult(first.turn, 'c1');
      await stores.turns.finish(first.turn, { status: 'failed', failure: 'it broke' });
      expect(await stores.jobs.retry(id)).toEqual({ ok: true });
      expect(await stores.jobs.find(id)).toMatchObject({ status: 'active', turn: 1 });
      expect(await stores.jobs.turn(id, 1)).toMatchObject({
        state: 'queued',
        failure: null,
        lost: 0,
        result_commit: 'c1',
      });
      const again = await claim(stores);
      expect(again.turn).toMatchObject({ seq: 1, result_commit: 'c1' });
      await stores.turns.finish(again.turn, { status: 'completed' });
      expect(await stores.jobs.retry(id)).toEqual({ ok: false, status: 'completed' });
      expect(await stores.jobs.retry('nothing')).toEqual({ ok: false, status: undefined });
    });

    test('forget what was asked for once they are at rest for long, and stay', async () => {
      const { stores, clock } = await open();
      const done = async (prompt: string, status: 'completed' | 'failed') => {
        const { id } = await stores.jobs.create(newJob('docs', prompt));
        const { turn } = await claim(stores);
        await stores.turns.finish(turn, status === 'failed' ? { status, failure: 'no' } : { status });
        return id;
      };
      const promptsOf = async (id: string, turns = [1]) =>
        Promise.all(turns.map(async (seq) => (await stores.jobs.turn(id, seq))?.prompt));
      const [old, failed, waiting] = [
        await done('old', 'completed'),
        await done('failed', 'failed'),
        await done('waits', 'failed'),
      ];
      await stores.unpublished.add({ job: waiting, seq: 1, commit: 'c1' });
      const goesOn = await done('goes on', 'completed');
      clock.now += 1000;
      const lastAt = clock.now - 1;
      await stores.jobs.addMessage(goesOn, 'more');
      const young = (await stores.jobs.create(newJob('docs', 'young'))).id;
      expect(await stores.jobs.forgetPrompts({ lastAt, dryRun: true })).toBe(2);
      expect(await promptsOf(old)).toEqual(['old']);
      expect(await stores.jobs.forgetPrompts({ lastAt, dryRun: false })).toBe(2);
      expect(await stores.jobs.forgetPrompts({ lastAt, dryRun: false })).toBe(0);
      expect(await promptsOf(old)).toEqual([FORGOTTEN_PROMPT]);
      expect(await promptsOf(failed)).toEqual([FORGOTTEN_PROMPT]);
      expect(await promptsOf(goesOn, [1, 2])).toEqual(['goes on', 'more']);
      expect([...(await promptsOf(waiting)), ...(await promptsOf(young))]).toEqual(['waits', 'young']);
      expect(await stores.jobs.retry(failed)).toEqual({ ok: false, status: 'forgotten' });
      expect(await stores.jobs.find(old)).toMatchObject({ status: 'completed', turn: 1 });
      expect(await stores.jobs.addMessage(old, 'again')).toMatchObject({ status: 'active', turn: 2 });
      expect(await promptsOf(old, [1, 2])).toEqual([FORGOTTEN_PROMPT, 'again']);
    });

    test('are listed newest first, by project and status, in parts', async () => {
      const { stores, clock } = await open();
      const ids: string[] = [];
      for (let at = 0; at < 7; at++) {
        clock.now += at % 2;
        const { id } = await stores.jobs.create(newJob(at < 5 ? 'docs' : 'blog', `prompt ${at}`));
        ids.push(id);
      }
      await stores.jobs.archive(ids[0] ?? '');
      await stores.jobs.addMessage(ids[1] ?? '', 'more');
      const list = async (query: ListQuery) => {
        const found: ListedJob[] = [];
        for await (const job of stores.jobs.list(query)) found.push(job);
        return found;
      };
      const all = await list({});
      expect(all.map(({ id }) => id).sort()).toEqual([...ids].sort());
      for (const [newer, older] of all.slice(1).map((job, at) => [all[at], job] as const))
        expect([newer?.created_at, newer?.id] > [older.created_at, older.id]).toBe(true);
      const inParts: ListedJob[] = [];
      for (let last = inParts.at(-1); ; last = inParts.at(-1)) {
        const before = last && { createdAt: last.created_at, id: last.id };
        const part = await list({ limit: 3, ...(before ? { before } : {}) });
        if (part.length === 0) break;
        inParts.push(...part);
      }
      expect(inParts).toEqual(all);
      expect((await list({ project: 'blog' })).map(({ project }) => project)).toEqual(['blog', 'blog']);
      expect((await list({ status: 'archived' })).map(({ id }) => id)).toEqual([ids[0]]);
      expect(await list({ project: 'blog', status: 'archived' })).toEqual([]);
      expect(all.find(({ id }) => id === ids[1])).toEqual({
        id: ids[1],
        project: 'docs',
        status: 'active',
        model: 'agent-command',
        pr_link: null,
        created_at: expect.any(Number),
        archived_at: null,
        prompt: 'prompt 1',
        turns: 2,
        failure: null,
        checks: null,
      });
      const counts = await Promise.all(
        (['active', 'archived', 'failed'] as JobStatus[]).map((status) => stores.jobs.count('docs', status)),
      );
      expect(counts).toEqual([4, 1, 0]);
    });

    test('are at rest when no turn waits or runs', async () => {
      const { stores, clock } = await open();
      const { id } = await stores.jobs.create(newJob());
      let acted = 0;
      const act = () => {
        acted++;
      };
      expect(await stores.jobs.rest(id)).toEqual({ open: true, archived: false, lastAt: clock.now });
      expect(await stores.jobs.whileAtRest(id, act)).toBe(false);
      clock.now += 7;
      await runNext(stores);
      expect(await stores.jobs.rest(id)).toEqual({ open: false, archived: false, lastAt: clock.now });
      expect(await stores.jobs.whileAtRest(id, act)).toBe(true);
      expect(acted).toBe(1);
      expect(await stores.jobs.rest('nothing')).toBeUndefined();
    });
  });
}

function turns(open: Open): void {
  describe('turns', () => {
    test('are claimed the oldest first, those of one job one at a time', async () => {
      const { stores, process, clock } = await open();
      const other = await process('other');
      const first = await stores.jobs.create(newJob());
      clock.now++;
      await stores.jobs.addMessage(first.id, 'then this');
      clock.now++;
      const second = await stores.jobs.create(newJob());
      const blog = await stores.jobs.create(newJob('blog'));
      expect((await stores.turns.waiting()).sort()).toEqual(['blog', 'docs']);
      const one = await claim(stores);
      expect(one).toMatchObject({
        job: { id: first.id, status: 'active' },
        turn: { seq: 1, state: 'running', attempt: 1, lost: 0, started_at: clock.now },
      });
      expect(await claim(other)).toMatchObject({ job: { id: second.id }, turn: { seq: 1 } });
      expect(await other.turns.claim('docs')).toBeUndefined();
      expect(await claim(other, 'blog')).toMatchObject({ job: { id: blog.id } });
      await stores.turns.finish(one.turn, { status: 'completed', prLink: '/pull/1' });
      expect(await other.jobs.find(first.id)).toMatchObject({ status: 'active', pr_link: '/pull/1' });
      const next = await claim(other);
      expect(next.turn).toMatchObject({ job: first.id, seq: 2, prompt: 'then this' });
      await other.turns.finish(next.turn, { status: 'failed', failure: 'it broke' });
      expect(await stores.jobs.find(first.id)).toMatchObject({ status: 'failed', pr_link: '/pull/1' });
      expect(await stores.jobs.turn(first.id, 2)).toMatchObject({ state: 'done', failure: 'it broke' });
    });

    test('keep what is recorded, and hand it to the next attempt', async () => {
      const { stores } = await open();
      const { id } = await stores.jobs.create(newJob());
      const { turn } = await claim(stores);
      await stores.turns.recordProcess(turn, '1:2');
      await stores.turns.recordParent(turn, { commit: 'p1', newBranch: true, contexts: '[3]' });
      await stores.turns.recordChecks(turn, '[1]');
      await stores.turns.recordChecks(turn, '[2]');
      await stores.turns.recordResult(turn, 'r1');
      expect(await stores.turns.running()).toMatchObject([{ job: id, seq: 1, process: '1:2' }]);
      expect(await stores.jobs.find(id)).toMatchObject({ base_commit: 'p1', head_commit: 'r1' });
      await stores.turns.requeue(turn);
      expect(await stores.turns.running()).toEqual([]);
      const again = await claim(stores);
      expect(again.turn).toMatchObject({
        attempt: 2,
        lost: 0,
        process: null,
        parent_commit: 'p1',
        result_commit: 'r1',
        checks: '[2]',
        contexts: '[3]',
      });
      expect(await stores.jobs.find(id)).toMatchObject({ checks: '[2]' });
      await stores.jobs.addMessage(id, 'More.');
      expect(await stores.jobs.find(id)).toMatchObject({ turn: 2, checks: null });
      await stores.turns.recordParent(again.turn, { commit: 'p2', newBranch: false, contexts: null });
      expect(await stores.jobs.find(id)).toMatchObject({ base_commit: 'p1' });
      expect(await stores.jobs.turn(id, 1)).toMatchObject({ parent_commit: 'p2', contexts: null });
    });

    test('are no longer those of an attempt that gave them back or finished', async () => {
      const { stores } = await open();
      const { id } = await stores.jobs.create(newJob());
      const { turn: early } = await claim(stores);
      await stores.turns.requeue(early);
      const refuse = async (key: TurnKey) => {
        const writes = [
          () => stores.turns.recordProcess(key, '1:2'),
          () => stores.turns.recordParent(key, { commit: 'x', newBranch: true, contexts: '[]' }),
          () => stores.turns.recordResult(key, 'x'),
          () => stores.turns.finish(key, { status: 'completed', prLink: 'x' }),
          () => stores.turns.requeue(key),
        ];
        for (const write of writes) await expect(write()).rejects.toBeInstanceOf(TurnLost);
        expect(await stores.turns.renew([key])).toEqual([]);
        expect(await stores.jobs.find(id)).toMatchObject({
          base_commit: null,
          head_commit: null,
          pr_link: null,
        });
      };
      await refuse(early);
      const { turn: late } = await claim(stores);
      await refuse(early);
      const held = await stores.turns.renew([early, late]);
      expect(held.map(({ job, seq, attempt }) => ({ job, seq, attempt }))).toEqual([
        { job: late.job, seq: late.seq, attempt: late.attempt },
      ]);
      await stores.turns.finish(late, { status: 'completed' });
      await refuse(late);
    });

    test('that a dead process had go back to the queue, one attempt lost', async () => {
      const { stores } = await open();
      const lost = await stores.jobs.create(newJob());
      const made = await stores.jobs.create(newJob());
      const one = await claim(stores);
      const two = await claim(stores);
      const published = one.job.id === made.id ? one : two;
      await stores.turns.recordResult(published.turn, 'r1');
      expect((await stores.turns.recover()).map(({ job }) => job).sort()).toEqual([lost.id, made.id].sort());
      expect(await stores.jobs.turn(lost.id, 1)).toMatchObject({ state: 'queued', lost: 1 });
      // Only publishing was left.
      expect(await stores.jobs.turn(made.id, 1)).toMatchObject({ state: 'queued', lost: 0 });
      expect(await stores.turns.recover()).toEqual([]);
      expect((await claim(stores)).turn.attempt).toBe(2);
    });

    test('that was lost once is lost again only where it had begun', async () => {
      const { stores } = await open();
      const { id } = await stores.jobs.create(newJob());
      await claim(stores);
      await stores.turns.recover();
      await claim(stores);
      await stores.turns.recover();
      expect(await stores.jobs.turn(id, 1)).toMatchObject({ state: 'queued', lost: 1, attempt: 2 });
      const { turn } = await claim(stores);
      await stores.turns.recordProcess(turn, 'alone');
      await stores.turns.recover();
      expect(await stores.jobs.turn(id, 1)).toMatchObject({ state: 'queued', lost: 2, attempt: 3 });
    });

    test('are counted', async () => {
      const { stores, clock } = await open();
      const none = { queued: 0, running: 0, oldestQueuedAt: null, oldestRunningAt: null };
      expect(await stores.turns.state()).toEqual(none);
      const at = clock.now;
      await stores.jobs.create(newJob());
      clock.now++;
      const { id } = await stores.jobs.create(newJob());
      await stores.jobs.addMessage(id, 'more');
      expect(await stores.turns.state()).toEqual({ ...none, queued: 3, oldestQueuedAt: at });
      clock.now++;
      await claim(stores);
      expect(await stores.turns.state()).toEqual({
        queued: 2,
        running: 1,
        oldestQueuedAt: at + 1,
        oldestRunningAt: at + 2,
      });
    });

    test('wake the workers of every process', async () => {
      const { stores, process } = await open();
      const other = await process('other');
      let woken: (() => void) | undefined;
      const stop = other.turns.onQueued(() => woken?.());
      const heard = new Promise<void>((resolve) => {
        woken = resolve;
      });
      await stores.jobs.create(newJob());
      await heard;
      stop();
    });

    test('whose lease has run out are another worker’s, and no more those of the one before', async () => {
      const { stores, process, lapse } = await open();
      if (!lapse) return;
      const other = await process('other');
      const { id } = await stores.jobs.create(newJob());
      const { turn: early } = await claim(stores);
      expect(await stores.turns.renew([early])).toHaveLength(1);
      await lapse(early);
      expect(await stores.turns.waiting()).toEqual(['docs']);
      expect(await stores.turns.renew([early])).toEqual([]);
      const { turn: late } = await claim(other);
      expect(late).toMatchObject({ job: id, seq: 1, attempt: 2, lost: 1 });
      await expect(stores.turns.recordResult(early, 'x')).rejects.toBeInstanceOf(TurnLost);
      await expect(stores.turns.finish(early, { status: 'completed' })).rejects.toBeInstanceOf(TurnLost);
      expect(await stores.turns.running()).toEqual([]);
      expect(await stores.turns.recover()).toEqual([]);
      await other.turns.finish(late, { status: 'completed' });
      expect(await stores.jobs.find(id)).toMatchObject({ status: 'completed', head_commit: null });
    });

    test('of an archived job whose worker was lost are ended, and nobody gets them', async () => {
      const { stores, process, lapse } = await open();
      if (!lapse) return;
      const other = await process('other');
      const { id } = await stores.jobs.create(newJob());
      const { turn } = await claim(stores);
      await stores.jobs.archive(id);
      await lapse(turn);
      expect(await other.turns.claim('docs')).toBeUndefined();
      expect(await stores.jobs.turn(id, 1)).toMatchObject({ state: 'done', failure: 'archived' });
      expect(await other.turns.waiting()).toEqual([]);
    });
  });
}

function unpublished(open: Open): void {
  describe('unpublished changes', () => {
    const failed = async ({ stores }: World) => {
      const { id } = await stores.jobs.create(newJob());
      await runNext(stores, 'failed');
      await stores.unpublished.add({ job: id, seq: 1, commit: 'c1' });
      return id;
    };

    test('are due at once, put off, and one for each job', async () => {
      const world = await open();
      const { stores, clock } = world;
      const job = await failed(world);
      const row = { job, seq: 1, result_commit: 'c1', tries: 0, since: clock.now, next_at: clock.now };
      expect(await stores.unpublished.due(10)).toEqual([row]);
      expect(await stores.unpublished.find(job)).toEqual(row);
      const until = clock.now + 1000;
      expect(await stores.unpublished.take(row, 1000)).toBe(true);
      expect(await stores.unpublished.take(row, 1000)).toBe(false);
      expect(await stores.unpublished.due(10)).toEqual([]);
      clock.now = until;
      expect(await stores.unpublished.due(10)).toMatchObject([{ job }]);
      await stores.unpublished.postpone(job, 1);
      expect(await stores.unpublished.find(job)).toMatchObject({ tries: 1, next_at: until + 1 });
      await stores.unpublished.add({ job, seq: 1, commit: 'c2' });
      expect(await stores.unpublished.due(10)).toMatchObject([{ result_commit: 'c2', tries: 0 }]);
      await stores.unpublished.remove({ job, seq: 1 });
      expect(await stores.unpublished.find(job)).toBeUndefined();
    });

    test('that are held are never due, and go with a later turn', async () => {
      const world = await open();
      const { stores, clock } = world;
      const { id: job } = await stores.jobs.create(newJob());
      await runNext(stores, 'failed');
      await stores.unpublished.hold({ job, seq: 1, commit: 'c1' });
      clock.now += 10 * 365 * 24 * 3_600_000;
      expect(await stores.unpublished.due(10)).toEqual([]);
      expect(await stores.unpublished.find(job)).toMatchObject({ result_commit: 'c1', next_at: NEVER });
      await stores.unpublished.add({ job, seq: 2, commit: 'c2' });
      expect(await stores.unpublished.due(10)).toMatchObject([{ result_commit: 'c2' }]);
    });

    test('of a later turn are nothing that an attempt of an earlier one, which comes late, can touch', async () => {
      const world = await open();
      const { stores } = world;
      const job = await failed(world);
      await stores.jobs.addMessage(job, 'more');
      await runNext(stores, 'failed');
      await stores.unpublished.add({ job, seq: 2, commit: 'c2' });
      await stores.unpublished.add({ job, seq: 1, commit: 'c1' });
      await stores.unpublished.remove({ job, seq: 1 });
      await stores.unpublished.publish({ job, seq: 1, result_commit: 'c1' }, '/pull/1');
      expect(await stores.unpublished.find(job)).toMatchObject({ seq: 2, result_commit: 'c2' });
      expect(await stores.jobs.find(job)).toMatchObject({ status: 'failed', pr_link: null });
    });

    test('wait while a turn of their job is to come', async () => {
      const world = await open();
      const job = await failed(world);
      await world.stores.jobs.addMessage(job, 'more');
      expect(await world.stores.unpublished.due(10)).toEqual([]);
    });

    test('that are given up leave the turn with the reason, and a later one alone', async () => {
      const world = await open();
      const { stores } = world;
      const job = await failed(world);
      await stores.unpublished.giveUp({ job, seq: 1, result_commit: 'another' }, 'no more');
      expect(await stores.unpublished.find(job)).toMatchObject({ result_commit: 'c1' });
      await stores.unpublished.giveUp({ job, seq: 1, result_commit: 'c1' }, 'no more');
      expect(await stores.jobs.find(job)).toMatchObject({ status: 'failed', failure: 'no more' });
      expect(await stores.unpublished.find(job)).toBeUndefined();
    });

    test('that are published after all complete the turn, and the job where it was the last', async () => {
      const world = await open();
      const { stores } = world;
      const last = await failed(world);
      await stores.unpublished.publish({ job: last, seq: 1, result_commit: 'c1' }, '/pull/1');
      expect(await stores.jobs.find(last)).toMatchObject({ status: 'completed', pr_link: '/pull/1' });
      expect(await stores.jobs.turn(last, 1)).toMatchObject({ failure: null });
      expect(await stores.unpublished.find(last)).toBeUndefined();
      const followed = await failed(world);
      await stores.jobs.addMessage(followed, 'more');
      await runNext(stores, 'failed');
      await stores.unpublished.publish({ job: followed, seq: 1, result_commit: 'c1' }, '/pull/2');
      expect(await stores.jobs.find(followed)).toMatchObject({ status: 'failed', pr_link: '/pull/2' });
    });
  });
}

function keys(open: Open): void {
  test('keys are kept, listed and revoked', async () => {
    const { stores } = await open();
    const key = (id: string, at: number) => ({
      id,
      hash: new Uint8Array([0, 1, 255]),
      project: '*',
      scopes: 'read,write',
      allow: '',
      created_at: at,
      expires_at: at === 2 ? null : 90,
    });
    await stores.keys.add(key('b', 2));
    await stores.keys.add(key('a', 1));
    const found = await stores.keys.find('b');
    expect({ ...found, hash: [...(found?.hash ?? [])] }).toEqual({
      ...key('b', 2),
      hash: [0, 1, 255],
      revoked_at: null,
    });
    expect(await stores.keys.find('c')).toBeUndefined();
    expect((await stores.keys.list()).map(({ id, expires_at }) => [id, expires_at])).toEqual([
      ['a', 90],
      ['b', null],
    ]);
    expect(await stores.keys.revoke('b', 7)).toBe(true);
    expect(await stores.keys.revoke('b', 8)).toBe(false);
    expect(await stores.keys.revoke('c', 8)).toBe(false);
    expect(await stores.keys.find('b')).toMatchObject({ revoked_at: 7 });
  });
}

function limits(open: Open): void {
  test('requests are counted by name, for all processes, and can be given back', async () => {
    const { stores, process } = await open();
    const other = await process('other');
    const took = await Promise.all(
      Array.from({ length: 8 }, (_, at) => (at % 2 ? stores : other).limits.agent.take('docs')),
    );
    expect(took.filter(({ ok }) => ok)).toHaveLength(LIMITS.agentRequestsPerHour);
    for (const taken of took)
      if (!taken.ok) {
        expect(taken.retryAfterSeconds).toBeGreaterThan(3500);
        expect(taken.retryAfterSeconds).toBeLessThanOrEqual(3610);
      }
    expect(await stores.limits.agent.take('blog')).toEqual({ ok: true });
    expect(await stores.limits.analytics.take('docs')).toEqual({ ok: true });
    await stores.limits.agent.giveBack('docs');
    expect(await other.limits.agent.take('docs')).toEqual({ ok: true });
    expect(await stores.limits.agent.take('docs')).toMatchObject({ ok: false });
    await stores.limits.agent.giveBack('nobody');
  });
}

function sessions(open: Open): void {
  test('a key has so many sessions, and its oldest goes, none of another key', async () => {
    const { stores, clock } = await open();
    const add = (hash: string, keyId: string) => stores.sessions.add({ hash, keyId, forMs: 3_600_000 });
    await add('other', 'k2');
    for (let at = 0; at <= SESSIONS_MAX; at++) {
      clock.now++;
      await add(`s${at}`, 'k1');
    }
    const found = async (hash: string) => stores.sessions.find(hash);
    expect([
      await found('s0'),
      await found('s1'),
      await found(`s${SESSIONS_MAX}`),
      await found('other'),
    ]).toEqual([undefined, 'k1', 'k1', 'k2']);
    await stores.sessions.remove('s1');
    expect(await found('s1')).toBeUndefined();
  });
}

function artifacts(open: Open): void {
  test('artifacts are kept as the file is, replaced, and removed', async () => {
    const { stores, dataDir } = await open();
    const { keep, read, remove } = stores.artifacts;
    const put = (name: string, content: Uint8Array) => {
      mkdirSync(join(dataDir, 'jobs/j1'), { recursive: true });
      writeFileSync(join(dataDir, 'jobs/j1', name), content);
    };
    await keep('j1', 'turn-1.log');
    expect(await read('j1', 'turn-1.log')).toBeUndefined();
    for (const content of [Buffer.from([0, 255, 10, 92]), Buffer.alloc(600 * 1024, 7), Buffer.alloc(0)]) {
      put('turn-1.log', content);
      await keep('j1', 'turn-1.log');
      expect((await read('j1', 'turn-1.log'))?.equals(content)).toBe(true);
    }
    put('change.pages', Buffer.from([...Array(100).keys()]));
    await keep('j1', 'change.pages');
    const part = async (from: number, bytes: number) => [
      ...((await read('j1', 'change.pages', { from, bytes })) ?? ['none']),
    ];
    expect(await part(0, 2)).toEqual([0, 1]);
    expect(await part(40, 3)).toEqual([40, 41, 42]);
    expect(await part(98, 9)).toEqual([98, 99]);
    expect(await part(100, 1)).toEqual([]);
    expect(await read('j1', 'change.nothing', { from: 0, bytes: 1 })).toBeUndefined();
    put('change.diff', Buffer.from('+x'));
    await keep('j1', 'change.diff');
    await remove('j1', ['turn-1.log']);
    expect(await read('j1', 'turn-1.log')).toBeUndefined();
    expect((await read('j1', 'change.diff'))?.toString()).toBe('+x');
    // The folder of the job goes by itself where it is all there is.
    if (!stores.artifacts.shared) return;
    await remove('j1');
    expect(await read('j1', 'change.diff')).toBeUndefined();
  });
}
