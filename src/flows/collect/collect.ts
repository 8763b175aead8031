import { isEnd } from '../../story/story.ts';
import { explainHostFailure } from '../host-failure.ts';
import { CANCELLED, type LookPorts, lookAtJobs, type Sighting } from '../job/look-at-jobs.ts';
import { findOpenRequests, NOBODY, type OpenRequest, type OpenSearch } from './find-open.ts';
import { type Settled, type SettlePorts, settleComment } from './settle-comment.ts';

export interface CollectRequest {
  readonly bounds: OpenSearch['bounds'];
  /** How far back, in ms. */
  readonly sinceMs: number;
  readonly staleMs: number;
  readonly concurrency: number;
}

export interface CollectPorts extends LookPorts, Omit<SettlePorts, 'staleMs'> {}

/** What became of one request. */
export interface Collected {
  readonly request: OpenRequest;
  readonly sighting: Sighting;
  readonly result: Settled;
}

/** `broken`: why nothing could be collected at all; empty where something could, or there was nothing to do. */
export interface Collection {
  readonly collected: readonly Collected[];
  readonly broken: string;
}

/**
 * Finds the requests whose ends nobody has told, looks once at each job, and brings each comment to its end. What can't be
 * collected is left as it is, for the next time. Never throws.
 */
export async function collect(request: CollectRequest, ports: CollectPorts): Promise<Collection> {
  const sinceMs = ports.wallMs() - request.sinceMs;
  let open: readonly OpenRequest[] | undefined;
  try {
    open = await findOpenRequests({ host: ports.host, bounds: request.bounds, sinceMs });
  } catch (error) {
    const broken = `The repository's comments could not be read: ${explainHostFailure(error)}`;
    return { collected: [], broken };
  }
  if (!open) return { collected: [], broken: NOBODY };
  const jobIds = [...new Set(open.map(({ jobId }) => jobId))];
  const sightings = await lookAtJobs(jobIds, { ...ports, concurrency: request.concurrency });
  const down = whyDown(sightings);
  const broken =
    down === undefined ? '' : `The service could not be asked about any job: ${down}. Nothing was changed.`;
  return { collected: await settleAll(open, { ...ports, sightings, staleMs: request.staleMs }), broken };
}

/** Why not a single job was answered for; one that the service does not know is an answer. */
function whyDown(sightings: ReadonlyMap<string, Sighting>): string | undefined {
  const all = [...sightings.values()];
  const unseen = all.flatMap((one) => (one.kind === 'unseen' && !one.isGone ? [one.why] : []));
  return unseen.length === all.length ? unseen[0] : undefined;
}

/**
 * Brings the comment of each request to what was seen of its job: the oldest first, as they were asked for, and one after the
 * other, since writes keep their distance anyway. Never rejects.
 */
export async function settleAll(
  open: readonly OpenRequest[],
  { sightings, ...ports }: SettlePorts & { sightings: ReadonlyMap<string, Sighting>; stop: AbortSignal },
): Promise<readonly Collected[]> {
  const collected: Collected[] = [];
  for (const request of open.toReversed()) {
    const { jobId } = request;
    const sighting = sightings.get(jobId) ?? CANCELLED;
    const job = sighting.kind === 'seen' && !ports.stop.aborted ? sighting.job : undefined;
    const why = sighting.kind === 'seen' ? CANCELLED.why : sighting.why;
    const result: Settled = job
      ? await settleComment({ ...request, known: { jobId, job } }, ports)
      : { kind: 'failed', why };
    collected.push({ request, sighting, result });
  }
  return collected;
}

export function isFinished({ result }: Collected): boolean {
  return result.kind === 'settled' && isEnd(result.story);
}

export function isStuck({ result }: Collected): boolean {
  return result.kind === 'settled' && result.story.kind === 'stuck';
}

/** Of the changed files of all those that are outside of what is allowed. */
export function outsideOf(collected: readonly Collected[]): readonly string[] {
  const all = collected.flatMap(({ result }) => (result.kind === 'settled' ? (result.outside ?? []) : []));
  return [...new Set(all)];
}
