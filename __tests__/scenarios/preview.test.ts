import { describe, expect, test } from '@jest/globals';
import { type Answer, json } from '../support/answers.ts';
import { type CollectStage, command, openCollectStage } from '../support/collect-stage.ts';
import type { Thread } from '../support/github-world.ts';
import { createJobSimulator, PR_LINK, PROJECT } from '../support/job-simulator.ts';
import type { RunOptions } from '../support/runner.ts';
import { annotationsOf, LOOK } from '../support/scenario.ts';
import type { RecordedRequest } from '../support/scripted-service.ts';
import { oursIn, wordsOf } from '../support/thread-scenario.ts';

const ASK = `POST /v1/project/preview/${PROJECT}`;
const STATUS = 'GET /v1/project/update-status/st_1';
const quick = { reactions: 'false', preview: 'true' };

/** A service that makes previews on its own site: asked, then built after so many looks. */
function withPreviews(given: { asked?: Answer; looks?: (Answer | undefined)[] } = {}) {
  const simulate = createJobSimulator({ turns: [{ activeLooks: 0 }] });
  return (request: RecordedRequest): Answer => {
    const route = `${request.method} ${request.path}`;
    const previewUrl = `http://${request.headers.host}/`;
    if (route === ASK) return given.asked ?? json(202, { statusId: 'st_1', previewUrl });
    if (route === STATUS)
      return (
        given.looks?.[request.count - 1] ?? json(200, { status: 'success', commit: { filesChanged: {} } })
      );
    return simulate(request);
  };
}

const FILES = [
  { filename: 'docs/guide/install.mdx', additions: 12, deletions: 3 },
  { filename: 'docs/old.md', additions: 0, deletions: 9, status: 'removed' },
  { filename: 'docs.json', additions: 1, deletions: 1 },
];
function addPull({ github }: CollectStage, given: Partial<NonNullable<Thread['pull']>> = {}) {
  return github.addPull({
    number: 42,
    title: 'Explain',
    pull: { head: 'docs-agent/one', files: FILES, ...given },
  });
}
const lastBody = ({ github }: CollectStage) => wordsOf(oursIn(github).at(-1)?.body ?? '');
const run = (stage: CollectStage, inputs: Record<string, string>, more: RunOptions = {}) =>
  stage.run(command(stage, '/docs explain the flag'), inputs, more);

describe('the comment tells what changed', () => {
  test.concurrent('in the first ten files, with one request more', async () => {
    await using stage = await openCollectStage();
    stage.github.addIssue();
    const files = Array.from({ length: 13 }, (_, n) => ({
      filename: `docs/page-${n}.md`,
      additions: n,
      deletions: 1,
    }));
    addPull(stage, { files });
    const ran = await run(stage, { reactions: 'false' });
    const body = lastBody(stage);
    expect(body).toContain('13 files changed, +78 −13:\n\n- `docs/page-0.md` +0 −1\n');
    expect(body).toContain('- `docs/page-9.md` +9 −1\n- and 3 more\n');
    expect(body).not.toContain('page-10');
    expect(wordsOf(ran.summary)).toContain('| Change | 13 files changed, +78 −13 |');
    expect(stage.github.calls().filter((call) => call.startsWith('pulls/'))).toEqual([
      'pulls/get',
      'pulls/list-files',
    ]);
    expect(stage.service.list()).not.toContain(ASK);
  });

  test.concurrent('not where no comment is written, nor where the files can not be read', async () => {
    await using stage = await openCollectStage({ forbidden: ['pulls/list-files'] });
    stage.github.addIssue();
    addPull(stage);
    await run(stage, { reactions: 'false', comment: 'false' });
    expect(stage.github.calls().filter((call) => call.startsWith('pulls/'))).toEqual([]);
    const other = command(stage, '/docs explain the flag', stage.github.addIssue().number);
    const ran = await stage.run(other, { reactions: 'false' }, { env: { GITHUB_RUN_ID: '77' } });
    expect(ran.exitCode).toBe(0);
    expect(lastBody(stage)).not.toContain('changed, +');
    expect(lastBody(stage)).toContain('#42 Explain');
  });

  test.concurrent('a collect tells it too', async () => {
    await using stage = await openCollectStage({ script: withPreviews() });
    stage.github.addIssue();
    addPull(stage);
    await run(stage, { ...quick, wait: 'false' });
    expect(stage.github.calls()).not.toContain('pulls/list-files');
    await stage.collect();
    expect(lastBody(stage)).toContain('- `docs/guide/install.mdx` +12 −3\n- `docs/old.md` +0 −9\n');
  });
});

describe('a preview', () => {
  test.concurrent('of the head is waited for, linked, and its pages with it', async () => {
    await using stage = await openCollectStage({
      script: withPreviews({
        looks: [json(200, { status: 'queued' }), json(200, { status: 'in_progress' })],
      }),
    });
    stage.github.addIssue();
    addPull(stage);
    const ran = await run(stage, quick);
    expect(ran).toMatchObject({ exitCode: 0, outputs: { outcome: 'pull-request', prLink: PR_LINK } });
    expect(stage.service.list().slice(-4)).toEqual([ASK, STATUS, STATUS, STATUS]);
    expect(
      JSON.parse(stage.service.requests.find(({ path }) => path.includes('preview'))?.body ?? ''),
    ).toEqual({
      branch: 'docs-agent/one',
    });
    const body = lastBody(stage);
    const { url } = stage.service;
    expect(body).toContain(`- \`docs/guide/install.mdx\` +12 −3 · [/guide/install](${url}/guide/install)\n`);
    expect(body).toContain('- `docs/old.md` +0 −9\n- `docs.json` +1 −1\n');
    expect(body).toContain(
      `👀 [Preview](${url}/) — links to pages are derived from the paths of their files`,
    );
    expect(wordsOf(ran.summary)).toContain(`| Preview | ready: [${url}/](${url}/) |`);
    expect(annotationsOf(ran, 'warning')).toEqual([]);
  });

  test.concurrent.each<[string, Parameters<typeof withPreviews>[0], string, string]>([
    [
      'no plan has it',
      { asked: json(403, { error: 'Previews need a Pro plan' }) },
      'Previews need a Pro plan',
      '',
    ],
    [
      'the branch is not known',
      { asked: json(400, { error: 'no such branch' }) },
      'HTTP 400: no such branch',
      '',
    ],
    ['the service has none', { asked: json(404, {}) }, 'this service makes no previews', ''],
    [
      'it can not be built',
      { looks: [json(200, { status: 'failure', summary: 'docs.json is broken' })] },
      'The preview could not be built: docs.json is broken.',
      'The preview could not be built: docs.json is broken.',
    ],
  ])('is no failure of the run where %s', async (_, given, warning, inComment) => {
    await using stage = await openCollectStage({ script: withPreviews(given) });
    stage.github.addIssue();
    addPull(stage);
    const ran = await run(stage, quick);
    expect(ran).toMatchObject({ exitCode: 0, outputs: { outcome: 'pull-request' } });
    expect(annotationsOf(ran, 'warning')).toEqual([expect.stringContaining(warning)]);
    expect(wordsOf(ran.summary)).toContain('| Preview | ');
    if (inComment === '') expect(lastBody(stage)).not.toContain('👀');
    else expect(lastBody(stage)).toContain(inComment);
  });

  test.concurrent('is linked unfinished when its time is over', async () => {
    const looks = Array.from({ length: 500 }, () => json(200, { status: 'in_progress' }));
    await using stage = await openCollectStage({ script: withPreviews({ looks }) });
    stage.github.addIssue();
    addPull(stage);
    const ran = await run(
      stage,
      { ...quick, previewMinutes: '0.02' },
      { clockFrom: stage.service.afterRequests(1, STATUS) },
    );
    expect(ran.exitCode).toBe(0);
    expect(lastBody(stage)).toContain(`👀 [Preview](${stage.service.url}/) (its end was not seen`);
    expect(lastBody(stage)).not.toContain('derived');
  });

  test.concurrent('is waited for no longer than the run has time', async () => {
    const looks = Array.from({ length: 2_000 }, () => json(200, { status: 'in_progress' }));
    await using stage = await openCollectStage({ script: withPreviews({ looks }) });
    stage.github.addIssue();
    addPull(stage);
    const ran = await run(
      stage,
      { ...quick, timeoutMinutes: '0.1', previewMinutes: '60' },
      { clockFrom: stage.service.afterRequests(1, STATUS) },
    );
    expect(ran).toMatchObject({ exitCode: 0, timedOut: false, outputs: { outcome: 'pull-request' } });
    // The comment has only the seconds after the deadline to be told; the summary is written whatever they bring.
    expect(wordsOf(ran.summary)).toContain('| Preview | its end was not seen: ');
  });

  test.concurrent('of a branch in a fork is not asked for', async () => {
    await using stage = await openCollectStage({ script: withPreviews() });
    stage.github.addIssue();
    addPull(stage, { fromFork: true });
    const ran = await run(stage, quick);
    expect(stage.service.list()).not.toContain(ASK);
    expect(annotationsOf(ran, 'warning')).toEqual([
      "There is no preview: the pull request's branch is in another repository.",
    ]);
  });

  test.concurrent('comes with a status, for a job that nobody waited for', async () => {
    await using stage = await openCollectStage({ script: withPreviews() });
    stage.github.addIssue();
    addPull(stage);
    await run(stage, { ...quick, wait: 'false' });
    expect(stage.service.list()).not.toContain(ASK);
    await stage.run(command(stage, '/docs status', 1), quick, { env: { GITHUB_RUN_ID: '77' } });
    expect(stage.service.list()).toEqual(expect.arrayContaining([LOOK, ASK, STATUS]));
    expect(wordsOf(oursIn(stage.github)[0]?.body ?? '')).toContain(`👀 [Preview](${stage.service.url}/)`);
  });

  test.concurrent('needs no thread: the summary tells it', async () => {
    await using stage = await openCollectStage({ script: withPreviews() });
    addPull(stage);
    const ran = await stage.run(
      { eventName: 'schedule', event: {} },
      { ...quick, prompt: 'Explain the flag.' },
    );
    expect(wordsOf(ran.summary)).toContain('| Preview | ready: ');
  });
});

test('a run that is cancelled while it waits for a preview has told its pull request', async () => {
  const looks = Array.from({ length: 2_000 }, () => json(200, { status: 'in_progress' }));
  await using stage = await openCollectStage({ script: withPreviews({ looks }) });
  stage.github.addIssue();
  addPull(stage);
  const ran = await run(stage, quick, { cancel: stage.service.afterRequests(2, STATUS) });
  expect(ran.outputs).toMatchObject({ outcome: 'pull-request', prLink: PR_LINK });
  expect(lastBody(stage)).toContain('### ✅ Pull request ready');
  expect(lastBody(stage)).toContain(`👀 [Preview](${stage.service.url}/) (its end was not seen`);
});
