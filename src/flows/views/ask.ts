import { ANALYTICS_REQUESTS_PER_HOUR } from '../../contract/limits.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Log } from '../../ports/log.ts';
import type { ViewsFailure } from '../../ports/views.ts';

/** Answers that are no page of views may be a proxy's; after so many in a row they are the service's. */
const MALFORMED_MAX = 3;

export interface AskPorts {
  readonly clock: Clock;
  readonly retryDelay: (attempt: number) => number;
  readonly log: Log;
  /** Aborted when the run is asked to stop. Looking changes nothing, so a request under way is given up too. */
  readonly stop: AbortSignal;
}

/** One request that may be repeated, for it changes nothing. */
export interface Question<Good> {
  readonly send: (timing: { timeoutMs: number; signal: AbortSignal }) => Promise<Good | ViewsFailure>;
  /** What is asked for again, for the log: `at offset 250`. */
  readonly where: string;
  /** On the run's clock. */
  readonly deadlineMs: number;
  /** How often at most, where the deadline is not all that counts; being told to wait does not count. */
  readonly triesMax?: number;
}

export type Asked<Good> = { readonly requests: number } & (
  | { readonly kind: 'answer'; readonly answer: Good }
  | { readonly kind: 'given-up'; readonly why: string }
  | { readonly kind: 'cancelled' }
);

/** Asks until there is an answer, a refusal, or no time; the wait that the service names is kept. */
export async function ask<Good extends { readonly kind: string }>(
  { send, where, deadlineMs, triesMax = Number.POSITIVE_INFINITY }: Question<Good>,
  { clock, retryDelay, log, stop }: AskPorts,
): Promise<Asked<Good>> {
  let malformed = 0;
  let failed = 0;
  for (let requests = 0; ; ) {
    if (stop.aborted) return { kind: 'cancelled', requests };
    const timeoutMs = deadlineMs - clock.now();
    if (timeoutMs <= 0) return { kind: 'given-up', why: 'the time was up (timeoutMinutes)', requests };
    requests += 1;
    const answer = await send({ timeoutMs, signal: stop });
    if (!isFailure(answer)) return { kind: 'answer', answer, requests };
    if (stop.aborted) return { kind: 'cancelled', requests };
    malformed = answer.kind === 'malformed' ? malformed + 1 : 0;
    failed += answer.kind === 'limited' ? 0 : 1;
    if (answer.kind === 'refused' || malformed >= MALFORMED_MAX)
      return { kind: 'given-up', why: `the service answered ${answer.detail}`, requests };
    if (failed >= triesMax)
      return {
        kind: 'given-up',
        why: `${failed} requests failed, the last one so: ${answer.detail}`,
        requests,
      };
    const delayMs = answer.retryAfterMs || retryDelay(requests);
    if (clock.now() + delayMs >= deadlineMs)
      return { kind: 'given-up', why: tellNoTime(answer, delayMs), requests };
    log.info(`${answer.detail}; asking again ${where} in ${(delayMs / 1000).toFixed(1)} s.`);
    await clock.sleep(delayMs, stop);
  }
}

function isFailure<Good extends { readonly kind: string }>(
  answer: Good | ViewsFailure,
): answer is ViewsFailure {
  return 'detail' in answer;
}

function tellNoTime(answer: ViewsFailure, delayMs: number): string {
  if (answer.kind !== 'limited') return `the time was up (timeoutMinutes) after this: ${answer.detail}`;
  return (
    `the service's rate limit is used up (${ANALYTICS_REQUESTS_PER_HOUR} analytics requests an hour): it answered ` +
    `${answer.detail}, and waiting ${Math.ceil(delayMs / 1000)} s does not fit into timeoutMinutes`
  );
}
