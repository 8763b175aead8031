import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export interface RunningService {
  readonly url: string;
  readonly process: ChildProcess;
  stop(): Promise<void>;
}

/** Makes an access key with the built command line, and returns it. It is shown this once. */
export function createKey(cli: string, options: { config: string; project: string }): string {
  const args = [cli, 'key', 'create', '--config', options.config, '--project', options.project];
  const output = execFileSync(process.execPath, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const key = /\bdocs_\S+/.exec(output)?.[0];
  if (key === undefined) throw new Error('docs-agent key create printed no key');
  return key;
}

/** Starts the built service on a free port and waits until it says where it is. */
export async function startService(
  cli: string,
  { config, env = process.env }: { config: string; env?: NodeJS.ProcessEnv },
): Promise<RunningService> {
  const child = spawn(process.execPath, [cli, 'serve', '--config', config, '--port', '0'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    if (child.exitCode === null) child.kill('SIGTERM');
    await ended;
  };
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /"event":"listening","url":"([^"]+)"/.exec(line)?.[1];
    if (url === undefined) continue;
    child.stdout.resume();
    return { url, process: child, stop };
  }
  throw new Error('the service ended before it was ready');
}
