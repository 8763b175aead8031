import { openAction } from '../host/action.ts';
import { catchTheRest, describeThrown } from '../host/last-resort.ts';
import { readState } from '../host/outputs.ts';
import { decodeRecord } from '../story/record.ts';
import { connectCodeHost } from './wiring/connect-code-host.ts';

const { env } = process;
const action = openAction(env);
catchTheRest((error) => action.log.warning(`The post step broke off: ${describeThrown(error)}.`), 0);
const record = decodeRecord(readState(env, 'story'));
if (record !== undefined) {
  const { tidyRun } = await import('../flows/tidy-run.ts');
  await tidyRun(record, { ...action, openHost: () => connectCodeHost(env) });
}
