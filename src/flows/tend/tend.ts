import type { Done } from '../../report/tend-report.ts';
import { quietSince, remindersOf } from '../../story/quiet.ts';
import { traceOf } from '../../story/trace.ts';
import { decideDeeds, isKept } from '../../thread/decide-deeds.ts';
import { NOBODY } from '../collect/find-open.ts';
import { explainHostFailure } from '../host-failure.ts';
import { explainDeed } from './attempt.ts';
import { act } from './deeds.ts';
import { type FoundPulls, findPulls, type NamedPull } from './find-pulls.ts';
import { countRepairs, findWrong, NOTHING_WRONG } from './find-wrong.ts';
import { hashRepair } from './repair-comment.ts';
import type { Seen, Tended, TendPorts, TendRequest, TendWork } from './work.ts';

/** `broken`: why nothing could be tended at all; empty where something could, or there was nothing to do. */
export interface Tending {
  readonly tended: readonly Tended[];
  /** Addresses that our markers name and that are none of a pull request of this repository. */
  readonly elsewhere: readonly string[];
  readonly broken: string;
}

/**
 * Looks at every pull request that our markers name, one after the other, and does what is to be done. What could not be
 * done is told, and left to the next time. Never throws.
 */
export async function tend(request: TendRequest, ports: TendPorts): Promise<Tending> {
  const { host, wallMs } = ports;
  const nowMs = wallMs();
  let found: FoundPulls | undefined;
  try {
    found = await findPulls({ host, bounds: request.bounds, sinceMs: nowMs - request.sinceMs, nowMs });
  } catch (error) {
    const broken = `The repository's comments could not be read: ${explainHostFailure(error)}`;
    return { tended: [], elsewhere: [], broken };
  }
  if (!found) return { tended: [], elsewhere: [], broken: NOBODY };
  const tended: Tended[] = [];
  for (const named of found.pulls) tended.push(await tendOne(named, { found, request, ports }));
  return { tended, elsewhere: found.elsewhere, broken: '' };
}

async function tendOne(named: NamedPull, work: TendWork): Promise<Tended> {
  if (work.ports.stop.aborted) return { named, done: [], why: 'the run was cancelled' };
  let seen: Seen;
  try {
    seen = await look(named, work);
  } catch (error) {
    return { named, done: [], why: explainHostFailure(error).replace(/\.$/, '') };
  }
  const done: Done[] = [];
  for (const deed of decideDeeds(seen.facts, work.request.rules))
    done.push(await act(deed, { ...work, seen }));
  if (seen.unsure !== '') done.push({ kind: 'update', how: 'failed', why: seen.unsure });
  if (seen.wrong.unknown !== '') done.push({ kind: 'repair', how: 'failed', why: seen.wrong.unknown });
  return { named, seen, done, why: '' };
}

/** @throws HostError */
async function look(named: NamedPull, { found, request, ports }: TendWork): Promise<Seen> {
  const { rules } = request;
  const { tending } = ports.host;
  const read = await tending.read(named.number);
  // Before it is escaped: a secret would not be recognised after.
  const pull = { ...read, title: ports.redact(read.title) };
  const sinceMs = quietSince(pull, named);
  const reminders = remindersOf(sinceMs, named);
  const remindedMs = reminders.get(named.number);
  const isTended = pull.state === 'open' && !named.isAtWork && !isKept(pull, rules);
  // What can't be compared can be reminded of and closed all the same.
  let unsure = '';
  const isBehind =
    isTended &&
    rules.updateBranch &&
    !pull.hasConflict &&
    (await tending.isBehind(pull).catch((error: unknown) => {
      unsure = explainDeed('update', error);
      return false;
    }));
  const nowMs = ports.wallMs();
  const earlier = found.requests.get(hashRepair(named.link, pull.head.sha));
  const isRepairSpent = earlier !== undefined && traceOf(earlier.marker.story).kind !== 'nothing';
  const repairs = countRepairs(named, found);
  const isHandedOver = named.notes.some(({ act: what }) => what === 'hand over');
  const isDecided = repairs < rules.repairMax ? isRepairSpent : isHandedOver;
  const wrong =
    isTended && (rules.repairChecks || rules.repairReviews) && !isDecided
      ? await findWrong(named, { pull, self: found.self, request, ports }).catch((error: unknown) => ({
          unknown: explainHostFailure(error).replace(/\.$/, ''),
        }))
      : NOTHING_WRONG;
  const facts = {
    pull,
    jobs: named.ends.map(({ marker }) => marker.story.jobId),
    isBehind,
    isAtWork: named.isAtWork,
    quietMs: nowMs - sinceMs,
    remindedForMs: remindedMs === undefined ? undefined : nowMs - remindedMs,
    unreminded: threadsOf(named).filter((thread) => !reminders.has(thread)),
    isRepairSpent,
    isWrong: 'faults' in wrong,
    repairs,
    isHandedOver,
  };
  return { named, pull, facts, sinceMs, unsure, wrong };
}

/** The pull request's own, and the one where it was asked for first. */
function threadsOf({ number, ends }: NamedPull): readonly number[] {
  return [...new Set([number, ends.at(-1)?.marker.thread ?? number])];
}
