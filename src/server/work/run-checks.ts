import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AgentEnd } from '../agent/command.ts';
import { openAgentLog } from '../agent/log.ts';
import { describeAbsent, isAbsent } from '../checks/absent-program.ts';
import { type Fault, FEEDBACK_BYTES } from '../checks/feedback.ts';
import type { CheckResult } from '../checks/results.ts';
import type { Check, CommandCheck } from '../config/checks-schema.ts';
import { makeFolder } from '../files/make-folder.ts';
import { removeFolder } from '../files/remove-folder.ts';
import type { Taken } from '../git/take-change.ts';
import { checkOut } from '../git/workspace.ts';
import { describeFault, describeUnread } from '../links/describe.ts';
import { findBrokenLinksIn } from '../links/links-in-git.ts';
import { checkLogName } from '../store/artifacts.ts';
import type { Claimed } from '../store/turns.ts';
import { messageOf } from '../words/thrown.ts';
import type { Place } from './place.ts';
import { runForTurn } from './run-for-turn.ts';
import type { TurnPorts } from './turn-ports.ts';

type Ports = TurnPorts & { place: Place /** Of the turn's time. */; leftMs: () => number };

/** How a check ended. `why` where it did not pass; `isLate`: the time of the turn was up; `isAbsent`: its program is not there. */
type End = { why?: string; isLate?: boolean; isOld?: boolean; isAbsent?: boolean };

/**
 * Runs a project's checks on a change, one after the other, each on a clean copy of it, in folders that nobody else has.
 * What a check writes is gone when it has ended.
 */
export function createChecker(claimed: Claimed, ports: Ports) {
  const { project, place, leftMs } = ports;
  const { checks } = project.checking;
  const { checks: root, checkLog } = place.folders;
  const base = join(root, 'base');
  const changed = join(root, 'changed-files');
  const endsBefore = new Map<string, End>();

  const runCommand = async (
    check: CommandCheck,
    at: { commit: string; log: string },
    signal: AbortSignal,
  ): Promise<End> => {
    const folders = { tree: join(root, 'tree'), home: join(root, 'home'), tmp: join(root, 'tmp') };
    for (const folder of Object.values(folders)) {
      await removeFolder(folder);
      makeFolder(folder);
    }
    await checkOut({ mirror: place.mirror, commit: at.commit, folder: folders.tree }, signal);
    const timeoutMs = Math.min(check.timeoutSeconds * 1000, leftMs());
    if (timeoutMs <= 0) return { isLate: true };
    const log = openAgentLog(at.log, ports.redactor);
    try {
      const { agent } = project;
      const rules = { ...agent, network: check.network, readable: [...agent.readable, base, changed] };
      const env = { DOCS_AGENT_BASE: base, DOCS_AGENT_CHANGED_FILES: changed };
      const given = {
        command: check.command,
        prompt: '',
        rules,
        pass: [],
        env,
        folders,
        contexts: place.contexts,
        timeoutMs,
        log,
      };
      const end = await runForTurn(claimed, { ...given, ports }, signal);
      if (end.reason === 'timeout' && leftMs() <= 0) return { isLate: true };
      const why = describeEnd(end, check) ?? log.fault();
      return why === undefined ? {} : { why, isAbsent: isAbsent(end) };
    } finally {
      log.close();
    }
  };

  const runLinks = async (commit: string, log: string, signal: AbortSignal): Promise<End> => {
    const until = AbortSignal.any([signal, AbortSignal.timeout(Math.max(1, leftMs()))]);
    try {
      const { pages, faults, unread } = await findBrokenLinksIn(
        ports.mirror,
        { commit, base: place.parted },
        until,
      );
      const lines = [
        ...faults.map(describeFault),
        ...unread.map(describeUnread),
        `${pages} ${pages === 1 ? 'page' : 'pages'} read`,
      ];
      writeFileSync(
        log,
        ports.redactor.text(lines.map((line) => `${line}\n`).join('')).slice(0, 256 * 1024),
        { mode: 0o600 },
      );
      const broken = faults.filter(({ before }) => !before).length;
      if (broken > 0) return { why: `${broken} ${broken === 1 ? 'link leads' : 'links lead'} nowhere` };
      return faults.length > 0 ? { why: 'links that led nowhere before still do', isOld: true } : {};
    } catch (error) {
      if (!until.aborted) throw error;
      return { isLate: true };
    }
  };

  /** On what the change was made from; asked once in a turn, and only where it failed. */
  const endBefore = async (check: CommandCheck, signal: AbortSignal): Promise<End> => {
    const known = endsBefore.get(check.name);
    if (known !== undefined) return known;
    const log = join(root, 'before.log');
    const end = await runCommand(check, { commit: place.parted, log }, signal);
    if (end.isLate !== true) endsBefore.set(check.name, end);
    return end;
  };

  const runOne = async (
    check: Check,
    { taken, index }: { taken: Pick<Taken, 'commit'>; index: number },
    signal: AbortSignal,
  ) => {
    const begun = performance.now();
    const log = checkLog(claimed.turn.seq, index);
    rmSync(log, { force: true });
    const { commit } = taken;
    const end =
      leftMs() <= 0
        ? { isLate: true }
        : check === 'links'
          ? await runLinks(commit, log, signal)
          : await runCommand(check, { commit, log }, signal);
    const result = { name: nameOf(check), rounds: 0, ms: Math.round(performance.now() - begun), log: true };
    if (end.isLate) return { ...result, status: 'skipped' as const, why: "the turn's time was up" };
    if (end.why === undefined) return { ...result, status: 'passed' as const };
    const before = check === 'links' ? {} : await endBefore(check, signal);
    if (end.isAbsent && before.isAbsent)
      return { ...result, status: 'skipped' as const, why: describeAbsent(`${tailOf(log)}\n${end.why}`) };
    // Where it could not be run, it did not fail: what it runs may have come with the change.
    const isOld = end.isOld ?? (before.why !== undefined && !before.isAbsent);
    return { ...result, status: isOld ? ('failed before' as const) : ('failed' as const), why: end.why };
  };

  return {
    skipped: (): CheckResult[] =>
      checks.map((check) => ({ name: nameOf(check), status: 'skipped', rounds: 0, ms: 0 })),

    run: async (
      taken: Pick<Taken, 'commit'>,
      signal: AbortSignal,
    ): Promise<{ results: CheckResult[]; faults: Fault[] }> => {
      const results: CheckResult[] = [];
      const faults: Fault[] = [];
      if (checks.length === 0) return { results, faults };
      try {
        await prepare(taken, signal);
        for (const [index, check] of checks.entries()) {
          signal.throwIfAborted();
          const result: CheckResult = await runOne(check, { taken, index }, signal);
          await ports.insistence.alone(() =>
            ports.artifacts.keep(claimed.job.id, checkLogName(claimed.turn.seq, index)),
          );
          results.push(result);
          if (result.status !== 'failed') continue;
          const output = tailOf(checkLog(claimed.turn.seq, index));
          faults.push({ name: result.name, why: result.why ?? '', output });
        }
      } finally {
        await removeFolder(root);
      }
      return { results, faults };
    },
  };

  /** What all checks of a change may look at: the files that it was made from, and the names of those that it changes. */
  async function prepare(taken: Pick<Taken, 'commit'>, signal: AbortSignal): Promise<void> {
    await removeFolder(root);
    makeFolder(root);
    if (checks.every((check) => check === 'links')) return;
    await checkOut({ mirror: place.mirror, commit: place.parted, folder: base }, signal);
    const names = await ports.mirror.presentFiles(place.parted, taken.commit);
    writeFileSync(changed, names, { mode: 0o600 });
  }
}

function nameOf(check: Check): string {
  return typeof check === 'string' ? check : check.name;
}

function describeEnd(end: AgentEnd, { timeoutSeconds }: CommandCheck): string | undefined {
  switch (end.reason) {
    case 'exit':
      return end.code === 0 ? undefined : `ended with exit code ${end.code}`;
    case 'signal':
      return `was ended by ${end.signal}`;
    case 'timeout':
      return `took longer than ${timeoutSeconds} seconds and was ended`;
    case 'limit':
      return `${end.sentence.replace('the agent command', 'it')}, and was ended`;
    case 'stopped':
      return 'was stopped';
    case 'not-started':
      return `could not be started: ${end.message}`;
  }
}

function tailOf(file: string): string {
  try {
    const bytes = readFileSync(file);
    return bytes
      .subarray(Math.max(0, bytes.length - FEEDBACK_BYTES))
      .toString('utf8')
      .replace(/^\uFFFD+/, '');
  } catch (error) {
    return messageOf(error);
  }
}
