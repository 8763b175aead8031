import { describe, expect, test } from '@jest/globals';
import { type Telling, tellRun } from '../../src/flows/tell-run.ts';
import type { Outcome } from '../../src/story/outcome.ts';
import type { ToldStory } from '../../src/story/story.ts';
import { createRecordedLog } from '../support/recorded-log.ts';

const link = 'https://github.com/octo-org/octo-docs/pull/42';
const done: ToldStory = {
  kind: 'pull-request',
  jobId: 'job_1',
  job: {
    id: 'job_1',
    status: 'completed',
    prLink: link,
    source: { repository: 'https://github.com/octo-org/octo-docs', ref: 'main' },
    model: 'm-1',
  },
  turn: { kind: 'first' },
  link,
};
const lost: ToldStory = {
  kind: 'unknown',
  asked: { kind: 'create' },
  loss: { kind: 'lost', why: 'a reset' },
};
const failed: ToldStory = {
  kind: 'failed',
  jobId: 'job_1',
  job: { status: 'failed' },
  turn: { kind: 'first' },
};
const skipped: ToldStory = { kind: 'skipped', why: 'No command.' };

type Faults = Partial<Telling> & { output?: string; summary?: string; names?: Outcome[] };

/** Tells a story; outputs in the order of writing. */
function tell(story: ToldStory, faults: Faults = {}) {
  const { output, summary, names = ['failed', 'archived', 'timeout'], ...given } = faults;
  const log = createRecordedLog();
  const outputs: [string, string][] = [];
  const summaries: string[] = [];
  const trusted = { serverUrl: 'https://github.com' };
  const exitCode = tellRun(
    { story, elapsedMs: 65_000, failOn: new Set(names), trusted, broke: '', ...given },
    {
      log,
      setOutput: (name, value) => {
        if (output === name) throw Object.assign(new Error('x'), { code: 'EACCES' });
        outputs.push([name, value]);
      },
      addSummary: (markdown) => {
        summaries.push(markdown);
        return summary;
      },
    },
  );
  const errors = log.lines.filter((line) => line.startsWith('error'));
  return {
    exitCode,
    outputs: Object.fromEntries(outputs),
    order: outputs.map(([name]) => name),
    summaries,
    lines: log.lines,
    errors,
  };
}

test('all that is known goes to the outputs, the ones that must not be lost first', () => {
  const { exitCode, outputs, order, lines } = tell(done, { commentUrl: 'https://x/1', prompt: 'Explain.' });
  expect(exitCode).toBe(0);
  expect(order.slice(0, 4)).toEqual(['jobId', 'status', 'outcome', 'prLink']);
  expect(outputs).toMatchObject({
    jobId: 'job_1',
    status: 'completed',
    outcome: 'pull-request',
    prLink: link,
    continued: 'false',
    commentUrl: 'https://x/1',
    prompt: 'Explain.',
  });
  expect(JSON.parse(outputs.job ?? '')).toEqual({
    id: 'job_1',
    status: 'completed',
    prLink: link,
    source: { repository: 'https://github.com/octo-org/octo-docs', ref: 'main' },
    model: 'm-1',
  });
  expect(lines).toEqual([`info: Outcome: pull-request. Pull request: ${link}`]);
});

test('what is not known is empty, never a guess', () => {
  const { exitCode, outputs } = tell(lost);
  expect(exitCode).toBe(1);
  expect(outputs).toEqual({
    jobId: '',
    status: '',
    outcome: 'unknown',
    outsidePaths: '',
    prLink: '',
    job: '',
    continued: 'false',
    commentUrl: '',
    prompt: '',
  });
});

test('a status that is not known here is handed on as the service says it', () => {
  const { outputs } = tell({
    kind: 'timed-out',
    jobId: 'job_1',
    job: { unknownStatus: 'queued' },
    turn: { kind: 'first' },
    sight: { kind: 'seen', agoMs: 0, failures: 0, why: '' },
  });
  expect(outputs.status).toBe('queued');
  expect(JSON.parse(outputs.job ?? '')).toEqual({ id: 'job_1', status: 'queued' });
});

test('a failure is one error that says what to do; with failOn left empty it is none', () => {
  const strict = tell(failed);
  const mild = tell(failed, { names: [] });
  expect([strict.exitCode, mild.exitCode]).toEqual([1, 0]);
  expect(strict.errors).toEqual([expect.stringMatching(/^error: The agent failed on job job_1\./)]);
  expect(mild.errors).toEqual([]);
});

test('a run that had nothing to do has no summary; it fails where failOn says so', () => {
  expect(tell(skipped)).toMatchObject({ exitCode: 0, summaries: [], errors: [] });
  const strict = tell(skipped, { names: ['skipped'] });
  expect(strict).toMatchObject({ exitCode: 1, summaries: [], errors: ['error: No command.'] });
});

describe('a run that broke off', () => {
  const broke = 'The run broke off: it was too much.';

  test('fails whatever its story ended with, and says so beside it', () => {
    const { exitCode, errors, outputs } = tell(done, { broke });
    expect([exitCode, outputs.outcome]).toEqual([1, 'pull-request']);
    expect(errors).toEqual([`error: ${broke}`]);
  });

  test('is said once where its story says it already', () => {
    const refused: ToldStory = {
      kind: 'refused',
      past: { kind: 'none' },
      about: { kind: 'nothing' },
      why: broke,
    };
    expect(tell(refused, { broke })).toMatchObject({ exitCode: 1, errors: [`error: ${broke}`] });
  });
});

describe('when the runner’s files can not be written', () => {
  test.each(['jobId', 'prLink', 'job', 'commentUrl'])(
    'at output %s → the job goes to the log, exit 1',
    (output) => {
      const { exitCode, lines } = tell(done, { output });
      expect(exitCode).toBe(1);
      expect(lines.find((line) => line.startsWith('error'))).toMatch(/job: job_1; pull request: https:.*42/);
    },
  );

  test('the summary alone is a warning', () => {
    const { exitCode, lines } = tell(done, { summary: 'EACCES' });
    expect(exitCode).toBe(0);
    expect(lines).toContain('warning: The step summary could not be written: EACCES.');
  });
});

describe('what else is told of the end', () => {
  const pulls = [{ number: 4, title: 'Older', link: 'https://github.com/o/r/pull/4' }];

  test('open pull requests have a summary, though nothing was done', () => {
    const { summaries, exitCode } = tell(skipped, { waiting: { limit: 1, pulls } });
    expect(summaries).toEqual([expect.stringContaining('Older')]);
    expect(exitCode).toBe(0);
  });

  test('files outside of what is allowed are a list, and none is an empty one', () => {
    const finish = { warnings: [], preview: { kind: 'none' as const } };
    expect(tell(done, { finish: { ...finish, outside: ['a.ts'] } }).outputs.outsidePaths).toBe('["a.ts"]');
    expect(tell(done, { finish: { ...finish, outside: [] } }).outputs.outsidePaths).toBe('[]');
    expect(tell(done, { finish }).outputs.outsidePaths).toBe('');
  });

  test('outputs that can’t be written name the reason, and all that is not known as none', () => {
    expect(tell(lost, { output: 'jobId' }).errors[0]).toBe(
      "error: The outputs could not be written to the runner's file (EACCES). Outcome: unknown; job: none; pull request: none.",
    );
  });
});
