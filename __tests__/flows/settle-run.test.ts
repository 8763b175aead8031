import { describe, expect, test } from '@jest/globals';
import type { Outcome, RunReport } from '../../src/flows/outcome.ts';
import { settleRun } from '../../src/flows/settle-run.ts';
import { createRecordedLog } from '../support/recorded-log.ts';

const done: RunReport = {
  outcome: 'pull-request',
  sentence: 'Pull request: https://github.com/octo-org/octo-docs/pull/42',
  jobId: 'job_1',
  job: {
    id: 'job_1',
    status: 'completed',
    prLink: 'https://github.com/octo-org/octo-docs/pull/42',
    source: { repository: 'https://github.com/octo-org/octo-docs', ref: 'main' },
    model: 'sonnet',
  },
  elapsedMs: 65_000,
};

/** Settles a report; outputs in the order of writing. */
function settle(
  report: RunReport,
  faults: { output?: string; state?: boolean; summary?: string; failOn?: Outcome[] } = {},
) {
  const log = createRecordedLog();
  const outputs: [string, string][] = [];
  const state: string[] = [];
  const summaries: string[] = [];
  const exitCode = settleRun(report, {
    failOn: new Set(faults.failOn ?? ['failed', 'archived', 'timeout']),
    trusted: { serverUrl: 'https://github.com' },
    sinks: {
      log,
      setOutput: (name, value) => {
        if (faults.output === name) throw Object.assign(new Error('x'), { code: 'EACCES' });
        outputs.push([name, value]);
      },
      saveOutcome: (outcome) => {
        if (faults.state) throw new Error('no state file');
        state.push(outcome);
      },
      addSummary: (markdown) => {
        summaries.push(markdown);
        return faults.summary;
      },
    },
  });
  return {
    exitCode,
    outputs: Object.fromEntries(outputs),
    order: outputs.map(([name]) => name),
    state,
    summaries,
    lines: log.lines,
  };
}

test('all that is known goes to the outputs, the ones that must not be lost first', () => {
  const { exitCode, outputs, order, state, lines } = settle(done);
  expect(exitCode).toBe(0);
  expect(order.slice(0, 4)).toEqual(['jobId', 'status', 'outcome', 'prLink']);
  expect(outputs).toMatchObject({
    jobId: 'job_1',
    status: 'completed',
    outcome: 'pull-request',
    prLink: 'https://github.com/octo-org/octo-docs/pull/42',
  });
  expect(JSON.parse(outputs.job ?? '')).toEqual(done.job);
  expect(state).toEqual(['pull-request']);
  expect(lines.filter((line) => !line.startsWith('info'))).toEqual([]);
});

test('what is not known is empty, never a guess', () => {
  const { exitCode, outputs } = settle({ outcome: 'unknown', sentence: 'Lost.', elapsedMs: 0 });
  expect(exitCode).toBe(1);
  expect(outputs).toMatchObject({ jobId: '', status: '', outcome: 'unknown', prLink: '', job: '' });
});

test('a status that is not known here is handed on as the service says it', () => {
  const { outputs } = settle({ ...done, outcome: 'timeout', job: { unknownStatus: 'queued' } });
  expect(outputs.status).toBe('queued');
  expect(JSON.parse(outputs.job ?? '')).toEqual({ id: 'job_1', status: 'queued' });
});

test('a failure is one error that says what to do; with failOn left empty it is none', () => {
  const report: RunReport = { ...done, outcome: 'failed', sentence: 'The agent failed.' };
  const strict = settle(report);
  const mild = settle(report, { failOn: [] });
  expect([strict.exitCode, mild.exitCode]).toEqual([1, 0]);
  expect(strict.lines.filter((line) => line.startsWith('error'))).toEqual(['error: The agent failed.']);
  expect(mild.lines.filter((line) => line.startsWith('error'))).toEqual([]);
});

describe('when the runner’s files can not be written', () => {
  test.each(['jobId', 'prLink', 'job'])('at output %s → the job goes to the log, exit 1', (output) => {
    const { exitCode, lines, summaries } = settle(done, { output });
    expect(exitCode).toBe(1);
    expect(lines.find((line) => line.startsWith('error'))).toMatch(/job: job_1; pull request: https:.*42/);
    expect(summaries.join()).toContain('❌');
  });

  test('state alone is a warning', () => {
    const { exitCode, outputs, lines } = settle(done, { state: true });
    expect([exitCode, outputs.outcome]).toEqual([0, 'pull-request']);
    expect(lines.filter((line) => /^(warning|error)/.test(line))).toEqual([
      expect.stringContaining('warning: The state'),
    ]);
  });

  test('the summary alone is a warning', () => {
    const { exitCode, lines } = settle(done, { summary: 'EACCES' });
    expect(exitCode).toBe(0);
    expect(lines).toContain('warning: The step summary could not be written: EACCES.');
  });
});
