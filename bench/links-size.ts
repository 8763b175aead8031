import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * How long the built `check-links` takes, and how much memory, for a change of 20 pages in a repository of 10,000 pages with
 * 100,000 links: pages moved and removed, anchors gone, and text added, so that every other page has to be asked whether it
 * links to one of them. `PAGES` sets another number of pages; a folder in `KEEP` holds the repository from one run to the next.
 */
const PAGES = Number(process.env.PAGES ?? 10_000);
const CHANGED = 20;
const LINKS = 10;
const FOLDERS = 200;
const RUNS = 5;
const root = resolve(import.meta.dirname, '..');
const kept = process.env.KEEP;
const folder = kept ?? mkdtempSync(join(tmpdir(), 'bench-links-'));

/** Numbers from a seed, so that each run makes the same repository. */
let state = 1;
const next = (below: number) => {
  state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
  // The last digits of such a number hardly change.
  return Math.floor((state / 2 ** 31) * below);
};
const word = () => `name${next(1_000_000).toString(36)}`;
const pathOf = (at: number) => `docs/part${at % FOLDERS}/page${at}.md`;

/** Four KiB or so: headings, text, a table, code, and links to pages elsewhere and to their headings. */
function pageOf(at: number, heading = `Part 3 of ${at}`): string {
  const lines = ['---', `title: Page ${at}`, '---', '', `# Page ${at}`, ''];
  for (let part = 0; part < LINKS; part += 1) {
    const to = next(PAGES);
    const anchor = part % 3 === 0 ? `#part-3-of-${to}` : '';
    const text = Array.from({ length: 30 }, word).join(' ');
    lines.push(`## ${part === 3 ? heading : `Part ${part} of ${at}`}`, '');
    lines.push(`${text} [${word()}](../part${to % FOLDERS}/page${to}.md${anchor}) \`${word()}\`.`, '');
  }
  lines.push('```sh', `run --with ${word()} | tee "[x](gone.md)"`, '```', '', '| a | b |', '| - | - |');
  for (let row = 0; row < 5; row += 1) lines.push(`| ${word()} | ${word()} ${word()} |`);
  return `${lines.join('\n')}\n`;
}

const git = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync('git', ['-C', folder, ...args], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args[0]}: ${stderr}`);
  return stdout.trim();
};

try {
  if (spawnSync('git', ['-C', folder, 'rev-parse', '--verify', '--quiet', 'change']).status !== 0)
    await make();
  console.log(`${PAGES} pages, ${PAGES * LINKS} links, ${CHANGED} pages changed; ${RUNS} runs, the median`);
  const runs: Run[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await look());
  const median = (of: keyof Run) => runs.map((run) => run[of]).toSorted((a, b) => a - b)[RUNS >> 1] ?? 0;
  console.log('| time | processor, with git | peak of ours | faults |\n| ---: | ---: | ---: | ---: |');
  const [time, cpu] = [median('seconds'), median('processor')].map((one) => one.toFixed(2));
  console.log(`| ${time} s | ${cpu} s | ${median('peakMiB').toFixed(0)} MiB | ${median('faults')} |`);
} finally {
  if (kept === undefined) rmSync(folder, { recursive: true, force: true });
}

type Run = { seconds: number; processor: number; peakMiB: number; faults: number };

async function look(): Promise<Run> {
  const [startedMs, before] = [performance.now(), childrenSeconds()];
  const args = [
    '--require',
    join(root, '__tests__/support/peak-memory.cjs'),
    join(root, 'dist/cli/index.js'),
  ];
  const child = spawn(process.execPath, [...args, 'check-links', '--base', 'main'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'ignore', 'pipe'],
  });
  const [out, peak] = [{ text: '' }, { text: '' }];
  child.stdout?.on('data', (chunk: Buffer) => {
    out.text += chunk.toString();
  });
  child.stdio[3]?.on('data', (chunk: Buffer) => {
    peak.text += chunk.toString();
  });
  await once(child, 'close');
  return {
    seconds: (performance.now() - startedMs) / 1000,
    processor: childrenSeconds() - before,
    peakMiB: Number(peak.text) / 1024,
    faults: out.text.split('\n').length - 1,
  };
}

/** Processor time of all that has ended below this process: `cutime` and `cstime`, in hundredths of a second. */
function childrenSeconds(): number {
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[13]) + Number(fields[14])) / 100;
}

/** One stream into git fast-import: all pages in one commit, then the change, which is checked out. */
async function make(): Promise<void> {
  spawnSync('git', ['init', '--quiet', '--initial-branch=main', folder]);
  const child = spawn('git', ['-C', folder, 'fast-import', '--quiet', '--depth=0'], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const write = async (text: string) => {
    if (!child.stdin.write(text)) await once(child.stdin, 'drain');
  };
  const commit = (branch: string, from: string) =>
    write(`commit refs/heads/${branch}\ncommitter bench <bench@localhost> 0 +0000\ndata 0\n${from}`);
  const file = (path: string, text: string) =>
    write(`M 100644 inline ${path}\ndata ${Buffer.byteLength(text)}\n${text}\n`);
  await commit('main', '');
  for (let at = 0; at < PAGES; at += 1) await file(pathOf(at), pageOf(at));
  await commit('change', 'from refs/heads/main\n');
  for (let at = 0; at < CHANGED; at += 1) {
    const page = at * Math.floor(PAGES / CHANGED);
    if (at % 10 === 0) await write(`D ${pathOf(page)}\n`);
    else if (at % 10 === 1) await write(`R ${pathOf(page)} docs/moved/page${page}.md\n`);
    else await file(pathOf(page), pageOf(page, at % 2 === 0 ? 'Another' : undefined));
  }
  await write('done\n');
  child.stdin.end();
  await once(child, 'close');
  git('checkout', '--quiet', 'change');
}
