import { pollDelay } from '../../job/schedule.ts';
import type { Clock, Random } from '../../ports/clock.ts';
import type { Log } from '../../ports/log.ts';
import type { PreviewAnswer, PreviewService } from '../../ports/preview.ts';
import type { Poll } from '../../ports/service.ts';
import type { Preview } from '../../story/finish.ts';

export interface PreviewPorts {
  readonly service: PreviewService;
  readonly clock: Clock;
  readonly random: Random;
  readonly retryDelay: (attempt: number) => number;
  readonly log: Log;
  readonly stop: AbortSignal;
}

export interface PreviewWaiting {
  /** When the preview is waited for no longer, on the clock. */
  readonly untilMs: number;
  /** When the run's time is over, on the clock. */
  readonly deadlineMs: number;
  readonly poll: Poll;
}

/** Five requests a minute are taken for each organisation: after this long there is room for one more. */
const LIMITED_WITHOUT_A_WORD_MS = 12_000;
const TRIES = 4;
/** The answer that names the address is worth a wait of its own. */
const ASK_MS = 30_000;

/** Has a branch's preview made, and waits for its end as long as there is time. No preview is never a failure. Never rejects. */
export async function makePreview(
  branch: string,
  ports: PreviewPorts & PreviewWaiting,
): Promise<Exclude<Preview, { kind: 'none' }>> {
  if (branch === '') return { kind: 'unavailable', why: 'the branch of the pull request is not known' };
  const answer = await ask(branch, ports);
  if (answer.kind !== 'accepted') return { kind: 'unavailable', why: answer.detail };
  const { statusId, url = '' } = answer;
  ports.log.info(`A preview of ${branch} is being built${url === '' ? '' : `: ${url}`}.`);
  if (statusId === undefined) return { kind: 'building', url };
  return watch({ statusId, url }, ports);
}

async function ask(
  branch: string,
  ports: PreviewPorts & PreviewWaiting,
): Promise<Exclude<PreviewAnswer, { kind: 'limited' | 'unsent' }> | { kind: 'refused'; detail: string }> {
  const { service, clock, stop, deadlineMs, retryDelay } = ports;
  const untilMs = Math.min(deadlineMs, Math.max(ports.untilMs, clock.now() + ASK_MS));
  for (let attempt = 1; ; attempt += 1) {
    const timeoutMs = untilMs - clock.now();
    if (timeoutMs <= 0) return { kind: 'refused', detail: 'the time was up' };
    if (stop.aborted) return { kind: 'refused', detail: 'the run was cancelled' };
    const answer = await service.ask(branch, { timeoutMs, signal: stop });
    if (answer.kind === 'accepted' || answer.kind === 'refused') return answer;
    const askedMs = answer.kind === 'limited' ? (answer.retryAfterMs ?? LIMITED_WITHOUT_A_WORD_MS) : 0;
    const delayMs = Math.max(askedMs, retryDelay(attempt));
    if (attempt >= TRIES || clock.now() + delayMs >= untilMs)
      return { kind: 'refused', detail: answer.detail };
    await clock.sleep(delayMs, stop);
  }
}

async function watch(
  { statusId, url }: { statusId: string; url: string },
  { service, clock, random, stop, untilMs, poll, log }: PreviewPorts & PreviewWaiting,
): Promise<Exclude<Preview, { kind: 'none' }>> {
  const startedMs = clock.now();
  let askedMs = 0;
  for (;;) {
    const delayMs = Math.max(askedMs, pollDelay(poll, { waitedMs: clock.now() - startedMs, random }));
    if (clock.now() + delayMs >= untilMs) break;
    await clock.sleep(delayMs, stop);
    if (stop.aborted) break;
    const look = await service.look(statusId, { timeoutMs: untilMs - clock.now(), signal: stop });
    if (look.kind === 'refused') {
      log.info(`How the preview stands could not be seen: ${look.detail}.`);
      break;
    }
    askedMs = look.kind === 'unseen' ? (look.retryAfterMs ?? 0) : 0;
    if (look.kind !== 'build') continue;
    if (look.status === 'success') return { kind: 'ready', url };
    if (look.status === 'failure') return { kind: 'failed', why: look.summary ?? '' };
  }
  return { kind: 'building', url };
}
