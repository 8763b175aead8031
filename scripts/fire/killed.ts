import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { createChance } from './several/chance.ts';
import { openStage, SANDBOX, type Stage } from './stage.ts';

// A lock that the kernel gives back when the last process of the agent is gone: whoever finds it taken overlaps.
const COMMAND = [
  'exec 9>"$HOME/lock"; flock -n 9 || echo overlap >> "$HOME/overlap"',
  'prompt=$(cat); echo "$prompt" >> "$HOME/starts"; sleep 0.1; echo "$prompt" >> made.md',
].join('\n');
const ATTEMPTS_MAX = 2;

type Kills = { jobs: number; kills: number; seed: number };

/** Kills the service at random moments while jobs and messages come in; what it had answered must be done, and once. */
export async function fireKills({ jobs, kills, seed }: Kills): Promise<string[]> {
  const chance = createChance(seed);
  const agent = { command: COMMAND, sandbox: SANDBOX };
  // A kill meets a turn in any of its phases, its checks among them.
  const checks = ['links', { name: 'look', command: 'sleep 0.1; test -s made.md' }];
  const docs = { repository: 'docs', agent, checks, onFailure: 'fail' };
  const stage = await openStage({ concurrency: 4, projects: { docs } });
  try {
    await stage.start();
    const answered = new Map<string, string[]>();
    const sending = send({ stage, jobs, answered });
    let isSent = false;
    const sent = sending.finally(() => {
      isSent = true;
    });
    for (let kill = 0; kill < kills; kill++) {
      await sleep(chance.between(30, isSent ? 1530 : 730));
      await stage.end('SIGKILL');
      await stage.start();
    }
    await sent;
    return await check(stage, answered);
  } finally {
    await stage.close();
  }
}

type Sending = { stage: Stage; jobs: number; answered: Map<string, string[]> };

/** Four callers; a request whose answer was lost proves nothing and is not sent again. */
async function send({ stage, jobs, answered }: Sending): Promise<void> {
  let next = 0;
  const caller = async () => {
    while (next < jobs) {
      const n = next++;
      const prompt = `prompt-${n}`;
      const made = await stage.api('POST', '/v2/agent/docs/job', { prompt }).catch(() => undefined);
      if (made?.status !== 201) {
        await sleep(50);
        next = Math.min(next, n);
        continue;
      }
      const id = String(made.json.id);
      answered.set(id, [prompt]);
      const message = `message-${n}`;
      const sent = await stage
        .api('POST', `/v2/agent/docs/job/${id}/message`, { prompt: message })
        .catch(() => undefined);
      if (sent?.status === 200) answered.get(id)?.push(message);
    }
  };
  await Promise.all(Array.from({ length: 4 }, caller));
}

async function check(stage: Stage, answered: Sending['answered']): Promise<string[]> {
  const faults: string[] = [];
  for (const [id] of answered) {
    const status = await stage.finished('docs', id, 300_000);
    if (status === undefined) faults.push(`job ${id} is active for ever`);
  }
  await stage.end('SIGTERM');
  const db = new DatabaseSync(join(stage.dataDir, 'service.sqlite'), { readOnly: true });
  const selectTurns = db.prepare('SELECT * FROM turns WHERE job = ?');
  for (const [id, prompts] of answered) {
    const turns = selectTurns.all(id);
    const made = branchFile(stage, id).split('\n');
    const home = join(stage.dataDir, 'jobs', id, 'home');
    const starts = existsSync(join(home, 'starts'))
      ? readFileSync(join(home, 'starts'), 'utf8').split('\n')
      : [];
    if (existsSync(join(home, 'overlap'))) faults.push(`job ${id} ran twice at once`);
    for (const prompt of prompts) {
      const turn = turns.find((row) => row.prompt === prompt);
      const count = made.filter((line) => line === prompt).length;
      if (!turn) faults.push(`${prompt} was answered and is lost`);
      else if (turn.state !== 'done') faults.push(`${prompt} is ${turn.state}`);
      else if (turn.failure === null && count !== 1)
        faults.push(`${prompt} is done, and ${count} times on its branch`);
      else if (count > 1) faults.push(`${prompt} is ${count} times on its branch`);
      else if (turn.failure !== null && !/stopped twice during this turn/.test(String(turn.failure)))
        faults.push(`${prompt} failed: ${turn.failure}`);
      if (starts.filter((line) => line === prompt).length > ATTEMPTS_MAX)
        faults.push(`${prompt} was run too often`);
    }
  }
  db.close();
  return faults;
}

function branchFile({ repository }: Stage, job: string): string {
  try {
    const args = ['show', `docs-agent/${job}:made.md`];
    return execFileSync('git', args, { cwd: repository, stdio: ['ignore', 'pipe', 'ignore'] }).toString();
  } catch {
    return '';
  }
}
