import { execFileSync } from 'node:child_process';
import type { Cluster } from '../../../__tests__/support/postgres.ts';
import { type Run, readOverlaps, readPassed, readRuns } from './agent.ts';
import type { Answered } from './callers.ts';

type Turn = {
  seq: number;
  prompt: string;
  state: string;
  failure: string | null;
  result_commit: string | null;
};
type Scene = { cluster: Cluster; database: string; repository: string; stage: string; secret: string };

/** A turn whose worker was lost twice is given up, and says so. Nothing else may fail here. */
const GIVEN_UP = /stopped twice during this turn/;

/** What does not hold of the jobs that were answered for. */
export async function judge(
  scene: Scene,
  answered: Answered,
): Promise<{ faults: string[]; givenUp: number }> {
  const { cluster, database, stage, secret } = scene;
  const ask = (text: string, values: unknown[] = []) => cluster.query(text, { database, values });
  const runs = Map.groupBy(readRuns(stage), ({ job }) => job);
  const faults = readOverlaps(stage).map((second) => {
    const all = runs.get(second.split(' ')[0] ?? '') ?? [];
    return `two agents at once: ${second}, of ${all.map(({ event, at, run }) => `${event} ${run} at ${at}`).join(', ')}`;
  });
  const passed = readPassed(stage);
  let givenUp = 0;
  const { rows } = await ask(
    `SELECT j.id, j.status, j.pr_link, (SELECT count(*) FROM docs_agent.unpublished AS u WHERE u.job = j.id)::integer AS waiting,
       (SELECT json_agg(t ORDER BY t.seq) FROM docs_agent.turns AS t WHERE t.job = j.id) AS turns
     FROM docs_agent.jobs AS j`,
  );
  const jobs = new Map(rows.map((row) => [row.id as string, row]));
  for (const [id, prompts] of answered) {
    const job = jobs.get(id);
    if (!job) {
      faults.push(`job ${id} was answered for and is lost`);
      continue;
    }
    const turns = job.turns as Turn[];
    givenUp += turns.filter(({ failure }) => failure !== null && GIVEN_UP.test(failure)).length;
    const last = turns.at(-1)?.failure === null ? 'completed' : 'failed';
    if (job.status !== last) faults.push(`job ${id} is ${job.status}, and its last turn ${last}`);
    if (job.waiting > 0) faults.push(`job ${id} still waits to be published`);
    for (const prompt of prompts)
      if (!turns.some((turn) => turn.prompt === prompt))
        faults.push(`${prompt} was answered for and is lost`);
    const made = branchOf(scene, id);
    for (const blob of made.blobs)
      if (!passed.has(blob)) faults.push(`job ${id} published ${blob}, and no check had passed on it`);
    faults.push(...judgeTurns(turns, made), ...judgeRuns(turns, { made, runs: runs.get(id) ?? [] }));
  }
  const { rows: leaks } = await ask(
    `SELECT job, name FROM docs_agent.artifacts WHERE position(convert_to($1, 'UTF8') IN content) > 0`,
    [secret],
  );
  for (const { job, name } of leaks) faults.push(`${name} of job ${job} has the secret`);
  return { faults, givenUp };
}

/** `blobs`: ids of the file that agents write, in each commit. */
type Made = { lines: string[]; commits: string[]; blobs: string[] };

/** Each turn that is done has its line and its commit on the branch, once and in order, and nobody else has. */
function judgeTurns(turns: readonly Turn[], { lines, commits }: Made): string[] {
  const faults: string[] = [];
  const words = lines.map((line) => line.split(' ')[0]);
  const expected: string[] = [];
  for (const { prompt, state, failure, result_commit: commit } of turns) {
    if (state !== 'done') faults.push(`${prompt} is ${state}`);
    if (failure !== null && !GIVEN_UP.test(failure)) faults.push(`${prompt} failed: ${failure}`);
    if (failure === null && commit === null) faults.push(`${prompt} is done and has no commit`);
    if (commit !== null) expected.push(prompt.split(' ')[0] ?? '');
  }
  if (words.join() !== expected.join()) faults.push(`the branch has ${words}, the turns made ${expected}`);
  const recorded = turns.flatMap(({ result_commit: commit }) => (commit === null ? [] : [commit]));
  if (commits.join() !== recorded.join())
    faults.push(`${turns[0]?.prompt}: the branch has commits of a dead attempt`);
  return faults;
}

/** Every line is of an agent that came to its end, and no agent of a later turn began before one of an earlier. */
function judgeRuns(turns: readonly Turn[], { made, runs }: { made: Made; runs: readonly Run[] }): string[] {
  const faults: string[] = [];
  const ended = new Set(runs.filter(({ event }) => event === 'end').map(({ run }) => run));
  for (const line of made.lines)
    if (!ended.has(line.split(' ')[1] ?? '')) faults.push(`${line} is of an agent that did not end`);
  const order = turns.map(({ prompt }) => prompt.split(' ')[0] ?? '');
  const begun = runs
    .filter(({ event }) => event === 'start')
    .map(({ instruction }) => order.indexOf(instruction));
  if (begun.some((turn, at) => turn < (begun[at - 1] ?? 0)))
    faults.push(`${order} ran in the order ${begun}`);
  return faults;
}

function branchOf({ repository }: Pick<Scene, 'repository'>, job: string): Made {
  const git = (...args: string[]) => {
    try {
      return execFileSync('git', args, {
        cwd: repository,
        stdio: ['ignore', 'pipe', 'ignore'],
        encoding: 'utf8',
      })
        .split('\n')
        .filter(Boolean);
    } catch {
      return [];
    }
  };
  const branch = `docs-agent/${job}`;
  const commits = git('log', '--reverse', '--format=%H', `main..${branch}`);
  return {
    lines: git('show', `${branch}:made.md`),
    commits,
    blobs: commits.flatMap((commit) => git('rev-parse', `${commit}:made.md`)),
  };
}
