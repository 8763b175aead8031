import type { Clock } from '../../ports/clock.ts';
import type { Log } from '../../ports/log.ts';
import { explainHostFailure } from '../host-failure.ts';
import { bodyStep, type CareSubject, type Step, stepsOf } from './care-steps.ts';
import { type CareCircumstances, type CarePlan, leaveUndone, needsHistory, planCare } from './plan-care.ts';
import { createSetbacks } from './setbacks.ts';

export interface CarePorts {
  readonly clock: Pick<Clock, 'now'>;
  /** On the clock: nothing is begun after it. */
  readonly deadlineMs: number;
  readonly stop: AbortSignal;
  readonly log: Log;
}

/** Does for a pull request what it still lacks. Returns what could not be done, each a sentence. Never rejects. */
export async function takeCare(
  circumstances: CareCircumstances,
  ports: CarePorts & CareSubject,
): Promise<readonly string[]> {
  const { place, pull, log, clock, deadlineMs, stop } = ports;
  if (!pull.isOpen) {
    log.info(`Pull request ${place.repository}#${place.number} is not open, so nothing was set on it.`);
    return [];
  }
  const { plan, warnings } = planCare(circumstances, ports);
  const setbacks = createSetbacks(place);
  const done: string[] = [];
  let isDraft = pull.isDraft;
  const take = async (step: Step) => {
    if (stop.aborted || clock.now() >= deadlineMs)
      return setbacks.missed(step.what, stop.aborted ? 'the run was cancelled' : 'the time was up');
    // It was to be made ready, and that did not work.
    if (step.isForReady && isDraft) return;
    try {
      done.push(await step.act());
      if (step.isReadying) isDraft = false;
    } catch (error) {
      setbacks.failed(step, error);
    }
  };
  // First of all: somebody may edit the body that was read.
  for (const step of bodyStep(plan, ports)) await take(step);
  for (const step of stepsOf(await withoutUndone(plan, ports), { ...ports, setbacks })) await take(step);
  const told = done.filter(Boolean).join('; ');
  if (told !== '') log.info(`Set on pull request ${place.repository}#${place.number}: ${told}.`);
  return [...warnings, ...setbacks.tell()];
}

async function withoutUndone(
  plan: CarePlan,
  { care, place, log }: CarePorts & CareSubject,
): Promise<CarePlan> {
  if (!needsHistory(plan)) return plan;
  try {
    return leaveUndone(plan, await care.history(place));
  } catch (error) {
    log.info(`What was set on the pull request before could not be read: ${explainHostFailure(error)}`);
    return plan;
  }
}
