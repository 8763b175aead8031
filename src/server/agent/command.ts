import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { messageOf } from '../words/thrown.ts';
import { sealedDescriptors } from './descriptors.ts';
import type { AgentLog } from './log.ts';
import { identifyProcess, signalGroup, untilGone } from './process-group.ts';
import { STATUS_FD } from './sandbox/bubblewrap.ts';
import type { Sandbox } from './sandbox/sandbox.ts';
import { readStatus } from './sandbox/status.ts';

/** Linux takes no argument, and no string of the environment, of more than 128 KiB, its NUL included. */
export const STRING_MAX_BYTES = 128 * 1024 - 1;
/** What is left in the pipes once the agent is gone. A process that left the group may hold them open for ever. */
const DRAIN_MS = 1000;

export type AgentRun = {
  command: string | readonly [string, ...string[]];
  prompt: string;
  /** For standard input: the prompt, unless the command gets it in another way. */
  input: string;
  sandbox: Pick<Sandbox, 'launch' | 'confined'>;
  cwd: string;
  /** All of the agent's environment but the prompt. */
  env: Readonly<Record<string, string>>;
  timeoutMs: number;
  /** Between SIGTERM and SIGKILL. */
  graceMs: number;
  log: AgentLog;
  /**
   * Told of the process before the command begins in it. The command begins when what this gives is fulfilled, and never
   * where it is rejected or this process is gone by then.
   */
  onStart: (pid: number) => Promise<void> | undefined;
  /** Looks on while the agent runs; a sentence ends it. */
  watch: (pid: number, until: AbortSignal) => Promise<string | undefined>;
};

export type AgentEnd =
  | { reason: 'exit'; code: number }
  | { reason: 'signal'; signal: string }
  | { reason: 'timeout' }
  | { reason: 'limit'; sentence: string }
  | { reason: 'stopped' }
  | { reason: 'not-started'; message: string };

/**
 * Runs an agent command in a process group of its own, the prompt in DOCS_AGENT_PROMPT where it fits, besides how it
 * is handed over. When it ends, whatever it left behind is killed: in the sandbox all that runs there, without it
 * what is in the group.
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
  const opened = openGate(run, { pid, child });
  const inside = followSandbox(child, run.sandbox.confined);
  child.stdout.on('data', run.log.write);
  child.stderr.on('data', run.log.write);
  // An agent need not read its input: closing it early must not end the service.
  child.stdin.on('error', () => undefined);

  const watch = new AbortController();
  const cut = await Promise.race([
    ended.then(() => undefined),
    opened.then(
      () =>
        sleep(run.timeoutMs, { reason: 'timeout' } as const, { signal: watch.signal, ref: false }).catch(
          () => undefined,
        ),
      () => ({ reason: 'stopped' }) as const,
    ),
    run.watch(pid, watch.signal).then((sentence) => sentence && ({ reason: 'limit', sentence } as const)),
    aborted(signal, watch.signal).then(() => ({ reason: 'stopped' }) as const),
  ]);
  watch.abort();
  if (cut) await endGroup(inside.group() ?? pid, ended, run.graceMs);
  signalGroup(pid, 'SIGKILL');
  const end = await ended;
  await inside.gone();
  await Promise.race([closed, sleep(DRAIN_MS, undefined, { ref: false })]);
  child.stdout.destroy();
  child.stderr.destroy();
  return cut || inside.end(end);
}

/** Lets the command begin once `onStart` is done with it, and hands it its input. */
async function openGate(
  { onStart, input }: AgentRun,
  { pid, child }: { pid: number; child: ChildProcessWithoutNullStreams },
): Promise<void> {
  await onStart(pid);
  child.stdin.write('\n');
  child.stdin.end(input);
}

/** Waits for a line of its own on standard input; a shell takes no more than that from a pipe. */
const GATE = ['sh', '-c', 'read -r go || exit; exec "$@"', 'sh'];

function start(run: AgentRun) {
  const command = typeof run.command === 'string' ? ['sh', '-c', run.command] : run.command;
  const [program, ...args] = [...GATE, ...run.sandbox.launch(command)];
  const fits =
    Buffer.byteLength(`DOCS_AGENT_PROMPT=${run.prompt}`) <= STRING_MAX_BYTES && !run.prompt.includes('\0');
  return spawn(program ?? 'sh', args, {
    cwd: run.cwd,
    env: { ...run.env, ...(fits ? { DOCS_AGENT_PROMPT: run.prompt } : {}) },
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe', ...sealedDescriptors(run.sandbox.confined ? ['pipe'] : [])],
  }) as ChildProcessWithoutNullStreams;
}

/** What is known of a sandbox's inside. Without one, nothing is. */
function followSandbox(child: ChildProcess, confined: boolean) {
  const stream = child.stdio[STATUS_FD] as NodeJS.ReadableStream | null | undefined;
  if (!confined || !stream)
    return { group: () => undefined, gone: async () => {}, end: (end: AgentEnd) => end };
  let identity: string | undefined;
  const status = readStatus(stream, (init) => {
    identity = identifyProcess(init);
  });
  return {
    /** With a session of its own the command is in another group than the process that we started. */
    group: () => status.init,

    /** The kernel ends all that runs in a process namespace before its first process is gone. */
    gone: async () => {
      // That it has ended is known before what it said last is read.
      await Promise.race([status.told, sleep(DRAIN_MS, undefined, { ref: false })]);
      if (identity !== undefined) await untilGone(identity);
    },

    end: (end: AgentEnd): AgentEnd => {
      if (end.reason !== 'exit' || status.exitCode !== undefined) return end;
      return { reason: 'not-started', message: 'the sandbox could not be set up; its log says why' };
    },
  };
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
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true, signal: until });
  });
}
