import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import {
  type Deed,
  decideDeeds,
  isKept,
  type PullFacts,
  type TendRules,
} from '../../src/thread/decide-deeds.ts';

const DAY = 24 * 60 * 60_000;
const RULES: TendRules = {
  staleMs: 14 * DAY,
  closeMs: 30 * DAY,
  keepLabel: 'keep-docs',
  updateBranch: true,
  repair: true,
  repairChecks: true,
  repairReviews: true,
  repairMax: 3,
  deleteBranches: true,
};
const head = { sha: 'aa', branch: 'docs-agent/job_1', isHere: true };
const OPEN = { state: 'open', labels: [], hasConflict: false, head } as const;
const FACTS: PullFacts = {
  pull: OPEN,
  jobs: ['job_0', 'job_1'],
  isBehind: false,
  isAtWork: false,
  quietMs: DAY,
  remindedForMs: undefined,
  unreminded: [7, 3],
  isRepairSpent: false,
  isWrong: false,
  repairs: 0,
  isHandedOver: false,
};
const reminded = (days: number): Partial<PullFacts> => ({ remindedForMs: days * DAY, unreminded: [] });
const pullWith = (more: object): Partial<PullFacts> => ({ pull: { ...OPEN, ...more } });
const conflict = pullWith({ hasConflict: true });
const close = (deletesBranch: boolean): Deed => ({ kind: 'close', deletesBranch });
const remind = (...threads: number[]): Deed => ({ kind: 'remind', threads });

describe('what is done to a pull request', () => {
  test.each<[string, Partial<PullFacts>, Partial<TendRules>, readonly Deed[]]>([
    ['a young one', {}, {}, []],
    ['a second before it is stale', { quietMs: 14 * DAY - 1000 }, {}, []],
    ['one that is stale', { quietMs: 14 * DAY }, {}, [remind(7, 3)]],
    ['one that is stale, reminded of in one thread', { quietMs: 15 * DAY, unreminded: [3] }, {}, [remind(3)]],
    ['one that was reminded of', { quietMs: 29 * DAY, ...reminded(15) }, {}, []],
    ['something wrong', { isWrong: true }, {}, [{ kind: 'repair' }]],
    ['something wrong that it was told of at this commit', { isWrong: true, isRepairSpent: true }, {}, []],
    ['something wrong after the last repair', { isWrong: true, repairs: 3 }, {}, [{ kind: 'hand over' }]],
    [
      'the same, with its head spent too',
      { isWrong: true, repairs: 3, isRepairSpent: true },
      {},
      [{ kind: 'hand over' }],
    ],
    ['the same, told already', { isWrong: true, repairs: 3, isHandedOver: true }, {}, []],
    ['a conflict after the last repair', { ...conflict, repairs: 3 }, {}, [{ kind: 'hand over' }]],
    ['nothing wrong after the last repair', { repairs: 3 }, {}, []],
    ['a second before its time is over', { quietMs: 30 * DAY - 1000, ...reminded(16) }, {}, []],
    [
      'reminded of a second too late',
      { quietMs: 40 * DAY, remindedForMs: 16 * DAY - 1000, unreminded: [] },
      {},
      [],
    ],
    ['its time is over', { quietMs: 30 * DAY, ...reminded(16) }, {}, [close(true)]],
    ['it is never to be closed', { quietMs: 300 * DAY, ...reminded(200) }, { closeMs: undefined }, []],
    ['old when it was first seen: a reminder first', { quietMs: 300 * DAY }, {}, [remind(7, 3)]],
    ['old, and reminded of a moment ago', { quietMs: 300 * DAY, ...reminded(0) }, {}, []],
    ['old, and reminded of long enough ago', { quietMs: 316 * DAY, ...reminded(16) }, {}, [close(true)]],
    [
      'branches are to stay',
      { quietMs: 30 * DAY, ...reminded(16) },
      { deleteBranches: false },
      [close(false)],
    ],
    [
      'a branch that is not the agent’s',
      { quietMs: 30 * DAY, ...reminded(16), ...pullWith({ head: { ...head, branch: 'feature' } }) },
      {},
      [close(false)],
    ],
    [
      'a branch of another job, or of another tool',
      {
        quietMs: 30 * DAY,
        ...reminded(16),
        ...pullWith({ head: { ...head, branch: 'docs-agent/docs-upkeep' } }),
      },
      {},
      [close(false)],
    ],
    [
      'a branch of no job, after a job without an id',
      {
        quietMs: 30 * DAY,
        ...reminded(16),
        ...pullWith({ head: { ...head, branch: 'feature' } }),
        jobs: ['job_1', ''],
      },
      {},
      [close(false)],
    ],
    [
      'a branch of a fork',
      { quietMs: 30 * DAY, ...reminded(16), ...pullWith({ head: { ...head, isHere: false } }) },
      {},
      [close(false)],
    ],
    ['behind', { isBehind: true }, {}, [{ kind: 'update' }]],
    ['behind, and branches are not updated', { isBehind: true }, { updateBranch: false }, []],
    ['behind and stale', { isBehind: true, quietMs: 15 * DAY }, {}, [remind(7, 3), { kind: 'update' }]],
    ['in conflict', conflict, {}, [{ kind: 'repair' }]],
    ['in conflict and behind', { ...conflict, isBehind: true }, {}, [{ kind: 'repair' }]],
    ['in conflict and stale', { ...conflict, quietMs: 15 * DAY }, {}, [{ kind: 'repair' }]],
    ['in conflict, asked for already', { ...conflict, isRepairSpent: true }, {}, []],
    [
      'in conflict, asked for already, and stale',
      { ...conflict, isRepairSpent: true, quietMs: 15 * DAY },
      {},
      [remind(7, 3)],
    ],
    ['in conflict, and nothing is repaired', conflict, { repair: false }, []],
    [
      'in conflict, and its time is over',
      { ...conflict, quietMs: 30 * DAY, ...reminded(16) },
      {},
      [close(true)],
    ],
    ['merged', pullWith({ state: 'merged' }), {}, [{ kind: 'conclude', by: 'merge' }]],
    ['closed', pullWith({ state: 'closed' }), {}, [{ kind: 'conclude', by: 'close' }]],
    [
      'merged, though kept',
      pullWith({ state: 'merged', labels: ['keep-docs'] }),
      {},
      [{ kind: 'conclude', by: 'merge' }],
    ],
    ['kept', { ...pullWith({ labels: ['a', 'Keep-Docs'] }), quietMs: 99 * DAY, isBehind: true }, {}, []],
    ['at work', { ...conflict, isAtWork: true, isBehind: true, quietMs: 99 * DAY }, {}, []],
  ])('%s', (_, facts, rules, deeds) => {
    expect(decideDeeds({ ...FACTS, ...facts }, { ...RULES, ...rules })).toEqual(deeds);
  });
});

const time = fc.integer({ min: 0, max: 400 }).map((days) => days * DAY);
const anyFacts: fc.Arbitrary<PullFacts> = fc.record({
  pull: fc.record({
    state: fc.constantFrom('open', 'merged', 'closed'),
    labels: fc.subarray(['keep-docs', 'docs']),
    hasConflict: fc.boolean(),
    head: fc.record({
      sha: fc.constant('aa'),
      branch: fc.constantFrom(
        'docs-agent/job_1',
        'docs-agent/docs-upkeep',
        'docs-agent/',
        'x/docs-agent/job_1',
      ),
      isHere: fc.boolean(),
    }),
  }),
  jobs: fc.subarray(['job_1', 'docs', '']),
  isBehind: fc.boolean(),
  isAtWork: fc.boolean(),
  quietMs: time,
  remindedForMs: fc.option(time, { nil: undefined }),
  unreminded: fc.subarray([7, 3]),
  isRepairSpent: fc.boolean(),
  isWrong: fc.boolean(),
  repairs: fc.nat(5),
  isHandedOver: fc.boolean(),
});
const anyRules: fc.Arbitrary<TendRules> = fc
  .record({
    staleMs: fc.integer({ min: 1, max: 90 }).map((days) => days * DAY),
    more: fc.option(fc.integer({ min: 1, max: 90 }), { nil: undefined }),
    keepLabel: fc.constant('keep-docs'),
    updateBranch: fc.boolean(),
    repair: fc.boolean(),
    repairChecks: fc.boolean(),
    repairReviews: fc.boolean(),
    repairMax: fc.integer({ min: 1, max: 4 }),
    deleteBranches: fc.boolean(),
  })
  .map(({ more, ...rules }) => ({
    ...rules,
    closeMs: more === undefined ? undefined : rules.staleMs + more * DAY,
  }));

describe('whatever a pull request is like', () => {
  test('it is closed only after a reminder that left time, and nothing else is done then', () => {
    fc.assert(
      fc.property(anyFacts, anyRules, (facts, rules) => {
        const deeds = decideDeeds(facts, rules);
        const closing = deeds.find(({ kind }) => kind === 'close');
        if (closing?.kind !== 'close') return;
        expect(deeds).toHaveLength(1);
        expect(rules.closeMs).toBeDefined();
        expect(facts.quietMs).toBeGreaterThanOrEqual(rules.closeMs ?? 0);
        expect(facts.remindedForMs).toBeGreaterThanOrEqual((rules.closeMs ?? 0) - rules.staleMs);
        if (closing.deletesBranch)
          expect([rules.deleteBranches, facts.pull.head]).toMatchObject([
            true,
            { isHere: true, branch: 'docs-agent/job_1' },
          ]);
        if (closing.deletesBranch) expect(facts.jobs).toContain('job_1');
      }),
    );
  });

  test('what is done is done once: with it done, there is nothing more to do', () => {
    fc.assert(
      fc.property(anyFacts, anyRules, (facts, rules) => {
        const after = decideDeeds(facts, rules).reduce<PullFacts | undefined>(carryOut, facts);
        expect(after ? decideDeeds(after, rules) : []).toEqual([]);
      }),
    );
  });
});

/** How it is found right after; undefined where its marker has ended. */
function carryOut(facts: PullFacts | undefined, deed: Deed): PullFacts | undefined {
  switch (deed.kind) {
    case 'conclude':
    case 'close':
      return undefined;
    case 'remind':
      return facts && { ...facts, unreminded: [], remindedForMs: facts.remindedForMs ?? 0 };
    case 'update':
      return facts && { ...facts, isBehind: false };
    case 'hand over':
      return facts && { ...facts, isHandedOver: true };
    case 'repair':
      return facts && { ...facts, isRepairSpent: true, isAtWork: true };
  }
}

test.each<[string[], string, boolean]>([
  [['Keep'], 'keep', true],
  [['docs', 'keep'], 'KEEP', true],
  [['docs'], 'keep', false],
  [[], 'keep', false],
  [[''], '', false],
])('whether labels %j keep a pull request from being tended, by the label %j', (labels, keepLabel, kept) => {
  expect(isKept({ labels }, { keepLabel } as TendRules)).toBe(kept);
});
