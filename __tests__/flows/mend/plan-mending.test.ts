import { expect, test } from '@jest/globals';
import type { AnswerRequest } from '../../../src/flows/answer-request.ts';
import { MEND, planMending } from '../../../src/flows/mend/plan-mending.ts';
import { HostError } from '../../../src/host/github/host-error.ts';
import type { PullFaults } from '../../../src/ports/pull-faults.ts';
import type { PullFinding } from '../../../src/thread/decide.ts';
import { createFakeCodeHost, MAINTAINER } from '../../support/fake-code-host.ts';
import { requestOf } from '../../support/simulated-run.ts';

const link = 'https://github.com/o/r/pull/9';
const OPEN: PullFinding = { state: 'open', link };
const SOUND: PullFaults = {
  head: 'a'.repeat(40),
  conflict: 'no',
  checks: { items: [] },
  threads: { items: [] },
};
const BROKEN: PullFaults = { ...SOUND, conflict: 'yes' };
const DOUBTFUL: PullFaults = { ...SOUND, conflict: 'unknown' };
const UNREAD: PullFaults = {
  ...SOUND,
  checks: { items: [], unread: new HostError('unreachable', 'HTTP 502') },
};

/** What `/docs fix …` comes to where the host tells of these faults, or fails. */
async function plan(
  text: string,
  { pull, faults = SOUND }: { pull?: PullFinding; faults?: PullFaults | Error } = {},
) {
  const command = { id: 3, body: `/docs fix ${text}` };
  const how = { run: '12', attempt: 1, command, timeoutMs: 600_000 };
  const request = requestOf(how, { startedMs: 0, wallMs: 0 });
  if (request.plan.kind !== 'command' || request.plan.fix === undefined) throw new Error('no fix');
  const fix = { ...request.plan, fix: request.plan.fix } as const;
  const host = createFakeCodeHost();
  host.openMending = async () => ({
    locate: () => ({ repository: 'o/r', number: 9 }),
    faults: async () => {
      if (faults instanceof Error) throw faults;
      return faults;
    },
    reply: async () => {},
  });
  const asked: AnswerRequest & { plan: typeof fix } = { ...request, plan: fix };
  const mending = await planMending(asked, { host, pull });
  return { mending, lookups: host.calls, plan: fix };
}

const NO_PULL = 'This thread has no open pull request of a job, so there is nothing to fix.';
const FOUND = 'Found on commit aaaaaaaaaa: a conflict with the base branch.';
const NOTHING = 'Nothing is wrong with the pull request, as far as the code host tells.';
const PART = 'Nothing wrong was found in what could be read of the pull request, which is not all.';
const DOUBT = 'Whether the branch conflicts with its base branch is not known.';
const CHECKS = 'The checks and statuses could not be read (HTTP 502).';
const DOWN = `What is wrong with ${link} could not be read (HTTP 502).`;
const GONE = "Whether this thread's job has an open pull request could not be read (HTTP 500).";

test.each<[string, { pull?: PullFinding; faults?: PullFaults | Error }, string, boolean]>([
  ['no pull request', {}, `${NO_PULL} Nothing was sent. Write what should be done: /docs …`, true],
  [
    'a merged one',
    { pull: { ...OPEN, state: 'merged' } },
    `${NO_PULL} Nothing was sent. Write what should be done: /docs …`,
    true,
  ],
  [
    'one that could not be read',
    { pull: { state: 'unread', link, why: 'HTTP 500.' } },
    `${GONE} Nothing was sent; run again later.`,
    false,
  ],
  [
    'faults that could not be read',
    { pull: OPEN, faults: new HostError('unreachable', 'HTTP 502') },
    `${DOWN} Nothing was sent; run again later.`,
    false,
  ],
  ['one that is sound', { pull: OPEN }, `${NOTHING} Nothing was sent.`, true],
  ['a doubt', { pull: OPEN, faults: DOUBTFUL }, `${PART} ${DOUBT} Nothing was sent.`, true],
  ['a part unread', { pull: OPEN, faults: UNREAD }, `${PART} ${CHECKS} Nothing was sent.`, false],
])('the bare word sends nothing with %s', async (_, given, why, isKnown) => {
  expect((await plan('', given)).mending).toEqual({ kind: 'none', isKnown, why });
});

test('the bare word sends what is wrong', async () => {
  expect((await plan('', { pull: OPEN, faults: BROKEN })).mending).toMatchObject({
    kind: 'send',
    instruction: MEND,
    faults: { head: SOUND.head, conflict: true },
    note: FOUND,
  });
});

test('an instruction goes before what is wrong', async () => {
  const { mending } = await plan('and shorten it', { pull: OPEN, faults: BROKEN });
  expect(mending).toMatchObject({
    instruction: `and shorten it\n\n${MEND}`,
    faults: { conflict: true },
    note: FOUND,
  });
});

test.each<[string, { pull?: PullFinding; faults?: PullFaults | Error }, string]>([
  ['no pull request', {}, ''],
  ['one that could not be read', { pull: { state: 'unread', link, why: 'HTTP 500.' } }, GONE],
  ['faults that could not be read', { pull: OPEN, faults: new HostError('unreachable', 'HTTP 502') }, DOWN],
  ['one that is sound', { pull: OPEN }, NOTHING],
  ['a part unread', { pull: OPEN, faults: UNREAD }, `${NOTHING} ${CHECKS}`],
])('with %s an instruction is sent as it was written', async (_, given, note) => {
  const { mending, plan: of } = await plan('the heading', given);
  expect(mending).toEqual({ kind: 'send', instruction: of.instruction, note });
  expect(of.instruction).toContain('the heading');
});

test('who asked counts as a reviewer without being looked up', async () => {
  const words = [{ author: MAINTAINER, body: 'Wrong.', atMs: 0 }];
  const threads = {
    items: [{ id: 'T', isOpen: true, path: 'a.md', line: 1, comments: words }],
  };
  const { mending, lookups } = await plan('', { pull: OPEN, faults: { ...SOUND, threads } });
  expect(mending).toMatchObject({ kind: 'send', faults: { threads: [{ id: 'T' }] } });
  expect(lookups).toEqual([]);
});
