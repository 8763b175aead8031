import { BRANCH_ACCEPTED, readBranch } from '../contract/branch-name.ts';
import type { AnswerPorts, AnswerRequest } from './answer-request.ts';
import { explainHostFailure } from './host-failure.ts';
import type { Target } from './job/job-work.ts';

/** The branch that a new job is to start from. `refused`: it is not known, and nothing is to be sent. */
export type FoundRef =
  | { readonly kind: 'none' }
  | { readonly kind: 'branch'; readonly ref: string; readonly why: string }
  | { readonly kind: 'refused'; readonly why: string };

const NONE: FoundRef = { kind: 'none' };

/** Why what was written behind `--ref` is not sent; undefined where it may be. */
export function whyNotFrom({ plan, rules }: AnswerRequest): string | undefined {
  if (plan.ref === undefined) return undefined;
  if (readBranch(plan.ref) === undefined)
    return `What stands behind --ref can't be used; accepted is ${BRANCH_ACCEPTED}. Nothing was sent.`;
  return rules.jobId === undefined
    ? undefined
    : `The workflow names the job that goes on (jobId), and a message carries no branch: leave --ref out. Nothing was sent.`;
}

/** The branch for a target; what goes on has one already. `--ref` wins over the workflow's `ref`. Rejects never. */
export async function findRef(
  request: AnswerRequest & { target: Target },
  { host }: Pick<AnswerPorts, 'host'>,
): Promise<FoundRef> {
  const { plan, rules, target } = request;
  if (target.kind !== 'create') return NONE;
  const written = plan.ref === undefined ? undefined : readBranch(plan.ref);
  if (written !== undefined) return { kind: 'branch', ref: written, why: '--ref' };
  if (rules.ref === undefined) return NONE;
  if (rules.ref.kind === 'branch') return { kind: 'branch', ref: rules.ref.name, why: 'ref' };
  return findOwn(request, { host });
}

/** `auto`: what the thread's pull request is to be merged into, unless that is the default branch. */
async function findOwn({ plan }: AnswerRequest, { host }: Pick<AnswerPorts, 'host'>): Promise<FoundRef> {
  const { event, place } = plan;
  if (place === undefined) return NONE;
  try {
    const told = 'thread' in event ? event.thread : await (await host?.openChanges())?.thread(place.thread);
    if (told?.kind === 'issue') return NONE;
    const isKnown = told?.base !== undefined && event.defaultBranch !== undefined;
    const facts = isKnown || told?.url === undefined ? undefined : await host?.pullRequest(told.url);
    const base = told?.base ?? facts?.base;
    const standard = event.defaultBranch ?? facts?.defaultBranch;
    if (base === undefined || standard === undefined) return unread('the host does not say');
    if (base === standard) return NONE;
    const ref = readBranch(base);
    if (ref === undefined) return unread('its name has characters that are not sent');
    return { kind: 'branch', ref, why: 'ref' };
  } catch (error) {
    return unread(explainHostFailure(error).replace(/\.$/, ''));
  }
}

const unread = (why: string): FoundRef => ({
  kind: 'refused',
  why: `Which branch the pull request is for could not be read (${why}), and ref: auto goes by that. Nothing was sent; run again later, or give ref a branch.`,
});
