import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { messageOf } from '../words/thrown.ts';
import { oneLine } from '../words/visible-text.ts';
import { type GitRemote, gitEnvironment } from './environment.ts';
import { describeRedirect, HEADER_TRACE, redirectIn, TRACE_END_CHARACTERS } from './redirect.ts';

const TIMEOUT_MS = 10 * 60_000;
const OUTPUT_MAX_BYTES = 8 * 1024 * 1024;
/** For what is left in the pipes once git is gone. A process that left the group may hold them open for ever. */
const DRAIN_MS = 5000;

export type GitOptions = {
  cwd?: string;
  /** Added to the environment. */
  env?: Record<string, string>;
  signal?: AbortSignal;
  /** Talks to the remote. Never set inside a workspace. */
  remote?: GitRemote;
  /** Stops reading standard output here instead of failing; for diffs. */
  truncateBytes?: number;
  timeoutMs?: number;
  /** Exit codes besides 0 with which the command has done what it was asked for. */
  accept?: readonly number[];
  /** For standard input. */
  input?: string;
};

/** A git command that did not succeed. The message holds what git said, without secrets. */
export class GitError extends Error {
  override name = 'GitError';
}

/**
 * Runs git and gives its standard output. It reads no configuration but the repository's own, runs no hook, asks
 * nothing; credentials travel in the environment of remote commands only, never in an argument or a file. Where it is
 * ended, whatever it started ends with it: `git-remote-http` outlives its parent otherwise, and keeps the pipes open.
 * @throws GitError
 */
export async function git(args: readonly string[], options: GitOptions = {}): Promise<string> {
  return (await gitBytes(args, options)).toString('utf8');
}

/** As `git`, for output that may be no text. */
export async function gitBytes(args: readonly string[], options: GitOptions = {}): Promise<Buffer> {
  options.signal?.throwIfAborted();
  const isTraced = options.remote !== undefined && /^https?:/.test(options.remote.url);
  const child = spawn('git', args, {
    cwd: options.cwd,
    env: { ...gitEnvironment(options.remote), ...(isTraced ? HEADER_TRACE : {}), ...options.env },
    stdio: ['pipe', 'pipe', 'pipe', isTraced ? 'pipe' : 'ignore'],
    detached: true,
  }) as ChildProcessWithoutNullStreams;
  const end = () => endGroup(child);
  child.stdin.on('error', () => undefined);
  child.stdin.end(options.input ?? '');
  const stdout = collect(child.stdout, options.truncateBytes ?? OUTPUT_MAX_BYTES, end);
  const stderr = collect(child.stderr, 64 * 1024);
  const trace = keepEnd(child.stdio[3]);
  const timeoutMs = options.timeoutMs ?? TIMEOUT_MS;
  const late = AbortSignal.timeout(timeoutMs);
  const cut = AbortSignal.any([late, ...(options.signal ? [options.signal] : [])]);
  cut.addEventListener('abort', end);
  const code = await endOf(child).finally(() => cut.removeEventListener('abort', end));
  const truncated = stdout.full && options.truncateBytes !== undefined;
  if (code === 0 || truncated || options.accept?.some((one) => one === code))
    return Buffer.concat(stdout.chunks);
  const address = options.remote && redirectIn(trace.end, options.remote.url);
  const ended = stdout.full
    ? `had more than ${OUTPUT_MAX_BYTES / 1024 ** 2} MiB to say, and was ended`
    : `ended with ${code}`;
  const said = late.aborted
    ? `took longer than ${Math.ceil(timeoutMs / 1000)} seconds and was ended`
    : address === undefined
      ? Buffer.concat(stderr.chunks).toString('utf8').trim() || ended
      : describeRedirect(address);
  throw new GitError(
    `git ${args.find((arg) => /^[a-z][a-z-]+$/.test(arg))}: ${withoutSecret(said, options.remote?.token)}`,
  );
}

/** How git ended, once all that it said is read. What it left behind is ended, and would hold its pipes open. */
async function endOf(child: ChildProcess): Promise<number | string> {
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const code = await new Promise<number | string>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (exit, signal) => resolve(exit ?? signal ?? 'unknown'));
  }).catch(messageOf);
  endGroup(child);
  const held = await Promise.race([closed.then(() => false), sleep(DRAIN_MS, true, { ref: false })]);
  return held ? 'its output held open by another process' : code;
}

function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {}
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

/** The last characters of a stream, if there is one. */
function keepEnd(stream: unknown) {
  const kept = { end: '' };
  if (stream instanceof Readable)
    stream.on('data', (chunk: Buffer) => {
      kept.end = (kept.end + chunk.toString('latin1')).slice(-TRACE_END_CHARACTERS);
    });
  return kept;
}

function withoutSecret(text: string, token: string | null | undefined): string {
  return oneLine(token ? text.replaceAll(token, '***') : text, 400);
}
