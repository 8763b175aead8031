import type { Answered } from '../flows/answer-allowed.ts';
import { createChronicle } from '../flows/chronicle.ts';
import { planRequest } from '../flows/plan-request.ts';
import { tellRun } from '../flows/tell-run.ts';
import { openAction } from '../host/action.ts';
import { monotonicClock as clock } from '../host/clock.ts';
import { parseBudgetInputs } from '../host/inputs/budget.ts';
import { parseAllowedPaths, parseCareInputs, parsePreviewInputs } from '../host/inputs/care.ts';
import { InputError } from '../host/inputs/input-error.ts';
import { parseWords, readInput } from '../host/inputs/read.ts';
import { parseRunInputs } from '../host/inputs/run.ts';
import { parseCommandWord, parseIssueNumber, parseThreadInputs } from '../host/inputs/thread.ts';
import { catchTheRest, describeThrown, endSoon } from '../host/last-resort.ts';
import { readRunnerContext } from '../host/runner-context.ts';
import { listenForStop } from '../host/stop-signals.ts';
import { CONTEXTS } from '../instruction/contexts.ts';
import { readEvent } from '../instruction/event.ts';
import { ROLES } from '../instruction/roles.ts';
import { FAILABLE, type Outcome } from '../story/outcome.ts';
import { isOpen } from '../story/story.ts';
import { FOLLOW_UPS } from '../thread/follow-ups.ts';
import { readPrompt } from './wiring/read-prompt.ts';

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
  const accepted = { roles: ROLES, contexts: CONTEXTS, followUps: FOLLOW_UPS };
  const inputs = {
    ...parseRunInputs(env),
    ...parseThreadInputs(env, accepted),
    ...parseBudgetInputs(env, ROLES),
    wishes: parseCareInputs((name) => readInput(env, name)),
    previewMs: parsePreviewInputs(env),
    allowedPaths: parseAllowedPaths(readInput(env, 'allowedPaths')),
  };
  const merged = event.kind === 'thread' && event.thread.merged === true;
  const workspaceIsForeign = runner.eventName === 'pull_request_target' && !merged;
  const none = { prompt: '', template: '' };
  const asked = plan.kind === 'prompt' ? await readPrompt(env, { workspaceIsForeign }) : none;
  const { openRun } = await import('./wiring/open-run.ts');
  const deadlineMs = startedMs + inputs.timeoutMs;
  const untilMs = Date.now() + deadlineMs - clock.now();
  return openRun(
    { plan, inputs, asked, command, runner, deadlineMs, untilMs: Math.round(untilMs) },
    { action, chronicle, signals },
  );
}
