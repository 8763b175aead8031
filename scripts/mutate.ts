import { appendFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { chooseSeed, createDraw } from '../__tests__/support/seeded-random.ts';
import { chooseSources, parseShard, takeShard } from './mutate/choose-sources.ts';
import { drawWindows } from './mutate/draw-windows.ts';
import { renderRooms, renderSurvivors } from './mutate/render.ts';

/**
 * Mutation testing of the rooms that decide: each mutant is one small fault in the sources (a condition turned round, a text
 * emptied), and the tests must fail by it. Scenarios and tests of the service are left out: they start processes of the built
 * dist, which knows nothing of the mutant. A mutant of what is computed once when a module is loaded is shown to the tests of its
 * room alone.
 */
const ROOMS = ['client', 'contract', 'flows', 'instruction', 'job', 'story', 'text', 'thread'];
const HELP = `npm run mutate -- [FOLDER or FILE or FILE:FIRST-LAST]… [--sample WINDOWS] [--seed K] [--shard I/N] [--jobs N]
                     [--least PERCENT] [--summary FILE]

Without a file all of ${ROOMS.map((room) => `src/${room}`).join(', ')}: some hours.
--sample  that many windows of ten lines, drawn over all the files; --seed draws the same ones again
--shard   every Nth file, from the Ith on: all shards together are the whole
--jobs    how many run at a time (default: all cores but one)
--least   ends with 1 where fewer of a hundred are killed
--summary a file to which table and survivors are written as Markdown, behind what is in it`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string' },
    seed: { type: 'string' },
    shard: { type: 'string', default: '1/1' },
    jobs: { type: 'string' },
    least: { type: 'string', default: '0' },
    summary: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
const root = resolve(import.meta.dirname, '..');
if (values.help) console.log(HELP);
else await run();

async function run(): Promise<void> {
  const seed = Number(values.seed ?? chooseSeed(process.env));
  const mutate = choose(seed);
  const stryker = new Stryker({
    testRunner: 'jest',
    testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
    jest: { projectType: 'custom', configFile: 'scripts/mutate/jest.config.js' },
    coverageAnalysis: 'perTest',
    mutate,
    // Not read: the compiler has no interface for programs that the tool knows.
    tsconfigFile: 'none',
    ignorePatterns: ['.cache', 'dist', 'docs', 'build', 'bench', 'demo', 'examples'],
    tempDirName: 'build/mutants',
    cleanTempDir: 'always',
    plugins: ['@stryker-mutator/jest-runner', resolve(import.meta.dirname, 'mutate/tell-at-once.ts')],
    reporters: ['progress-append-only', 'at-once'],
    concurrency: Number(values.jobs ?? Math.max(1, availableParallelism() - 1)),
    timeoutMS: 20_000,
    dryRunTimeoutMinutes: 60,
  });
  const mutants = await stryker.runMutationTest();
  if (values.sample !== undefined) console.log(`${values.sample} windows, seed ${seed}`);
  const survivors = renderSurvivors(mutants, root);
  const { table, score } = renderRooms(mutants, root);
  console.log(`${survivors}\n${table}`);
  if (values.summary !== undefined)
    appendFileSync(values.summary, `${table}\n\n~~~~text\n${survivors}\n~~~~\n`);
  if (score < Number(values.least)) process.exitCode = 1;
}

function choose(seed: number): string[] {
  const named = positionals.length > 0 ? positionals : ROOMS.map((room) => `src/${room}`);
  const files = takeShard(chooseSources(named, root), parseShard(values.shard));
  if (values.sample === undefined) return files;
  return drawWindows(files, { root, count: Number(values.sample), draw: createDraw(seed) });
}
