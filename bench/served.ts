import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A process of the service that is told to end when it has been measured. `url` is empty where it has no port. */
export type Served = { url: string; process: ChildProcess; end: () => Promise<void> };

/** Starts `serve` with these arguments, bound to one core where that is asked for, and waits until it is there. */
export async function startServing(
  cli: string,
  { args, pinned = false }: { args: readonly string[]; pinned?: boolean },
): Promise<Served> {
  const command = [process.execPath, cli, 'serve', ...args];
  const [program = '', ...rest] = pinned ? ['taskset', '-c', '0', ...command] : command;
  const child = spawn(program, rest, { stdio: ['ignore', 'pipe', 'inherit'] });
  let out = '';
  const url = await new Promise<string>((done, fail) => {
    child.once('exit', (code) => fail(new Error(`the service ended with ${code}`)));
    const look = (chunk: Buffer) => {
      out += chunk;
      const found = /"event":"(?:listening","url":"([^"]+)|working)"/.exec(out);
      if (!found) return;
      // What it says from here on is read and thrown away.
      child.stdout.off('data', look).resume();
      done(found[1] ?? '');
    };
    child.stdout.on('data', look);
  });
  const end = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  return { url, process: child, end };
}

/** A key for the project of the benches. */
export function createKey(cli: string, config: string): string {
  const args = [cli, 'key', 'create', '--config', config, '--project', 'docs'];
  return execFileSync(process.execPath, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
}
