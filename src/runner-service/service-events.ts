/** A line of the service's log, as far as it is of use here. Texts in it are foreign, without the secrets that it knows. */
export interface ServiceEvent {
  readonly event: string;
  readonly url?: string;
  readonly job?: string;
  readonly turn?: number;
  readonly prLink?: string;
  readonly failure?: string;
  /** What a warning is about, where something can be put right in the workflow. */
  readonly about?: string;
  readonly says?: string;
  readonly fix?: string;
  readonly meaning?: string;
}

const TEXTS = ['event', 'url', 'job', 'prLink', 'failure', 'about', 'says', 'fix', 'meaning'] as const;

/** Reads the log; what is no line of its form, such as one that was cut, is passed over. */
export function findEvents(log: string): ServiceEvent[] {
  return log.split('\n').flatMap((line) => {
    const value = parse(line);
    if (typeof value?.event !== 'string') return [];
    const texts = TEXTS.flatMap((name) => (typeof value[name] === 'string' ? [[name, value[name]]] : []));
    const turn = Number.isSafeInteger(value.turn) ? { turn: value.turn as number } : {};
    return [{ ...(Object.fromEntries(texts) as { event: string }), ...turn }];
  });
}

function parse(line: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** How a job stands when its service has ended: what was told of it last. */
export interface JobEnd {
  readonly job: string;
  readonly turn: number;
  readonly how: 'completed' | 'failed' | 'unpublished' | 'ended';
  /** Of `failed` and `unpublished`: why. */
  readonly why: string;
  readonly prLink: string;
}

const MADE_AND_KEPT = 'the change is made and kept';

/** One end for each job that had a turn, in the order of their first turns. */
export function endsOfJobs(events: readonly ServiceEvent[]): JobEnd[] {
  const ends = new Map<string, JobEnd>();
  for (const { event, job, turn, failure = '', prLink = '' } of events) {
    if (job === undefined) continue;
    const before = ends.get(job) ?? { job, turn: 1, how: 'ended', why: '', prLink: '' };
    const how = howOf(event, failure);
    if (how !== undefined) ends.set(job, { ...before, how, why: failure, prLink, turn: turn ?? before.turn });
  }
  return [...ends.values()];
}

/** A turn that has begun, or was put back into the queue, has come to no end with its service. */
function howOf(event: string, failure: string): JobEnd['how'] | undefined {
  switch (event) {
    case 'started':
    case 'stopped':
      return 'ended';
    case 'completed':
      return 'completed';
    case 'failed':
      return failure.startsWith(MADE_AND_KEPT) ? 'unpublished' : 'failed';
    case 'unpublished':
      return 'unpublished';
    default:
      return undefined;
  }
}
