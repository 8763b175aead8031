import type { Kind } from '../../../src/story/story.ts';

/*
 * What may be told of each kind of story, written down here once more: a telling that changes its mind with the code that it is
 * held against would always be right.
 */
const TOLD: Readonly<Record<Kind, { readonly outcomes: readonly string[]; readonly title: RegExp }>> = {
  looking: { outcomes: [], title: /^Starting$/ },
  opened: { outcomes: [], title: /^Starting$/ },
  queued: { outcomes: [], title: /^Waiting for its turn$/ },
  admitted: { outcomes: [], title: /^Starting$/ },
  waiting: { outcomes: [], title: /^Waiting for the current turn$/ },
  creating: { outcomes: [], title: /^Starting$/ },
  sending: { outcomes: [], title: /^Passing it on$/ },
  running: { outcomes: [], title: /^Working on it$/ },
  detached: { outcomes: ['detached'], title: /^Handed over$/ },
  'timed-out': { outcomes: ['timeout'], title: /^The time was up$/ },
  cancelled: { outcomes: ['cancelled'], title: /^Watching stopped$/ },
  'out-of-sight': { outcomes: ['error'], title: /^That did not work$/ },
  stuck: { outcomes: ['timeout'], title: /^The job is stuck$/ },
  'pull-request': { outcomes: ['pull-request'], title: /^Pull request (ready|updated)/ },
  concluded: { outcomes: ['pull-request'], title: /^Pull request (merged|closed without a merge)$/ },
  'no-pull-request': { outcomes: ['no-pull-request'], title: /^Finished without a pull request$/ },
  failed: { outcomes: ['failed'], title: /^The (agent failed|change did not pass)$/ },
  archived: { outcomes: ['archived'], title: /^The job was archived$/ },
  unknown: { outcomes: ['unknown'], title: /^Not known$/ },
  'not-sent': { outcomes: ['cancelled', 'timeout'], title: /^Not sent$/ },
  refused: { outcomes: ['error'], title: /^That did not work$/ },
  limited: { outcomes: ['limited'], title: /^The service takes no more for now$/ },
  'over-budget': { outcomes: ['skipped'], title: /^The daily limit is reached$/ },
  rehearsed: { outcomes: ['skipped'], title: /^Dry run$/ },
  looked: {
    outcomes: ['pull-request', 'no-pull-request', 'failed', 'archived', 'detached'],
    title:
      /^(Still working|State not known|Pull request ready|Finished without a pull request|The agent failed|The job was archived)$/,
  },
  skipped: { outcomes: ['skipped'], title: /^Skipped$/ },
};

export const outcomesOf = (kind: Kind): readonly string[] => TOLD[kind].outcomes;
export const titleOf = (kind: Kind): RegExp => TOLD[kind].title;
