import type { CommentRecord } from '../flows/thread/live-comment.ts';
import { openAction } from '../host/action.ts';
import { catchTheRest, describeThrown } from '../host/last-resort.ts';
import { readState } from '../host/outputs.ts';
import { connectCodeHost } from './wiring/connect-code-host.ts';

const { env } = process;
const action = openAction(env);
catchTheRest((error) => action.log.warning(`The post step broke off: ${describeThrown(error)}.`), 0);
const outcome = readState(env, 'outcome');
const phase = readState(env, 'phase');
const record = readState(env, 'comment');
const comment = record === '' ? undefined : (JSON.parse(record) as CommentRecord);
if (comment !== undefined || (outcome === '' && phase !== '')) {
  const { tidyRun } = await import('../flows/tidy-run.ts');
  const left = { outcome, phase, jobId: readState(env, 'jobId'), comment };
  await tidyRun(left, { ...action, openHost: () => connectCodeHost(env) });
}
