import sequencing from '@jest/test-sequencer';

// Its types are those of its CommonJS side, which keeps the class in `default`; imported, it is the class.
const Sequencer = sequencing as unknown as typeof sequencing.default;
type Tests = Parameters<InstanceType<typeof Sequencer>['sort']>[0];

/**
 * The files that take longest, about in that order, and those that mostly wait among those that mostly work. A run for
 * the first time knows no durations and goes by size, which for these says nothing: the two longest came last, alone.
 */
export const LONGEST: readonly string[] = [
  'scenarios/thread-order',
  'server/fire',
  'server/work/restart',
  'scenarios/care',
  'server/work/checks',
  'scenarios/attempts',
  'server/import-logs/import-logs',
  'scenarios/follow-up-thread',
  'server/recover/hosts',
  'scenarios/service',
  'server/work/contexts',
  'scenarios/refresh',
  'server/agent/sandbox',
  'scenarios/command-line',
  'server/work/paths',
  'scenarios/collect',
  'server/several-machines',
  'server/work/odd-trees',
  'scenarios/tend',
  'server/commands/move',
  'server/recover/recover',
  'server/work/standing-checks',
  'server/commands/doctor',
  'scenarios/create-faults',
  'scenarios/getting-started',
  'server/views/engines',
  'server/commands/cli',
  'server/views/postgres',
  'server/work/shut-in-checks',
  'impact/find-impact',
  'scenarios/service-ends',
  'server/work/job',
  'scenarios/budget',
  'server/review/rendered/browser',
  'scenarios/poll-faults',
  'server/agent/limits',
  'server/postgres/stores',
  'scenarios/resources',
  'server/links/broken-links',
  'scenarios/fix',
  'contract/layers',
  'scenarios/gate',
  'server/work/fairness',
  'server/recover/killed',
  'server/commands/import-views',
  'scenarios/threats',
  'server/work/merge',
  'scenarios/examples',
  'demo/demo',
  'flows/turn-order.property',
];

/** A worker keeps every module that it has loaded, and starting a process costs by its size: so files that start many come early. */
const STARTERS = /\/__tests__\/(scenarios|server|impact|contract|demo|runner-service)\//;

/** Jest's order of files, the longest before all others, then those that start processes. */
export default class LongestFirst extends Sequencer {
  override async sort(tests: Tests): Promise<Tests> {
    const sorted = await super.sort(tests);
    return sorted.sort((a, b) => rank(a.path) - rank(b.path));
  }
}

function rank(path: string): number {
  const at = LONGEST.findIndex((name) => path.endsWith(`/__tests__/${name}.test.ts`));
  if (at !== -1) return at;
  return STARTERS.test(path) ? LONGEST.length : LONGEST.length + 1;
}
