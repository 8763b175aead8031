/** How a comment shows where a request stands: an icon for the eye, words for everybody, a sentence that holds. */
export interface StateText {
  readonly icon: string;
  readonly title: string;
  readonly sentence?: string;
}

/** Every outcome of a run, and before it the states that are worth an edit. */
export const COMMENT_STATES = {
  starting: { icon: '⏳', title: 'Starting' },
  waiting: {
    icon: '⏳',
    title: 'Waiting for the current turn',
    sentence: 'The job is still busy with the instruction before; this one is sent when it is done.',
  },
  working: { icon: '✍️', title: 'Working on it', sentence: 'This comment changes when the job is done.' },
  looked: {
    icon: '🔎',
    title: 'Still working',
    sentence: 'This was one look; this comment will not change by itself.',
  },
  'pull-request': { icon: '✅', title: 'Pull request ready' },
  'no-pull-request': {
    icon: '☑️',
    title: 'Finished without a pull request',
    sentence:
      'There was nothing to change, or the change went straight to the deploy branch; the dashboard tells which.',
  },
  failed: {
    icon: '❌',
    title: 'The agent failed',
    sentence: 'Look at the job in the dashboard, then ask again, in other words if need be.',
  },
  archived: { icon: '🗄️', title: 'The job was archived', sentence: 'It takes no more instructions.' },
  timeout: {
    icon: '⌛',
    title: 'The time was up',
    sentence: 'The run stopped waiting, which does not stop the job; this comment will not change by itself.',
  },
  detached: {
    icon: '📤',
    title: 'Handed over',
    sentence: 'The job runs on its own, and this comment will not change by itself.',
  },
  unsent: { icon: '📭', title: 'Not sent' },
  skipped: { icon: '⏭️', title: 'Skipped', sentence: 'Nothing was sent.' },
  unknown: {
    icon: '❓',
    title: 'Not known',
    sentence: 'A job may have been created; check the dashboard before running again.',
  },
  cancelled: { icon: '⏹️', title: 'Watching stopped' },
  error: { icon: '⚠️', title: 'That did not work' },
} as const satisfies Record<string, StateText>;

export type CommentState = keyof typeof COMMENT_STATES;

/** The end reaction of each outcome on the command, as the reactions API calls it; none for those not listed. */
const REACTIONS: Partial<Record<CommentState, 'rocket' | 'confused' | '-1'>> = {
  'pull-request': 'rocket',
  detached: 'rocket',
  looked: 'rocket',
  'no-pull-request': 'confused',
  timeout: 'confused',
  unsent: 'confused',
  cancelled: 'confused',
  unknown: 'confused',
  failed: '-1',
  archived: '-1',
  error: '-1',
};

export function reactionFor(state: CommentState): 'rocket' | 'confused' | '-1' | undefined {
  return REACTIONS[state];
}
