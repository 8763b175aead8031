import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * How long one look takes, and how much memory, in a repository of 100,000 files and 1 GB with a history of 5,000 commits: for a
 * change that takes three names out of one file, for one that takes out as many as are looked for, and for one of 5,000 files.
 * `FILES` sets another number of files; a folder in `KEEP` holds the repository from one run to the next, for making it takes
 * longer than looking at it.
 */
const FILES = Number(process.env.FILES ?? 100_000);
const COMMITS = 5_000;
const FILE_BYTES = 10_000;
const FLAGS = ['--only-here', '--nowhere-else', '--gone-for-good'];
const root = resolve(import.meta.dirname, '..');
const kept = process.env.KEEP;
const folder = kept ?? mkdtempSync(join(tmpdir(), 'bench-impact-size-'));

/** Numbers from a seed, so that each run makes the same repository. */
let state = 1;
const next = (below: number) => {
  state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
  return state % below;
};
const word = () => `name${next(1_000_000).toString(36)}`;
const codeOf = (at: number) => {
  const lines = [`export const OPTIONS_${at} = {`];
  for (let bytes = 0; bytes < FILE_BYTES; bytes += 70)
    lines.push(`  ${word()}: '${word()}', // ${word()} ${word()} ${word()}`);
  return `${lines.join('\n')}\n};\n`;
};
const pageOf = (at: number) => {
  const lines = [`# Page ${at}`, '', `OPTIONS_${at} holds:`, ''];
  for (let bytes = 0; bytes < FILE_BYTES; bytes += 70)
    lines.push(`- \`${word()}\`: ${word()} ${word()} ${word()} ${word()}`);
  return `${lines.join('\n')}\n`;
};
const isPage = (at: number) => at % 25 === 0;
const pathOf = (at: number) =>
  isPage(at) ? `docs/part${at % 40}/page${at}.md` : `src/part${at % 400}/file${at}.ts`;

try {
  if (!existsSync(join(folder, 'HEAD'))) await make();
  const git = (...args: string[]) =>
    spawnSync('git', ['-C', folder, ...args], { encoding: 'utf8' }).stdout.trim();
  console.log(`${FILES} files, ${COMMITS} commits, ${git('count-objects', '-v').replace(/\n/g, ', ')}`);
  console.log('| change | time | processor, with git | peak of ours |\n| --- | ---: | ---: | ---: |');
  for (const [name, base, head] of [
    ['1 file, 3 names gone', 'main', 'few'],
    ['1 file, 40 names gone', 'main', 'one'],
    ['5,000 files', 'main', 'many'],
  ] as const) {
    const startedMs = performance.now();
    const before = childrenSeconds();
    const child = spawn(
      process.execPath,
      [
        '--require',
        join(root, '__tests__/support/peak-memory.cjs'),
        join(root, 'dist/cli/index.js'),
        'impact',
        '--base',
        base,
        '--head',
        head,
        '--json',
      ],
      { cwd: folder, stdio: ['ignore', 'pipe', 'inherit', 'pipe'] },
    );
    let peak = '';
    child.stdout?.resume();
    child.stdio[3]?.on('data', (chunk: Buffer) => {
      peak += chunk.toString();
    });
    await once(child, 'close');
    const seconds = ((performance.now() - startedMs) / 1_000).toFixed(1);
    const processor = (childrenSeconds() - before).toFixed(1);
    console.log(`| ${name} | ${seconds} s | ${processor} s | ${(Number(peak) / 1024).toFixed(0)} MiB |`);
  }
} finally {
  if (kept === undefined) rmSync(folder, { recursive: true, force: true });
}

/** Processor time of all that has ended below this process: `cutime` and `cstime`, in hundredths of a second. */
function childrenSeconds(): number {
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[13]) + Number(fields[14])) / 100;
}

/** One stream into git fast-import: all files in one commit, then small ones, then the two changes. */
async function make(): Promise<void> {
  spawnSync('git', ['init', '--quiet', '--bare', folder]);
  const child = spawn('git', ['-C', folder, 'fast-import', '--quiet', '--depth=0'], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const write = async (text: string) => {
    if (!child.stdin.write(text)) await once(child.stdin, 'drain');
  };
  const commit = (branch: string, from: string) =>
    write(
      `commit refs/heads/${branch}\ncommitter bench <bench@localhost> 0 +0000\ndata 0\n${from === '' ? '' : `from ${from}\n`}`,
    );
  const file = (path: string, text: string) =>
    write(`M 100644 inline ${path}\ndata ${Buffer.byteLength(text)}\n${text}\n`);
  await commit('main', '');
  for (let at = 0; at < FILES; at += 1) await file(pathOf(at), isPage(at) ? pageOf(at) : codeOf(at));
  for (let made = 1; made < COMMITS; made += 1) {
    await commit('main', '');
    await file(pathOf(next(FILES)), `change ${made}\n`);
  }
  // What is taken away stands on a page and in no other code: all of the code has to be read to know.
  await commit('main', '');
  const code = codeOf(1);
  await file(pathOf(1), `${Array.from(FLAGS, (flag) => `option('${flag}');\n`).join('')}${code}`);
  await file(pathOf(0), `${pageOf(0)}${Array.from(FLAGS, (flag) => `- \`${flag}\`\n`).join('')}`);
  await commit('few', 'refs/heads/main');
  await file(pathOf(1), code);
  await commit('one', 'refs/heads/main');
  await file(pathOf(1), codeOf(1));
  await file('test/file1.test.ts', 'run();\n');
  await commit('many', 'refs/heads/main');
  for (let at = 0, changed = 0; changed < 5_000 && at < FILES; at += 1)
    if (!isPage(at)) {
      changed += 1;
      await file(pathOf(at), codeOf(at));
    }
  await write('done\n');
  child.stdin.end();
  await once(child, 'close');
}
