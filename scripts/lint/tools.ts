import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const INSTALL_TIMEOUT_MS = 10 * 60_000;

/** A linter's program, or why there is none here. */
export type Installed = { path: string } | { missing: string };

/** https://github.com/rhysd/actionlint, built with Go. */
export function installActionlint(cache: string): Installed {
  const version = 'v1.7.12';
  const folder = join(cache, `actionlint-${version}`);
  return install('actionlint', {
    path: join(folder, 'actionlint'),
    needs: ['go', 'version'],
    build: () =>
      run('go', ['install', `github.com/rhysd/actionlint/cmd/actionlint@${version}`], {
        GOBIN: folder,
        GOFLAGS: '-mod=mod',
      }),
    folder,
  });
}

/** https://docs.zizmor.sh, from its Python package. */
export function installZizmor(cache: string): Installed {
  const version = '1.32.0';
  const folder = join(cache, `zizmor-${version}`);
  return install('zizmor', {
    path: join(folder, 'bin', 'zizmor'),
    needs: ['python3', '--version'],
    build: () => {
      run('python3', ['-m', 'venv', folder]);
      run(join(folder, 'bin', 'pip'), ['install', '--quiet', '--only-binary', ':all:', `zizmor==${version}`]);
    },
    folder,
  });
}

function install(
  name: string,
  given: { path: string; folder: string; needs: [string, string]; build: () => void },
): Installed {
  const { path, folder, needs, build } = given;
  if (existsSync(path)) return { path };
  const [program] = needs;
  if (!works(...needs)) return { missing: `${program} is not installed, which installs ${name}` };
  console.log(`Installing ${name}; this is done once …`);
  try {
    mkdirSync(folder, { recursive: true });
    build();
  } catch {
    rmSync(folder, { recursive: true, force: true });
    return { missing: `${program} could not install ${name}; its reason stands above` };
  }
  return { path };
}

function run(program: string, args: string[], env: Record<string, string> = {}): void {
  execFileSync(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: INSTALL_TIMEOUT_MS,
  });
}

function works(program: string, arg: string): boolean {
  try {
    execFileSync(program, [arg], { stdio: 'ignore', timeout: 60_000 });
    return true;
  } catch {
    return false;
  }
}
