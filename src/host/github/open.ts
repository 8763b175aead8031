import type { Clock } from '../../ports/clock.ts';
import type { CodeHost } from '../../ports/code-host.ts';
import type { Transport } from '../../ports/http.ts';
import { createCodeHost } from './code-host.ts';
import { openOctokit } from './octokit.ts';
import { isWrite } from './route.ts';
import { createSend, WRITES_OF_A_SHORT_RUN } from './send.ts';
import { createTimeLimit } from './time-limit.ts';

/** How long one operation may wait for the host, and how long when the run is being stopped. */
const PATIENCE_MS = 90_000;
const PATIENCE_WHEN_STOPPED_MS = 1_000;

export interface CodeHostAccess {
  readonly token: string;
  readonly repository: string;
  readonly serverUrl: string;
  readonly apiUrl: string;
}

export function openCodeHost(
  access: CodeHostAccess,
  tools: {
    transport: Transport;
    clock: Clock;
    retryDelay: (attempt: number) => number;
    stop: AbortSignal;
    /** Gives up what is under way. */
    lastCall: AbortSignal;
    /** When the run's time is over, on the clock; without it there is no end. */
    deadlineMs?: number;
    /** True where the run makes a handful of writes and is gone. */
    isShort?: boolean;
  },
): CodeHost {
  const { clock, stop, lastCall, deadlineMs = Number.POSITIVE_INFINITY } = tools;
  const timeLimit = createTimeLimit({ clock, deadlineMs });
  const transport: Transport = (request) => {
    const untilMs = timeLimit.requestUntilMs(
      isWrite(`${request.method} ${request.url.pathname}`, request.body),
    );
    const timeoutMs = Math.max(1, Math.min(request.timeoutMs, untilMs - clock.now()));
    return tools.transport({
      ...request,
      timeoutMs,
      signal: AbortSignal.any([request.signal, lastCall]),
    });
  };
  const writesAtOnce = tools.isShort ? WRITES_OF_A_SHORT_RUN : 1;
  const octokit = openOctokit({ ...access, transport });
  const patienceMs = () => (stop.aborted ? PATIENCE_WHEN_STOPPED_MS : PATIENCE_MS);
  return createCodeHost(
    createSend({ ...tools, writesAtOnce, apiUrl: access.apiUrl, octokit, patienceMs, timeLimit }),
    access,
  );
}
