import type { Clock } from '../../ports/clock.ts';
import type { CodeHost } from '../../ports/code-host.ts';
import type { Transport } from '../../ports/http.ts';
import { createCodeHost } from './code-host.ts';
import { openOctokit } from './octokit.ts';
import { createSend } from './send.ts';

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
  },
): CodeHost {
  const { stop, lastCall } = tools;
  const transport: Transport = (request) =>
    tools.transport({ ...request, signal: AbortSignal.any([request.signal, lastCall]) });
  const octokit = openOctokit({ ...access, transport });
  const patienceMs = () => (stop.aborted ? PATIENCE_WHEN_STOPPED_MS : PATIENCE_MS);
  return createCodeHost(createSend({ ...tools, octokit, patienceMs }), access);
}
