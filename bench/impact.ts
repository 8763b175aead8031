import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { findImpact } from '../src/impact/find-impact.ts';
import { FINDING_KINDS } from '../src/impact/finding.ts';
import { openClone } from '../src/impact/git.ts';
import { kindOfPath } from '../src/impact/paths.ts';
import type { PastChange, Repository } from '../src/ports/repository.ts';
import { openObjects } from './git-objects.ts';

/**
 * Replays histories: each sampled commit is made again without what it did to pages, and looked at. Right is an alarm
 * that names, among its first five pages, one that the commit itself changed.
 */
const LIMIT = Number(process.env.COMMITS ?? 1000) / 2;
const PAGES_COUNTED = 5;
const verbose = process.env.VERBOSE;
const scratch = mkdtempSync(join(tmpdir(), 'bench-impact-'));

type Commit = {
  id: string;
  parent: string;
  pages: string[];
  files: { mode: string; blob: string; path: string }[];
  made: string;
};
type Tally = { alarmed: number; right: number };
const newTally = (): Tally => ({ alarmed: 0, right: 0 });

function git(folder: string, args: string[], input = ''): string {
  const { status, stdout, stderr } = spawnSync('git', ['-C', folder, ...args], {
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 31 - 1,
  });
  if (status !== 0) throw new Error(`git ${args[0]}: ${stderr}`);
  return stdout;
}

/** Every k-th, so that the sample is the same each time and spreads over the whole history. */
function sample<T>(all: T[], most: number): T[] {
  const step = Math.max(1, all.length / most);
  return Array.from({ length: Math.min(most, all.length) }, (_, at) => all[Math.floor(at * step)] as T);
}

function readCommits(folder: string): Commit[] {
  const log = git(folder, [
    'log',
    '-z',
    '--no-merges',
    '--no-renames',
    '--raw',
    '--no-abbrev',
    '--format=%x02%H %P',
    'HEAD',
  ]);
  return log
    .split('\x02')
    .slice(1)
    .flatMap((entry) => {
      const [ids = '', ...rest] = entry.split('\0');
      const [id = '', parent = ''] = ids.trim().split(' ');
      const parts = rest.filter(Boolean);
      const files = [];
      for (let at = 0; at + 1 < parts.length; at += 2) {
        const [, mode = '', , blob = ''] = (parts[at] ?? '').trim().split(' ');
        files.push({ mode, blob, path: parts[at + 1] ?? '' });
      }
      const pages = files.filter(({ path }) => kindOfPath(path) === 'page').map(({ path }) => path);
      return parent && files.some(({ path }) => kindOfPath(path) === 'code')
        ? [{ id, parent, pages, files, made: '' }]
        : [];
    });
}

/** The sampled commits without their pages, as new commits. */
function remake(folder: string, commits: Commit[]): void {
  const quote = (path: string) => `"${path.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n')}"`;
  const marks = join(scratch, 'marks');
  const lines = commits.flatMap(({ parent, files }, at) => [
    `commit refs/bench/${at}`,
    `mark :${at + 1}`,
    'committer bench <bench@localhost> 0 +0000',
    'data 0',
    `from ${parent}`,
    ...files
      .filter(({ path }) => kindOfPath(path) !== 'page')
      .map(({ mode, blob, path }) =>
        mode === '000000' ? `D ${quote(path)}` : `M ${mode} ${blob} ${quote(path)}`,
      ),
    '',
  ]);
  git(folder, ['fast-import', '--quiet', `--export-marks=${marks}`], `${lines.join('\n')}\n`);
  const ids = git(folder, ['for-each-ref', '--format=%(refname) %(objectname)', 'refs/bench']);
  for (const line of ids.split('\n').filter(Boolean)) {
    const [ref = '', id = ''] = line.split(' ');
    const commit = commits[Number(basename(ref))];
    if (commit) commit.made = id;
  }
}

/** The same answers, with contents and the history kept: what a replay asks for again and again. */
function remember(folder: string): Repository & { close: () => void } {
  const plain = openClone(folder);
  const objects = openObjects(folder);
  const byCommit = new Map<string, { past: PastChange; parent: string }>();
  const flags = [
    '-z',
    '--diff-merges=first-parent',
    '--no-renames',
    '--name-status',
    '--format=%x02%H %P%x03',
  ];
  for (const entry of git(folder, ['log', ...flags, 'HEAD'])
    .split('\x02')
    .slice(1)) {
    const [ids = '', listed = ''] = entry.split('\x03');
    const [commit = '', parent = ''] = ids.split(' ');
    const parts = listed
      .slice(1)
      .split('\0')
      .map((part) => part.replace(/^\n/, ''));
    const pairs = parts.flatMap((part, at) => (at % 2 === 1 ? [[parts[at - 1], part] as const] : []));
    const added = new Set(pairs.flatMap(([status, path]) => (status === 'A' ? [path] : [])));
    byCommit.set(commit, { past: { paths: pairs.map(([, path]) => path), added }, parent });
  }
  async function* pastOf(commit: string, max: number) {
    let left = max;
    for (let at = byCommit.get(commit); at && left > 0; at = byCommit.get(at.parent)) {
      left -= 1;
      yield at.past;
    }
  }
  return {
    ...plain,
    async *files(commit, path) {
      for (const file of await objects.files(commit))
        if (path === undefined || file.path === path) yield file;
    },
    async *texts(blobs) {
      for (const blob of blobs) {
        const text = await objects.text(blob);
        yield text === undefined ? { unread: 'binary' } : { text };
      }
    },
    close: objects.close,
    history: async (commit, max) => pastOf(commit, max),
  };
}

const percent = (part: number, all: number) => (all === 0 ? '–' : `${((100 * part) / all).toFixed(1)} %`);
const total = { both: 0, only: 0, inBoth: newTally(), inOnly: 0 };

try {
  console.log(
    '| repository | kind | code and docs | alarmed | right | right of alarms | code alone | alarmed |\n| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |',
  );
  for (const given of process.argv.slice(2)) await replay(resolve(given));
  console.log(
    `| over all | any | ${total.both} | ${total.inBoth.alarmed} | ${total.inBoth.right} (${percent(total.inBoth.right, total.both)}) | ${percent(total.inBoth.right, total.inBoth.alarmed)} | ${total.only} | ${total.inOnly} (${percent(total.inOnly, total.only)}) |`,
  );
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

async function replay(source: string): Promise<void> {
  const name = basename(source) === 'repo' ? basename(dirname(source)) : basename(source);
  const folder = join(scratch, name);
  git(scratch, ['clone', '--quiet', '--bare', '--shared', source, folder]);
  const commits = readCommits(folder);
  const both = sample(
    commits.filter(({ pages }) => pages.length > 0),
    LIMIT,
  );
  const only = sample(
    commits.filter(({ pages }) => pages.length === 0),
    LIMIT,
  );
  remake(folder, [...both, ...only]);
  const repository = remember(folder);
  const kinds = ['any', ...FINDING_KINDS.slice(0, 3)];
  const inBoth = new Map(kinds.map((kind) => [kind, newTally()]));
  const inOnly = new Map(kinds.map((kind) => [kind, newTally()]));
  for (const { id, parent, pages, made } of [...both, ...only]) {
    const { findings } = await findImpact(
      { span: { base: parent, head: made }, globs: { docs: [], code: [], ignore: [] }, map: [], reads: [] },
      repository,
    );
    const isBoth = pages.length > 0;
    for (const kind of kinds) {
      const named = [
        ...new Set(
          findings.filter((finding) => kind === 'any' || finding.kind === kind).map(({ page }) => page),
        ),
      ].slice(0, PAGES_COUNTED);
      const tally = (isBoth ? inBoth : inOnly).get(kind);
      if (!tally || named.length === 0) continue;
      tally.alarmed += 1;
      if (named.some((page) => pages.includes(page))) tally.right += 1;
    }
    if (verbose) {
      const named = [...new Set(findings.map(({ page }) => page))].slice(0, PAGES_COUNTED);
      const verdict = isBoth
        ? named.length === 0
          ? 'missed'
          : named.some((page) => pages.includes(page))
            ? 'right'
            : 'wrong'
        : named.length === 0
          ? 'quiet'
          : 'alarm';
      console.error(
        JSON.stringify({
          raw: findings,
          name,
          id,
          verdict,
          pages,
          findings: findings
            .slice(0, 6)
            .map(
              ({ kind, name, page, file, line, reason }) =>
                `${kind} ${name} ${page} ${file}:${line} ${reason}`,
            ),
        }),
      );
    }
  }
  for (const kind of kinds) {
    const { alarmed = 0, right = 0 } = inBoth.get(kind) ?? {};
    const false_ = inOnly.get(kind)?.alarmed ?? 0;
    console.log(
      `| ${name} | ${kind} | ${both.length} | ${alarmed} | ${right} (${percent(right, both.length)}) | ${percent(right, alarmed)} | ${only.length} | ${false_} (${percent(false_, only.length)}) |`,
    );
  }
  repository.close();
  total.both += both.length;
  total.only += only.length;
  total.inBoth.alarmed += inBoth.get('any')?.alarmed ?? 0;
  total.inBoth.right += inBoth.get('any')?.right ?? 0;
  total.inOnly += inOnly.get('any')?.alarmed ?? 0;
  rmSync(folder, { recursive: true, force: true });
}
