import { describe, expect, test } from '@jest/globals';
import { answerEvent } from '../../src/flows/answer-event.ts';
import type { AnswerPorts } from '../../src/flows/answer-request.ts';
import type { PermissionAnswer } from '../../src/ports/code-host.ts';
import { type Ask, askFor, createAnswerStage, promptOn } from '../support/answer-stage.ts';
import { createFakeCodeHost } from '../support/fake-code-host.ts';
import { leave, markerIn, storiesOf } from '../support/left-behind.ts';

const schedule = promptOn({ kind: 'trusted', name: 'schedule' });
const texts = { prompt: 'Tidy up.' };
const warnings = (lines: readonly string[]) => lines.filter((line) => line.startsWith('warning'));

/** Answers a request without a token; who may is named by the workflow. */
async function answer(ask: Ask, given: Partial<AnswerPorts> = { host: undefined }) {
  const stage = createAnswerStage();
  const gate = { allowedUsers: ['octocat'], ...ask.gate };
  const answered = await answerEvent(askFor({ ...ask, gate }), { ...stage.ports, ...given });
  return {
    ...stage.told(),
    sent: stage.sent,
    warnings: warnings(stage.lines),
    answered,
    looks: stage.looks(),
  };
}

describe('without a token to read the thread', () => {
  const NO_TOKEN = expect.stringMatching(/^warning: The thread gets no comment: there is no token\./);
  test.each<[string, Ask, RegExp]>([
    ['an instruction', {}, /^create explain it/],
    ['an instruction for the workflow’s job', { rules: { jobId: 'job_1' } }, /^message job_1 explain it/],
  ])('%s goes to the service, and is warned of', async (_, ask, sent) => {
    const told = await answer(ask);
    expect(told.sent).toEqual([expect.stringMatching(sent)]);
    expect(told.warnings).toEqual([NO_TOKEN]);
    expect(told.answered).not.toHaveProperty('commentUrl');
  });

  test.each(['/docs help', '/docs status', '/docs'])('%s has nothing to answer with', async (body) => {
    expect(await answer({ body })).toMatchObject({
      kind: 'skipped',
      sentence: 'There is no token to read the thread and answer with.',
      sent: [],
      looks: 0,
    });
  });

  test('nobody is warned who wants no comment, or has no thread', async () => {
    expect((await answer({ rules: { comment: false } })).warnings).toEqual([]);
    expect((await answer({ plan: schedule, texts })).warnings).toEqual([]);
  });
});

describe('what is not kept is warned of', () => {
  const AGAIN = expect.stringContaining('the request is sent again');
  const PAGES = expect.stringContaining('kept nowhere');
  const off = { comment: false };
  test.each<[string, Ask, unknown[]]>([
    ['a re-run', { run: { attempt: 2 }, rules: off }, [AGAIN]],
    ['a re-run that only looks', { run: { attempt: 2 }, rules: off, body: '/docs status' }, []],
    ['a first run', { rules: off }, []],
    ['pages', { rules: { ...off, pages: ['/a'] } }, [PAGES]],
    ['pages of no thread', { rules: { pages: ['/a'] }, plan: schedule, texts }, [PAGES]],
    ['all of it, in a dry run', { run: { attempt: 2 }, rules: { ...off, pages: ['/a'] }, dryRun: true }, []],
  ])('%s', async (_, ask, lines) => {
    expect((await answer(ask)).warnings).toEqual(lines);
  });
});

describe('whoever may not', () => {
  const host = (permission: PermissionAnswer) => createFakeCodeHost({ permission: async () => permission });
  test.each<[string, PermissionAnswer, string]>([
    ['and that is known', { kind: 'answer', permission: 'read' }, 'skipped'],
    ['for the host does not say it', { kind: 'refused' }, 'skipped'],
    ['as far as nobody knows', { kind: 'unanswered' }, 'refused'],
    ['for the time was up', { kind: 'unanswered', failure: 'late' }, 'not-sent'],
  ])('%s', async (_, permission, kind) => {
    const gate = { allowedUsers: [] };
    const told = await answer({ gate }, { host: host(permission) });
    expect(told).toMatchObject({ kind, sent: [], answered: {} });
  });

  test('is whoever ran it again with a name that is no login', async () => {
    const odd = { gate: { triggeringActor: 'not a login' } };
    expect(await answer(odd)).toMatchObject({
      kind: 'skipped',
      sentence: 'Whoever started this run has a name that is no login.',
    });
    expect((await answer({ ...odd, plan: schedule, texts })).sent).toHaveLength(1);
    const push = promptOn({ kind: 'push', name: 'push' });
    expect((await answer({ ...odd, plan: push, texts })).sent).toHaveLength(1);
  });
});

describe('help', () => {
  test('is written into the thread, and nothing is opened for it', async () => {
    const stage = createAnswerStage();
    await answerEvent(askFor({ body: '/docs help' }), stage.ports);
    expect(stage.sent).toEqual([]);
    expect(stage.looks()).toBe(0);
    expect(stage.host.thread.map(({ body }) => body)).toEqual([expect.stringContaining('/docs status')]);
  });
});

describe('why it is a new job', () => {
  const HOST = 'api.example.com';
  test('is told in the log and in the comment', async () => {
    const host = createFakeCodeHost({ pullRequest: async () => ({ number: 9, title: '', state: 'merged' }) });
    const done = storiesOf('job_1')['pull-request'];
    host.thread.push(leave(done, { run: '1', host: HOST }));
    const stage = createAnswerStage({ host });
    await answerEvent(askFor(), stage.ports);
    const note = stage.lines.find((line) => line.includes('merged'));
    expect(note).toMatch(/^info: /);
    expect(host.thread.at(-1)?.body).toContain('is merged');
    expect(markerIn(host.thread.at(-1)?.body ?? '')?.story.kind).toBe('pull-request');
    expect(stage.sent).toEqual([expect.stringMatching(/^create /)]);
  });
});

describe('where nothing is sent', () => {
  const late = (host: ReturnType<typeof createFakeCodeHost>) => host.fail('comments', 'late', { times: 9 });
  test.each<[string, Ask, string, typeof late | undefined]>([
    ['for there is nothing to look at', { body: '/docs status' }, 'skipped', undefined],
    ['for it can’t be', { body: '/docs --ref -x explain it' }, 'refused', undefined],
    ['for the time is up', {}, 'not-sent', late],
  ])('%s, the thread is told, and where that stands', async (_, ask, kind, prepare) => {
    const host = createFakeCodeHost();
    prepare?.(host);
    const stage = createAnswerStage({ host });
    const answered = await answerEvent(askFor(ask), stage.ports);
    expect([stage.told().kind, stage.sent]).toEqual([kind, []]);
    expect(answered).toMatchObject({ commentUrl: 'https://x/1001' });
    expect(markerIn(host.thread.at(-1)?.body ?? '')?.story.kind).toBe(kind);
  });

  test('without a thread, that is all', async () => {
    const told = await answer({ body: '/docs --ref -x explain it' });
    expect(told).toMatchObject({ kind: 'refused', answered: {} });
  });
});
