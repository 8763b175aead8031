import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

const LICENSES = `zod@4.6.7
MIT

Some text.

${'-'.repeat(80)}

@scope/name@1.0.0
ISC

Other text.
`;

const LOCKED = {
  'node_modules/zod': {
    version: '4.6.7',
    integrity: `sha512-${'a'.repeat(86)}==`,
    dev: true,
    license: 'MIT',
  },
  'node_modules/@scope/name': {
    version: '1.0.0',
    integrity: `sha512-${'b'.repeat(86)}==`,
    dev: true,
    license: 'ISC',
    dependencies: { zod: '4.6.7', other: '1.0.0' },
  },
  'node_modules/other': {
    version: '1.0.0',
    integrity: `sha512-${'c'.repeat(86)}==`,
    dev: true,
    license: 'ISC',
  },
};
const WANTED = { zod: '4.6.7', '@scope/name': '1.0.0', other: '1.0.0' };

const FILES: Record<string, string> = {
  'package.json': toJson({
    ...{ name: 'tiny', version: '0.1.0', description: 'Tiny.', license: 'MIT', type: 'module' },
    ...{ files: ['dist', 'CHANGELOG.md'], devDependencies: WANTED },
  }),
  'package-lock.json': toJson({
    ...{ name: 'tiny', version: '0.1.0', lockfileVersion: 3, requires: true },
    packages: { '': { name: 'tiny', version: '0.1.0', license: 'MIT', devDependencies: WANTED }, ...LOCKED },
  }),
  'CHANGELOG.md': '# Changelog\n\n## [Unreleased]\n\n### Added\n\n- A thing.\n',
  'dist/run/index.js': 'export {};\n',
  'dist/run/licenses.txt': LICENSES,
  // Whether dist is what the sources give has its own tests; here a file says so.
  'scripts/check-dist.ts': `import { existsSync } from 'node:fs';\nprocess.exitCode = existsSync('stale') ? 1 : 0;\n`,
  '.gitignore': '/release/\n/stale\n',
};

/** Stand-ins of gh and npm: what they are asked goes to a log, what they know stands in files beside it. */
const GH = `#!/bin/sh
echo "gh $*" >> "$STAGE/asked"
case "$2" in
  view) cat "$STAGE/host-release" 2>/dev/null || exit 1 ;;
  create) echo '{"isDraft":true}' > "$STAGE/host-release" ;;
  edit) [ ! -e "$STAGE/gh-breaks" ] || exit 1; echo '{"isDraft":false}' > "$STAGE/host-release" ;;
  delete) rm -f "$STAGE/host-release" ;;
esac
`;
const NPM = `#!/bin/sh
echo "npm $*" >> "$STAGE/asked"
case "$1" in
  view) cat "$STAGE/registry" 2>/dev/null || exit 1 ;;
  publish) sed -n 's/.*"integrity": "\\(.*\\)".*/\\1/p' release/release.json > "$STAGE/registry" ;;
esac
`;

/** A small repository with the release scripts in it, a bare one as its remote, and stand-ins for gh and npm. */
export class ReleaseStage implements Disposable {
  readonly folder = mkdtempSync(join(tmpdir(), 'release-stage-'));
  readonly checkout = join(this.folder, 'checkout');
  readonly bare = join(this.folder, 'remote.git');

  constructor() {
    mkdirSync(this.checkout);
    for (const path of ['scripts/release', 'scripts/release.ts', 'scripts/bundling/trees.ts'])
      cpSync(join(root, path), join(this.checkout, path), { recursive: true });
    for (const [path, text] of Object.entries(FILES)) this.write(path, text);
    const standIns = { gh: GH, npm: NPM };
    mkdirSync(join(this.folder, 'bin'));
    for (const [name, script] of Object.entries(standIns)) {
      writeFileSync(join(this.folder, 'bin', name), script);
      chmodSync(join(this.folder, 'bin', name), 0o755);
    }
    this.git('init', '--quiet', '--initial-branch', 'main');
    this.git('config', 'user.name', 'A Releaser');
    this.git('config', 'user.email', 'releaser@invalid');
    this.commit('First');
    this.git('clone', '--quiet', '--bare', '.', this.bare);
    this.git('remote', 'add', 'origin', 'https://someone:hunter2@git.example/o/tiny.git');
    // What is fetched and pushed goes to the bare repository; the address stays the one that it is known by.
    this.git('config', `url.${this.bare}.insteadOf`, 'https://someone:hunter2@git.example/o/tiny.git');
  }

  [Symbol.dispose](): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  write(path: string, text: string): void {
    mkdirSync(dirname(join(this.checkout, path)), { recursive: true });
    writeFileSync(join(this.checkout, path), text);
  }

  read(path: string): string {
    return readFileSync(join(this.checkout, path), 'utf8');
  }

  commit(message: string): void {
    this.git('add', '--all');
    this.git('commit', '--quiet', '--message', message);
  }

  git(...args: string[]): string {
    const { status, stdout, stderr } = spawnSync('git', args, { cwd: this.checkout, encoding: 'utf8' });
    if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
    return stdout.trimEnd();
  }

  /** What the remote's refs stand for, commits for tags. */
  remoteRefs(): Record<string, string> {
    const lines = this.git('ls-remote', this.bare).split('\n');
    return Object.fromEntries(lines.map((line) => line.replace('^{}', '').split('\t').reverse()));
  }

  release(args: string[], env: Record<string, string> = {}) {
    return this.#run(args, env);
  }

  /** With the stand-ins of gh and npm; `asked` is what they and nobody before them were asked. */
  publish() {
    rmSync(join(this.folder, 'asked'), { force: true });
    const ended = this.#run(['--publish'], {
      PATH: [join(this.folder, 'bin'), process.env.PATH].join(delimiter),
    });
    const log = join(this.folder, 'asked');
    return { ...ended, asked: existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [] };
  }

  #run(args: string[], env: Record<string, string>) {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/release.ts', ...args], {
      cwd: this.checkout,
      env: { ...process.env, STAGE: this.folder, ...env },
      encoding: 'utf8',
    });
    return { code: status, stdout, stderr };
  }
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
