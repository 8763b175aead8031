import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { publishCommands } from './release/commands.ts';
import { readFacts } from './release/facts.ts';
import { makeRelease, takeRelease } from './release/make.ts';
import { decideRelease, type Plan } from './release/plan.ts';
import { publishRelease } from './release/publish.ts';
import { Refusal, tryRun } from './release/run.ts';

const HELP = `npm run release -- --dry-run [--version 1.2.3]   does all that needs no network, in a copy, and prints the rest
npm run release -- --version 1.2.3               makes commit, tag, package and lists; the files stand in release/
npm run release -- --publish                     publishes what stands in release/; release.yml does this

  --remote URL     with --dry-run: the addresses to fill in, where the checkout has no remote
  --dist-checked   with --dry-run: npm run check:dist has passed already
`;

const root = resolve(import.meta.dirname, '..');
const FOLDER = 'release';
const say = (what: string): void => console.log(`  done   ${what}`);

process.exitCode = 1;
try {
  const options = readOptions();
  if (options.help) console.log(HELP);
  else if (options.publish) publishRelease({ root, folder: FOLDER, say });
  else release(options);
  process.exitCode = 0;
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(`No release: ${error.message}`);
}

function release(options: ReturnType<typeof readOptions>): void {
  const { version, remote } = options;
  const isRehearsal = options['dry-run'] === true;
  if (!isRehearsal && version === undefined)
    throw new Refusal('A release needs --version 1.2.3; --dry-run does without.');
  if (!isRehearsal && (remote !== undefined || options['dist-checked']))
    throw new Refusal('--remote and --dist-checked are for --dry-run alone.');

  const facts = readFacts(root);
  const decision = decideRelease({ ...facts, remote: remote ?? facts.remote }, { version, isRehearsal });
  if ('plan' in decision) {
    const { plan } = decision;
    const { branch = 'no branch', last = 'none' } = plan;
    console.log(`Release ${plan.version}, from ${facts.head.slice(0, 7)} on ${branch}, after ${last}`);
    if (!options['dist-checked']) checkDist();
    make(plan, { head: facts.head, isRehearsal });
  } else if (decision.isNothing && isRehearsal && version === undefined) {
    // A checkout that was just released is in good order.
    console.log(decision.refused);
  } else throw new Refusal(decision.refused);
}

function make(plan: Plan, { head, isRehearsal }: { head: string; isRehearsal: boolean }): void {
  const place = mkdtempSync(join(tmpdir(), 'release-'));
  const copy = join(place, 'copy');
  const folder = isRehearsal ? join(place, 'files') : join(root, FOLDER);
  try {
    if (!isRehearsal) rmSync(folder, { recursive: true, force: true });
    const date = new Date().toISOString().slice(0, 10);
    const made = makeRelease(plan, { root, copy, folder, head, date, isRehearsal, say });
    if (!isRehearsal) takeRelease(plan, { root, copy });
    console.log('  left   attest the provenance of all in checksums.txt, and the list of what is bundled');
    for (const command of Object.values(publishCommands(made, FOLDER)))
      if (command !== undefined) console.log(`  left   ${command.join(' ')}`);
    if (isRehearsal) console.log('Nothing was kept, and nothing was sent.');
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

function readOptions() {
  try {
    return parseArgs({
      options: {
        'dry-run': { type: 'boolean' },
        'dist-checked': { type: 'boolean' },
        publish: { type: 'boolean' },
        help: { type: 'boolean' },
        version: { type: 'string' },
        remote: { type: 'string' },
      },
    }).values;
  } catch (error) {
    throw new Refusal(`${(error as Error).message}\n${HELP}`);
  }
}

function checkDist(): void {
  const { isOk, stderr } = tryRun([process.execPath, 'scripts/check-dist.ts'], { cwd: root });
  if (!isOk) throw new Refusal(`dist is not what the sources give: npm run check:dist says why.\n${stderr}`);
  say('dist is what the sources give');
}
