import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { guardAgents, machineTime } from '../../../src/server/work/guard-agents.ts';
import { isRunning, until } from '../support.ts';

const started: ChildProcess[] = [];
const guards: { stop: () => void }[] = [];
afterEach(() => {
  for (const guard of guards.splice(0)) guard.stop();
  for (const { pid } of started.splice(0))
    if (pid !== undefined && isRunning(pid)) process.kill(-pid, 'SIGKILL');
});

/** An agent with a child of its own, both of which ignore what asks them to end. */
function startAgent(): number {
  const agent = spawn('sh', ['-c', 'trap "" TERM; sleep 600 & wait'], { detached: true, stdio: 'ignore' });
  started.push(agent);
  return agent.pid ?? 0;
}

function open() {
  const guard = guardAgents();
  guards.push(guard);
  return guard;
}

test('an agent is ended when its time is over, and another goes on', async () => {
  const guard = open();
  const [over, on, free] = [startAgent(), startAgent(), startAgent()];
  guard.hold(on, machineTime() + 600_000);
  guard.hold(free, machineTime() + 200);
  guard.release(free);
  guard.hold(over, machineTime() + 200);
  await until(() => !isRunning(over) || undefined);
  expect([isRunning(on), isRunning(free)]).toEqual([true, true]);
});

test('a later time counts', async () => {
  const guard = open();
  const [kept, over] = [startAgent(), startAgent()];
  guard.hold(kept, machineTime() + 300);
  guard.hold(kept, machineTime() + 600_000);
  guard.hold(over, machineTime() + 400);
  await until(() => !isRunning(over) || undefined);
  expect(isRunning(kept)).toBe(true);
});

/** Guards the groups it is given, in a process of its own that can be killed or stopped. */
const WORKER = `
  import { guardAgents, machineTime } from ${JSON.stringify(join(import.meta.dirname, '../../../src/server/work/guard-agents.ts'))};
  const guard = guardAgents();
  const [forMs, ...groups] = process.argv.slice(1).map(Number);
  for (const group of groups) guard.hold(group, machineTime() + forMs);
  process.stdout.write('guards\\n');
  setInterval(() => {}, 1000);
`;

async function startWorker(forMs: number, ...groups: number[]): Promise<ChildProcess> {
  const args = ['--input-type=module', '--eval', WORKER, String(forMs), ...groups.map(String)];
  const worker = spawn(process.execPath, args, { detached: true, stdio: ['ignore', 'pipe', 'ignore'] });
  started.push(worker);
  if (worker.stdout) await once(worker.stdout, 'data');
  return worker;
}

test('agents end with the process that runs them, however it ended', async () => {
  const agents = [startAgent(), startAgent()];
  const worker = await startWorker(600_000, ...agents);
  worker.kill('SIGKILL');
  await until(() => agents.every((agent) => !isRunning(agent)) || undefined);
});

test('an agent is ended in time though the process that runs it stands still', async () => {
  const agent = startAgent();
  const worker = await startWorker(500, agent);
  worker.kill('SIGSTOP');
  await until(() => !isRunning(agent) || undefined);
  expect(isRunning(worker.pid ?? 0)).toBe(true);
});
