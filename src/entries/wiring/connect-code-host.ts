import { monotonicClock as clock } from '../../host/clock.ts';
import { readInput } from '../../host/inputs/read.ts';
import { readRunnerContext } from '../../host/runner-context.ts';
import { listenForStop, type StopSignals } from '../../host/stop-signals.ts';
import type { CodeHost } from '../../ports/code-host.ts';

export const USER_AGENT = 'docs-agent-action';

/** What it means where `connectCodeHost` gives none, for who reads all comments. */
export const NO_CODE_HOST = 'There is no githubToken or no repository, so there are no comments to read.';

/**
 * Opens the code host with the step's token, or returns undefined where there is no token or no repository.
 * `deadlineMs` is when the run's time is over, on the monotonic clock; without it there is no end.
 */
export async function connectCodeHost(
  env: NodeJS.ProcessEnv,
  ends: StopSignals & { deadlineMs?: number; isShort?: boolean } = listenForStop(),
): Promise<CodeHost | undefined> {
  const runner = readRunnerContext(env);
  const token = readInput(env, 'githubToken');
  if (!token || !runner.repository) return undefined;
  const [{ openCodeHost }, { createTransport }, { retryDelay }] = await Promise.all([
    import('../../host/github/open.ts'),
    import('../../client/transport.ts'),
    import('../../client/retry.ts'),
  ]);
  // Comments are told apart by their hashes; as with TLS, this is loaded before V8's flags change.
  process.getBuiltinModule('node:crypto');
  const transport = createTransport({ userAgent: USER_AGENT, to: runner.apiUrl });
  const tools = {
    clock,
    transport,
    retryDelay: (attempt: number) => retryDelay(attempt, { random: Math.random }),
  };
  return openCodeHost({ ...runner, token }, { ...ends, ...tools });
}
