import { uptime } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from '../../../__tests__/support/postgres.ts';
import type { Chance } from './chance.ts';
import type { Machine } from './machine.ts';

export type Plan = Record<keyof typeof MOMENTS, number>;
type Stage = {
  machines: readonly Machine[];
  cluster: Cluster;
  chance: Chance;
  pauseMs: readonly [number, number];
};
type Moment = (stage: Stage, machine: Machine) => Promise<void> | void;

/** What may happen at a moment, and to which of the processes; a pause goes on while other things happen. */
const MOMENTS = {
  killWorker: [({ role }) => role === 'worker', (_, machine) => machine.kill(0)],
  loseWorker: [({ role }) => role === 'worker', (stage, machine) => machine.kill(pauseOf(stage))],
  killGuard: [({ role }) => role === 'worker', (_, machine) => machine.killGuard()],
  killApi: [({ role }) => role === 'api', (_, machine) => machine.kill(0)],
  killPostgres: [
    () => true,
    async ({ cluster, chance }) => {
      cluster.halt('immediate');
      await sleep(chance.between(0, 4000));
      cluster.start();
    },
  ],
  pauseWorker: [({ role }) => role === 'worker', (stage, machine) => machine.pause(pauseOf(stage))],
  suspendMachine: [({ role }) => role === 'worker', (stage, machine) => machine.suspend(pauseOf(stage))],
} as const satisfies Record<string, readonly [(machine: Machine) => boolean, Moment]>;

/** Does all of the plan, in any order; resolves when the last of it is over, with what happened when. */
export async function pass(
  stage: Stage,
  given: { plan: Plan; gapMs: readonly [number, number] },
): Promise<string[]> {
  const { machines, chance } = stage;
  const kinds = Object.entries(given.plan).flatMap(([kind, count]) => Array<string>(count).fill(kind));
  const lasting: Promise<void>[] = [];
  const happened: string[] = [];
  for (const kind of chance.shuffle(kinds)) {
    await sleep(chance.between(...given.gapMs));
    const [isFit, happen] = MOMENTS[kind as keyof Plan];
    const machine = await freeMachine(machines.filter(isFit), chance);
    happened.push(`${kind} ${machine.name} at ${uptime().toFixed(1)}`);
    const happening = Promise.resolve(happen(stage, machine));
    // Two things may not be done to the database at once.
    if (kind === 'killPostgres') await happening;
    else lasting.push(happening);
  }
  await Promise.all(lasting);
  return happened;
}

async function freeMachine(machines: readonly Machine[], chance: Chance): Promise<Machine> {
  for (;;) {
    const machine = chance.pick(machines.filter(({ isFree }) => isFree()));
    if (machine) return machine;
    await sleep(100);
  }
}

function pauseOf({ chance, pauseMs }: Stage): number {
  return chance.between(...pauseMs);
}
