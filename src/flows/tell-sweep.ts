import type { Log } from '../ports/log.ts';
import { fitOutput, tellUnwritten } from './outputs.ts';

export interface SweepSinks<Name extends string> {
  /** @throws where the runner's file can't be written */
  readonly setOutput: (name: Name, value: string) => void;
  /** Returns why not, where it could not be done. */
  readonly addSummary: (markdown: string) => string | undefined;
  readonly log: Log;
}

/** How a run ended that went through a whole repository. */
export interface SweepEnd<Name extends string> {
  readonly outputs: Record<Name, string | readonly unknown[]>;
  /** What a list's entries are called. */
  readonly nouns: Partial<Record<Name, string>>;
  readonly sentence: string;
  /** True where the sentence says why nothing could be done at all. */
  readonly isBroken: boolean;
  readonly warnings: readonly string[];
  readonly notes: readonly string[];
  /** Each of them fails the step. */
  readonly errors: readonly string[];
  readonly summary: string;
}

/** Tells it: outputs first, then the log, then the summary. Of a list an output has as many as it takes. Returns the exit code. */
export function tellSweep<Name extends string>(
  { outputs, nouns, sentence, isBroken, ...told }: SweepEnd<Name>,
  { setOutput, addSummary, log }: SweepSinks<Name>,
): 0 | 1 {
  try {
    for (const [name, value] of Object.entries(outputs) as [Name, string | readonly unknown[]][]) {
      const list = typeof value === 'string' ? [] : value;
      const { text, count } = fitOutput(list, (some) => JSON.stringify(some));
      setOutput(name, typeof value === 'string' ? value : text);
      if (count < list.length && nouns[name])
        log.notice(`The output ${name} takes ${count} of the ${list.length} ${nouns[name]}.`);
    }
  } catch (error) {
    log.error(tellUnwritten(error));
    return 1;
  }
  if (isBroken) log.error(sentence);
  else log.info(sentence);
  for (const warning of told.warnings) log.warning(warning);
  for (const note of told.notes) log.info(note);
  for (const error of told.errors) log.error(error);
  const refused = addSummary(told.summary);
  if (refused !== undefined) log.warning(`The step summary could not be written: ${refused}.`);
  return isBroken || told.errors.length > 0 ? 1 : 0;
}
