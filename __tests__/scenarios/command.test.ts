import { describe, expect, test } from '@jest/globals';
import { decodeRecord } from '../../src/story/record.ts';
import { json } from '../support/answers.ts';
import { createJobSimulator, JOB_ID, PR_LINK } from '../support/job-simulator.ts';
import { annotationsOf, CREATE, gist, LOOK, MESSAGE } from '../support/scenario.ts';
import {
  lastOurs,
  leaveComment,
  playThread,
  quick,
  reactionsIn,
  say,
  silent,
  statesShown,
} from '../support/thread-scenario.ts';

const success = { exitCode: 0, outcome: 'pull-request', jobId: JOB_ID, status: 'completed', prLink: PR_LINK };
const promptOf = (body: string | undefined): string =>
  (JSON.parse(body ?? '{}') as { prompt: string }).prompt;

test.concurrent('a command makes a job, reacts, and keeps one comment up to date to its pull request', async () => {
  const played = await playThread((stage) => say(stage, '/docs explain the new flag'));
  expect(gist(played)).toEqual({ ...success, requests: [CREATE, LOOK, LOOK] });
  expect(played.github.calls()).toEqual([
    'repos/get-collaborator-permission-level',
    'reactions/create-for-issue-comment',
    'issues/create-comment',
    'issues/list-comments',
    'issues/get-comment',
    'issues/update-comment',
    'pulls/get',
    'issues/get-comment',
    'issues/update-comment',
    'reactions/create-for-issue-comment',
    'reactions/delete-for-issue-comment',
  ]);
  expect(statesShown(played)).toEqual(['Starting', 'Working on it', 'Pull request ready']);
  expect(reactionsIn(played)).toEqual(['rocket']);
  const { body, marker } = lastOurs(played);
  expect(body).toContain(`](${PR_LINK})`);
  expect(body).toContain(`\`${JOB_ID}\``);
  expect(body).toContain('octocat asked:');
  expect(body).toContain('/actions/runs/30433642');
  expect(marker).toMatchObject({ thread: 1, job: JOB_ID, kind: 'pull-request', prLink: PR_LINK, attempt: 1 });
  expect(played.outputs).toMatchObject({
    continued: 'false',
    commentUrl: expect.stringMatching(/#issuecomment-\d+$/),
    prompt: promptOf(played.recorded[0]?.body),
  });
  expect(annotationsOf(played, 'warning')).toEqual([]);
  // Nothing is left for the post step, which then loads nothing for it.
  expect(decodeRecord(played.state.story ?? '')).toEqual({ story: expect.anything(), isTold: true });
});

describe('what is asked', () => {
  test.concurrent.each<[string, string, string]>([
    ['on the command’s line', '/docs explain the new flag', 'explain the new flag'],
    ['with blanks before and behind', '  /docs   explain it   ', 'explain it'],
    ['after blank lines', '\n\n/docs explain it\n\n', 'explain it'],
    [
      'over many lines, CRLF',
      '/docs explain it\r\n\r\n- briefly\r\n- with an example  \r\n',
      'explain it\n\n- briefly\n- with an example',
    ],
    ['on the line after', '/docs\nexplain it', 'explain it'],
    ['behind a tab', '/docs\texplain it', 'explain it'],
    ['after a quote', '> what does it do?\n\n/docs explain it', 'explain it'],
    ['after code', '```\n/docs not this\n```\n/docs explain it', 'explain it'],
    ['as a new job', '/docs new explain it', 'explain it'],
  ])('%s', async (_, body, instruction) => {
    const played = await playThread((stage) => ({
      ...say(stage, body),
      inputs: { ...silent, context: 'none' },
    }));
    expect(gist(played)).toMatchObject({ ...success, requests: [CREATE, LOOK, LOOK] });
    expect(promptOf(played.recorded[0]?.body)).toBe(instruction);
    expect(played.outputs).toMatchObject({ prompt: instruction, commentUrl: '' });
  });

  test.concurrent('with a command word of the workflow’s own', async () => {
    const inputs = { ...silent, context: 'none', command: '@scribe' };
    const played = await playThread((stage) => ({ ...say(stage, '@scribe explain it'), inputs }));
    expect(promptOf(played.recorded[0]?.body)).toBe('explain it');
    const other = await playThread((stage) => ({ ...say(stage, '/docs explain it'), inputs }));
    expect(gist(other)).toMatchObject({ exitCode: 0, outcome: 'skipped', requests: [] });
  });
});

describe('nothing is asked: skipped, one line, no request to anybody', () => {
  test.concurrent.each<[string, string]>([
    ['other words', 'I like /docs very much'],
    ['a longer word', '/docsify explain it'],
    ['another case', '/DOCS explain it'],
    ['a quote', '> /docs explain it'],
    ['a fence', '```\n/docs explain it\n```'],
    ['an open fence', '~~~\n/docs explain it'],
    ['indented code', '    /docs explain it'],
    ['the command further down', 'Hello\n/docs explain it'],
    ['nothing', ''],
  ])('%s', async (_, body) => {
    const played = await playThread((stage) => say(stage, body));
    expect(gist(played)).toMatchObject({ exitCode: 0, outcome: 'skipped', jobId: '', requests: [] });
    expect(played.github.requests).toEqual([]);
    const lines = played.stdout.split('\n').filter((line) => line !== '' && !line.startsWith('::add-mask::'));
    expect(lines).toEqual([expect.stringMatching(/^Outcome: skipped\. The comment .*\/docs/)]);
    expect(played.summary).toBe('');
  });
});

describe('help', () => {
  test.concurrent.each(['/docs', '/docs help', '/docs  HELP \r\n'])(
    '%j → the table of commands',
    async (body) => {
      const played = await playThread((stage) => say(stage, body));
      expect(gist(played)).toMatchObject({ exitCode: 0, outcome: 'skipped', requests: [] });
      const reply = lastOurs(played);
      for (const row of ['/docs …', '/docs new …', '/docs status', '/docs help'])
        expect(reply.body).toContain(`| \`${row}\` |`);
      expect(reply.marker).toMatchObject({ kind: 'looking', thread: 1 });
      expect(played.outputs.commentUrl).toMatch(/#issuecomment-/);
    },
  );
});

describe('status looks once, sends nothing, and tells', () => {
  test.concurrent.each([
    { of: 'a job that has ended', status: 'completed', title: 'Pull request ready', outcome: 'pull-request' },
    { of: 'a job that failed', status: 'failed', title: 'The agent failed', outcome: 'failed' },
    { of: 'a job that runs', status: 'active', title: 'Still working', outcome: 'detached' },
  ])('of $of', async ({ status, title, outcome }) => {
    const job = { id: JOB_ID, status, prLink: status === 'completed' ? PR_LINK : null };
    const played = await playThread(
      (stage) => {
        leaveComment(stage, { thread: stage.github.addIssue().number });
        return { ...say(stage, '/docs status'), inputs: quick };
      },
      { service: { script: { [LOOK]: json(200, job) } } },
    );
    expect(gist(played)).toMatchObject({ outcome, status, jobId: JOB_ID, requests: [LOOK] });
    expect(statesShown(played)).toEqual(['Starting', title]);
    expect(lastOurs(played).marker).toMatchObject({ kind: 'looked' });
    expect(played.outputs).toMatchObject({ continued: 'false', prompt: '' });
  });

  test.concurrent('of a thread without a job: says so', async () => {
    const played = await playThread((stage) => ({ ...say(stage, '/docs status'), inputs: quick }));
    expect(gist(played)).toMatchObject({ exitCode: 0, outcome: 'skipped', requests: [] });
    expect(lastOurs(played).body).toContain('No job has been asked for in this thread yet.');
  });

  test.concurrent('of a job that can’t be seen: says why', async () => {
    const played = await playThread(
      (stage) => {
        leaveComment(stage, { thread: stage.github.addIssue().number });
        return { ...say(stage, '/docs status'), inputs: quick };
      },
      { service: { script: createJobSimulator({ key: 'mint_another' }) } },
    );
    expect(gist(played)).toMatchObject({ exitCode: 1, outcome: 'error', jobId: JOB_ID });
    expect(lastOurs(played).body).toContain('key invalid or expired');
    expect(new Set(played.requests)).toEqual(new Set([LOOK]));
  });
});

test.concurrent('new makes a new job although the thread has one', async () => {
  const played = await playThread((stage) => {
    leaveComment(stage, { thread: stage.github.addIssue().number, job: 'job_earlier' });
    return { ...say(stage, '/docs new explain it'), inputs: quick };
  });
  expect(gist(played)).toMatchObject({ ...success, requests: [CREATE, LOOK, LOOK] });
  expect(played.requests).not.toContain(MESSAGE);
  expect(lastOurs(played).marker).toMatchObject({ job: JOB_ID });
});
