import type { Clock } from '../../ports/clock.ts';
import type { Log } from '../../ports/log.ts';
import type { PullPlace, PullRequestCare, PullState } from '../../ports/pull-request-care.ts';
import { explainHostFailure, failureOf } from '../thread/host-failure.ts';
import { type CareCircumstances, type CarePlan, leaveUndone, needsHistory, planCare } from './plan-care.ts';
import { type Attempted, createSetbacks, type Setbacks } from './setbacks.ts';

export interface CarePorts {
  readonly care: PullRequestCare;
  readonly clock: Pick<Clock, 'now'>;
  /** On the clock: nothing is begun after it. */
  readonly deadlineMs: number;
  readonly stop: AbortSignal;
  readonly log: Log;
}

interface Subject {
  readonly place: PullPlace;
  readonly pull: PullState;
}

/** One thing to do. */
interface Step extends Attempted {
  /** Returns what was done, which may be less; empty for nothing. */
  act(): Promise<string>;
  /** True where it makes a draft ready. */
  readonly isReadying?: boolean;
  /** True where it is not for drafts. */
  readonly isForReady?: boolean;
}

const PULLS = '`pull-requests: write`';
/** https://docs.github.com/graphql/reference/mutations; GitHub may refuse the workflow's own token all the same. */
const MERGES =
  '`contents: write` and `pull-requests: write`, of a person or an app where the host refuses the workflow’s own token';

/** Does for a pull request what it still lacks. Returns what could not be done, each a sentence. Never rejects. */
export async function takeCare(
  circumstances: CareCircumstances,
  ports: CarePorts & Subject,
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
  for (const step of stepsOf(await withoutUndone(plan, ports), { ...ports, setbacks })) {
    if (stop.aborted || clock.now() >= deadlineMs) {
      setbacks.missed(step.what, stop.aborted ? 'the run was cancelled' : 'the time was up');
      continue;
    }
    // It was to be made ready, and that did not work.
    if (step.isForReady && isDraft) continue;
    try {
      done.push(await step.act());
      if (step.isReadying) isDraft = false;
    } catch (error) {
      setbacks.failed(step, error);
    }
  }
  const told = done.filter(Boolean).join('; ');
  if (told !== '') log.info(`Set on pull request ${place.repository}#${place.number}: ${told}.`);
  return [...warnings, ...setbacks.tell()];
}

async function withoutUndone(plan: CarePlan, { care, place, log }: CarePorts & Subject): Promise<CarePlan> {
  if (!needsHistory(plan)) return plan;
  try {
    return leaveUndone(plan, await care.history(place));
  } catch (error) {
    log.info(`What was set on the pull request before could not be read: ${explainHostFailure(error)}`);
    return plan;
  }
}

/** In their order: auto-merge comes last, when nothing else is to change what it waits for. */
function stepsOf(plan: CarePlan, ports: CarePorts & Subject & { setbacks: Setbacks }): readonly Step[] {
  const { care, place, pull } = ports;
  const { body, labels, assignees, people, teams, isDraft, autoMerge } = plan;
  const steps: Step[] = [];
  const add = (step: Pick<Step, 'what'> & Partial<Step>, change: () => Promise<unknown>) =>
    steps.push({ needs: PULLS, act: () => change().then(() => step.what), ...step });
  if (body !== undefined) add({ what: 'the line that says who asked' }, () => care.setBody(place, body));
  if (labels.length > 0) add({ what: count('label', labels) }, () => care.addLabels(place, labels));
  if (assignees.length > 0)
    steps.push({
      what: count('assignee', assignees),
      needs: PULLS,
      act: () => assign(assignees, ports),
    });
  if (isDraft !== undefined) {
    const step = { what: isDraft ? 'draft' : 'ready for review', needs: MERGES, isReadying: !isDraft };
    add(step, () => care.setDraft(pull, isDraft));
  }
  if (people.length + teams.length > 0)
    steps.push({
      ...reviewBy({ people, teams }),
      act: () => requestReviews({ people, teams }, ports),
    });
  if (autoMerge !== undefined) {
    const step = { what: `auto-merge (${autoMerge})`, needs: MERGES, isForReady: true };
    add(step, () => care.enableAutoMerge(pull, autoMerge));
  }
  return steps;
}

async function assign(
  logins: readonly string[],
  { care, place, setbacks }: CarePorts & Subject & { setbacks: Setbacks },
): Promise<string> {
  const there = (await care.addAssignees(place, logins)).map((login) => login.toLowerCase());
  const isThere = (login: string) => there.includes(login.toLowerCase());
  const left = logins.filter((login) => !isThere(login));
  if (left.length > 0) setbacks.missed(count('assignee', left), NOT_ASSIGNABLE);
  return left.length === logins.length ? '' : count('assignee', logins.filter(isThere));
}

const NOT_ASSIGNABLE = 'the host assigns only people who may write there, or take part already';

interface Asked {
  readonly people: readonly string[];
  readonly teams: readonly string[];
}

/** A host that refuses one of them refuses all, so each is then asked by itself. */
async function requestReviews(
  asked: Asked,
  { care, place, setbacks }: CarePorts & Subject & { setbacks: Setbacks },
): Promise<string> {
  const alone: Asked[] = [
    ...asked.people.map((login) => ({ people: [login], teams: [] })),
    ...asked.teams.map((slug) => ({ people: [], teams: [slug] })),
  ];
  try {
    await care.requestReviews(place, asked);
    return reviewOf(asked);
  } catch (error) {
    if (failureOf(error) !== 'refused' || alone.length === 1) throw error;
  }
  const taken: string[] = [];
  for (const one of alone) {
    try {
      await care.requestReviews(place, one);
      taken.push(reviewOf(one));
    } catch (error) {
      setbacks.failed(reviewBy(one), error);
    }
  }
  return taken.join('; ');
}

const reviewBy = (asked: Asked): Attempted => ({
  what: reviewOf(asked),
  needs: PULLS,
  hint: 'only people and teams with access to the repository can be asked, and a team only with a token that may see it',
});

const count = (word: string, names: readonly string[]) =>
  `${word}${names.length === 1 ? '' : 's'} ${names.join(', ')}`;

function reviewOf({ people, teams }: Asked): string {
  return [
    people.length > 0 ? count('reviewer', people) : '',
    teams.length > 0 ? count('reviewing team', teams) : '',
  ]
    .filter(Boolean)
    .join(' and ');
}
