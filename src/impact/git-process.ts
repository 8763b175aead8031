import { type ChildProcess, spawn } from 'node:child_process';
import { devNull } from 'node:os';

/** A change of a million files is listed in less. */
const OUTPUT_MAX_BYTES = 256 * 1024 * 1024;

/** A git command that did not succeed. The message holds what git said. */
export class GitError extends Error {
  override name = 'GitError';
}

export interface Remote {
  /** Of the code host, as `https://github.com`. */
  readonly origin: string;
  readonly token: string;
}

export type GitProcess = ChildProcess;

/**
 * What a command writes, part by part, each ended by the mark. Whoever stops reading ends the command.
 * @param ends exit codes that are no failure
 */
export async function* readParts(
  child: GitProcess,
  { mark, ends = [0] }: { mark: string; ends?: readonly (number | string)[] },
): AsyncGenerator<string, void> {
  const exit = exitOf(child);
  // Who stops early does not ask for it.
  exit.catch(() => undefined);
  const said = readSaid(child);
  let rest = '';
  try {
    child.stdout?.setEncoding('utf8');
    for await (const piece of child.stdout as AsyncIterable<string>) {
      const parts = (rest + piece).split(mark);
      rest = parts.pop() ?? '';
      yield* parts;
    }
    const code = await exit;
    if (!ends.includes(code)) throw failed(child, { code, said: said() });
  } finally {
    child.kill('SIGKILL');
  }
}

function exitOf(child: GitProcess): Promise<number | string> {
  return new Promise((resolve, reject) => {
    child.once('error', (error) => reject(new GitError(`git could not be started: ${error.message}`)));
    child.once('close', (exit, signal) => resolve(exit ?? signal ?? 'unknown'));
  });
}

export async function readAll(child: GitProcess): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  const said = readSaid(child);
  child.stdout?.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes <= OUTPUT_MAX_BYTES) chunks.push(chunk);
    else child.kill('SIGKILL');
  });
  const code = await exitOf(child);
  if (code === 0) return Buffer.concat(chunks).toString('utf8');
  throw failed(child, { code, said: said() });
}

function readSaid(child: GitProcess): () => string {
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString('utf8')).slice(0, 400);
  });
  return () => said.trim();
}

function failed(child: GitProcess, { code, said }: { code: number | string; said: string }): GitError {
  // git -C <folder> <command> …
  return new GitError(`git ${child.spawnargs[3]}: ${said || `ended with ${code}`}`);
}

export function start(
  args: readonly string[],
  { folder, input, remote }: { folder: string; input: string; remote: Remote | undefined },
): GitProcess {
  const child = spawn('git', ['-C', folder, ...args], { env: environment(remote), stdio: 'pipe' });
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  return child;
}

/** Nothing that a checkout, an account or the machine has configured is to run a program, or to change what is read. */
const INERT: readonly (readonly [string, string])[] = [
  // A container's user is another one than the checkout's.
  ['safe.directory', '*'],
  ['core.hooksPath', devNull],
  ['core.fsmonitor', 'false'],
  ['core.attributesFile', devNull],
  ['core.quotePath', 'false'],
  ['diff.external', ''],
  // git would send the header with the token along to wherever a redirect leads.
  ['http.followRedirects', 'false'],
  ['gc.auto', '0'],
  ['maintenance.auto', 'false'],
];

/** Where a proxy is, and which certificates count, for who may fetch. */
const PASSED = [
  'https_proxy',
  'HTTPS_PROXY',
  'no_proxy',
  'NO_PROXY',
  'GIT_SSL_CAINFO',
  'SSL_CERT_FILE',
  'SSL_CERT_DIR',
];

function environment(remote: Remote | undefined): Record<string, string> {
  const { PATH = '/usr/bin:/bin' } = process.env;
  const passed = PASSED.flatMap((name) =>
    process.env[name] === undefined ? [] : [[name, process.env[name] ?? '']],
  );
  const configured = [...INERT, ...(remote ? [header(remote)] : [])];
  return {
    PATH,
    LC_ALL: 'C',
    HOME: devNull,
    GIT_TERMINAL_PROMPT: '0',
    GIT_ASKPASS: '',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: devNull,
    GIT_ATTR_NOSYSTEM: '1',
    GIT_NO_REPLACE_OBJECTS: '1',
    // A path is what it says: none begins with an instruction to git.
    GIT_LITERAL_PATHSPECS: '1',
    GIT_ALLOW_PROTOCOL: remote ? 'https:http:file' : '',
    ...(remote ? Object.fromEntries(passed) : { GIT_NO_LAZY_FETCH: '1' }),
    GIT_CONFIG_COUNT: String(configured.length),
    ...Object.fromEntries(
      configured.flatMap(([key, value], index) => [
        [`GIT_CONFIG_KEY_${index}`, key],
        [`GIT_CONFIG_VALUE_${index}`, value],
      ]),
    ),
  };
}

/** Bound to the code host's origin. It takes the place of what the checkout may have left in the clone's configuration. */
function header({ origin, token }: Remote): readonly [string, string] {
  const credentials = Buffer.from(`x-access-token:${token}`).toString('base64');
  return [`http.${origin}/.extraHeader`, `Authorization: Basic ${credentials}`];
}
