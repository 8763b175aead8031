import { resolve } from 'node:path';
import { judgeAudit, readAudit } from './lint/audit.ts';
import { tryRun } from './release/run.ts';

/** Asks the registry which packages of the lockfile have known holes. */
const root = resolve(import.meta.dirname, '..');
const { stdout } = tryRun(['npm', 'audit', '--json', '--fetch-retries=1'], { cwd: root });
const { isFine, why } = judgeAudit(readAudit(stdout));
console.log(why);
process.exitCode = isFine ? 0 : 1;
