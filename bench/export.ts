import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createReadStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { median } from './statistics.ts';

/**
 * Exports page views from a service on loopback with the built action and with the loop that comes to mind first,
 * curl and jq, one beside the other. `node bench/export.ts [rows …] [--dist FOLDER] [--no-loop]`
 */
const root = resolve(import.meta.dirname, '..');
const [sizes, dist, withLoop] = readArguments(process.argv.slice(2));
const folder = mkdtempSync(join(tmpdir(), 'bench-export-'));
const key = 'bench-key';
const project = 'docs';
const csv = join(folder, 'views.csv');

/** Fetches pages of 250, appends their rows to a CSV file, and goes on while there are more. */
const LOOP = `
set -euo pipefail
offset=0
echo path,human,ai,total > "$CSV"
while :; do
  curl -sS --fail -H "Authorization: Bearer $KEY" -o page.json "$URL?limit=250&offset=$offset"
  jq -r '.views[] | [.path, .human, .ai, .total] | @csv' page.json >> "$CSV"
  [ "$(jq .hasMore page.json)" = true ] || break
  offset=$((offset + 250))
done
`;

interface Run {
  readonly seconds: number;
  readonly peakMiB?: number;
}

try {
  console.log(`Node ${process.version}\n`);
  console.log('| rows | action | peak memory | curl + jq | ratio |\n| ---: | ---: | ---: | ---: | ---: |');
  for (const rows of sizes) await measure(rows);
} finally {
  rmSync(folder, { recursive: true });
}

async function measure(rows: number): Promise<void> {
  const { url, stop } = await startServer(rows);
  try {
    const runs: Run[] = [await runAction(url, rows), await runAction(url, rows)];
    const loop = withLoop && hasTools() ? await runLoop(url, rows) : undefined;
    runs.push(await runAction(url, rows));
    const seconds = median(runs.map((run) => run.seconds));
    const peak = Math.max(...runs.map((run) => run.peakMiB ?? Number.NaN));
    const beside = loop
      ? `${loop.seconds.toFixed(1)} s | ${(loop.seconds / seconds).toFixed(1)} ×`
      : 'skipped |';
    console.log(
      `| ${rows.toLocaleString('en')} | ${seconds.toFixed(2)} s | ${peak.toFixed(1)} MiB | ${beside} |`,
    );
  } finally {
    stop();
  }
}

async function runAction(baseUrl: string, rows: number): Promise<Run> {
  const files = Object.fromEntries(
    ['GITHUB_OUTPUT', 'GITHUB_STEP_SUMMARY'].map((name) => [name, join(folder, name)]),
  );
  for (const file of Object.values(files)) writeFileSync(file, '');
  const args = ['--require', join(root, '__tests__/support/peak-memory.cjs'), join(dist, 'index.js')];
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      ...files,
      GITHUB_WORKSPACE: folder,
      INPUT_PROJECTID: project,
      INPUT_SECRETKEY: key,
      INPUT_BASEURL: baseUrl,
      INPUT_FILE: csv,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'pipe'],
  });
  let log = '';
  let peakKiB = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    log += text;
  });
  child.stdio[3]?.on('data', (text: Buffer) => {
    peakKiB += text;
  });
  const seconds = await timeUntilExit(child, () => log);
  const requests = /^requests<<(\S+)\n(\d+)$/m.exec(readFileSync(files.GITHUB_OUTPUT ?? '', 'utf8'))?.[2];
  if (Number(requests) !== Math.max(1, Math.ceil(rows / 250)))
    throw new Error(`${requests} requests for ${rows} rows`);
  await expectRows(rows);
  return { seconds, peakMiB: Number(peakKiB) / 1024 };
}

async function runLoop(baseUrl: string, rows: number): Promise<Run> {
  const env = { PATH: process.env.PATH, KEY: key, CSV: csv, URL: `${baseUrl}/v1/analytics/${project}/views` };
  const child = spawn('bash', ['-c', LOOP], { cwd: folder, env, stdio: ['ignore', 'inherit', 'inherit'] });
  const seconds = await timeUntilExit(child, () => '');
  await expectRows(rows);
  return { seconds };
}

async function timeUntilExit(child: ChildProcess, log: () => string): Promise<number> {
  const start = process.hrtime.bigint();
  const code = await new Promise((settle) => child.once('close', settle));
  if (code !== 0) throw new Error(`it ended with ${code}\n${log()}`);
  return Number(process.hrtime.bigint() - start) / 1e9;
}

/** What both ways wrote has to be whole before their times mean anything. */
async function expectRows(rows: number): Promise<void> {
  let lines = 0;
  for await (const chunk of createReadStream(csv) as AsyncIterable<Buffer>)
    for (const byte of chunk) if (byte === 10) lines += 1;
  if (lines !== rows + 1) throw new Error(`${lines - 1} rows were written, not ${rows}`);
}

async function startServer(rows: number): Promise<{ url: string; stop: () => void }> {
  const script = join(root, 'bench/views-server.ts');
  const child = spawn(process.execPath, [script, String(rows)], { stdio: ['pipe', 'pipe', 'inherit'] });
  const url = await new Promise<string>((settle) =>
    child.stdout.once('data', (text: Buffer) => settle(text.toString().trim())),
  );
  return { url, stop: () => child.stdin.end() };
}

function hasTools(): boolean {
  const missing = ['curl', 'jq'].filter((tool) => spawnSync(tool, ['--version']).status !== 0);
  if (missing.length > 0) console.error(`The loop is skipped: there is no ${missing.join(' and no ')}.`);
  return missing.length === 0;
}

function readArguments(args: string[]): [sizes: number[], dist: string, withLoop: boolean] {
  const at = args.indexOf('--dist');
  const dist = resolve(at >= 0 ? (args[at + 1] ?? '') : join(root, 'dist/page-views'));
  const sizes = args.filter((arg) => /^\d+$/.test(arg)).map(Number);
  return [sizes.length > 0 ? sizes : [100_000, 1_000_000], dist, !args.includes('--no-loop')];
}
