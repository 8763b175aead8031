import { openAction } from '../host/action.ts';
import { monotonicClock as clock } from '../host/clock.ts';
import { catchTheRest, describeThrown } from '../host/last-resort.ts';
import { readState } from '../host/outputs.ts';
import { listenForStop } from '../host/stop-signals.ts';
import { decodeRecord, isTidy } from '../story/record.ts';
import { connectCodeHost } from './wiring/connect-code-host.ts';

/** A comment is worth this much of a runner's time after the run, and no more. */
const TIDYING_MS = 30_000;

const { env } = process;
const action = openAction(env);
catchTheRest((error) => action.log.warning(`The post step broke off: ${describeThrown(error)}.`), 0);
const record = decodeRecord(readState(env, 'story'));
if (record !== undefined && !isTidy(record)) {
  const { tidyRun } = await import('../flows/tidy-run.ts');
  const ends = { ...listenForStop(), deadlineMs: clock.now() + TIDYING_MS };
  await tidyRun(record, { ...action, openHost: () => connectCodeHost(env, ends) });
}
