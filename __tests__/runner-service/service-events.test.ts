import { describe, expect, test } from '@jest/globals';
import { endsOfJobs, findEvents } from '../../src/runner-service/service-events.ts';

const ends = (...lines: object[]) =>
  endsOfJobs(findEvents(lines.map((line) => JSON.stringify(line)).join('\n')));
const started = { event: 'started', job: 'a', project: 'p', turn: 2, attempt: 1 };
const kept =
  'the change is made and kept, but could not be published yet, which is tried again: git push: no route';

describe('what became of a job when its service ended', () => {
  test.each<[string, object[], object]>([
    ['its turn had no end', [started], { how: 'ended' }],
    ['its turn was put back', [started, { event: 'stopped', job: 'a' }], { how: 'ended' }],
    [
      'its turn completed',
      [started, { event: 'completed', job: 'a', prLink: 'https://x/1' }],
      { how: 'completed', prLink: 'https://x/1' },
    ],
    [
      'nothing was changed',
      [started, { event: 'completed', job: 'a', prLink: null }],
      { how: 'completed', prLink: '' },
    ],
    [
      'its agent failed',
      [started, { event: 'failed', job: 'a', failure: 'exit 1' }],
      { how: 'failed', why: 'exit 1' },
    ],
    [
      'its change waits',
      [started, { event: 'failed', job: 'a', failure: kept }],
      { how: 'unpublished', why: kept },
    ],
    [
      'its change was pushed late',
      [
        started,
        { event: 'failed', job: 'a', failure: kept },
        { event: 'completed', job: 'a', prLink: 'https://x/1' },
      ],
      { how: 'completed' },
    ],
    [
      'a later turn began',
      [{ event: 'completed', job: 'a', prLink: 'https://x/1' }, started],
      { how: 'ended', turn: 2 },
    ],
  ])('%s', (_, lines, end) => {
    expect(ends(...lines)).toEqual([expect.objectContaining({ job: 'a', ...end })]);
  });

  test('each job by itself, and nothing of what is no line', () => {
    const log = `{"event":"started","job":"a"}\nnot json\n[1]\n{"event":5}\n{"event":"started","job":"b"}\n{"event":"comp`;
    expect(endsOfJobs(findEvents(log)).map(({ job }) => job)).toEqual(['a', 'b']);
  });
});
