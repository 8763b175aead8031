import type { StepResult } from '../../../__tests__/support/runner.ts';
import type { ActFacts, Facts } from '../facts.ts';

/** A main or post step of an act. */
export interface Step extends ActFacts {
  readonly step: 'main' | 'post';
  /** `run 1.1`, or `run 1.1, post`. */
  readonly name: string;
  readonly at: StepResult;
}

export function stepsOf({ acts }: Pick<Facts, 'acts'>): readonly Step[] {
  return acts.flatMap((one): Step[] => {
    const { result, act } = one;
    const main: Step = { ...one, step: 'main', name: act.name, at: result };
    return result.post
      ? [main, { ...main, step: 'post', name: `${act.name}, post`, at: result.post }]
      : [main];
  });
}

/** A signal ended it before it could say anything: SIGKILL at any time, others before it listens. */
export const isKilled = ({ signal, timedOut }: StepResult) => signal !== null && !timedOut;

/** Main steps that ended by themselves. */
export const endedOf = (facts: Facts, what: 'run' | 'collect' | 'tend'): readonly ActFacts[] =>
  facts.acts.filter(({ act, result }) => act.what === what && result.signal === null);

export const quote = (text: string) => JSON.stringify(text.length > 160 ? `${text.slice(0, 160)}…` : text);
