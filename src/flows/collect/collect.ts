import { isEnd } from '../../story/story.ts';
import { explainHostFailure } from '../thread/host-failure.ts';
import { findOpenRequests, NOBODY, type OpenRequest, type OpenSearch } from './find-open.ts';
import { CANCELLED, type LookPorts, lookAtJobs, type Sighting } from './look-at-jobs.ts';
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
  if (down !== undefined) {
    const broken = `The service could not be asked about any job: ${down}. Nothing was changed.`;
    return { collected: open.map((one) => unseen(one, sightings)), broken };
  }
  const collected: Collected[] = [];
  // Oldest first, as they were asked for; one after the other, since writes keep their distance anyway.
  for (const one of [...open].reverse()) {
    const sighting = sightings.get(one.jobId);
    if (sighting?.kind !== 'seen' || ports.stop.aborted) {
      collected.push(unseen(one, sightings));
      continue;
    }
    const known = { jobId: one.jobId, job: sighting.job };
    const result = await settleComment({ ...one, known }, { ...ports, staleMs: request.staleMs });
    collected.push({ request: one, sighting, result });
  }
  return { collected, broken: '' };
}

/** Why not a single job was answered for; one that the service does not know is an answer. */
function whyDown(sightings: ReadonlyMap<string, Sighting>): string | undefined {
  let why: string | undefined;
  for (const sighting of sightings.values()) {
    if (sighting.kind === 'seen' || sighting.isGone) return undefined;
    why ??= sighting.why;
  }
  return why;
}

function unseen(request: OpenRequest, sightings: ReadonlyMap<string, Sighting>): Collected {
  const sighting = sightings.get(request.jobId) ?? CANCELLED;
  const why = sighting.kind === 'seen' ? CANCELLED.why : sighting.why;
  return { request, sighting, result: { kind: 'failed', why } };
}

export function isFinished({ result }: Collected): boolean {
  return result.kind === 'settled' && isEnd(result.story);
}

export function isStuck({ result }: Collected): boolean {
  return result.kind === 'settled' && result.story.kind === 'stuck';
}
