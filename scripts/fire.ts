import { findPostgres, startCluster } from '../__tests__/support/postgres.ts';
import { chooseSeed } from '../__tests__/support/seeded-random.ts';
import { fireAimed } from './fire/aimed.ts';
import { fireAgents, fireHungRemote } from './fire/hostile.ts';
import { fireChecks } from './fire/hostile-checks.ts';
import { fireKills } from './fire/killed.ts';
import { FULL, fireSeveral, SHORT } from './fire/several-machines.ts';
import { fireFullDisk, fireLock } from './fire/store.ts';

/**
 * Puts the service under fire, on loopback: kill -9 at random moments, a database that is held, a full disk, hostile
 * agents, a remote that hangs. Ends with 0 only where nothing answered was lost, nothing ran twice at once, nothing is
 * active for ever, and no secret is on a page. `--short` does a little of each and holds nothing to the clock.
 * `--postgres` does that to the built service on several machines and PostgreSQL instead, and to one machine what concerns
 * checks; `--seed` gives a fire's random moments and secrets again.
 */
const isShort = process.argv.includes('--short');
const timed = !isShort;

type Part = readonly [string, () => Promise<string[] | undefined>];

const seedAt = process.argv.indexOf('--seed') + 1;
const seed = seedAt > 0 ? Number(process.argv[seedAt]) : chooseSeed(process.env);
const AIMED = 'kill -9 in each phase of a turn with checks';
const aims = isShort ? ({ phases: ['check-2', 'keep-2', 'open-done'] } as const) : {};
const ONE_MACHINE: readonly Part[] = [
  [
    `kill -9, seed ${seed}`,
    () => fireKills({ seed, ...(isShort ? { jobs: 6, kills: 3 } : { jobs: 200, kills: 24 }) }),
  ],
  ['a database that is held', () => fireLock({ holdMs: isShort ? 1500 : 30_000, timed })],
  ['a full disk', fireFullDisk],
  [`hostile agents, seed ${seed}`, () => fireAgents({ timed, seed })],
  ['hostile checks', fireChecks],
  [AIMED, () => fireAimed(aims)],
  ['a remote that hangs', fireHungRemote],
];

const postgres = findPostgres();

/** The same fire on a database of its own; left out where there is no PostgreSQL. */
async function onPostgres(fire: (engine: { database: string }) => Promise<string[]>) {
  if (postgres === undefined) return undefined;
  const cluster = startCluster(postgres);
  try {
    return await fire({ database: cluster.url(await cluster.createDatabase()) });
  } finally {
    cluster.stop();
  }
}

const SEVERAL_MACHINES: readonly Part[] = [
  [
    `several machines, seed ${seed}`,
    async () =>
      postgres === undefined ? undefined : fireSeveral(postgres, { seed, ...(isShort ? SHORT : FULL) }),
  ],
  ['hostile checks', () => onPostgres(fireChecks)],
  [AIMED, () => onPostgres((engine) => fireAimed({ ...engine, ...aims }))],
];

const isSeveral = process.argv.includes('--postgres');
const WITHOUT = isSeveral ? 'PostgreSQL is not installed' : 'this user may not mount a file system';
process.exitCode = 1;
let failed = 0;
for (const [name, fire] of isSeveral ? SEVERAL_MACHINES : ONE_MACHINE) {
  const faults = await fire().catch((error: unknown) => [`it broke off: ${error}`]);
  if (!faults) console.log(`SKIPPED ${name}: ${WITHOUT}`);
  else if (faults.length === 0) console.log(`ok      ${name}`);
  else {
    failed++;
    console.log(`FAILED  ${name}`);
    for (const fault of faults.slice(0, 20)) console.log(`        ${fault}`);
  }
}
process.exitCode = failed === 0 ? 0 : 1;
