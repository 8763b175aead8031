import type { JobReading } from '../ports/service.ts';
import { isTrustedLink, type TrustedOrigins } from '../text/links.ts';
import { codeSpan, inertLink } from '../text/markdown.ts';
import { failedChecks, failureOf, tellHolding } from './checks.ts';
import { tellBehind } from './queue.ts';
import type { Scene } from './scene.ts';
import { isDoubted, isUpdate, type Kind, knownJob, type Story, type StoryOf } from './story.ts';

/** How a comment shows where a request stands: an icon for the eye, words for everybody, a sentence that holds. */
export interface Heading {
  readonly icon: string;
  readonly title: string;
  readonly sentence: string;
}

const STARTING: Heading = { icon: '⏳', title: 'Starting', sentence: '' };
const WRONG: Heading = { icon: '⚠️', title: 'That did not work', sentence: '' };
const OUT_OF_TIME = 'The run stopped waiting, which does not stop the job.';
/** It may be told long after: what has become of the job since is not known. */
const CUT_OFF = 'The run was cut off while it watched the job, which does not stop the job.';
/** Its service has ended when this is read, or will have soon. */
const ENDS_WITH_RUN = 'The job ends with the run, and what it had pushed by then stays.';
const HANDED_OVER = 'The job runs on its own.';
/** True with and without a workflow that collects: no run can know whether there is one. */
const REPORTED_LATER = 'Its end is reported here by the collect workflow, or by';
/** There may well be one. */
const LINK_DROPPED =
  'The link that the service gave for one is not usable; the dashboard shows what the job did.';
const ONE_LOOK = 'This was one look; this comment will not change by itself.';

const HEADINGS = {
  looking: STARTING,
  opened: STARTING,
  queued: { icon: '⏳', title: 'Waiting for its turn', sentence: '' },
  admitted: STARTING,
  waiting: {
    icon: '⏳',
    title: 'Waiting for the current turn',
    sentence: 'The job is still busy with the instruction before; this one has not been sent yet.',
  },
  creating: STARTING,
  sending: { ...STARTING, title: 'Passing it on' },
  running: { icon: '✍️', title: 'Working on it', sentence: '' },
  detached: { icon: '📤', title: 'Handed over', sentence: HANDED_OVER },
  'timed-out': { icon: '⌛', title: 'The time was up', sentence: OUT_OF_TIME },
  cancelled: { icon: '⏹️', title: 'Watching stopped', sentence: 'The run was cancelled; the job goes on.' },
  'out-of-sight': WRONG,
  stuck: {
    icon: '🧱',
    title: 'The job is stuck',
    sentence: 'It has been active for far longer than jobs take. Look at the job in the dashboard.',
  },
  'pull-request': { icon: '✅', title: 'Pull request ready', sentence: '' },
  concluded: { icon: '🎉', title: 'Pull request merged', sentence: '' },
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
  unknown: {
    icon: '❓',
    title: 'Not known',
    sentence: 'A job may have been created; check the dashboard before running again.',
  },
  'not-sent': { icon: '📭', title: 'Not sent', sentence: '' },
  refused: WRONG,
  limited: { icon: '🚦', title: 'The service takes no more for now', sentence: '' },
  'over-budget': { icon: '🚦', title: 'The daily limit is reached', sentence: '' },
  rehearsed: { icon: '🎭', title: 'Dry run', sentence: 'Nothing was sent.' },
  looked: { icon: '🔎', title: 'Still working', sentence: ONE_LOOK },
  skipped: { icon: '⏭️', title: 'Skipped', sentence: 'Nothing was sent.' },
} as const satisfies Record<Kind, Heading>;

/** What the comment says on top of this very story. */
export function headingOf(story: Story, scene: Pick<Scene, 'command' | 'trusted'>): Heading {
  return withFailure(atDashboard(specialHeading(story, scene.command), { story, ...scene }), story);
}

/** As code, so that nothing of it takes effect and the name of a branch in it can be copied. */
function withFailure(heading: Heading, story: Story): Heading {
  const isTold = story.kind === 'looked' || (story.kind === 'failed' && !isDoubted(story.turn));
  const why = isTold ? codeSpan(failureOf(story.job)) : '';
  return why === ''
    ? heading
    : { ...heading, title: 'The job failed', sentence: `${why}. ${heading.sentence}` };
}

/** Where the service has a page for the job, that is where the words lead. */
function atDashboard(
  heading: Heading,
  { story, trusted }: { story: Story; trusted: TrustedOrigins },
): Heading {
  const url = knownJob(story)?.job.reviewUrl;
  if (url === undefined || !isTrustedLink(url, trusted)) return heading;
  const page = inertLink("the job's page", url);
  const sentence = heading.sentence
    .replace('Look at the job in the dashboard', () => `Look at ${page}`)
    .replace('the dashboard', () => page);
  return { ...heading, sentence };
}

function specialHeading(story: Story, command: string): Heading {
  const heading: Heading = HEADINGS[story.kind];
  const later = `${REPORTED_LATER} ${codeSpan(`${command} status`)}.`;
  switch (story.kind) {
    case 'pull-request':
      return headingOfPull(story);
    case 'concluded':
      return story.by === 'merge' ? heading : CLOSED;
    case 'no-pull-request':
      return headingWithoutPull(story.job);
    case 'failed':
      return headingOfFailure(story.job);
    case 'queued':
      return { ...heading, sentence: tellBehind(story.behind) };
    case 'cancelled':
    case 'timed-out':
      return { ...heading, sentence: `${restOf(story, heading)} ${later}` };
    case 'detached':
    case 'stuck':
      return { ...heading, sentence: `${heading.sentence} ${later}` };
    case 'unknown':
      return story.asked.kind === 'create' ? heading : { ...heading, sentence: MESSAGE_UNKNOWN };
    case 'looked':
      return headingOfLook(story);
    default:
      return heading;
  }
}

/** What becomes of a job that is watched no more. */
function restOf(story: StoryOf<'cancelled' | 'timed-out'>, { sentence }: Heading): string {
  if (story.job.endsWithRun) return ENDS_WITH_RUN;
  return story.kind === 'cancelled' && story.by !== 'stop' ? CUT_OFF : sentence;
}

function headingOfPull(story: StoryOf<'pull-request'>): Heading {
  const heading = HEADINGS[story.kind];
  const [title, opened] = isUpdate(story) ? ['Pull request updated', 'updated'] : [heading.title, 'opened'];
  if (failedChecks(story.job).length === 0) return { ...heading, title };
  return { ...heading, icon: '🚧', title: `Pull request ${opened}, not right yet` };
}

function headingWithoutPull(job: JobReading): Heading {
  const heading = HEADINGS['no-pull-request'];
  return job.prLinkDropped ? { ...heading, sentence: LINK_DROPPED } : heading;
}

/** A change that was made and did not pass is no failure of the agent. */
function headingOfFailure(job: StoryOf<'failed'>['job']): Heading {
  const { failed } = HEADINGS;
  const holding = tellHolding(job, codeSpan);
  if (holding === '') return failed;
  const sentence = `${holding}; nothing was published. ${failed.sentence}`;
  return { ...failed, title: 'The change did not pass', sentence };
}

const CLOSED: Heading = {
  icon: '🚪',
  title: 'Pull request closed without a merge',
  sentence: 'Reopen it to bring the change back, as long as its branch is there.',
};

const MESSAGE_UNKNOWN =
  'The instruction may have reached the job; check the dashboard before sending it again.';

function headingOfLook({ job }: StoryOf<'looked'>): Heading {
  switch (job.status) {
    case 'completed':
      return job.prLink ? HEADINGS['pull-request'] : headingWithoutPull(job);
    case 'failed':
      return headingOfFailure(job);
    case 'archived':
      return HEADINGS.archived;
    case 'active':
      return HEADINGS.looked;
    case undefined:
      return { ...HEADINGS.looked, title: 'State not known' };
  }
}
