import { formatMoment } from '../text/duration.ts';
import { toOneLine } from '../text/one-line.ts';
import { failedChecks, failureOf, tellHolding } from './checks.ts';
import { tellSight } from './sight.ts';
import { isDoubted, isUpdate, type KnownJob, knownJob, type StoryOf, type ToldStory } from './story.ts';
import { traceOf } from './trace.ts';

const CHECK_BEFORE_AGAIN = 'A job may have been created; check the dashboard before running again.';
const CHECKS_MAX_CHARACTERS = 300;
const NO_SIGN = 'the service showed no sign of a new turn since the message';
const PASSED = 'another request went to the job before the end of this one was seen';

/** Where a person can look at the job: its own page where the service has one, else the service's dashboard. */
function dashboardOf({ job }: KnownJob, preposition: 'in' | '' = ''): string {
  if (job.reviewUrl) return preposition ? `at ${job.reviewUrl}` : `its page ${job.reviewUrl}`;
  return preposition ? `${preposition} the dashboard` : 'the dashboard';
}

/** One or two sentences for a person: what is known, no more, and what to do. */
export function tellSentence(story: ToldStory): string {
  switch (story.kind) {
    case 'pull-request':
      return tellPullRequest(story);
    case 'concluded':
      return `Pull request ${story.by === 'merge' ? 'merged' : 'closed without a merge'}: ${story.link}`;
    case 'no-pull-request':
      return `${tellNoPullRequest(story)}${tellDoubt(story)}`;
    case 'failed':
      return `${tellFailed(story)}${tellDoubt(story)}`;
    case 'archived':
      return tellArchived(story);
    case 'detached':
      return `Job ${story.jobId} is handed over and runs on its own; nobody waited for its end.`;
    case 'timed-out':
      return `${tellSight(story.sight, { ...story, running: 'was still running' })} ${tellRest(story)}`;
    case 'cancelled':
      return tellCancelled(story);
    case 'out-of-sight':
      return `${story.why} Job ${story.jobId} may still be running; look for it ${dashboardOf(story, 'in')}.`;
    case 'stuck':
      return `Job ${story.jobId} is stuck: it is still active long after it should have ended; look at it ${dashboardOf(story, 'in')}.`;
    case 'limited':
      return tellLimited(story);
    case 'over-budget':
      return tellOverBudget(story);
    case 'unknown':
      return tellUnknown(story);
    case 'not-sent':
      return tellNotSent(story);
    case 'looked':
      return tellLook(story);
    case 'refused':
    case 'skipped':
    case 'rehearsed':
      return story.why;
  }
}

/** What becomes of a job that nobody watches any more. One on the runner has little time left, and may make use of it. */
const ENDS_WITH_RUN = 'It ends with this job of the workflow, and what it has pushed by then stays.';

function tellRest({ jobId, job }: StoryOf<'timed-out'>): string {
  return job.endsWithRun
    ? `${ENDS_WITH_RUN} Raise timeoutMinutes to give it more time.`
    : `This run does not stop it. Raise timeoutMinutes to wait longer; set jobId: ${jobId} to send it a further instruction.`;
}

function tellCancelled({ by, jobId, job }: StoryOf<'cancelled'>): string {
  if (job.endsWithRun)
    return by === 'stop'
      ? `Watching of job ${jobId} stopped. ${ENDS_WITH_RUN}`
      : `The run was cut off while it watched job ${jobId}. ${ENDS_WITH_RUN}`;
  return by === 'stop'
    ? `Watching stopped; job ${jobId} goes on.`
    : `The run was cut off while it watched job ${jobId}. The job goes on; nothing here stops it.`;
}

function tellLimited({ why, retryMs }: StoryOf<'limited'>): string {
  const when = retryMs > 0 ? `at ${formatMoment(retryMs)}` : 'in an hour';
  return `${why || 'The service takes no more for now.'} Try again ${when}.`;
}

function tellOverBudget({ used, limit, nextMs }: StoryOf<'over-budget'>): string {
  return (
    `${used} of ${limit} jobs and messages of the last 24 hours are used, so nothing was sent. ` +
    `The next may start at ${formatMoment(nextMs)}.`
  );
}

function tellDoubt({ turn }: StoryOf<'no-pull-request' | 'failed'>): string {
  if (turn.kind === 'passed') return ` But ${PASSED}, so this may be how that one ended.`;
  return isDoubted(turn) ? ` But ${NO_SIGN}.` : '';
}

function tellPullRequest(story: StoryOf<'pull-request'>): string {
  const { link, turn, job } = story;
  if (isDoubted(turn))
    return `Pull request: ${link} — ${turn.kind === 'passed' ? PASSED : NO_SIGN}, so it may not hold the change yet.`;
  const failed = toOneLine(failedChecks(job).join(', '), CHECKS_MAX_CHARACTERS);
  const wrong = failed === '' ? '' : ` — not right yet: ${failed} did not pass.`;
  return `${isUpdate(story) ? 'Pull request updated' : 'Pull request'}: ${link}${wrong}`;
}

function tellNoPullRequest({ jobId, job }: KnownJob): string {
  const dropped = job.prLinkDropped ? ' The link that the service gave for one is not usable.' : '';
  return `Job ${jobId} finished without a pull request; ${dashboardOf({ jobId, job })} shows what it did.${dropped}`;
}

function tellFailed(known: KnownJob): string {
  const holding = toOneLine(
    tellHolding(known.job, (name) => name),
    CHECKS_MAX_CHARACTERS,
  );
  if (holding !== '')
    return `${holding}; nothing was published. Look at job ${known.jobId} ${dashboardOf(known, 'in')}, then ask anew, in other words if need be.`;
  const why = failureOf(known.job);
  return why === ''
    ? `The agent failed on job ${known.jobId}. Look at it ${dashboardOf(known, 'in')}, then ask anew, in other words if need be.`
    : `Job ${known.jobId} failed: ${why}. Look at it ${dashboardOf(known, 'in')}, then ask anew, in other words if need be.`;
}

function tellArchived({ jobId, job }: KnownJob): string {
  const link = job.prLink ? ` Its pull request: ${job.prLink}` : '';
  return `Job ${jobId} was archived and takes no more messages; run again without jobId for a new job.${link}`;
}

function tellUnknown({ asked, loss }: StoryOf<'unknown'>): string {
  if (asked.kind === 'create') {
    const what =
      loss.kind === 'lost'
        ? `The answer to the create request was lost (${loss.why}).`
        : 'The run was cut off while it created a job.';
    return `${what} ${CHECK_BEFORE_AGAIN}`;
  }
  const what =
    loss.kind === 'lost'
      ? `The answer to the message to job ${asked.jobId} was lost (${loss.why})${LOOKS[asked.looks]}.`
      : `The run was cut off while it sent a message to job ${asked.jobId}.`;
  return `${what} The message may have arrived; check ${dashboardOf(asked)} before sending it again.`;
}

const LOOKS = {
  none: '',
  stopped: ', and the run was cancelled while it looked for a sign of it',
  idle: ', and no look since showed the job active',
  unseen: ', and the job has not been seen since',
} as const;

function tellNotSent(story: StoryOf<'not-sent'>): string {
  return `${tellHindrance(story)}${tellLeft(story)}`;
}

/** That this run sent nothing does not say that nothing was sent: an earlier attempt may have, its answer seen or not. */
function tellLeft(story: StoryOf<'not-sent'>): string {
  const { past, hindrance } = story;
  const jobId = knownJob(story)?.jobId;
  const kept = jobId === undefined ? '' : ` Job ${jobId} is as it was left before.`;
  const keptSo = hindrance.kind === 'cut-off' ? kept : '';
  if (past.kind === 'none') return keptSo;
  switch (traceOf(past.story).kind) {
    case 'nothing':
      return keptSo;
    case 'taken':
      return kept;
    case 'unknown':
    case 'under-way': {
      const what = jobId === undefined ? 'A job may have been created' : `Job ${jobId} may have been told`;
      return ` ${what} by attempt ${past.attempt}; check the dashboard before running again.`;
    }
  }
}

function tellHindrance(story: StoryOf<'not-sent'>): string {
  const { about, hindrance } = story;
  switch (hindrance.kind) {
    case 'busy': {
      if (about.kind === 'nothing') return tellNoTime(hindrance.sight.why);
      const state = tellSight(hindrance.sight, { ...about, running: 'was still busy with its turn before' });
      return `${state} The message was not sent. Run again later, or raise timeoutMinutes.`;
    }
    case 'time':
      return tellNoTime(hindrance.why);
    case 'queue':
      return 'Earlier requests in this thread were not over in time: nothing was sent. Run again later, or raise timeoutMinutes.';
    case 'stopped':
      return about.kind === 'job'
        ? `Cancelled. The message was not sent. Job ${about.jobId} itself is not stopped by that.`
        : 'Cancelled before the service took anything; nothing was started.';
    case 'cut-off':
      return 'The run was cut off before it sent anything.';
  }
}

function tellNoTime(why: string): string {
  const last = why && ` (the last try came to nothing: ${why})`;
  return `The time was up before the service took anything${last}; nothing was sent. Run again, or raise timeoutMinutes.`;
}

function tellLook(story: StoryOf<'looked'>): string {
  const { jobId, job } = story;
  switch (job.status) {
    case 'active':
      return `Job ${jobId} is still running.`;
    case undefined:
      return `Job ${jobId} is in a state that is not known here${job.unknownStatus === undefined ? '' : `, "${job.unknownStatus}"`}.`;
    case 'completed':
      return job.prLink ? `Pull request: ${job.prLink}` : tellNoPullRequest(story);
    case 'failed':
      return tellFailed(story);
    case 'archived':
      return tellArchived(story);
  }
}
