import type { Answered } from '../flows/answer-allowed.ts';
import { createChronicle } from '../flows/chronicle.ts';
import { planRequest } from '../flows/plan-request.ts';
import { tellRun } from '../flows/tell-run.ts';
import { openAction } from '../host/action.ts';
import { monotonicClock as clock } from '../host/clock.ts';
import { InputError } from '../host/inputs/input-error.ts';
import { parseWords, readInput } from '../host/inputs/read.ts';
import { parseRunInputs } from '../host/inputs/run.ts';
import { parseCommandWord, parseIssueNumber } from '../host/inputs/trigger.ts';
import { catchTheRest, describeThrown, endSoon } from '../host/last-resort.ts';
import { readRunnerContext } from '../host/runner-context.ts';
import { listenForStop } from '../host/stop-signals.ts';
import { readEvent } from '../instruction/event.ts';
import { FAILABLE, type Outcome } from '../story/outcome.ts';
import { isOpen } from '../story/story.ts';

process.exitCode = 1;
const { env } = process;
const startedMs = clock.now();
// Before anything is loaded late: whoever cancels then is answered, too.
const signals = listenForStop();
const action = openAction(env);
const chronicle = createChronicle(action);
let failOn: ReadonlySet<Outcome> = new Set();

/** The story is at its end then, whatever broke. Sync, for the process may end right behind it. */
const settle = (answered: Answered, broke = ''): 0 | 1 => {
  const why = broke || 'The run ended without a word.';
  if (isOpen(chronicle.story)) void chronicle.happened({ kind: 'broke off', why });
  const { story } = chronicle;
  if (isOpen(story)) return 1;
  const { trusted } = action;
  const exitCode = tellRun(
    { ...answered, story, elapsedMs: clock.now() - startedMs, failOn, trusted, broke },
    action,
  );
  // What broke off leaves its comment to the post step.
  if (broke === '') chronicle.close();
  return exitCode;
};
const settleError = (error: unknown) =>
  settle({}, error instanceof InputError ? error.message : `The run broke off: ${describeThrown(error)}.`);

catchTheRest(settleError);
try {
  process.exitCode = settle(await run());
} catch (error) {
  process.exitCode = settleError(error);
}
endSoon();

async function run(): Promise<Answered> {
  failOn = parseWords('failOn', readInput(env, 'failOn'), FAILABLE);
  const runner = readRunnerContext(env);
  const command = parseCommandWord(env);
  const event = readEvent(runner.eventName, runner.payload);
  const issueNumber = parseIssueNumber(env);
  const given = (name: 'secretKey' | 'prompt' | 'promptFile') => readInput(env, name) !== '';
  const hasPrompt = given('prompt') || given('promptFile');
  const plan = planRequest(event, { command, issueNumber, hasSecret: given('secretKey'), hasPrompt });
  if (plan.kind === 'skip') {
    await chronicle.happened({ kind: 'skipped', why: plan.sentence });
    return {};
  }
  const inputs = parseRunInputs(env);
  // Loaded only now: a run that has nothing to do, or no key, needs none of it.
  const { openRun } = await import('./wiring/open-run.ts');
  const deadlineMs = startedMs + inputs.timeoutMs;
  const untilMs = Math.round(Date.now() + deadlineMs - clock.now());
  return openRun(
    { plan, service: inputs, command, runner, deadlineMs, untilMs },
    { env, action, chronicle, signals },
  );
}
