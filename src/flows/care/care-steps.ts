import type { PullPlace, PullRequestCare, PullState } from '../../ports/pull-request-care.ts';
import { failureOf } from '../host-failure.ts';
import type { CarePlan } from './plan-care.ts';
import type { Attempted, Setbacks } from './setbacks.ts';

/** The pull request that is taken care of, and the host's operations for that. */
export interface CareSubject {
  readonly place: PullPlace;
  readonly pull: PullState;
  readonly care: PullRequestCare;
}

/** One thing to do. */
export interface Step extends Attempted {
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

/** The line in the body: nothing or one step. */
export function bodyStep({ body }: CarePlan, { care, place }: CareSubject): readonly Step[] {
  if (body === undefined) return [];
  const what = 'the line that says who asked';
  return [{ what, needs: PULLS, act: () => care.setBody(place, body).then(() => what) }];
}

/** In their order: auto-merge comes last, when nothing else is to change what it waits for. */
export function stepsOf(plan: CarePlan, ports: CareSubject & { setbacks: Setbacks }): readonly Step[] {
  const { care, pull } = ports;
  const { labels, assignees, people, teams, isDraft, autoMerge } = plan;
  const steps: Step[] = [];
  const add = (step: Omit<Step, 'act'>, change: () => Promise<void>) =>
    steps.push({ act: () => change().then(() => step.what), ...step });
  if (plan.stopsMerging) add({ what: 'no auto-merge', needs: MERGES }, () => care.disableAutoMerge(pull));
  if (labels.length > 0)
    steps.push(addition('label', { ...ports, names: labels, add: care.addLabels, unless: NO_LABEL }));
  if (assignees.length > 0)
    steps.push(
      addition('assignee', { ...ports, names: assignees, add: care.addAssignees, unless: NOT_ASSIGNABLE }),
    );
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

interface Addition extends Pick<CareSubject, 'place'> {
  readonly names: readonly string[];
  /** Returns which are there then. */
  readonly add: (place: PullPlace, names: readonly string[]) => Promise<readonly string[]>;
  /** Why a host may pass over some without a word. */
  readonly unless: string;
  readonly setbacks: Setbacks;
}

function addition(word: string, { names, add, unless, place, setbacks }: Addition): Step {
  const act = async () => {
    const there = (await add(place, names)).map((name) => name.toLowerCase());
    const isThere = (name: string) => there.includes(name.toLowerCase());
    const [taken, left] = [names.filter(isThere), names.filter((name) => !isThere(name))];
    if (left.length > 0) setbacks.missed(count(word, left), unless);
    return taken.length > 0 ? count(word, taken) : '';
  };
  return { what: count(word, names), needs: PULLS, act };
}

const NO_LABEL = 'the host has not taken it: the repository may have no such label';
const NOT_ASSIGNABLE = 'the host assigns only people who may write there, or take part already';

interface Asked {
  readonly people: readonly string[];
  readonly teams: readonly string[];
}

/**
 * A host that refuses one of them refuses all, so each is then asked by itself. Where it does not know one, GitHub says that it
 * refuses (422), Gitea and Forgejo that they find nothing (404).
 */
async function requestReviews(
  asked: Asked,
  { care, place, setbacks }: CareSubject & { setbacks: Setbacks },
): Promise<string> {
  const alone: Asked[] = [
    ...asked.people.map((login) => ({ people: [login], teams: [] })),
    ...asked.teams.map((slug) => ({ people: [], teams: [slug] })),
  ];
  try {
    await care.requestReviews(place, asked);
    return reviewOf(asked);
  } catch (error) {
    if (!['refused', 'gone'].includes(failureOf(error) ?? '') || alone.length === 1) throw error;
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
