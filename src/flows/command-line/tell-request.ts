import { advance } from '../../story/advance.ts';
import { exitCodeOf, type Outcome } from '../../story/outcome.ts';
import { type Outputs, tellOutputs } from '../../story/outputs.ts';
import { tellSentence } from '../../story/sentence.ts';
import { isEnd, isOpen, knownJob, type ToldStory } from '../../story/story.ts';

/** What a program reads of a request: the action's outputs, those that are JSON as what they are, and the sentence. */
export interface RequestDocument extends Omit<Outputs, 'job' | 'continued' | 'checks'> {
  readonly continued: boolean;
  /** As the service last told of it; null where it told nothing. */
  readonly job: object | null;
  readonly checks?: object;
  readonly sentence: string;
}

/** @param say puts a sentence into the words of whoever reads it */
export function describeRequest(story: ToldStory, say: (sentence: string) => string): RequestDocument {
  const { outcome, jobId, prLink, status, job, continued, checks } = tellOutputs(story);
  return {
    outcome,
    jobId,
    prLink,
    status,
    continued: continued === 'true',
    job: job === '' ? null : (JSON.parse(job) as object),
    ...(checks === undefined ? {} : { checks: JSON.parse(checks) as object }),
    sentence: say(tellSentence(story)),
  };
}

/** The job that goes on though nobody watches it any more; undefined where there is none, as far as is known. */
export function jobThatGoesOn(story: ToldStory): string | undefined {
  return isEnd(story) || isOpen(story) ? undefined : knownJob(story)?.jobId;
}

/**
 * 1 where a request ended in a way that is to fail. A job that was only looked at counts as it does for a run that left
 * it behind and learns now how it went on: who asks in a script wants to know that.
 */
export function exitCodeOfAll(stories: readonly ToldStory[], failOn: ReadonlySet<Outcome>): 0 | 1 {
  return stories.some((story) => exitCodeOf(asRequested(story), failOn) === 1) ? 1 : 0;
}

function asRequested(story: ToldStory): ToldStory {
  if (story.kind !== 'looked') return story;
  const { jobId, job } = story;
  const turn = { kind: 'first' } as const;
  const seen = advance(
    { kind: 'detached', jobId, job, turn },
    { kind: 'looked', jobId, job, evidence: 'none' },
  );
  return isOpen(seen) ? story : seen;
}
