import { decodeRecord } from '../../../src/story/record.ts';
import type { ActFacts, Facts, ServiceEvent } from '../facts.ts';
import { SERVICE_FAULTS } from '../fault-names.ts';
import { isKilled } from './steps.ts';

const sends = ({ operation }: ServiceEvent) => operation === 'create' || operation === 'message';

/** Never two jobs or turns for one request. Counted where they are taken; what tend asks for is known by its prompt and job. */
export function asksOnce({ service, plan }: Facts): string[] {
  const taken = service.filter((event) => sends(event) && event.isTaken);
  const byAsk = Map.groupBy(taken, ({ ask }) => ask);
  return plan.asks.flatMap(({ number }) => {
    const all = byAsk.get(number) ?? [];
    return all.length > 1
      ? [`request ${number} was taken ${all.length} times: ${all.map(tell).join(', ')}`]
      : [];
  });
}

/** Tend asks a job at most once for each head commit, and heads do not move here. */
export function repairsOnce({ service }: Facts): string[] {
  const repairs = service.filter(
    (event) => sends(event) && event.isTaken && event.ask === undefined && event.act.startsWith('tend'),
  );
  return [...Map.groupBy(repairs, ({ jobId }) => jobId)].flatMap(([jobId, all]) =>
    all.length > 1 ? [`job ${jobId} was asked ${all.length} times to resolve the same conflict`] : [],
  );
}

const tell = ({ operation, act, seq, jobId }: ServiceEvent) => `${operation} of ${act} at ${seq} (${jobId})`;

/** The caller was given the id, in whatever answer. */
export function answersId({ isTaken, fault }: ServiceEvent): boolean {
  const kind = fault === undefined ? 'true' : SERVICE_FAULTS[fault];
  return isTaken && (kind === 'true' || kind === 'unsaid');
}

const BEFORE_THE_ANSWER = ['creating', 'sending', 'unknown'];

/**
 * Every id that the service answered is in outputs, saved record or comment, or the outcome says that it may be missing. The
 * same for what was taken without an answer.
 */
export function losesNothing(facts: Facts): string[] {
  return facts.acts.flatMap((one) => {
    const { act, result } = one;
    if (act.what !== 'run') return [];
    const own = facts.service.filter(
      (event) => event.act === act.name && sends(event) && event.isTaken && event.ask !== undefined,
    );
    return own.flatMap((event) => {
      if (isKept(event, one, facts)) return [];
      const what = answersId(event) ? 'was answered for' : 'was taken, its answer lost,';
      const { outcome = 'no outcome', jobId = '' } = result.outputs;
      return [
        `${event.operation} ${event.jobId} of ${act.name} ${what} and is told nowhere (${outcome}, jobId ${JSON.stringify(jobId)})`,
      ];
    });
  });
}

function isKept(event: ServiceEvent, { act, result }: ActFacts, facts: Facts): boolean {
  const { jobId = '' } = event;
  const record = decodeRecord(result.state.story ?? '');
  if (result.outputs.outcome === 'unknown') return true;
  const hasId = (result.state.story ?? '').includes(`"${jobId}"`);
  if (answersId(event) && (result.outputs.jobId === jobId || hasId)) {
    // A message's job is known before: that the message is on its way has to be known as well.
    return event.operation === 'create' || isOwned(record?.story.kind ?? '');
  }
  const told = facts.writes.some((write) => write.act === act.name && write.body.includes(jobId));
  if (answersId(event) && told) return true;
  // A message whose answer was lost, and that was found on its job all the same.
  if (event.operation === 'message' && result.outputs.jobId === jobId && isOwned(record?.story.kind ?? ''))
    return true;
  return isKilled(result) && BEFORE_THE_ANSWER.includes(record?.story.kind ?? '');
}

/** A story of which one knows that its request was sent. */
const NOT_OWNED = [
  'opened',
  'queued',
  'admitted',
  'waiting',
  'not-sent',
  'refused',
  'limited',
  'skipped',
  'over-budget',
  'rehearsed',
  'looked',
  'looking',
  '',
];
const isOwned = (kind: string) => !NOT_OWNED.includes(kind);
