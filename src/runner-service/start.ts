import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServiceFolder } from './folder.ts';
import { processIdentity } from './identity.ts';
import { findEvents, type ServiceEvent } from './service-events.ts';

/** The trial of a sandbox alone may take 20 seconds on a machine that is busy. */
const START_MAX_MS = 60_000;
const LOOK_MS = 10;

/**
 * Runs a command. When that has ended, however it did, it ends what an agent without a sandbox has left, which is known by a
 * home or temporary folder in here, and removes the folder, unless somebody keeps it. The signals that end a whole group
 * are for the command: what waits for it goes on.
 */
const WATCH_OVER = `trap : TERM INT HUP
"$@"
trap '' TERM INT HUP
set -- /proc/[0-9]*/environ
for left in $(grep -lsaF "=$0/" "$@"); do
  left=\${left#/proc/} left=\${left%/environ}
  [ "$left" = $$ ] || kill -9 "$left"
done 2>/dev/null
[ -e "$0/kept" ] || { rm -rf -- "$0" || { chmod -R u+rwX -- "$0"; rm -rf -- "$0"; }; }`;

export interface StartOptions {
  readonly folder: ServiceFolder;
  /** The command line's own file. */
  readonly cli: string;
  /** All of the service's environment. */
  readonly env: Readonly<Record<string, string>>;
  /** The variable in it that holds the key to accept. */
  readonly keyVariable: string;
  /** The process that the service must not outlive; undefined where there is none to be seen. */
  readonly whilePid: number | undefined;
}

export type Started =
  | { readonly url: string; readonly warnings: readonly ServiceEvent[] }
  /** Why it did not, as a sentence of the service's or of ours. */
  | { readonly why: string };

/** Starts the service in the background, detached from this process, and waits until it can take jobs. */
export async function startService(options: StartOptions): Promise<Started> {
  const { folder } = options;
  const over = performance.now() + START_MAX_MS;
  const child = launch(options);
  let ended = false;
  child.once('error', () => {
    ended = true;
  });
  child.once('exit', () => {
    ended = true;
  });
  if (child.pid !== undefined)
    writeFileSync(folder.process, processIdentity(child.pid) ?? '', { mode: 0o600 });
  while (performance.now() < over) {
    const events = findEvents(readText(folder.log));
    const url = events.findLast(({ event }) => event === 'listening')?.url;
    const answer = url === undefined ? undefined : await ask(`${url}/readyz`);
    if (url !== undefined && answer?.status === 200) {
      child.unref();
      // No step may come after this one.
      rmSync(folder.kept);
      return { url, warnings: events.filter(({ event }) => event === 'warning' || event === 'unconfined') };
    }
    if (ended) return { why: explain(readText(folder.complaints), folder) };
    if (answer?.error !== undefined) return { why: answer.error };
    await sleep(LOOK_MS);
  }
  return { why: `It was not ready within ${START_MAX_MS / 1000} seconds.` };
}

function launch({ folder, cli, env, keyVariable, whilePid }: StartOptions) {
  const files = [folder.log, folder.complaints].map((file) => openSync(file, 'a', 0o600));
  const [log, complaints] = files as [number, number];
  const serve = ['serve', '--config', folder.config, '--log', 'json', '--key-env', keyVariable];
  const lifetime = whilePid === undefined ? [] : ['--while', String(whilePid)];
  try {
    return spawn('sh', ['-c', WATCH_OVER, folder.root, process.execPath, cli, ...serve, ...lifetime], {
      cwd: folder.root,
      env,
      detached: true,
      stdio: ['ignore', log, complaints],
    });
  } finally {
    for (const file of files) closeSync(file);
  }
}

/** The last line: what stands before it are the program's own warnings. */
function explain(complaints: string, { config }: ServiceFolder): string {
  const last = complaints.trim().split('\n').at(-1) ?? '';
  const said = last.replace(/^docs-agent: /, '').replaceAll(config, 'The configuration');
  return said || 'It ended without a word.';
}

/** Undefined where there was no answer yet; `error` where it says why it can't take jobs. */
function ask(url: string): Promise<{ status: number; error?: string } | undefined> {
  return new Promise((resolve) => {
    const request = get(url, { timeout: 5000, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, ...errorIn(text) }));
      response.on('error', () => resolve(undefined));
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(undefined));
  });
}

function errorIn(text: string): { error?: string } {
  try {
    const { error } = JSON.parse(text) as { error?: unknown };
    return typeof error === 'string' ? { error } : {};
  } catch {
    return {};
  }
}

export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
