import type { CommentRecord } from '../flows/live-comment.ts';
import { openAction } from '../host/action.ts';
import { catchTheRest } from '../host/last-resort.ts';
import { readState } from '../host/outputs.ts';
import { connectCodeHost } from './connect-code-host.ts';

const { env } = process;
catchTheRest(() => {});
const action = openAction(env);
const outcome = readState(env, 'outcome');
const phase = readState(env, 'phase');
const record = readState(env, 'comment');
if (outcome === '' && (phase !== '' || record !== '')) {
  const { tidyRun } = await import('../flows/tidy-run.ts');
  const comment = record === '' ? undefined : (JSON.parse(record) as CommentRecord);
  const left = { outcome, phase, jobId: readState(env, 'jobId'), comment };
  await tidyRun(left, { ...action, openHost: () => connectCodeHost(env) });
}
