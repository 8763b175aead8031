import { describe, expect, test } from '@jest/globals';
import { JOB_ID_LENGTH } from '../../src/contract/own-traces.ts';
import type { AnswerPlan, AnswerRequest } from '../../src/flows/answer-request.ts';
import { findRoom } from '../../src/flows/open-pulls.ts';
import { readEvent } from '../../src/instruction/event.ts';
import type { ThreadComment } from '../../src/ports/code-host.ts';
import type { OpenPull } from '../../src/ports/pull-tending.ts';
import { createFakeCodeHost, type FakeCodeHost, MAINTAINER, NO_TENDING } from '../support/fake-code-host.ts';
import { leave, storiesOf } from '../support/left-behind.ts';
import { requestOf } from '../support/simulated-run.ts';

const DAY_MS = 86_400_000;
const NOW_MS = Date.parse('2026-05-04T12:00:00Z');
const linkOf = (number: number) => `https://github.com/o/r/pull/${number}`;
const pull = (number: number, given: Partial<OpenPull> = {}): OpenPull => {
  const [title, link] = [`Pull ${number}`, linkOf(number)];
  return { number, title, body: '', link, head: `topic-${number}`, createdMs: NOW_MS, ...given };
};
const traced = (number: number) => pull(number, { head: `docs-agent/${'a'.repeat(JOB_ID_LENGTH)}` });
const bodied = (number: number) => pull(number, { body: 'x\n<!-- docs-agent:job job_1 -->' });
const named = (number: number, given: Parameters<typeof leave>[1] = {}): ThreadComment =>
  leave(storiesOf('job_1', { link: linkOf(number) })['pull-request'], {
    host: 'api.example.com',
    createdAt: new Date(NOW_MS).toISOString(),
    ...given,
  });
const CLOCK: AnswerPlan = { kind: 'prompt', event: { kind: 'trusted', name: 'schedule' } };

interface How {
  pulls?: readonly OpenPull[];
  comments?: readonly ThreadComment[];
  plan?: AnswerPlan;
  limit?: number;
  prepare?: (host: FakeCodeHost) => void;
}

async function find(how: How) {
  const host = createFakeCodeHost({
    tending: { ...NO_TENDING, listOpen: async () => how.pulls ?? [] },
  });
  host.repository.push(...(how.comments ?? []));
  how.prepare?.(host);
  const room = await findRoom(ask(how), { host });
  return { room, calls: host.calls };
}

function ask({ plan, limit = 2 }: How): AnswerRequest {
  const command = { id: 3, body: '/docs explain it' };
  const how = { run: '2', attempt: 1, command, timeoutMs: 600_000 };
  const request = requestOf(how, { startedMs: 0, wallMs: 0 });
  const budget = { dailyLimit: undefined, dailyLimitExempt: new Set<never>(), maxOpenPulls: limit };
  return { ...request, plan: plan ?? request.plan, budget };
}

describe('what counts as a job’s pull request', () => {
  test.each<[string, How, boolean]>([
    ['a branch that the service makes', { pulls: [traced(1), traced(2)] }, true],
    ['a body that names the job', { pulls: [bodied(1), traced(2)] }, true],
    ['a comment of ours that names it', { pulls: [traced(1), pull(2)], comments: [named(2)] }, true],
    ['nothing of it', { pulls: [traced(1), pull(2)] }, false],
    ['a comment about another', { pulls: [traced(1), pull(2)], comments: [named(3)] }, false],
    [
      'a comment of somebody else',
      { pulls: [traced(1), pull(2)], comments: [named(2, { author: MAINTAINER })] },
      false,
    ],
    [
      'a comment of another project',
      { pulls: [traced(1), pull(2)], comments: [named(2, { project: 'q' })] },
      false,
    ],
  ])('%s', async (_, how, isFull) => {
    expect((await find(how)).room.kind).toBe(isFull ? 'told' : 'free');
  });

  test('comments are not read where the count is clear without them', async () => {
    expect((await find({ pulls: [traced(1), traced(2), pull(3)] })).calls).toEqual([]);
    expect((await find({ pulls: [traced(1)] })).calls).toEqual([]);
  });

  test('comments are read back to the oldest pull request, and to the run that may have made it', async () => {
    const ago = (days: number) => ({ createdAt: new Date(NOW_MS - days * DAY_MS).toISOString() });
    const old = pull(2, { createdMs: NOW_MS - 30 * DAY_MS });
    const comments = [named(9, ago(90)), named(9, ago(60)), named(2, ago(30)), named(9, ago(1))];
    const { room, calls } = await find({ pulls: [traced(1), pull(3), old], comments });
    expect(room).toMatchObject({ kind: 'told' });
    expect(calls.filter((call) => call.startsWith('read'))).toHaveLength(3);
  });
});

describe('what is said of it', () => {
  const why = '2 pull requests of jobs are open, and maxOpenPulls is 2: #1, #2.';
  const waiting = {
    limit: 2,
    pulls: [1, 2].map((number) => ({ number, title: `Pull ${number}`, link: linkOf(number) })),
  };
  const pulls = [traced(2), traced(1)];
  const push: AnswerPlan = { kind: 'prompt', event: readEvent('push', { ref: 'refs/heads/main' }) };
  const closed = (merged: boolean): AnswerPlan => ({
    kind: 'prompt',
    event: readEvent('pull_request', { action: 'closed', pull_request: { number: 9, merged } }),
  });
  test.each<[string, AnswerPlan, boolean]>([
    ['a clock', CLOCK, true],
    ['a push', push, true],
    ['a merge', closed(true), true],
    ['who has closed a pull request', closed(false), false],
    [
      'who starts the workflow',
      { kind: 'prompt', event: { kind: 'trusted', name: 'workflow_dispatch' } },
      false,
    ],
  ])('to %s', async (_, plan, isNobody) => {
    expect((await find({ pulls, plan })).room).toEqual(
      isNobody
        ? { kind: 'full', why: `${why} No new job was started.`, waiting }
        : { kind: 'told', why, waiting },
    );
  });

  test('to whoever commands', async () => {
    expect((await find({ pulls })).room).toEqual({ kind: 'told', why, waiting });
  });

  test('of fewer, nothing', async () => {
    expect((await find({ pulls, limit: 3 })).room).toEqual({ kind: 'free' });
  });
});

describe('what can’t be counted', () => {
  const unread = (why: string) => ({
    kind: 'unread',
    why: `What maxOpenPulls has left could not be counted: ${why} Nothing was sent; run again later.`,
  });
  const doubtful = { pulls: [traced(1), pull(2)] };
  test.each<[string, How, string]>([
    [
      'comments that can’t be read',
      { ...doubtful, prepare: (host) => host.fail('repositoryComments', 'unreachable') },
      'HTTP (unreachable).',
    ],
    [
      'comments of nobody knows whom',
      { ...doubtful, prepare: (host) => Object.assign(host, { ownLogin: async () => undefined }) },
      'it is not known whom githubToken acts as.',
    ],
  ])('%s', async (_, how, why) => {
    expect((await find(how)).room).toEqual(unread(why));
  });

  test('pull requests without a token', async () => {
    expect(await findRoom(ask({}), { host: undefined })).toEqual(unread('there is no githubToken.'));
  });

  test('but without a limit there is always room', async () => {
    expect(await findRoom({ ...ask({}), budget: undefined as never }, { host: undefined })).toEqual({
      kind: 'free',
    });
  });
});
