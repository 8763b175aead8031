import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Agent } from './roster.ts';

export type Installed = {
  folder: string;
  /** What has to be readable for it. */
  readable: readonly string[];
};

/**
 * Installs an agent into a folder of its own below another, with npm or pip as they are set up on this machine.
 * @returns why not, where that can't be
 */
export function installAgent(agent: Agent, below: string): Installed | string {
  const folder = join(below, agent.package.replace(/\W+/g, '-').replace(/^-/, ''));
  mkdirSync(folder, { recursive: true });
  if (agent.from === 'npm') {
    const wanted = `${agent.package}@${agent.version}`;
    const failed = run(folder, ['npm', 'install', '--prefix', folder, '--no-audit', '--no-fund', wanted]);
    return failed ?? { folder, readable: [folder] };
  }
  const python = join(folder, 'bin/python');
  const failed =
    run(folder, ['python3', '-m', 'venv', folder]) ??
    run(folder, [python, '-m', 'pip', 'install', '--quiet', `${agent.package}==${agent.version}`]);
  if (failed !== undefined) return failed;
  // What the environment was made from, which it goes on using: seldom below /usr.
  const base = spawnSync(python, ['-c', 'import sys; print(sys.base_prefix)'], {
    encoding: 'utf8',
  }).stdout.trim();
  return { folder, readable: base === '/usr' ? [folder] : [folder, base] };
}

function run(cwd: string, [program = '', ...args]: readonly string[]): string | undefined {
  const { status, error, stderr } = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: 10 * 60_000,
  });
  if (status === 0) return undefined;
  const last = (stderr ?? '').trimEnd().split('\n').at(-1);
  return `${program} ${args[0]} ended with ${status ?? error?.message ?? 'a signal'}: ${last}`;
}
