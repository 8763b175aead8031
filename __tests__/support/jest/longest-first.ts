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
  'scenarios/care',
  'scenarios/service-ends',
  'scenarios/attempts',
  'scenarios/follow-up-thread',
  'scenarios/getting-started',
  'server/work/job',
  'scenarios/service',
  'scenarios/collect',
  'server/work/checks',
  'scenarios/refresh',
  'scenarios/command-line',
  'scenarios/comment-faults',
  'scenarios/tend',
  'server/work/restart',
  'scenarios/service-threats',
  'scenarios/budget',
  'server/recover/hosts',
  'server/several-machines',
  'server/review/rendered/browser',
  'server/import-logs/import-logs',
  'scenarios/resources',
  'impact/find-impact',
  'scenarios/create-faults',
  'scenarios/fix',
  'scenarios/comment-states',
  'server/recover/recover',
  'server/agent/limits',
  'scenarios/poll-faults',
  'scenarios/preview',
  'client/transport',
  'server/agent/sandbox',
  'server/work/contexts',
  'scenarios/impact',
  'contract/release',
  'scenarios/thread-hosts',
  'server/contexts/contexts',
  'server/commands/import-views',
  'scenarios/proxy',
  'demo/demo',
  'text/markdown',
  'server/recover/killed',
  'contract/release-made',
  'server/work/paths',
  'scenarios/gate-teams',
];

/** A worker grows, and starting a process costs by its size: so files that start many come early. */
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
