import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { dirname } from 'node:path';
import { readLogEnd, readReason } from '../../demo/job-end.ts';
import { openStage } from '../fire/stage.ts';
import type { Installed } from './install.ts';
import { AFTER, type Agent, type Case, type End, movesOf, startOf } from './roster.ts';
import { type Manners, startStandIn } from './stand-in.ts';

export type Outcome = {
  end: End | 'unclear';
  /** How often the model was asked, and what the service says of a failure. */
  said: string;
  /** What the agent said last. */
  log: readonly string[];
};

/** How long a turn may last where the model does not do its part. */
const MINUTES: Partial<Record<Case, number>> = { overloaded: 2, silent: 0.5 };

/** Runs an agent for one job of the service, in its sandbox, with a stand-in for its model as the one host that it reaches. */
export async function runCase(
  agent: Agent,
  { kase, installed, signal }: { kase: Case; installed: Installed; signal: AbortSignal },
): Promise<Outcome> {
  const standIn = await startStandIn(manners(agent, kase));
  // By this name, for the sandbox's proxy leads to a port of this machine by it alone.
  const host = `localhost:${standIn.port}`;
  const { command, env } = startOf(agent, { folder: installed.folder, kase, url: `http://${host}` });
  const node = dirname(process.execPath);
  const stage = await openStage(
    {
      agent: {
        command,
        promptAs: agent.promptAs,
        env: Object.keys(env),
        network: [host],
        // Node, for the agents that are written in it.
        readable: [...installed.readable, node],
        timeoutMinutes: MINUTES[kase] ?? 3,
      },
      projects: { docs: { repository: './docs' } },
    },
    { ...env, PATH: `${node}:${process.env.PATH}` },
  );
  try {
    await stage.start();
    const made = await stage.api('POST', '/v2/agent/docs/job', { prompt: 'Append a line to index.md.' });
    const id = made.json.id;
    if (typeof id !== 'string') throw new Error(`the service made no job: ${made.text}`);
    const status = await Promise.race([stage.finished('docs', id, 5 * 60_000), aborted(signal)]);
    const { json } = await stage.api('GET', `/v2/agent/docs/job/${id}`);
    const reason = await readReason(`${json.reviewUrl ?? ''}`);
    const seen = { status, reason, turns: standIn.turns(), ...changeOf(stage.repository, id) };
    return { ...judge(seen), log: readLogEnd(stage.dataDir, id) };
  } finally {
    await stage.end('SIGTERM');
    await stage.close();
    await standIn.close();
  }
}

/** @throws what a signal is aborted with, once it is */
async function aborted(signal: AbortSignal): Promise<never> {
  if (!signal.aborted) await once(signal, 'abort');
  throw signal.reason;
}

function manners(agent: Agent, kase: Case): Manners {
  if (kase === 'silent') return 'silent';
  if (kase === 'refused') return { status: 401 };
  if (kase === 'overloaded') return { status: agent.overloaded };
  return { moves: movesOf(agent, kase) };
}

/** What is read off a job: its end as the service tells it, and what is on its branch. */
export type Seen = {
  status: string | undefined;
  reason: string;
  turns: number;
  files: readonly string[];
  /** `index.md` there; empty without a branch. */
  text: string;
};

/** Takes what was seen of a job for an end. What fits none, or proves nothing because the model was never asked, is unclear. */
export function judge({ status, reason, turns, files, text }: Seen): Pick<Outcome, 'end' | 'said'> {
  const why = reason.replace(/^Failed: /, '');
  const said = `${turns} request${turns === 1 ? '' : 's'}${why && `; ${why}`}`;
  if (turns === 0) return { end: 'unclear', said };
  if (status === 'failed')
    return { end: /\blonger than\b|\btime limit\b/.test(why) ? 'timed out' : 'failed', said };
  if (status === 'completed' && files.length === 0) return { end: 'unchanged', said };
  const isAsAsked = files.join() === 'index.md' && text === AFTER;
  if (status === 'completed' && isAsAsked) return { end: 'changed', said };
  return {
    end: 'unclear',
    said: `${said}; ${status ?? 'it never ended'}, with ${files.join(', ') || 'no change'}`,
  };
}

function changeOf(repository: string, job: string): Pick<Seen, 'files' | 'text'> {
  const git = (...args: string[]) => execFileSync('git', ['-C', repository, ...args], { encoding: 'utf8' });
  const branch = `docs-agent/${job}`;
  if (git('branch', '--list', branch) === '') return { files: [], text: '' };
  const files = git('diff', '--name-only', `main...${branch}`).split('\n').filter(Boolean);
  return { files, text: git('show', `${branch}:index.md`) };
}
