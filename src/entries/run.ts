import { createJournal } from '../flows/journal.ts';
import { FAILABLE, type RunReport } from '../flows/outcome.ts';
import { settleRun } from '../flows/settle-run.ts';
import { openAction } from '../host/action.ts';
import { monotonicClock as clock } from '../host/clock.ts';
import { readEventPayload } from '../host/event-payload.ts';
import { InputError } from '../host/input-error.ts';
import { catchTheRest, describeThrown } from '../host/last-resort.ts';
import { parseRunInputs } from '../host/run-inputs.ts';
import { listenForStop } from '../host/stop-signals.ts';

const USER_AGENT = 'docs-agent-action';

process.exitCode = 1;
const startedMs = clock.now();
const action = openAction(process.env);
const { log, trusted } = action;
const sinks = { ...action, saveOutcome: (outcome: string) => action.saveState('outcome', outcome) };
let failOn: Parameters<typeof settleRun>[1]['failOn'] = new Set();

const settle = (report: RunReport) => settleRun(report, { failOn, trusted, sinks });
const settleError = (error: unknown) =>
  settle({
    outcome: 'error',
    sentence: error instanceof InputError ? error.message : `The run broke off: ${describeThrown(error)}.`,
    elapsedMs: clock.now() - startedMs,
  });

catchTheRest(settleError);
try {
  process.exitCode = settle(await run());
} catch (error) {
  process.exitCode = settleError(error);
}

async function run(): Promise<RunReport> {
  const inputs = parseRunInputs(process.env, FAILABLE);
  failOn = inputs.failOn;
  readEventPayload(process.env);
  const signals = listenForStop();
  // Loaded only now: HTTP and schemas are most of the bundle, and a run with a wrong input needs neither.
  const [{ connect }, { runJob }] = await Promise.all([
    import('../client/connect.ts'),
    import('../flows/run-job.ts'),
  ]);
  const { random } = Math;
  const connection = connect(inputs, { ...inputs, clock, random, userAgent: USER_AGENT, onRetry: log.info });
  const journal = createJournal({ ...action, warn: log.warning });
  return runJob(inputs, { ...connection, ...signals, clock, random, log, journal });
}
