import type { Collection } from '../flows/collect/collect.ts';
import { concludeCollect } from '../flows/collect/conclude.ts';
import { openAction } from '../host/action.ts';
import { monotonicClock as clock } from '../host/clock.ts';
import { type CollectInputs, parseCollectInputs } from '../host/collect/inputs.ts';
import { InputError } from '../host/inputs/input-error.ts';
import { catchTheRest, describeThrown, endSoon } from '../host/last-resort.ts';
import { readRunnerContext } from '../host/runner-context.ts';
import { staySmall } from '../host/stay-small.ts';
import { listenForStop } from '../host/stop-signals.ts';
import { FAILABLE, type Outcome } from '../story/outcome.ts';
import { connectCodeHost, NO_CODE_HOST, USER_AGENT } from './wiring/connect-code-host.ts';

process.exitCode = 1;
const { env } = process;
const startedMs = clock.now();
const action = openAction(env);
const tellError = (error: unknown) =>
  action.log.error(
    error instanceof InputError ? error.message : `The collect broke off: ${describeThrown(error)}.`,
  );

catchTheRest(tellError);
try {
  const inputs = parseCollectInputs(env, FAILABLE);
  const signals = listenForStop();
  const collection = await run(inputs, signals);
  const { failOn } = inputs;
  const told = { ...collection, failOn, trusted: action.trusted, isCancelled: signals.stop.aborted };
  process.exitCode = concludeCollect(told, action);
} catch (error) {
  tellError(error);
}
endSoon();

async function run(
  inputs: CollectInputs<Outcome>,
  signals: ReturnType<typeof listenForStop>,
): Promise<Collection> {
  const { repository } = readRunnerContext(env);
  const deadlineMs = startedMs + inputs.timeoutMs;
  const host = await connectCodeHost(env, { ...signals, deadlineMs });
  if (!host) return { collected: [], broken: NO_CODE_HOST };
  // Loaded only now: a run with a wrong input needs no HTTP.
  const [{ connect }, { collect }, { warnOfFailures }, { openFinish }, { realWishes }, { projectBounds }] =
    await Promise.all([
      import('../client/connect.ts'),
      import('../flows/collect/collect.ts'),
      import('../flows/host-failure.ts'),
      import('../flows/care/open-finish.ts'),
      import('../flows/care/finish-rules.ts'),
      import('../story/marker.ts'),
    ]);
  const { log, redact, trusted } = action;
  const tools = { clock, random: Math.random, retryBaseMs: 1000 };
  const connection = connect(inputs, { ...tools, userAgent: USER_AGENT, onRetry: log.info });
  staySmall();
  const bounds = projectBounds({ repository, ...inputs });
  const warn = warnOfFailures(log);
  const wallMs = () => Date.now();
  const ports = { ...connection, ...signals, ...tools, deadlineMs, host, trusted, redact, wallMs, warn, log };
  const rules = {
    wishes: realWishes(inputs.wishes),
    previewMs: undefined,
    allowedPaths: inputs.allowedPaths,
    poll: { kind: 'adaptive' },
  } as const;
  const finish = await openFinish(rules, { ...ports, log, openPreviews: undefined, home: repository });
  return collect({ ...inputs, bounds }, { ...ports, finish });
}
