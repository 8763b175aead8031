import { jobOfBranch } from '../contract/own-traces.ts';
import type { TendedPull } from '../ports/pull-tending.ts';

/** What a workflow wants done to the pull requests that wait. */
export interface TendRules {
  readonly staleMs: number;
  /** Undefined is never. Longer than `staleMs`. */
  readonly closeMs: number | undefined;
  readonly keepLabel: string;
  readonly updateBranch: boolean;
  readonly repair: boolean;
  readonly repairChecks: boolean;
  readonly repairReviews: boolean;
  /** Repairs of any kind for one pull request. */
  readonly repairMax: number;
  readonly deleteBranches: boolean;
}

/** What is known of one pull request. */
export interface PullFacts {
  readonly pull: Pick<TendedPull, 'state' | 'labels' | 'hasConflict' | 'head'>;
  /** Ids of the jobs whose end it is. */
  readonly jobs: readonly string[];
  readonly isBehind: boolean;
  /** A request of ours is at work on it. */
  readonly isAtWork: boolean;
  /** How long nobody has changed it. */
  readonly quietMs: number;
  /** How long ago it was reminded of on the pull request itself; undefined where it was not in this quiet time. */
  readonly remindedForMs: number | undefined;
  /** Threads, the pull request's own among them, that lack a reminder in this quiet time. */
  readonly unreminded: readonly number[];
  /** For this very head the job was asked already. */
  readonly isRepairSpent: boolean;
  /** Something is wrong with it that the rules want repaired, beside a conflict. */
  readonly isWrong: boolean;
  /** How often the job was asked to repair it. */
  readonly repairs: number;
  /** Its thread was told that a person has to look. */
  readonly isHandedOver: boolean;
}

export type Deed =
  | { readonly kind: 'conclude'; readonly by: 'merge' | 'close' }
  | { readonly kind: 'close'; readonly deletesBranch: boolean }
  | { readonly kind: 'remind'; readonly threads: readonly number[] }
  | { readonly kind: 'update' }
  | { readonly kind: 'repair' }
  | { readonly kind: 'hand over' };

/**
 * What is to be done to a pull request now, in this order; nothing where it is let be. Whoever was reminded has as much time
 * to react as lies between `staleMs` and `closeMs`, however old it was when it was first seen.
 */
export function decideDeeds(facts: PullFacts, rules: TendRules): readonly Deed[] {
  const { pull, quietMs } = facts;
  if (pull.state !== 'open') return [{ kind: 'conclude', by: pull.state === 'merged' ? 'merge' : 'close' }];
  if (isKept(pull, rules) || facts.isAtWork) return [];
  if (isOverdue(facts, rules)) return [{ kind: 'close', deletesBranch: mayDelete(facts, rules) }];
  // The job will change it, so there is nothing to remind of yet.
  const isBroken = facts.isWrong || (pull.hasConflict && rules.repair);
  const isLeft = facts.repairs < rules.repairMax;
  if (isBroken && isLeft && !facts.isRepairSpent) return [{ kind: 'repair' }];
  const deeds: Deed[] = isBroken && !isLeft && !facts.isHandedOver ? [{ kind: 'hand over' }] : [];
  if (quietMs >= rules.staleMs && facts.unreminded.length > 0)
    deeds.push({ kind: 'remind', threads: facts.unreminded });
  if (rules.updateBranch && facts.isBehind && !pull.hasConflict) deeds.push({ kind: 'update' });
  return deeds;
}

export function isKept({ labels }: Pick<TendedPull, 'labels'>, { keepLabel }: TendRules): boolean {
  const kept = keepLabel.toLowerCase();
  return kept !== '' && labels.some((label) => label.toLowerCase() === kept);
}

/** What is never to be closed, or was never reminded of, is not. */
function isOverdue(
  { quietMs, remindedForMs = Number.NEGATIVE_INFINITY }: PullFacts,
  rules: TendRules,
): boolean {
  const { staleMs, closeMs = Number.POSITIVE_INFINITY } = rules;
  return quietMs >= closeMs && remindedForMs >= closeMs - staleMs;
}

/** Another tool's branches may begin as ours do, so it has to be the job's very own. */
function mayDelete({ pull: { head }, jobs }: PullFacts, { deleteBranches }: TendRules): boolean {
  const job = jobOfBranch(head.branch);
  return deleteBranches && head.isHere && job !== '' && jobs.includes(job);
}
