import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AgentLog } from '../agent/log.ts';
import { contextRoot } from '../agent/sandbox/sandbox.ts';
import { type Fault, feedbackPrompt } from '../checks/feedback.ts';
import { describeOutside, outsidePaths } from '../checks/outside-paths.ts';
import { type CheckResult, holdingBack } from '../checks/results.ts';
import { type Taken, takeChange } from '../git/take-change.ts';
import { conflicting, reopenWorkspace } from '../git/workspace.ts';
import type { Claimed } from '../store/turns.ts';
import { oneLine } from '../words/visible-text.ts';
import { describeAgentEnd } from './agent-end.ts';
import type { Place } from './place.ts';
import { createChecker } from './run-checks.ts';
import { runForTurn } from './run-for-turn.ts';
import { contextNote, noteContexts } from './take-contexts.ts';
import { type TurnPorts, TurnStopped } from './turn-ports.ts';

/** `failed`: nothing of it may be kept. `unchanged`: the results are of what stood before; `isChecked`: they are new. */
export type Rounds = { checks: readonly CheckResult[] } & (
  | { status: 'failed'; failure: string }
  | { status: 'done'; commit: string }
  | { status: 'unchanged'; isChecked: boolean }
);

type Ports = TurnPorts & { place: Place; log: AgentLog };

/** What is wrong with a change. `refusal`: why nothing of it may be published, whatever the settings say. */
type Judged = { taken: Taken; checks: CheckResult[]; faults: readonly Fault[]; refusal: string | undefined };

/**
 * Has the agent work, takes and judges what it left, and sends it back with what is wrong, as often as the configuration
 * allows and there is time. Where a further round comes to nothing, what the one before it left stands.
 * @throws TurnStopped where `signal` ended it
 */
export async function workInRounds(claimed: Claimed, ports: Ports, signal: AbortSignal): Promise<Rounds> {
  const { project, place, log } = ports;
  const { rounds: most } = project.checking;
  const endsAt = performance.now() + project.agent.timeoutMinutes * 60_000;
  const leftMs = () => Math.round(endsAt - performance.now());
  const checker = createChecker(claimed, { ...ports, leftMs });
  const sentBack = new Map<string, number>();
  const counted = (checks: readonly CheckResult[]) => withRounds(checks, sentBack);
  let last: Judged | undefined;
  const notes =
    mergeNote(place) + contextNote(contextRoot(project.agent, place.folders.contexts), place.found);
  let prompt = claimed.turn.prompt + notes;
  noteContexts(log, { found: place.found, isOpen: project.agent.sandbox === 'none' });
  for (let round = 0; ; round++) {
    const failure = await failureOfAgent(claimed, { ports, prompt, timeoutMs: leftMs() }, signal);
    if (signal.aborted) throw new TurnStopped();
    if (failure !== undefined && !last) return { status: 'failed', failure, checks: [] };
    if (failure !== undefined) {
      log.note(`${failure}; the change stands as it was before`);
      break;
    }
    const taken = await takeFrom(place, { isFirst: round === 0, limits: project.agent.limits }, signal);
    if (!taken) {
      const { checks, isChecked } = await judgeStanding(place, { checker }, signal);
      return { status: 'unchanged', isChecked, checks: isChecked ? counted(checks) : checks };
    }
    if (taken.tree === last?.taken.tree) break;
    last = await judge(taken, { ports, checker }, signal);
    if (last.faults.length === 0 || round >= most || leftMs() <= 0) break;
    for (const { name } of last.faults) sentBack.set(name, (sentBack.get(name) ?? 0) + 1);
    prompt = feedbackPrompt(last.faults, claimed.turn.prompt + notes);
    log.note(`sent back for ${last.faults.map(({ name, why }) => `${name}: ${why}`).join('; ')}`);
    await reopenWorkspace(place, signal);
  }
  const { taken, refusal } = last as Judged;
  const checks = counted((last as Judged).checks);
  if (refusal !== undefined) return { status: 'failed', failure: `${refusal}; nothing was pushed`, checks };
  return { status: 'done', commit: taken.commit, checks };
}

/** Runs the agent; a sentence on why it failed, or undefined. */
async function failureOfAgent(
  claimed: Claimed,
  given: { ports: Ports; prompt: string; timeoutMs: number },
  signal: AbortSignal,
): Promise<string | undefined> {
  const { ports, prompt, timeoutMs } = given;
  const { agent } = ports.project;
  const { folders } = ports.place;
  const { command, promptAs, env: pass } = agent;
  const { contexts } = ports.place;
  const how = { command, promptAs, rules: agent, pass, folders, contexts, log: ports.log };
  const end = await runForTurn(claimed, { ...how, prompt, timeoutMs, ports }, signal);
  const { timeoutMinutes } = agent;
  return describeAgentEnd(end, { timeoutMinutes, confined: agent.sandbox !== 'none' });
}

function takeFrom(
  place: Place,
  given: Pick<Parameters<typeof takeChange>[0], 'isFirst' | 'limits'>,
  signal: AbortSignal,
): Promise<Taken | undefined> {
  const { commit, merge, base } = place;
  const parents = merge && base ? [commit, base.commit] : [commit];
  return takeChange({ ...place, ...given, parents, start: merge?.tree ?? commit }, signal);
}

async function judge(
  taken: Taken,
  { ports, checker }: { ports: Ports; checker: ReturnType<typeof createChecker> },
  signal: AbortSignal,
): Promise<Judged> {
  const { place, project } = ports;
  const outside = outsidePaths(taken.touched, project.paths);
  const unresolved = unresolvedIn(place);
  const faults: Fault[] = [];
  const refuse = (name: string, why: string) => faults.push({ name, why, output: '' });
  if (unresolved.length > 0)
    refuse('conflict', `the conflict with ${place.base?.branch} is not resolved in ${listed(unresolved)}`);
  if (outside.length > 0) refuse('paths', describeOutside(outside, project.paths));
  const refusal = faults.length === 0 ? undefined : faults.map(({ why }) => why).join('; ');
  // A file that is in two minds can't be judged.
  const found =
    unresolved.length > 0 ? { results: checker.skipped(), faults: [] } : await checker.run(taken, signal);
  if (signal.aborted) throw new TurnStopped();
  const own = faults.map(({ name, why }): CheckResult => ({ name, status: 'failed', rounds: 0, ms: 0, why }));
  return { taken, refusal, checks: [...own, ...found.results], faults: [...faults, ...found.faults] };
}

/**
 * What is known of the change that stands where the agent has changed nothing. What did not hold is checked again: its
 * cause may have been another than the change, and be gone.
 */
async function judgeStanding(
  { newBranch, commit, known = [] }: Place,
  { checker }: { checker: ReturnType<typeof createChecker> },
  signal: AbortSignal,
): Promise<{ checks: readonly CheckResult[]; isChecked: boolean }> {
  const skipped = checker.skipped();
  if (newBranch) return { checks: skipped, isChecked: false };
  const holds = known.length > 0 ? holdingBack(known).length === 0 : skipped.length === 0;
  // What they printed is kept with the turn that ran them.
  if (holds) return { checks: known.map(({ log: _, ...result }) => result), isChecked: false };
  const { results } = await checker.run({ commit }, signal);
  if (signal.aborted) throw new TurnStopped();
  return { checks: results, isChecked: true };
}

function mergeNote({ base, merge }: Place): string {
  if (!base || !merge) return '';
  const files = conflicting(merge);
  const what = files.length === 0 ? 'Nothing conflicts.' : `What conflicts is marked in: ${listed(files)}.`;
  return `\n\n${base.branch} has been merged into the work tree. ${what}`;
}

/** The conflicting files that still hold both sides, as git marks them. */
function unresolvedIn({ folders, merge }: Place): string[] {
  return (merge ? conflicting(merge) : []).filter((path) => {
    try {
      const file = join(folders.tree, path);
      // Never through a link: what it leads to may have no end.
      const text = lstatSync(file).isFile() ? readFileSync(file, 'utf8') : '';
      return /^<{7} /m.test(text) && /^>{7} /m.test(text);
    } catch {
      return false;
    }
  });
}

/** What the agent was sent back for and is right now is told as well. */
function withRounds(checks: readonly CheckResult[], sentBack: ReadonlyMap<string, number>): CheckResult[] {
  const known = new Set(checks.map(({ name }) => name));
  const mended = [...sentBack.keys()]
    .filter((name) => !known.has(name))
    .map((name): CheckResult => ({ name, status: 'passed', rounds: 0, ms: 0 }));
  return [...mended, ...checks].map((check) => ({ ...check, rounds: sentBack.get(check.name) ?? 0 }));
}

function listed(paths: readonly string[]): string {
  const shown = paths.slice(0, 10).map((path) => oneLine(path));
  return `${shown.join(', ')}${paths.length > shown.length ? ` and ${paths.length - shown.length} more` : ''}`;
}
