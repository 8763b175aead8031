import { describe, expect, test } from '@jest/globals';
import { tidyRun } from '../../src/flows/tidy-run.ts';
import { OPENED } from '../../src/story/advance.ts';
import type { Story } from '../../src/story/story.ts';
import { storiesOf } from '../support/left-behind.ts';
import { createRecordedLog } from '../support/recorded-log.ts';

const stories = storiesOf('job_1');

async function tidy(story: Story, isTold = false) {
  const log = createRecordedLog();
  const summaries: string[] = [];
  let opened = 0;
  const addSummary = (markdown: string) => {
    summaries.push(markdown);
    return undefined;
  };
  const openHost = async () => {
    opened += 1;
    return undefined;
  };
  await tidyRun({ story, isTold }, { log, addSummary, openHost });
  return { lines: log.lines, summaries, opened };
}

test.each(['pull-request', 'refused', 'timed-out', 'skipped'] as const)(
  'after a main step that told its end, nothing is said: %s',
  async (kind) => {
    expect(await tidy(stories[kind], true)).toEqual({ lines: [], summaries: [], opened: 0 });
  },
);

test.each<[string, Story, RegExp]>([
  [
    'before anything was sent',
    OPENED,
    /^warning: The run was cut off before anything was sent; there is no job/,
  ],
  [
    'while it created a job',
    stories.creating,
    /created a job\. A job may have been created; check the dashboard/,
  ],
  ['while it sent a message', stories.sending, /message to job job_1\. The message may have arrived/],
  ['while it watched', stories.running, /watched job job_1\. The job goes on/],
  [
    'before it took over a job',
    { kind: 'opened', past: { kind: 'left', attempt: 1, pages: [], story: stories['timed-out'] } },
    /before it sent anything\. Job job_1 is as it was left before/,
  ],
])('cut off %s → one warning and a summary', async (_, story, sentence) => {
  const { lines, summaries } = await tidy(story);
  expect(lines).toEqual([expect.stringMatching(/^warning: The run was cut off/)]);
  expect(lines[0]).toMatch(sentence);
  expect(summaries.join()).toContain(lines[0]?.replace('warning: ', ''));
});

describe('cut off between its end and its telling: the end is what is told', () => {
  test.each([
    ['pull-request', /^warning: Pull request: /],
    ['timed-out', /^warning: Job job_1 could not be seen/],
  ] as const)('%s', async (kind, sentence) => {
    expect((await tidy(stories[kind])).lines).toEqual([expect.stringMatching(sentence)]);
  });
});
