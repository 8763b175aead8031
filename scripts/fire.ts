import { fireAgents, fireHungRemote } from './fire/hostile.ts';
import { fireKills } from './fire/killed.ts';
import { fireFullDisk, fireLock } from './fire/store.ts';

/**
 * Puts the service under fire, on loopback: kill -9 at random moments, a database that is held, a full disk, hostile
 * agents, a remote that hangs. Ends with 0 only where nothing answered was lost, nothing ran twice at once, nothing is
 * active for ever, and no secret is on a page. `--short` does a little of each and holds nothing to the clock.
 */
const isShort = process.argv.includes('--short');
const timed = !isShort;

const PARTS: readonly [string, () => Promise<string[] | undefined>][] = [
  ['kill -9', () => fireKills(isShort ? { jobs: 6, kills: 3 } : { jobs: 200, kills: 24 })],
  ['a database that is held', () => fireLock({ holdMs: isShort ? 1500 : 30_000, timed })],
  ['a full disk', fireFullDisk],
  ['hostile agents', () => fireAgents({ timed })],
  ['a remote that hangs', fireHungRemote],
];

process.exitCode = 1;
let failed = 0;
for (const [name, fire] of PARTS) {
  const faults = await fire().catch((error: unknown) => [`it broke off: ${error}`]);
  if (!faults) console.log(`SKIPPED ${name}: this user may not mount a file system`);
  else if (faults.length === 0) console.log(`ok      ${name}`);
  else {
    failed++;
    console.log(`FAILED  ${name}`);
    for (const fault of faults.slice(0, 20)) console.log(`        ${fault}`);
  }
}
process.exitCode = failed === 0 ? 0 : 1;
