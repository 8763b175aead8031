import { type ChildProcess, spawn } from 'node:child_process';
import type { Guard } from './leases.ts';

/** Milliseconds since the machine's start; every process of the machine reads the same. */
export function machineTime(): number {
  return Number(process.hrtime.bigint() / 1_000_000n);
}

/**
 * Starts a process of its own that kills agents' process groups: each when its time is over, all of them when this
 * process is gone, however it went. It is told over its standard input, one line a group: its number, and until when.
 */
export function guardAgents(): Guard {
  const held = new Map<number, number>();
  let stopped = false;
  let child = start();

  function start(): ChildProcess {
    const source = `(${watchGroups.toString()})()`;
    const started = spawn(process.execPath, ['-e', source], {
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
      env: {},
    });
    started.stdin?.on('error', () => undefined);
    started.on('error', () => undefined);
    started.once('exit', () => {
      if (stopped || child !== started) return;
      child = start();
      for (const [group, until] of held) tell(group, until);
    });
    started.unref();
    return started;
  }
  function tell(group: number, until: number): void {
    child.stdin?.write(`${group} ${until}\n`);
  }

  return {
    hold: (group, until) => {
      held.set(group, until);
      tell(group, until);
    },
    release: (group) => {
      held.delete(group);
      tell(group, 0);
    },
    stop: () => {
      stopped = true;
      child.stdin?.end();
    },
  };
}

/** Runs in the process of its own, as text: it can use nothing from around it. */
function watchGroups(): void {
  const groups = new Map<number, number>();
  let open = '';
  const kill = (group: number) => {
    groups.delete(group);
    try {
      process.kill(-group, 'SIGKILL');
    } catch {
      // It has ended.
    }
  };
  const look = () => {
    const now = Number(process.hrtime.bigint() / 1_000_000n);
    for (const [group, until] of [...groups]) if (until <= now) kill(group);
  };
  process.stdin.setEncoding('utf8');
  process.stdin.on('data', (text) => {
    const lines = (open + String(text)).split('\n');
    open = lines.pop() ?? '';
    for (const line of lines) {
      const [group = 0, until = 0] = line.split(' ').map(Number);
      if (group > 1 && until > 0) groups.set(group, until);
      else groups.delete(group);
    }
    look();
  });
  process.stdin.on('close', () => {
    for (const group of [...groups.keys()]) kill(group);
    process.exit();
  });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);
  setInterval(look, 100);
}
