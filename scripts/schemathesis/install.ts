import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

const INSTALL_TIMEOUT_MS = 10 * 60_000;
const REQUIREMENTS = join(import.meta.dirname, 'requirements.txt');

/** The program, or why there is none here. */
export type Installed = { path: string } | { missing: string };

/**
 * https://schemathesis.readthedocs.io, in an environment of its own, outside of the repository: it is made once for each list of
 * versions, and used by every clone on the machine.
 */
export function installSchemathesis(env: NodeJS.ProcessEnv): Installed {
  const versions = createHash('sha256').update(readFileSync(REQUIREMENTS)).digest('hex').slice(0, 16);
  const cache = env.XDG_CACHE_HOME || join(homedir(), '.cache');
  const folder = join(cache, 'docs-agent-action', `schemathesis-${versions}`);
  const path = join(folder, 'bin', 'schemathesis');
  const finished = join(folder, 'installed');
  if (existsSync(finished)) return { path };
  // One that was begun and never finished.
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  console.log('Installing Schemathesis; this is done once …');
  const pip = join(folder, 'bin', 'pip');
  // What a package does while it is built is not for us to run: wheels alone, and no more than the list names.
  const wheels = [
    'install',
    '--quiet',
    '--retries',
    '2',
    '--no-deps',
    '--only-binary',
    ':all:',
    '--requirement',
    REQUIREMENTS,
  ];
  if (!runs('python3', ['-m', 'venv', folder])) {
    rmSync(folder, { recursive: true, force: true });
    return { missing: 'Python 3 with venv is not installed' };
  }
  if (!runs(pip, wheels) || !runs('touch', [finished])) {
    rmSync(folder, { recursive: true, force: true });
    return { missing: 'pip could not install it; its reason stands above' };
  }
  return { path };
}

function runs(program: string, args: string[]): boolean {
  const stdio = ['ignore', 'ignore', 'inherit'] as const;
  return spawnSync(program, args, { stdio: [...stdio], timeout: INSTALL_TIMEOUT_MS }).status === 0;
}
