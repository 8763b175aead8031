import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { descendants, guardOf, signal } from './processes.ts';

/** What starts a process again, as systemd would. */
const RESTART_AFTER_MS = 300;
const LOG_KEPT = 2_000_000;

export type Machine = ReturnType<typeof openMachine>;

/**
 * One process of the service with a data folder of its own. Whenever it ends it is started again, at once or after the
 * time that it is to stay away.
 */
export function openMachine(given: {
  name: string;
  role: 'api' | 'worker';
  cli: string;
  config: string;
  dataDir: string;
  env: Record<string, string>;
}) {
  const { role, cli, config, dataDir, env } = given;
  let child: ChildProcess | undefined;
  let port = 0;
  let log = '';
  let isClosed = false;
  let isBusy = false;
  let away = RESTART_AFTER_MS;

  const run = async () => {
    const args = [
      cli,
      'serve',
      '--config',
      config,
      '--role',
      role,
      '--data-dir',
      dataDir,
      '--port',
      String(port),
    ];
    const started = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    child = started;
    for (const stream of [started.stdout, started.stderr])
      stream.on('data', (chunk: Buffer) => {
        log = (log + chunk).slice(-LOG_KEPT);
        const found = /"listening".*?"url":"[^"]*:(\d+)"/.exec(String(chunk))?.[1];
        // Callers look for it where it was.
        if (found) port = Number(found);
      });
    await once(started, 'exit');
    const wait = away;
    away = RESTART_AFTER_MS;
    await sleep(wait);
  };
  const running = (async () => {
    while (!isClosed) await run();
  })();

  const pid = () => child?.pid ?? 0;

  return {
    name: given.name,
    role,
    url: () => (port === 0 ? undefined : `http://127.0.0.1:${port}`),
    log: () => log,
    count: (event: string) => log.split(`"event":"${event}"`).length - 1,

    /** Whether nothing is being done to it. */
    isFree: () => !isBusy && child?.exitCode === null && child.signalCode === null,

    /** `kill -9`. The machine's other processes live on. */
    kill: (stayAwayMs: number) => {
      away = Math.max(stayAwayMs, RESTART_AFTER_MS);
      signal([pid()], 'SIGKILL');
    },

    killGuard: () => {
      const guard = guardOf(pid());
      if (guard !== undefined) signal([guard], 'SIGKILL');
    },

    /** The service stands still, and what it started goes on. */
    pause: async (forMs: number) => {
      isBusy = true;
      const paused = [pid()];
      signal(paused, 'SIGSTOP');
      await sleep(forMs);
      signal(paused, 'SIGCONT');
      isBusy = false;
    },

    /**
     * All of the machine stands still. Its processes go on one after the other, so who watches is given its moment
     * before what it watches: on a machine they go on together, and an agent may have a tenth of a second.
     */
    suspend: async (forMs: number) => {
      isBusy = true;
      const service = pid();
      signal([service], 'SIGSTOP');
      const guard = guardOf(service);
      const below = descendants(service).filter((other) => other !== guard);
      signal([...below, ...(guard === undefined ? [] : [guard])], 'SIGSTOP');
      await sleep(forMs);
      if (guard !== undefined) signal([guard], 'SIGCONT');
      await sleep(500);
      signal([service, ...below], 'SIGCONT');
      isBusy = false;
    },

    close: async () => {
      isClosed = true;
      away = 0;
      const all = [pid(), ...descendants(pid())];
      signal(all, 'SIGKILL');
      await running;
    },
  };
}
