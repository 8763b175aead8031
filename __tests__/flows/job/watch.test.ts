import { describe, expect, test } from '@jest/globals';
import type { Look } from '../../../src/ports/service.ts';
import {
  active,
  completed,
  down,
  message,
  playJob,
  saw,
  taken,
  warningsIn,
} from '../../support/job-stage.ts';

describe('the deadline', () => {
  test.each<[string, Look[], RegExp]>([
    [
      'active',
      [active],
      /^Job job_1 was still running when the time was up\. .*not stop it.*timeoutMinutes.*jobId: job_1/,
    ],
    ['never seen', [down], /^Job job_1 could not be seen.*\(HTTP 502\); it may still be running/],
    ['active, then down', [active, down], /^Job job_1 was last seen active 58 s before .*; since then/],
  ])('%s', async (_, looks, sentence) => {
    const { told } = await playJob({ looks, waiting: { deadlineMs: 60_000 } });
    expect(told).toMatchObject({ outcome: 'timeout', jobId: 'job_1', job: { status: 'active' } });
    expect(told.sentence).toMatch(sentence);
    expect(told.elapsedMs).toBeLessThanOrEqual(60_000);
  });

  test('inside the settle window of a message', async () => {
    const { told } = await playJob({ target: message, waiting: { deadlineMs: 60_000 } });
    expect(told).toMatchObject({ outcome: 'timeout', job: { status: 'completed' } });
    expect(told.sentence).toMatch(/no sign of its new turn when the time was up/);
  });
});

describe('signs of life', () => {
  const times = (lines: readonly string[]) => lines.filter((line) => line.includes('Still waiting'));

  test('come at least every 30 s while a job is watched', async () => {
    const { lines } = await playJob({ looks: [active], waiting: { deadlineMs: 300_000 } });
    expect(times(lines)).toHaveLength(11);
    expect(times(lines)[4]).toBe('info: Still waiting for job job_1: active, 2 min 5 s so far.');
  });

  test('and while a request is on its way', async () => {
    const { lines } = await playJob({
      delivery: ({ clock }) => {
        clock.advance(600_000);
        return taken();
      },
    });
    expect(times(lines)).toHaveLength(24);
  });

  test('and end with the waiting', async () => {
    const { lines } = await playJob({ looks: [completed] });
    expect(times(lines)).toEqual([]);
  });
});

test('the log has one line for each change of state, and one warning for an unknown status', async () => {
  const odd = saw({ unknownStatus: 'queued' });
  const { lines } = await playJob({ looks: [odd, odd, active, odd, active, active, completed] });
  expect(warningsIn(lines)).toEqual([
    'warning: Job job_1 has a status that is not known here, "queued"; waiting on.',
  ]);
  expect(
    lines.filter((line) => /: .* after /.test(line)).map((line) => line.replace(/ after .*/, '')),
  ).toEqual([
    'info: Job job_1: "queued"',
    'info: Job job_1: active',
    'info: Job job_1: "queued"',
    'info: Job job_1: active',
    'info: Job job_1: completed',
  ]);
});

test('a link that is dropped is warned of once', async () => {
  const { lines } = await playJob({ looks: [saw({ status: 'completed', prLinkDropped: true })] });
  expect(warningsIn(lines)).toEqual([
    'warning: The service gave a pull request link that is not a plain http(s) URL; it is left out.',
  ]);
});

test('a look that fails says so, and when the next one comes', async () => {
  const { lines } = await playJob({ looks: [down, completed] });
  expect(lines).toContain('info: Could not see the job (HTTP 502); looking again in 0.5 s.');
});
