import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { messageOf } from '../words/thrown.ts';
import type { AgentLog } from './log.ts';
import { signalGroup } from './process-group.ts';

/** Linux takes no string of more than 128 KiB in the environment, its NUL included. */
const VARIABLE_MAX_BYTES = 128 * 1024 - 1;
/** What is left in the pipes once the agent is gone. A process that left the group may hold them open for ever. */
const DRAIN_MS = 1000;

export type AgentRun = {
  command: string | readonly [string, ...string[]];
  prompt: string;
  cwd: string;
  /** All of the agent's environment but the prompt. */
  env: Readonly<Record<string, string>>;
  timeoutMs: number;
  /** Between SIGTERM and SIGKILL. */
  graceMs: number;
  log: AgentLog;
  onStart: (pid: number) => void;
};

export type AgentEnd =
  | { reason: 'exit'; code: number }
  | { reason: 'signal'; signal: string }
  | { reason: 'timeout' }
  | { reason: 'stopped' }
  | { reason: 'not-started'; message: string };

/**
 * Runs an agent command in a process group of its own, the prompt on standard input and, where it fits, in
 * DOCS_AGENT_PROMPT. When it ends, whatever it left behind in the group is killed.
 */
export async function runAgent(run: AgentRun, signal: AbortSignal): Promise<AgentEnd> {
  if (signal.aborted) return { reason: 'stopped' };
  let child: ReturnType<typeof start>;
  try {
    child = start(run);
  } catch (error) {
    return { reason: 'not-started', message: messageOf(error) };
  }
  const ended = endOf(child);
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const { pid } = child;
  if (pid === undefined) return ended;
  run.onStart(pid);
  child.stdout.on('data', run.log.write);
  child.stderr.on('data', run.log.write);
  // An agent need not read its input: closing it early must not end the service.
  child.stdin.on('error', () => undefined);
  child.stdin.end(run.prompt);

  const watch = new AbortController();
  const cut = await Promise.race([
    ended.then(() => undefined),
    sleep(run.timeoutMs, 'timeout' as const, { signal: watch.signal, ref: false }).catch(() => undefined),
    aborted(signal, watch.signal).then(() => 'stopped' as const),
  ]);
  watch.abort();
  if (cut !== undefined) await endGroup(pid, ended, run.graceMs);
  signalGroup(pid, 'SIGKILL');
  const end = await ended;
  await Promise.race([closed, sleep(DRAIN_MS, undefined, { ref: false })]);
  child.stdout.destroy();
  child.stderr.destroy();
  return cut === undefined ? end : { reason: cut };
}

function start(run: AgentRun) {
  const [program, ...args] = typeof run.command === 'string' ? ['sh', '-c', run.command] : run.command;
  const fits =
    Buffer.byteLength(`DOCS_AGENT_PROMPT=${run.prompt}`) <= VARIABLE_MAX_BYTES && !run.prompt.includes('\0');
  return spawn(program ?? 'sh', args, {
    cwd: run.cwd,
    env: { ...run.env, ...(fits ? { DOCS_AGENT_PROMPT: run.prompt } : {}) },
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
}

function endOf(child: ChildProcess): Promise<AgentEnd> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ reason: 'not-started', message: error.message }));
    child.once('exit', (code, signal) =>
      resolve(code === null ? { reason: 'signal', signal: signal ?? 'unknown' } : { reason: 'exit', code }),
    );
  });
}

async function endGroup(pid: number, ended: Promise<unknown>, graceMs: number): Promise<void> {
  signalGroup(pid, 'SIGTERM');
  await Promise.race([ended, sleep(graceMs, undefined, { ref: false })]);
}

function aborted(signal: AbortSignal, until: AbortSignal): Promise<void> {
  return new Promise((resolve) =>
    signal.addEventListener('abort', () => resolve(), { once: true, signal: until }),
  );
}
