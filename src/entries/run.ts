import { tellKnownJob } from '../flows/job/tell-known-job.ts';
import { FAILABLE, type Outcome, type RunReport } from '../flows/outcome.ts';
import { planRequest } from '../flows/plan-request.ts';
import { settleRun } from '../flows/settle-run.ts';
import { openAction } from '../host/action.ts';
import { monotonicClock as clock } from '../host/clock.ts';
import { InputError } from '../host/inputs/input-error.ts';
import { readInput } from '../host/inputs/read.ts';
import { parseRunInputs } from '../host/inputs/run.ts';
import { parseCommandWord, parseIssueNumber, parseThreadInputs } from '../host/inputs/thread.ts';
import { catchTheRest, describeThrown, endSoon } from '../host/last-resort.ts';
import { readRunnerContext } from '../host/runner-context.ts';
import { CONTEXTS } from '../instruction/contexts.ts';
import { readEvent } from '../instruction/event.ts';
import { ROLES } from '../instruction/roles.ts';
import { FOLLOW_UPS } from '../thread/follow-ups.ts';
import { readPrompt } from './wiring/read-prompt.ts';

process.exitCode = 1;
const { env } = process;
const startedMs = clock.now();
const action = openAction(env);
let failOn: ReadonlySet<Outcome> = new Set();

const settle = (report: RunReport, saveOutcome: (outcome: Outcome) => void) => {
  const told = { ...report, sentence: action.redact(report.sentence) };
  return settleRun(told, { failOn, trusted: action.trusted, sinks: { ...action, saveOutcome } });
};
const sinceStart = () => ({ elapsedMs: clock.now() - startedMs });
const settleError = (error: unknown) => {
  const why = error instanceof InputError ? error.message : `The run broke off: ${describeThrown(error)}.`;
  // Without an outcome in the state, the post step brings the comment to its end.
  return settle({ outcome: 'error', ...tellKnownJob(action, why), ...sinceStart() }, () => {});
};

catchTheRest(settleError);
try {
  process.exitCode = settle(await run(), (outcome) => action.saveState('outcome', outcome));
} catch (error) {
  process.exitCode = settleError(error);
}
endSoon();

async function run(): Promise<RunReport> {
  const runner = readRunnerContext(env);
  const command = parseCommandWord(env);
  const event = readEvent(runner.eventName, runner.payload);
  const issueNumber = parseIssueNumber(env);
  const given = (name: 'secretKey' | 'prompt' | 'promptFile') => readInput(env, name) !== '';
  const hasPrompt = given('prompt') || given('promptFile');
  const plan = planRequest(event, { command, issueNumber, hasSecret: given('secretKey'), hasPrompt });
  if (plan.kind === 'skip') return { outcome: 'skipped', sentence: plan.sentence, ...sinceStart() };

  const accepted = { roles: ROLES, contexts: CONTEXTS, followUps: FOLLOW_UPS };
  const inputs = { ...parseRunInputs(env, FAILABLE), ...parseThreadInputs(env, accepted) };
  failOn = inputs.failOn;
  const merged = event.kind === 'thread' && event.thread.merged === true;
  const workspaceIsForeign = runner.eventName === 'pull_request_target' && !merged;
  const none = { prompt: '', template: '' };
  const asked = plan.kind === 'prompt' ? await readPrompt(env, { workspaceIsForeign }) : none;
  const { openRun } = await import('./wiring/open-run.ts');
  const deadlineMs = startedMs + inputs.timeoutMs;
  return openRun({ plan, inputs, ...asked, command, runner, deadlineMs }, action);
}
