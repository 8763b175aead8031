import { spawn } from 'node:child_process';
import { devNull } from 'node:os';
import { messageOf } from '../words/thrown.ts';
import { oneLine } from '../words/visible-text.ts';

const TIMEOUT_MS = 10 * 60_000;
const OUTPUT_MAX_BYTES = 8 * 1024 * 1024;

export type GitOptions = {
  cwd?: string;
  /** Added to the environment. */
  env?: Record<string, string>;
  signal?: AbortSignal;
  /** Talks to the remote: reads the operator's own git configuration and ssh agent. Never set inside a workspace. */
  remote?: { token: string | null; url: string };
  /** Stops reading standard output here instead of failing; for diffs. */
  truncateBytes?: number;
};

/** A git command that did not succeed. The message holds what git said, without secrets. */
export class GitError extends Error {
  override name = 'GitError';
}

/**
 * Runs git and gives its standard output. A local command reads no configuration but the repository's own, runs no
 * hook, asks nothing; credentials travel in the environment of remote commands only, never in an argument or a file.
 * @throws GitError
 */
export async function git(args: readonly string[], options: GitOptions = {}): Promise<string> {
  const child = spawn('git', args, {
    cwd: options.cwd,
    env: {
      ...baseEnvironment(),
      ...(options.remote ? remoteEnvironment(options.remote) : localEnvironment()),
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), ...(options.signal ? [options.signal] : [])]),
    killSignal: 'SIGKILL',
  });
  const stdout = collect(child.stdout, options.truncateBytes ?? OUTPUT_MAX_BYTES, () =>
    child.kill('SIGKILL'),
  );
  const stderr = collect(child.stderr, 64 * 1024);
  const code = await new Promise<number | string>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (exit, signal) => resolve(exit ?? signal ?? 'unknown'));
  }).catch(messageOf);
  const truncated = stdout.full && options.truncateBytes !== undefined;
  if (code === 0 || truncated) return Buffer.concat(stdout.chunks).toString('utf8');
  const said = Buffer.concat(stderr.chunks).toString('utf8').trim() || `ended with ${code}`;
  throw new GitError(
    `git ${args.find((arg) => /^[a-z][a-z-]+$/.test(arg))}: ${withoutSecret(said, options.remote?.token)}`,
  );
}

function baseEnvironment(): Record<string, string> {
  const { PATH = '/usr/bin:/bin' } = process.env;
  return { PATH, LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', GIT_OPTIONAL_LOCKS: '0', GIT_ASKPASS: '' };
}

function localEnvironment(): Record<string, string> {
  return {
    HOME: devNull,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: devNull,
    GIT_ATTR_NOSYSTEM: '1',
    ...configuration([
      ['core.hooksPath', devNull],
      ['core.quotePath', 'false'],
      ['gc.auto', '0'],
    ]),
  };
}

/** The header is bound to the repository's own origin, so that a redirect or a submodule does not get it. */
function remoteEnvironment({ token, url }: { token: string | null; url: string }): Record<string, string> {
  const { HOME = devNull, SSH_AUTH_SOCK, https_proxy, HTTPS_PROXY, no_proxy, NO_PROXY } = process.env;
  const passed = { HOME, SSH_AUTH_SOCK, https_proxy, HTTPS_PROXY, no_proxy, NO_PROXY };
  const header = `Authorization: Basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`;
  return {
    ...Object.fromEntries(
      Object.entries(passed).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    ),
    GIT_ALLOW_PROTOCOL: 'file:git:http:https:ssh',
    GIT_SSH_COMMAND: process.env.GIT_SSH_COMMAND ?? 'ssh -oBatchMode=yes',
    ...configuration([
      ['core.hooksPath', devNull],
      ['gc.auto', '0'],
      ...(token !== null && /^https?:/.test(url)
        ? [[`http.${new URL(url).origin}/.extraHeader`, header] as const]
        : []),
    ]),
  };
}

function configuration(entries: readonly (readonly [string, string])[]): Record<string, string> {
  const pairs = entries.flatMap(([key, value], index) => [
    [`GIT_CONFIG_KEY_${index}`, key],
    [`GIT_CONFIG_VALUE_${index}`, value],
  ]);
  return { GIT_CONFIG_COUNT: String(entries.length), ...Object.fromEntries(pairs) };
}

function collect(stream: NodeJS.ReadableStream, maxBytes: number, onFull?: () => void) {
  const collected = { chunks: [] as Buffer[], bytes: 0, full: false };
  stream.on('data', (chunk: Buffer) => {
    if (collected.full) return;
    const rest = maxBytes - collected.bytes;
    collected.chunks.push(chunk.subarray(0, rest));
    collected.bytes += Math.min(chunk.length, rest);
    if (chunk.length <= rest) return;
    collected.full = true;
    onFull?.();
  });
  return collected;
}

function withoutSecret(text: string, token: string | null | undefined): string {
  return oneLine(token ? text.replaceAll(token, '***') : text, 400);
}
