import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { hasGo, installAct } from './e2e/act.ts';
import { examples } from './e2e/examples.ts';
import { leastPermissions, type Permissions } from './e2e/permissions.ts';
import { openStage, QUICKSTART, type Stage, type Tools } from './e2e/stage.ts';

/**
 * Runs the README's quickstart and every file of examples/ as a workflow: nektos/act is the runner, on this machine itself, the built action talks
 * to the built service and to the GitHub stand-in of the tests. Names of files as arguments run only those.
 */
const root = resolve(import.meta.dirname, '..');
const AT_ONCE = 3;
const NEEDS_SANDBOX = ['any-agent.yml'];
const TIMEOUT_MS = 15 * 60_000;

process.exitCode = 1;
// What was started is ended when this process exits, so a signal has to be an exit.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
process.exitCode = hasGo()
  ? await main(process.argv.slice(2)).catch((error: Error) => {
      console.log(`FAILED: ${error.message.split('\n', 1)[0]}`);
      return 1;
    })
  : skip();

function hasSandbox(): boolean {
  const works = (program: string, ...args: string[]) =>
    spawnSync(program, args, { stdio: 'ignore' }).status === 0;
  return works('bwrap', '--unshare-user', '--ro-bind', '/', '/', 'true') && works('socat', '-V');
}

function skip(): number {
  console.log('skipped: go is not installed, and act, which runs the examples, is built with it.');
  return 0;
}

async function main(wanted: string[]): Promise<number> {
  const act = installAct(join(root, '.cache/act'));
  setTimeout(() => {
    console.log(`FAILED: not done after ${TIMEOUT_MS / 60_000} minutes.`);
    process.exit(1);
  }, TIMEOUT_MS).unref();
  const folder = mkdtempSync(join(tmpdir(), 'docs-agent-e2e-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const dist = join(folder, 'dist');
  cpSync(join(root, 'dist'), dist, { recursive: true });
  cpSync(join(root, 'package.json'), join(folder, 'package.json'));
  return playAll(wanted, { act, dist });
}

async function playAll(wanted: string[], tools: Tools): Promise<number> {
  const all = [QUICKSTART, ...readdirSync(join(root, 'examples')).filter((file) => /\.ya?ml$/.test(file))];
  const files = all.filter((file) => wanted.length === 0 || wanted.includes(file));
  let failed = files.length === 0 ? 1 : 0;
  for (const file of files) {
    const startedMs = performance.now();
    const faults = await play(file, tools);
    const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
    const cases = examples[file]?.length ?? 0;
    if (faults.length > 0) failed += 1;
    console.log(`${faults.length > 0 ? 'FAILED' : 'ok    '} ${file.padEnd(16)} ${cases} cases, ${seconds} s`);
    for (const fault of faults) console.log(fault.replace(/^/gm, '         '));
  }
  console.log(
    'act does not know: `concurrency`, the `types`, `branches` and paths of ' +
      "events, a job's `timeout-minutes`. The job's `permissions` are kept by the GitHub stand-in.",
  );
  console.log(`${files.length - failed} of ${files.length} examples work.`);
  return failed === 0 ? 0 : 1;
}

/** Plays all cases of one example, each in a fresh place, and returns what went wrong. */
async function play(file: string, tools: Tools): Promise<string[]> {
  if (NEEDS_SANDBOX.includes(file) && !hasSandbox()) {
    console.log(`${file}: not run, since its agents are shut in, and bubblewrap or socat is not here.`);
    return [];
  }
  const cases = examples[file];
  if (!cases) return ['scripts/e2e/examples.ts has no case for it.'];
  const faults: string[] = [];
  const used: Stage['used'] = [];
  let declared: Permissions = {};
  const waiting = cases.values();
  const playWaiting = async () => {
    for (const { name, play } of waiting) {
      const stage = await openStage(file, tools);
      declared = stage.permissions;
      try {
        await play(stage);
      } catch (error) {
        faults.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      } finally {
        used.push(...stage.used);
        await stage.close();
      }
    }
  };
  // Most of a case is waiting: the action leaves a second between two writes.
  await Promise.all(Array.from({ length: AT_ONCE }, playWaiting));
  if (faults.length > 0) return faults;
  const least = leastPermissions(used);
  return isDeepStrictEqual(declared, least)
    ? []
    : [`its permissions are ${JSON.stringify(declared)}, the least that do are ${JSON.stringify(least)}`];
}
