import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { COMPILE_CACHE } from './compile-cache.ts';

const hook = (name: string): string[] => ['--require', fileURLToPath(new URL(name, import.meta.url))];
const PEAK_MEMORY = hook('./peak-memory.cjs');
const HELD_CLOCK = hook('./held-clock.cjs');

/** When a signal is sent: once a line of the log matches, or once a promise has settled (see `afterRequests`). */
export type Moment = RegExp | (() => Promise<unknown>);
export type SignalPlan = { signal: NodeJS.Signals; when: Moment; delayMs?: number };

export type WatchOptions = {
  signals?: SignalPlan[];
  /** Cancels as the runner does: SIGINT, 7.5 s later SIGTERM, 2.5 s later SIGKILL. */
  cancel?: Moment;
  /** The process's own time begins to pass here (held-clock.cjs), for runs that have little of it. */
  clockFrom?: Moment;
  /** False where nobody looks at its memory and its waiting, which take milliseconds to tell. Default true. */
  measured?: boolean;
  /** Kills what still runs after this long, so that a hang is a failure and not a hang. Default 150,000. */
  timeoutMs?: number;
};

/** How a child process ended, and what it wrote. */
export type Ended = {
  exitCode: number | null;
  signal: NodeJS.Signals | null;
  /** True where it did not end by itself within `timeoutMs`. */
  timedOut: boolean;
  stdout: string;
  stderr: string;
  /** Undefined where a signal ended it, or nobody wanted it measured. */
  maxRssKiB: number | undefined;
  /** For how long it was ready to work and had no processor, where the system tells. Undefined likewise. */
  waitedForCpuMs: number | undefined;
  signalsSent: NodeJS.Signals[];
  /** From the start to the exit, for benches: no test measures it. */
  ms: number;
  /** From the first signal to the exit. */
  msFromSignalToExit: number | undefined;
};

/** Runs a script on this Node and watches it to its end, sending the planned signals on the way. */
export function spawnAndWatch(step: {
  entry: string;
  args?: string[];
  env: Record<string, string>;
  cwd: string;
  /** What stands on its standard input; without it there is none. */
  input?: string;
  options: WatchOptions;
}): Promise<Ended> {
  const { entry, env, cwd, input, options } = step;
  const startedAt = performance.now();
  const { measured = true, clockFrom } = options;
  const hooks = [...(measured ? PEAK_MEMORY : []), ...(clockFrom ? HELD_CLOCK : [])];
  const child = spawn(process.execPath, [...hooks, entry, ...(step.args ?? [])], {
    cwd,
    env: { ...COMPILE_CACHE, ...env },
    stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe', 'pipe'],
  });
  child.stdin?.on('error', () => {}).end(input);
  const text = ['', '', '', ''];
  const waitingForLog: { pattern: RegExp; fire: () => void }[] = [];
  for (const index of [1, 2, 3]) {
    const stream = child.stdio[index] as NodeJS.ReadableStream;
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      text[index] += chunk;
      for (const waiting of waitingForLog) if (waiting.pattern.test(text[index] ?? '')) waiting.fire();
    });
  }
  const timers: NodeJS.Timeout[] = [];
  const signalsSent: NodeJS.Signals[] = [];
  let firstSignalAt: number | undefined;
  let timedOut = false;
  const later = (ms: number, act: () => void): void => {
    timers.push(setTimeout(act, ms));
  };
  const send = (signal: NodeJS.Signals): void => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    firstSignalAt ??= performance.now();
    signalsSent.push(signal);
    child.kill(signal);
  };
  const atMoment = (moment: Moment, act: () => void): void => {
    let fired = false;
    const once = (): void => {
      if (!fired) act();
      fired = true;
    };
    if (moment instanceof RegExp) waitingForLog.push({ pattern: moment, fire: once });
    else void moment().then(once);
  };
  if (clockFrom) atMoment(clockFrom, () => child.kill('SIGUSR2'));
  for (const { signal, when, delayMs } of options.signals ?? [])
    atMoment(when, () => later(delayMs ?? 0, () => send(signal)));
  if (options.cancel)
    atMoment(options.cancel, () => {
      send('SIGINT');
      later(7_500, () => send('SIGTERM'));
      later(10_000, () => send('SIGKILL'));
    });
  later(options.timeoutMs ?? 150_000, () => {
    timedOut = true;
    child.kill('SIGKILL');
  });
  return new Promise((settle, reject) => {
    child.on('error', reject);
    child.on('close', (exitCode, signal) => {
      for (const timer of timers) clearTimeout(timer);
      settle({
        exitCode,
        signal,
        timedOut,
        stdout: text[1] ?? '',
        stderr: text[2] ?? '',
        ...readFigures(text[3] ?? ''),
        signalsSent,
        ms: performance.now() - startedAt,
        msFromSignalToExit: firstSignalAt === undefined ? undefined : performance.now() - firstSignalAt,
      });
    });
  });
}

/** As peak-memory.cjs writes them. */
function readFigures(text: string): Pick<Ended, 'maxRssKiB' | 'waitedForCpuMs'> {
  const [maxRssKiB, waitedForCpuNs] = text.split(' ').filter(Boolean).map(Number);
  return { maxRssKiB, waitedForCpuMs: waitedForCpuNs === undefined ? undefined : waitedForCpuNs / 1e6 };
}
