import { setTimeout as sleep } from 'node:timers/promises';
import type { Chance } from './chance.ts';
import type { Machine } from './machine.ts';

/** For each job that was answered with 201, the instructions that were answered for, in order. */
export type Answered = Map<string, string[]>;
export type Calling = {
  apis: readonly Machine[];
  key: string;
  chance: Chance;
  jobs: number;
  /** Over how long the jobs are spread. */
  overMs: number;
  /** How long each twentieth agent works, which all others would not let see. */
  longSeconds: number;
};

const CALLERS = 4;

/** Creates jobs and sends each a message. A request whose answer was lost proves nothing; a create is made anew then. */
export async function call(calling: Calling, answered: Answered): Promise<void> {
  const { jobs, overMs, chance, longSeconds } = calling;
  const start = performance.now();
  let next = 0;
  const instruction = (kind: string, n: number) =>
    `${kind}-${n} ${n % 20 === 19 ? longSeconds : chance.between(0, 2).toFixed(2)}`;
  const caller = async () => {
    while (next < jobs) {
      const n = next++;
      await sleep(Math.max(0, start + (n / jobs) * overMs - performance.now()));
      const first = instruction('first', n);
      let id: string | undefined;
      while (id === undefined) {
        id = await send(calling, '/v2/agent/docs/job', first);
        if (id === undefined) await sleep(200);
      }
      answered.set(id, [first]);
      await sleep(chance.between(0, 1500));
      const second = instruction('second', n);
      if ((await send(calling, `/v2/agent/docs/job/${id}/message`, second)) !== undefined)
        answered.get(id)?.push(second);
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
}

/** The job's id where it was answered for. */
async function send(
  { apis, key, chance }: Calling,
  path: string,
  prompt: string,
): Promise<string | undefined> {
  const url = chance.pick(apis)?.url();
  if (url === undefined) return undefined;
  try {
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ prompt }),
      signal: AbortSignal.timeout(10_000),
    });
    const answer = (await response.json()) as { id?: string };
    return response.ok ? answer.id : undefined;
  } catch {
    return undefined;
  }
}
