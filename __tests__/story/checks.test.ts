import { describe, expect, test } from '@jest/globals';
import type { ReadCheck } from '../../src/ports/service.ts';
import { failedChecks, failureOf, tellChecks } from '../../src/story/checks.ts';
import { storyField } from '../../src/story/codec.ts';
import { headingOf } from '../../src/story/heading.ts';
import { tellOutputs } from '../../src/story/outputs.ts';
import { tellSentence } from '../../src/story/sentence.ts';
import type { StoryOf, ToldStory, Turn } from '../../src/story/story.ts';
import { tellSummary } from '../../src/story/summary.ts';
import { DONE, FIRST, LINK } from './stories.ts';

const CHECKS: ReadCheck[] = [
  { name: 'links', status: 'passed', rounds: 1 },
  { name: 'vale', status: 'failed', rounds: 2 },
  { name: 'spelling', status: 'failed before', rounds: 0 },
  { name: 'build', status: 'skipped', rounds: 0 },
];
const told = (checks: ReadCheck[] = CHECKS): ToldStory => ({
  kind: 'pull-request',
  link: LINK,
  jobId: DONE.jobId,
  job: { ...DONE.job, checks },
  turn: FIRST,
});

test('a pull request whose checks did not pass is not told as ready', () => {
  const scene = { command: '/docs', trusted: {} } as Parameters<typeof headingOf>[1];
  const asWords = (checks: ReadCheck[]) => {
    const { icon, title } = headingOf(told(checks), scene);
    return [`${icon} ${title}`, tellSentence(told(checks))];
  };
  const link = LINK;
  expect(asWords(CHECKS)).toEqual([
    '🚧 Pull request opened, not right yet',
    `Pull request: ${link} — not right yet: vale, build did not pass.`,
  ]);
  const right = CHECKS.filter(({ status }) => status === 'passed' || status === 'failed before');
  expect(asWords(right)).toEqual(['✅ Pull request ready', `Pull request: ${link}`]);
});

test('a change that did not pass is no failure of the agent', () => {
  const failed = (checks: ReadCheck[]): ToldStory => ({
    kind: 'failed',
    jobId: DONE.jobId,
    job: { ...DONE.job, status: 'failed', checks },
    turn: FIRST,
  });
  const scene = { command: '/docs', trusted: {} } as Parameters<typeof headingOf>[1];
  expect(tellSentence(failed(CHECKS))).toMatch(
    /^vale failed, build was skipped; nothing was published\. Look at job /,
  );
  expect(headingOf(failed(CHECKS), scene)).toMatchObject({
    title: 'The change did not pass',
    sentence: expect.stringMatching(/^`vale` failed, `build` was skipped; nothing was published\. /),
  });
  const passed = CHECKS.slice(0, 1);
  expect(tellSentence(failed(passed))).toMatch(/^The agent failed on job /);
  expect(headingOf(failed(passed), scene).title).toBe('The agent failed');
});

test('checks are told with what became of them', () => {
  expect(tellChecks(told())).toBe(
    '✅ `links` (sent back once) · ❌ `vale` (sent back 2 times) · ⚠️ `spelling` (failed before) · ⏭️ `build` (skipped)',
  );
  const summary = tellSummary(told(), {
    exitCode: 0,
    elapsedMs: 0,
    trusted: { serverUrl: 'https://github.com' },
  });
  expect(summary).toContain(`| Checks | ${tellChecks(told())} |`);
  expect(tellOutputs(told()).checks).toBe(JSON.stringify(CHECKS));
});

test('a job without them is told as before', () => {
  const { checks: _, ...job } = DONE.job;
  const without: ToldStory = { kind: 'pull-request', link: LINK, jobId: DONE.jobId, job, turn: FIRST };
  expect(tellChecks(without)).toBe('');
  expect(tellOutputs(without)).not.toHaveProperty('checks');
});

test('while a turn goes on nothing is said of those of the turn before', () => {
  expect(tellChecks({ kind: 'running', jobId: DONE.jobId, job: { checks: CHECKS }, turn: FIRST })).toBe('');
});

test('names are text', () => {
  expect(tellChecks(told([{ name: '`|@octocat <b>', status: 'passed', rounds: 0 }]))).not.toMatch(
    /^✅ `\|@octocat/,
  );
});

test('those that did not pass are named, those that were so before are not', () => {
  expect(failedChecks({ checks: CHECKS })).toEqual(['vale', 'build']);
  expect(failedChecks(undefined)).toEqual([]);
});

test('they are written down with the story, and read again', () => {
  const kept = JSON.parse(JSON.stringify(storyField.publish(told())));
  expect(storyField.read(kept)).toMatchObject({ job: { checks: CHECKS } });
  for (const checks of [{}, [{}], [{ name: 'a', status: 'green', rounds: 0 }], [{ ...CHECKS[0], more: 1 }]])
    expect(storyField.read({ ...kept, job: { checks } })).toBeUndefined();
});

const FACTS = { elapsedMs: 0, trusted: { serverUrl: 'https://github.com' } };
const SCENE = { command: '/docs', trusted: FACTS.trusted };
const BRANCH = 'docs-agent/job_1-9f86d081884c';

describe('why a job failed', () => {
  const failure = `its branch was moved; what was made is kept as the branch ${BRANCH}.`;
  const failed = (job: object = {}, turn: Turn = FIRST): StoryOf<'failed'> => ({
    kind: 'failed',
    ...DONE,
    job: { ...DONE.job, status: 'failed', failure, ...job },
    turn,
  });

  test('is told in sentence, comment and summary, its names fit to be copied', () => {
    expect(tellSentence(failed())).toBe(
      `Job ${DONE.jobId} failed: ${failure} Look at it in the dashboard, then ask anew, in other words if need be.`,
    );
    expect(headingOf(failed(), SCENE)).toEqual({
      icon: '❌',
      title: 'The job failed',
      sentence: `\`${failure.slice(0, -1)}\`. Look at the job in the dashboard, then ask again, in other words if need be.`,
    });
    expect(tellSummary(failed(), { ...FACTS, exitCode: 1 })).toContain(`as the branch ${BRANCH}\`.`);
    const looked = { kind: 'looked', jobId: DONE.jobId, job: failed().job } as const;
    expect(headingOf(looked, SCENE).sentence).toContain(BRANCH);
  });

  test('is inert, and doubted where the end may be of another turn', () => {
    const sentence = headingOf(failed({ failure: '`@octocat <img> #1' }), SCENE).sentence;
    expect(sentence).toMatch(/^`` `@octocat <img> #1 ``\. Look at/);
    const passed = { kind: 'passed', isFurther: true } as const;
    expect(headingOf(failed({}, passed), SCENE)).toMatchObject({ title: 'The agent failed' });
    expect(tellSentence(failed({}, passed))).toMatch(/But another request went to the job/);
  });

  test('gives way to the checks that hold the change back', () => {
    expect(tellSentence(failed({ checks: CHECKS }))).toMatch(/^vale failed, build was skipped; nothing/);
    expect(headingOf(failed({ checks: CHECKS }), SCENE).sentence).not.toContain(BRANCH);
  });

  test('is told of a job that failed alone: an answer may still have that of the turn before', () => {
    for (const status of ['active', 'completed', 'archived'] as const)
      expect(failureOf({ status, failure })).toBe('');
    expect(failureOf({ status: 'failed', failure: 'v1.2 is gone.' })).toBe('v1.2 is gone');
    expect(failureOf({ status: 'failed' })).toBe('');
  });

  test('stays in the marker', () => {
    expect(storyField.read(JSON.parse(JSON.stringify(storyField.publish(failed()))))).toMatchObject({
      job: { failure },
    });
  });
});
