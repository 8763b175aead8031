import type { EventOf } from './event.ts';
import {
  aboutJob,
  type Hindrance,
  type KnownJob,
  NOTHING_LEFT,
  type OpenStory,
  type StoryOf,
  type ToldStory,
  type Turn,
} from './story.ts';

type InTurn = KnownJob & { readonly turn: Turn };
/** Not sent yet, so that what stops it leaves nothing behind. */
type Unsent = StoryOf<'opened' | 'queued' | 'admitted' | 'waiting'>;

/** What ends a run before its request has an end. */
type Breaking = EventOf<
  'out of time' | 'asked to stop' | 'out of sight' | 'cut off' | 'found dead' | 'broke off'
>;

/**
 * What a request is that nobody can see to its end: as much as is known, and no more. Undefined where what was seen is
 * another job.
 */
export function breakOff(story: OpenStory, event: Breaking): ToldStory | undefined {
  const seen = seenBy(event);
  if (seen && 'jobId' in story && seen.jobId !== story.jobId) return undefined;
  switch (story.kind) {
    case 'creating':
    case 'sending':
      return breakSending(story, event);
    case 'running':
      return breakWatching({ ...story, ...seen }, event);
    case 'looking':
      return { kind: 'refused', past: NOTHING_LEFT, why: whyNot(event), about: aboutJob(seen) };
    case 'opened':
    case 'queued':
    case 'admitted':
    case 'waiting':
      return breakBefore(story, event);
  }
}

const seenBy = (event: Breaking) => ('seen' in event ? event.seen : undefined);

function whyNot(event: Breaking): string {
  switch (event.kind) {
    case 'out of time':
      return 'The time was up.';
    case 'asked to stop':
      return 'Cancelled.';
    case 'cut off':
    case 'found dead':
      return 'The run was cut off.';
    case 'out of sight':
    case 'broke off':
      return event.why;
  }
}

/** The answer is still to come: whatever ends the run before it does has lost it. */
function breakSending(story: StoryOf<'creating' | 'sending'>, event: Breaking): ToldStory {
  const asked =
    story.kind === 'creating'
      ? ({ kind: 'create' } as const)
      : ({ kind: 'message', looks: 'none', jobId: story.jobId, job: story.job } as const);
  const loss =
    event.kind === 'cut off' || event.kind === 'found dead'
      ? ({ kind: 'cut-off' } as const)
      : ({ kind: 'lost', why: whyNot(event).replace(/\.$/, '') } as const);
  return { kind: 'unknown', asked, loss };
}

function breakWatching(story: InTurn, event: Breaking): ToldStory {
  const { jobId, job, turn } = story;
  const at = { jobId, job, turn };
  switch (event.kind) {
    case 'out of time':
      return { kind: 'timed-out', ...at, sight: event.sight ?? { kind: 'unseen', failures: 0, why: '' } };
    case 'asked to stop':
      return { kind: 'cancelled', ...at, by: 'stop' };
    case 'cut off':
    case 'found dead':
      return { kind: 'cancelled', ...at, by: 'cut-off' };
    case 'out of sight':
    case 'broke off':
      return { kind: 'out-of-sight', ...at, why: event.why };
  }
}

function hindranceOf(story: Unsent, { sight }: EventOf<'out of time'>): Hindrance {
  if (story.kind === 'queued') return { kind: 'queue', behind: story.behind };
  return sight ? { kind: 'busy', sight } : { kind: 'time', why: '' };
}

function breakBefore(story: Unsent, event: Breaking): ToldStory {
  const { past } = story;
  const about = aboutJob(seenBy(event) ?? (story.kind === 'waiting' ? story : undefined));
  switch (event.kind) {
    case 'out of time':
      return {
        kind: 'not-sent',
        past,
        about,
        hindrance: hindranceOf(story, event),
      };
    case 'asked to stop':
      return { kind: 'not-sent', past, about, hindrance: { kind: 'stopped' } };
    case 'found dead':
      if (story.kind !== 'queued') return mayHaveSent(story);
      return { kind: 'not-sent', past, about, hindrance: { kind: 'cut-off' } };
    case 'cut off':
      return { kind: 'not-sent', past, about, hindrance: { kind: 'cut-off' } };
    case 'out of sight':
    case 'broke off':
      return { kind: 'refused', past, about, why: event.why };
  }
}

/**
 * A comment says the least of its run: what is about to be sent as a create is not told before, and an edit may have failed.
 * Only one that stands in line has sent nothing for sure, for it says so before it goes ahead.
 */
function mayHaveSent(story: Unsent): ToldStory {
  const asked =
    story.kind === 'waiting'
      ? ({ kind: 'message', looks: 'none', jobId: story.jobId, job: story.job } as const)
      : ({ kind: 'create' } as const);
  return { kind: 'unknown', asked, loss: { kind: 'cut-off' } };
}
