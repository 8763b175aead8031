import { type Faults, hasFaults, newestOf } from '../../instruction/faults.ts';
import type { Person } from '../../ports/code-host.ts';
import type { TendedPull } from '../../ports/pull-tending.ts';
import { traceOf } from '../../story/trace.ts';
import { type FoundFaults, findFaults } from '../mend/find-faults.ts';
import { isSelf } from '../thread/eye.ts';
import type { FoundPulls, NamedPull } from './find-pulls.ts';
import type { TendPorts, TendRequest, Wrong } from './work.ts';

/** Whoever writes remarks has as long to write the others. */
const REMARK_AGE_MS = 60 * 60_000;

export const NOTHING_WRONG: Wrong = { unknown: '' };

/** Reads what is wrong with a pull request, as far as the rules want it repaired. @throws HostError */
export async function findWrong(
  { link }: NamedPull,
  { pull, self, request, ports }: { pull: TendedPull; self: Person; request: TendRequest; ports: TendPorts },
): Promise<Wrong> {
  const { rules, reviewers, run } = request;
  const asked = { checks: rules.repairChecks, threads: rules.repairReviews };
  const found = await findFaults({ link, run: run.run, reviewers, asked }, ports.host);
  const faults = selectDue(found, {
    self,
    conflict: rules.repair && pull.hasConflict,
    beforeMs: ports.wallMs() - REMARK_AGE_MS,
  });
  return { ...(hasFaults(faults) ? { faults } : {}), unknown: found.unknown.join(' ').replace(/\.$/, '') };
}

/** Checks once all have ended; remarks that are old enough, and whose last word is not ours. */
export function selectDue(
  { faults, threads, running }: Pick<FoundFaults, 'faults' | 'threads' | 'running'>,
  { self, conflict, beforeMs }: { self: Person; conflict: boolean; beforeMs: number },
): Faults {
  const lastWordIsOurs = (id: string) =>
    isSelf(threads.find((one) => one.id === id)?.comments.at(-1)?.author, self);
  return {
    head: faults.head,
    conflict,
    checks: running.length > 0 ? [] : faults.checks,
    threads: faults.threads.filter((thread) => newestOf(thread) <= beforeMs && !lastWordIsOurs(thread.id)),
  };
}

/** How many repairs of it were sent, by what stands on the pull request. */
export function countRepairs({ link }: NamedPull, { requests }: FoundPulls): number {
  return [...requests.values()].filter(
    ({ marker: { mends, story } }) =>
      mends?.by === 'tend' && mends.link === link && traceOf(story).kind !== 'nothing',
  ).length;
}
