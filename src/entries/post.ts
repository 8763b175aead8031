import { tidyRun } from '../flows/tidy-run.ts';
import { openAction } from '../host/action.ts';
import { catchTheRest } from '../host/last-resort.ts';
import { readState } from '../host/outputs.ts';

const { env } = process;
catchTheRest(() => {});
tidyRun(
  { phase: readState(env, 'phase'), jobId: readState(env, 'jobId'), outcome: readState(env, 'outcome') },
  openAction(env),
);
