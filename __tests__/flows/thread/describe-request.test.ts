import { expect, test } from '@jest/globals';
import { boundsOf, holderOf, ownerOf, sceneOf } from '../../../src/flows/thread/describe-request.ts';
import { requestOf } from '../../support/simulated-run.ts';

const START = Date.parse('2026-05-04T12:00:00Z');
const ofComment = (attempt = 1) =>
  requestOf(
    { run: '2', attempt, command: { id: 600, body: '/docs change it' }, timeoutMs: 60_000 },
    { startedMs: 0, wallMs: START },
  );
type Request = ReturnType<typeof ofComment>;

/** The same, of an issue that was opened with the command, or of one that only a label speaks for. */
function ofIssue(kind: 'command' | 'prompt'): Request {
  const request = ofComment();
  const thread = {
    kind: 'issue',
    number: 7,
    title: '',
    body: '',
    author: { login: 'octocat', isBot: false },
  };
  return {
    ...request,
    plan: { ...request.plan, kind, event: { kind: 'thread', thread } },
  } as unknown as Request;
}

test('what holds the command: a comment, one of a review, or the issue itself', () => {
  expect(holderOf(ofComment(), { thread: 7 })).toEqual({ id: 600, inReview: false });
  expect(holderOf(ofComment(), { thread: 7, replyTo: 5 })).toEqual({ id: 600, inReview: true });
  expect(holderOf(ofIssue('command'), { thread: 7 })).toEqual({ id: 7, inReview: false, isIssue: true });
  expect(holderOf(ofIssue('prompt'), { thread: 7 })).toBeUndefined();
});

test('its place is that of its comment, behind all others in a re-run, and none where an edit made it a command', () => {
  expect(ownerOf(ofComment(), { thread: 7 }).order).toBe(600);
  expect(ownerOf(ofComment(2), { thread: 7 }).order).toBe(2 ** 50 + 600);
  const request = ofComment();
  const event = { ...request.plan.event, action: 'edited' };
  const edited = { ...request, plan: { ...request.plan, event } } as Request;
  expect(ownerOf(edited, { thread: 7 }).order).toBe(0);
});

test('a re-run is the same request; another step, text, comment or thread is another', () => {
  const hashOf = (request: Request, thread = 7) => ownerOf(request, { thread }).request;
  const first = ofComment();
  const { plan, run } = first;
  expect(hashOf(ofComment(2))).toBe(hashOf(first));
  const others = [
    hashOf({ ...first, run: { ...run, step: 'other' } }),
    hashOf({ ...first, plan: { ...plan, instruction: 'other' } as Request['plan'] }),
    hashOf(ofIssue('command')),
    hashOf(first, 8),
    hashOf({ ...ofIssue('prompt'), texts: { ...first.texts, template: 'one' } }),
    hashOf({ ...ofIssue('prompt'), texts: { ...first.texts, template: 'two' } }),
  ];
  expect(new Set([hashOf(first), ...others]).size).toBe(7);
});

test('the pull request of a thread bears on it, an issue has none', () => {
  const request = ofComment();
  const owner = ownerOf(request, { thread: 7 });
  expect(boundsOf(request, owner)).not.toHaveProperty('prLink');
  const url = 'https://github.com/o/r/pull/7';
  const thread = { kind: 'pull-request', number: 7, url };
  const event = { ...request.plan.event, thread };
  const onPull = { ...request, plan: { ...request.plan, event } } as unknown as Request;
  expect(boundsOf(onPull, owner)).toMatchObject({ thread: 7, prLink: url });
});

test('who asked what is told without secrets, and cut to its room', () => {
  const request = ofComment();
  const plan = { ...request.plan, instruction: `hunter2 ${'x'.repeat(3_000)}` } as Request['plan'];
  const scene = sceneOf({ ...request, plan }, (text) => text.replace('hunter2', '***'));
  expect(scene.asked).toMatch(/^\*\*\* x+/);
  expect(scene.asked.length).toBeLessThanOrEqual(2_000);
  expect(scene.by).toBe('octocat');
  expect(sceneOf(ofIssue('command'), (text) => text).by).toBe('octocat');
  expect(sceneOf(ofIssue('prompt'), (text) => text).by).toBe('');
});
