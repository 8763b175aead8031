import { AGENT_REQUESTS_PER_HOUR } from '../contract/limits.ts';
import type { Clock, Random } from '../ports/clock.ts';
import type { Delivery, DeliveryLimits, JobReading } from '../ports/service.ts';
import { NetworkError, ResponseError, ServiceError } from './errors.ts';
import { explainDenial } from './look.ts';
import { retryDelay, UNSENT_RETRIES } from './retry.ts';

type Operation = 'create' | 'message';
type Verdict =
  | { kind: 'final'; delivery: Delivery }
  | { kind: 'unsent'; detail: string; advice: string; permanent: boolean }
  | { kind: 'limited'; detail: string; waitMs: number | undefined };

interface Circumstances {
  readonly operation: Operation;
  readonly limits: DeliveryLimits;
  readonly clock: Clock;
  readonly random: Random;
  readonly retryBaseMs: number;
  readonly onRetry: (text: string) => void;
}

/**
 * Sends what must not be sent twice. There are no idempotency keys and no list of jobs, so a request whose answer was
 * lost can be neither repeated nor looked up: it ends as `lost`. Repeated is only what provably changed nothing: a
 * request that never left (at most three times), and one that was answered with 429. With less than
 * `limits.answerMs` left nothing leaves: its answer could not be waited for.
 */
export async function deliverOnce(
  send: () => Promise<JobReading & { id: string }>,
  circumstances: Circumstances,
): Promise<Delivery> {
  const { clock, limits } = circumstances;
  const isLate = (inMs = 0) => limits.deadlineMs - clock.now() - inMs < Math.max(1, limits.answerMs);
  let unsent = 0;
  let late: Delivery = { kind: 'late' };
  for (let attempt = 1; ; attempt += 1) {
    if (limits.signal.aborted) return { kind: 'cancelled' };
    if (isLate()) return late;
    const verdict = await send().then(
      (job): Verdict => ({ kind: 'final', delivery: { kind: 'delivered', job } }),
      (error: unknown) => judge(error, circumstances.operation),
    );
    if (verdict.kind === 'final') return verdict.delivery;
    if (limits.signal.aborted) return { kind: 'cancelled' };

    if (verdict.kind === 'unsent') {
      unsent += 1;
      if (verdict.permanent || unsent > UNSENT_RETRIES)
        return { kind: 'refused', missing: false, detail: explainUnsent(verdict) };
    }
    const backoffMs = retryDelay(attempt, {
      random: circumstances.random,
      baseMs: circumstances.retryBaseMs,
    });
    // A Retry-After of nothing must not become a flood.
    const delayMs = Math.max(verdict.kind === 'limited' ? (verdict.waitMs ?? 0) : 0, backoffMs);
    late = { kind: 'late', detail: verdict.detail };
    if (isLate(delayMs)) return verdict.kind === 'limited' ? giveUp(verdict) : late;
    circumstances.onRetry(`${verdict.detail}; trying again in ${(delayMs / 1000).toFixed(1)} s`);
    await clock.sleep(delayMs, limits.signal);
  }
}

function explainUnsent({ detail, advice }: Extract<Verdict, { kind: 'unsent' }>): string {
  return `The service could not be reached: ${detail}. Nothing was sent${advice ? `: ${advice}` : ''}.`;
}

function giveUp({ detail, waitMs }: Extract<Verdict, { kind: 'limited' }>): Delivery {
  const wait = waitMs === undefined ? '' : ` and asks to wait ${Math.ceil(waitMs / 1000)} s`;
  return {
    kind: 'limited',
    detail:
      `The service's rate limit is used up (${AGENT_REQUESTS_PER_HOUR} jobs and messages an hour for each project): ` +
      `it answered ${detail}${wait}, which does not fit into timeoutMinutes. Nothing was started.`,
    ...(waitMs === undefined ? {} : { retryAfterMs: waitMs }),
  };
}

/** Decides from the way one attempt failed. Total: an error that is none of ours may have come after sending. */
function judge(error: unknown, operation: Operation): Verdict {
  if (error instanceof NetworkError && !error.sent) {
    const { message: detail, advice, permanent } = error;
    return { kind: 'unsent', detail, advice, permanent };
  }
  if (!(error instanceof ResponseError)) {
    const detail = error instanceof ServiceError ? error.message : 'the request failed in an unexpected way';
    return { kind: 'final', delivery: { kind: 'lost', detail } };
  }
  const { status, message, detail } = error;
  if (status === 429) return { kind: 'limited', detail: message, waitMs: error.retryAfterMs };
  if (status >= 500 || status < 300 || status === 408)
    return { kind: 'final', delivery: { kind: 'lost', detail: message } };
  return {
    kind: 'final',
    delivery: {
      kind: 'refused',
      missing: status === 404,
      detail: explainRefusal(status, { operation, detail, message }),
    },
  };
}

function explainRefusal(
  status: number,
  facts: { operation: Operation; detail: string; message: string },
): string {
  const what = facts.operation === 'create' ? 'create the job' : 'take the message';
  if (status === 401 || status === 403) {
    return `The service did not ${what}: ${explainDenial(status, { scope: 'write', says: facts.detail })}. Check secretKey.`;
  }
  if (status === 404) {
    const says = facts.detail ? `; the service says: ${facts.detail}` : '';
    return facts.operation === 'create'
      ? `The service does not know this project (HTTP 404${says}). Check projectId and baseUrl.`
      : `The service knows no such job (HTTP 404${says}). Check jobId, projectId and baseUrl.`;
  }
  if (status >= 300 && status < 400) {
    return `The service answered HTTP ${status}, a redirect, which is never followed. Check baseUrl.`;
  }
  return `The service did not ${what}: ${facts.message}.`;
}
