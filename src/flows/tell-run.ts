import type { Log } from '../ports/log.ts';
import { exitCodeOf, linkOf, type Outcome, outcomeOf } from '../story/outcome.ts';
import { type Outputs, tellOutputs } from '../story/outputs.ts';
import { tellSentence } from '../story/sentence.ts';
import { knownJob, type ToldStory } from '../story/story.ts';
import { tellSummary } from '../story/summary.ts';
import type { TrustedOrigins } from '../text/links.ts';
import type { Answered } from './answer-allowed.ts';
import { fitOutput, tellUnwritten } from './outputs.ts';

export interface Sinks {
  /** @throws where the runner's file can't be written */
  readonly setOutput: (name: keyof Outputs | 'commentUrl' | 'prompt' | 'outsidePaths', value: string) => void;
  /** Returns why not, where it could not be done. */
  readonly addSummary: (markdown: string) => string | undefined;
  readonly log: Log;
}

export interface Telling extends Answered {
  readonly story: ToldStory;
  readonly elapsedMs: number;
  readonly failOn: ReadonlySet<Outcome>;
  readonly trusted: TrustedOrigins;
  /** Why the run broke off after its story had ended; empty where it did not. */
  readonly broke: string;
}

/** Tells the world how a run ended: outputs first, then the log, then the summary. Returns the exit code. */
export function tellRun(telling: Telling, sinks: Sinks): 0 | 1 {
  const { story, failOn, broke } = telling;
  const outcome = outcomeOf(story);
  const sentence = tellSentence(story);
  const isWritten = writeOutputs(telling, sinks);
  const isFailure = exitCodeOf(story, failOn) === 1;

  sinks.log.info(isFailure ? `Outcome: ${outcome}.` : `Outcome: ${outcome}. ${sentence}`);
  if (isFailure) sinks.log.error(sentence);
  if (broke !== '' && !sentence.startsWith(broke)) sinks.log.error(broke);
  const exitCode = isFailure || !isWritten || broke !== '' ? 1 : 0;
  if (story.kind === 'skipped' && !telling.waiting) return exitCode;

  const refused = sinks.addSummary(tellSummary(story, { ...telling, exitCode }));
  if (refused !== undefined) sinks.log.warning(`The step summary could not be written: ${refused}.`);
  return exitCode;
}

/** The job goes to the log where it can't go to the outputs: it must stay findable. */
function writeOutputs(
  { story, commentUrl = '', prompt = '', finish }: Telling,
  { setOutput, log }: Sinks,
): boolean {
  try {
    const outside = finish?.outside;
    const outsidePaths = outside ? fitOutput(outside, (some) => JSON.stringify(some)).text : '';
    const outputs = { ...tellOutputs(story), commentUrl, prompt, outsidePaths };
    for (const [name, value] of Object.entries(outputs)) setOutput(name as keyof typeof outputs, value);
    return true;
  } catch (error) {
    log.error(
      `${tellUnwritten(error)} Outcome: ${outcomeOf(story)}; job: ${knownJob(story)?.jobId ?? 'none'}; pull request: ${linkOf(story) || 'none'}.`,
    );
    return false;
  }
}
