import { concludeTend } from '../flows/tend/conclude.ts';
import type { Tending } from '../flows/tend/tend.ts';
import { openAction } from '../host/action.ts';
import { monotonicClock as clock } from '../host/clock.ts';
import { InputError } from '../host/inputs/input-error.ts';
import { catchTheRest, describeThrown, endSoon } from '../host/last-resort.ts';
import { readRunnerContext } from '../host/runner-context.ts';
import { staySmall } from '../host/stay-small.ts';
import { listenForStop } from '../host/stop-signals.ts';
import { parseTendInputs, type TendInputs } from '../host/tend/inputs.ts';
import { ROLES, type Role } from '../instruction/roles.ts';
import { connectCodeHost, NO_CODE_HOST, USER_AGENT } from './wiring/connect-code-host.ts';

process.exitCode = 1;
const { env } = process;
const startedMs = clock.now();
const action = openAction(env);
const tellError = (error: unknown) =>
  action.log.error(
    error instanceof InputError ? error.message : `The tending broke off: ${describeThrown(error)}.`,
  );

catchTheRest(tellError);
try {
  const inputs = parseTendInputs(env, ROLES);
  const signals = listenForStop();
  const tending = await run(inputs, signals);
  const told = { ...tending, ...inputs, trusted: action.trusted, isCancelled: signals.stop.aborted };
  process.exitCode = concludeTend(told, action);
} catch (error) {
  tellError(error);
}
endSoon();

async function run(inputs: TendInputs<Role>, signals: ReturnType<typeof listenForStop>): Promise<Tending> {
  const runner = readRunnerContext(env);
  const deadlineMs = startedMs + inputs.timeoutMs;
  const host = await connectCodeHost(env, { ...signals, deadlineMs });
  if (!host) return { tended: [], elsewhere: [], broken: NO_CODE_HOST };
  // Loaded only now: a run with a wrong input needs no HTTP.
  const [{ connect }, { tend }, { projectBounds }] = await Promise.all([
    import('../client/connect.ts'),
    import('../flows/tend/tend.ts'),
    import('../story/marker.ts'),
  ]);
  const { log, redact, trusted } = action;
  const { random } = Math;
  const tools = { clock, random, retryBaseMs: 1000, userAgent: USER_AGENT, onRetry: log.info };
  const ports = {
    ...connect(inputs, tools),
    ...signals,
    ...{ clock, random, deadlineMs, host, trusted, redact, log },
    wallMs: () => Date.now(),
  };
  staySmall();
  return tend({ ...inputs, bounds: projectBounds({ ...runner, ...inputs }), run: runner }, ports);
}
