import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  type Continuity,
  candidateJob,
  decideContinuity,
  type Earlier,
  isRequest,
  type JobFinding,
  type PullFinding,
  type RequestFacts,
} from '../../src/thread/decide.ts';
import { FOLLOW_UPS } from '../../src/thread/follow-ups.ts';

const REQUEST = 'a'.repeat(32);
type Kind = Earlier['trace']['kind'];
type Left = Partial<Omit<Earlier, 'trace'>> & { kind?: Kind; job?: string | undefined };

/** What a request left: by itself, that the job `old` took it. */
function left({ kind = 'taken', ...change }: Left = {}): Earlier {
  const { job: jobId, ...rest } = { job: 'old', ...change };
  return { run: '1', attempt: 1, request: 'b'.repeat(32), ...rest, trace: { kind, jobId } };
}
const facts = (change: Partial<RequestFacts> = {}): RequestFacts => ({
  command: 'instruct',
  followUp: 'auto',
  run: '2',
  attempt: 1,
  request: REQUEST,
  earlier: [left()],
  commandWord: '/docs',
  ...change,
});
const rerun = (own: Left, change: Partial<RequestFacts> = {}) =>
  facts({ attempt: 2, earlier: [left({ run: '2', request: REQUEST, ...own }), left()], ...change });
const found = (status: 'active' | 'completed' | 'archived' | 'failed'): JobFinding => ({
  kind: 'found',
  status,
});
const lost = { job: undefined, kind: 'unknown' } as const;

const LINK = 'https://github.com/o/r/pull/9';
const pull = (state: Exclude<PullFinding['state'], 'unread'>): PullFinding => ({ link: LINK, state });
const UNREAD: PullFinding = { link: LINK, state: 'unread', why: 'HTTP 404' };

type Found = { job?: JobFinding; pull?: PullFinding };

describe('decideContinuity', () => {
  test.each<[string, RequestFacts, Found, object]>([
    ['the first command of a thread', facts({ earlier: [] }), {}, { kind: 'create' }],
    [
      'a re-run whose earlier attempt left no comment',
      facts({ attempt: 2, hasLeft: true }),
      { job: found('completed'), pull: pull('open') },
      {
        kind: 'refuse',
        reason: 'unknown-left-behind',
        sentence: expect.stringMatching(/A job may have been created.*\/docs new in the thread/),
      },
    ],
    [
      'a re-run whose earlier attempt left no comment, with new',
      facts({ attempt: 2, hasLeft: true, command: 'new', earlier: [] }),
      {},
      { kind: 'refuse' },
    ],
    [
      'a re-run whose earlier attempt left no comment, with jobId',
      facts({ attempt: 2, hasLeft: true, jobId: 'given' }),
      {},
      { kind: 'refuse' },
    ],
    [
      'jobId, of a job whose pull request is merged',
      facts({ jobId: 'given' }),
      { job: found('completed'), pull: pull('merged') },
      { kind: 'continue', jobId: 'given' },
    ],
    [
      'jobId, of a job that is archived',
      facts({ jobId: 'given', followUp: 'always' }),
      { job: found('archived') },
      { kind: 'continue', jobId: 'given' },
    ],
    [
      'jobId, where the thread’s jobs are never gone on with',
      facts({ jobId: 'given', followUp: 'never' }),
      { job: found('completed') },
      { kind: 'continue', jobId: 'given' },
    ],
    [
      'a re-run that only looks',
      facts({ attempt: 2, hasLeft: true, command: 'status' }),
      {},
      { kind: 'report', jobId: 'old' },
    ],
    [
      'a follow-up',
      facts(),
      { job: found('completed'), pull: pull('open') },
      { kind: 'continue', jobId: 'old' },
    ],
    ['a job that is still active', facts(), { job: found('active') }, { kind: 'continue', jobId: 'old' }],
    ['a failed job', facts(), { job: found('failed') }, { kind: 'continue', jobId: 'old' }],
    [
      'a pull request nobody can read',
      facts(),
      { job: found('completed'), pull: pull('elsewhere') },
      { kind: 'continue', jobId: 'old' },
    ],
    ['a service that does not say', facts(), { job: { kind: 'unseen' } }, { kind: 'continue', jobId: 'old' }],
    [
      'a merged pull request',
      facts(),
      { job: found('completed'), pull: pull('merged') },
      { kind: 'create', sentence: expect.stringContaining('merged') },
    ],
    [
      'a closed pull request',
      facts(),
      { job: found('completed'), pull: pull('closed') },
      { kind: 'create', sentence: expect.stringContaining('closed') },
    ],
    [
      'an archived job',
      facts(),
      { job: found('archived') },
      { kind: 'create', sentence: expect.stringContaining('archived') },
    ],
    [
      'a job that is gone',
      facts(),
      { job: { kind: 'missing' } },
      { kind: 'create', sentence: expect.stringContaining('no longer known') },
    ],
    [
      'always, merged',
      facts({ followUp: 'always' }),
      { job: found('completed'), pull: pull('merged') },
      { kind: 'continue', jobId: 'old' },
    ],
    [
      'always, archived',
      facts({ followUp: 'always' }),
      { job: found('archived') },
      { kind: 'refuse', reason: 'archived' },
    ],
    [
      'always, gone',
      facts({ followUp: 'always' }),
      { job: { kind: 'missing' } },
      { kind: 'refuse', reason: 'missing' },
    ],
    ['never', facts({ followUp: 'never' }), {}, { kind: 'create' }],
    ['new', facts({ command: 'new' }), {}, { kind: 'create' }],
    ['the jobId input', facts({ jobId: 'given' }), {}, { kind: 'continue', jobId: 'given' }],
    [
      'the jobId input in a re-run whose message arrived',
      rerun({ job: 'given', kind: 'taken' }, { jobId: 'given' }),
      { job: found('completed') },
      { kind: 'adopt', jobId: 'given' },
    ],
    [
      'a re-run of an attempt that came to its end',
      rerun({ job: 'mine', kind: 'ended' }),
      {},
      { kind: 'adopt', jobId: 'mine', sentence: expect.stringContaining('tells again how attempt 1 ended') },
    ],
    [
      'the jobId input in a re-run of an attempt that ended on another job',
      rerun({ job: 'mine', kind: 'ended' }, { jobId: 'given' }),
      { job: found('completed') },
      { kind: 'continue', jobId: 'given' },
    ],
    [
      'the jobId input in a re-run whose message may not have arrived',
      rerun({ job: 'given', kind: 'unknown' }, { jobId: 'given' }),
      { job: found('completed') },
      { kind: 'refuse', reason: 'unknown-left-behind' },
    ],
    [
      'the jobId input in a re-run whose message is proven by a job that moves',
      rerun({ job: 'given', kind: 'under-way' }, { jobId: 'given' }),
      { job: found('active') },
      { kind: 'adopt', jobId: 'given' },
    ],
    [
      'the jobId input in a re-run whose comment names no job: its edits may have failed',
      rerun({ job: undefined, kind: 'under-way' }, { jobId: 'given' }),
      { job: found('active') },
      { kind: 'refuse', reason: 'unknown-left-behind' },
    ],
    [
      'the jobId input in a re-run that went to another job',
      rerun({ job: 'mine' }, { jobId: 'given' }),
      { job: found('completed') },
      { kind: 'continue', jobId: 'given' },
    ],
    [
      'the jobId input in a re-run after nothing was sent',
      rerun({ job: 'given', kind: 'nothing' }, { jobId: 'given' }),
      { job: found('completed') },
      { kind: 'continue', jobId: 'given' },
    ],
    [
      'the jobId input after an unknown',
      facts({ jobId: 'given', earlier: [left(lost)] }),
      {},
      { kind: 'continue', jobId: 'given' },
    ],
    [
      'notes and refusals are passed over',
      facts({ earlier: [left({ kind: 'nothing' }), left({ kind: 'nothing', job: undefined }), left()] }),
      { job: found('completed') },
      { kind: 'continue', jobId: 'old' },
    ],
    [
      'an unknown left in the thread',
      facts({ earlier: [left(lost), left()] }),
      {},
      { kind: 'refuse', reason: 'unknown-left-behind' },
    ],
    [
      'a machine that died while creating',
      facts({ earlier: [left({ ...lost, kind: 'under-way' })] }),
      {},
      { kind: 'refuse', reason: 'unknown-left-behind' },
    ],
    ['new after an unknown', facts({ command: 'new', earlier: [left(lost)] }), {}, { kind: 'create' }],
    [
      'a re-run',
      rerun({ job: 'mine', kind: 'taken' }),
      { job: found('active') },
      { kind: 'adopt', jobId: 'mine' },
    ],
    [
      'a re-run of new',
      rerun({ job: 'mine' }, { command: 'new' }),
      { job: found('completed') },
      { kind: 'adopt', jobId: 'mine' },
    ],
    [
      'a re-run with followUp never',
      rerun({ job: 'mine' }, { followUp: 'never' }),
      {},
      { kind: 'adopt', jobId: 'mine' },
    ],
    [
      'a create whose answer was not seen, of a service that has ended with its run',
      facts({ earlier: [left(lost)], endsWithRun: true }),
      {},
      { kind: 'create', sentence: expect.stringMatching(/^Whether run 1 made a job was not seen\./) },
    ],
    ['a re-run of it', rerun(lost, { endsWithRun: true }), {}, { kind: 'create' }],
    ['a re-run after an unknown', rerun(lost), {}, { kind: 'refuse', reason: 'unknown-left-behind' }],
    [
      'a re-run of new after an unknown',
      rerun(lost, { command: 'new' }),
      {},
      { kind: 'refuse', reason: 'unknown-left-behind' },
    ],
    [
      'a re-run after a crash',
      rerun({ ...lost, kind: 'under-way' }),
      {},
      { kind: 'refuse', reason: 'unknown-left-behind' },
    ],
    [
      'a re-run after a lost message that arrived',
      rerun({ job: 'mine', kind: 'unknown' }),
      { job: found('active') },
      { kind: 'adopt', jobId: 'mine' },
    ],
    [
      'a re-run after a lost message',
      rerun({ job: 'mine', kind: 'under-way' }),
      { job: found('completed') },
      { kind: 'refuse', reason: 'unknown-left-behind' },
    ],
    [
      'a re-run after a refusal',
      rerun({ job: undefined, kind: 'nothing' }),
      { job: found('completed') },
      { kind: 'continue', jobId: 'old' },
    ],
    [
      'a note of the earlier attempt',
      rerun({ job: undefined, kind: 'nothing' }),
      { job: found('completed') },
      { kind: 'continue', jobId: 'old' },
    ],
    [
      'the same attempt is no re-run',
      rerun({ job: 'mine', attempt: 2 }),
      { job: found('completed') },
      { kind: 'continue', jobId: 'mine' },
    ],
    [
      'another request of the same run',
      rerun({ job: 'mine', request: 'c'.repeat(32) }),
      { job: found('completed') },
      { kind: 'continue', jobId: 'mine' },
    ],
    ['status', facts({ command: 'status' }), {}, { kind: 'report', jobId: 'old' }],
    [
      'status after an unknown',
      facts({ command: 'status', earlier: [left(lost), left()] }),
      {},
      { kind: 'report', jobId: 'old' },
    ],
    [
      'status where the last request was only a look',
      facts({ command: 'status', earlier: [left({ kind: 'nothing', job: 'seen' }), left()] }),
      {},
      { kind: 'report', jobId: 'seen' },
    ],
    [
      'status where followUp is never',
      facts({ command: 'status', followUp: 'never' }),
      {},
      { kind: 'report', jobId: 'old' },
    ],
    [
      'status of nothing',
      facts({ command: 'status', earlier: [] }),
      {},
      { kind: 'refuse', reason: 'nothing-to-report' },
    ],
  ])('%s', (_, request, seen, expected) => {
    expect(decideContinuity(request, seen)).toMatchObject(expected);
  });

  const anyGiven = fc.record({ jobId: fc.constantFrom('j1', 'j3') }, { requiredKeys: [] });
  const someFacts = fc.record({
    command: fc.constantFrom('instruct' as const, 'new' as const, 'status' as const),
    followUp: fc.constantFrom(...FOLLOW_UPS),
    run: fc.constantFrom('1', '2'),
    attempt: fc.integer({ min: 1, max: 3 }),
    request: fc.constantFrom(REQUEST, 'b'.repeat(32)),
    commandWord: fc.constant('/docs'),
    earlier: fc.array(
      fc
        .record({
          job: fc.constantFrom('j1', 'j2', undefined),
          run: fc.constantFrom('1', '2'),
          attempt: fc.integer({ min: 1, max: 3 }),
          kind: fc.constantFrom<Kind>('nothing', 'under-way', 'unknown', 'taken'),
          request: fc.constantFrom(REQUEST, 'b'.repeat(32)),
        })
        .map((change) => left(change)),
      { maxLength: 4 },
    ),
  });
  const anyFacts = fc.tuple(someFacts, anyGiven).map(([some, given]) => ({ ...some, ...given }));
  const anyFound = fc.record({
    job: fc.constantFrom<JobFinding | undefined>(
      found('active'),
      found('completed'),
      found('archived'),
      found('failed'),
      { kind: 'missing' },
      { kind: 'unseen' },
      undefined,
    ),
    pull: fc.constantFrom<PullFinding | undefined>(
      pull('open'),
      pull('merged'),
      pull('closed'),
      pull('elsewhere'),
      UNREAD,
      undefined,
    ),
  });

  test('only the candidate is acted on, and a lost create is never repeated', () => {
    fc.assert(
      fc.property(anyFacts, anyFound, (request, seen) => {
        const decision = decideContinuity(request, seen);
        if ('jobId' in decision) expect(decision.jobId).toBe(candidateJob(request));
        const own = request.earlier.find(
          (one) =>
            one.run === request.run &&
            one.attempt < request.attempt &&
            one.request === request.request &&
            isRequest(one),
        );
        const isElsewhere = request.jobId !== undefined && own?.trace.jobId !== undefined;
        if (own !== undefined && request.command !== 'status' && !isElsewhere)
          expect(['adopt', 'refuse']).toContain(decision.kind);
        if (request.command === 'status') expect(['report', 'refuse']).toContain(decision.kind);
        if (decision.kind === 'adopt') expect(request.attempt).toBeGreaterThan(1);
        // What this very request sent to a job, or may have sent, does not go there again.
        if (own !== undefined && decision.kind === 'continue')
          expect(decision.jobId).not.toBe(own.trace.jobId);
      }),
      { numRuns: 2000 },
    );
  });
});

test('an attempt that came to its end has no job to look at', () => {
  expect(candidateJob(rerun({ job: 'mine', kind: 'ended' }))).toBeUndefined();
  expect(candidateJob(rerun({ job: 'mine', kind: 'ended' }, { jobId: 'given' }))).toBe('given');
  expect(candidateJob(rerun({ job: 'mine', kind: 'ended' }, { command: 'status' }))).toBe('mine');
  expect(candidateJob(rerun({ job: 'mine', kind: 'taken' }))).toBe('mine');
});

test('where nothing is sent, whatever a look would show, there is none', () => {
  const untold = { attempt: 2, hasLeft: true };
  expect(candidateJob(facts(untold))).toBeUndefined();
  expect(candidateJob(facts({ ...untold, jobId: 'given' }))).toBeUndefined();
  expect(candidateJob(rerun({ job: 'mine' }, { hasLeft: true }))).toBe('mine');
});

test('who asks how it stands hears of the newest job, in a re-run too, or of the one that is given', () => {
  const earlier = [left({ job: 'newest' }), left({ run: '2', request: REQUEST, job: 'mine' })];
  const status = facts({ command: 'status', attempt: 2, hasLeft: true, followUp: 'never', earlier });
  expect(candidateJob(status)).toBe('newest');
  expect(candidateJob({ ...status, jobId: 'given' })).toBe('given');
  expect(candidateJob({ ...status, earlier: [left(lost), ...earlier] })).toBe('newest');
});

test('a job that is to be new needs no look at the one before', () => {
  expect(candidateJob(facts({ command: 'new' }))).toBeUndefined();
  expect(candidateJob(facts({ followUp: 'never' }))).toBeUndefined();
  expect(candidateJob(facts({ command: 'new', followUp: 'never', jobId: 'given' }))).toBe('given');
  expect(candidateJob(facts())).toBe('old');
});

test.each([
  ['taken', 'it takes over job mine from attempt 1 and sends nothing'],
  ['ended', 'it tells again how attempt 1 ended on job mine, and sends nothing'],
] as const)('what a re-run does of what was %s is said', (kind, what) => {
  expect(decideContinuity(rerun({ job: 'mine', kind }))).toEqual({
    kind: 'adopt',
    jobId: 'mine',
    sentence: `This is attempt 2 of the run: ${what}.`,
  });
});

const LAST = "This thread's last job, old, is";
test.each<[string, RequestFacts['followUp'], Found, Continuity]>([
  [
    'a job that is archived',
    'auto',
    { job: found('archived') },
    { kind: 'create', sentence: `${LAST} archived, so this is a new job.` },
  ],
  [
    'an archived job that has to go on',
    'always',
    { job: found('archived') },
    { kind: 'refuse', reason: 'archived', sentence: `${LAST} archived. /docs new starts another.` },
  ],
  [
    'a job that is gone and has to go on',
    'always',
    { job: { kind: 'missing' } },
    {
      kind: 'refuse',
      reason: 'missing',
      sentence: `${LAST} no longer known to the service. /docs new starts another.`,
    },
  ],
  [
    'a pull request that can’t be read',
    'auto',
    { job: found('completed'), pull: { ...UNREAD, why: 'code.example answered HTTP 502.' } },
    {
      kind: 'continue',
      jobId: 'old',
      sentence:
        "Whether the pull request of this thread's last job is still open could not be read (code.example answered HTTP 502). " +
        'It is taken for open, so job old goes on; /docs new starts another.',
    },
  ],
  [
    'a pull request that can’t be read, and need not be',
    'always',
    { job: found('completed'), pull: UNREAD },
    { kind: 'continue', jobId: 'old' },
  ],
  [
    'a pull request that was merged',
    'auto',
    { job: found('completed'), pull: pull('merged') },
    {
      kind: 'create',
      sentence: "The pull request of this thread's last job is merged, so this is a new job.",
    },
  ],
  [
    'a pull request that is open',
    'auto',
    { job: found('completed'), pull: pull('open') },
    { kind: 'continue', jobId: 'old' },
  ],
])('how the thread goes on is said where it can’t be expected: %s', (_, followUp, seen, decision) => {
  expect(decideContinuity(facts({ followUp }), seen)).toEqual(decision);
});

test('what was left behind unseen is said with its job, its run, and what to do', () => {
  const created = decideContinuity(facts({ earlier: [left(lost)] }));
  const messaged = decideContinuity(rerun({ job: 'mine', kind: 'unknown' }), { job: found('completed') });
  const rest =
    ' and the answer was not seen; check the dashboard before running again. If there is none, write /docs new to start ' +
    "another job; the workflow's jobId input, in a new run, continues a known one.";
  expect([created, messaged]).toEqual([
    {
      kind: 'refuse',
      reason: 'unknown-left-behind',
      sentence: `A job may have been created by run 1, attempt 1,${rest}`,
    },
    {
      kind: 'refuse',
      reason: 'unknown-left-behind',
      sentence: `Job mine may have been told by run 2, attempt 1,${rest}`,
    },
  ]);
});

test('a re-run of which nothing is known says so, and how to ask anew', () => {
  expect(decideContinuity(facts({ attempt: 2, hasLeft: true }))).toMatchObject({
    sentence:
      'This is a re-run, and there is no comment of an earlier attempt of run 2, so what that sent is not known, and ' +
      'may be kept nowhere: nothing was sent. A job may have been created; check the dashboard. If there is none, ask ' +
      'anew: with /docs new in the thread, or in a new run.',
  });
  expect(decideContinuity(facts({ command: 'status', earlier: [] }))).toEqual({
    kind: 'refuse',
    reason: 'nothing-to-report',
    sentence: 'No job has been asked for in this thread yet.',
  });
});

test('a service that ends with its run keeps no job that was not seen, but may have one that was messaged', () => {
  const endsWithRun = { endsWithRun: true };
  expect(decideContinuity(rerun(lost, endsWithRun))).toEqual({
    kind: 'create',
    sentence:
      'Whether run 2 made a job was not seen. Its service has ended with it; what such a job has pushed is a pull ' +
      'request from a branch docs-agent/…. This is a new job.',
  });
  const messaged = rerun({ job: 'mine', kind: 'unknown' }, endsWithRun);
  expect(decideContinuity(messaged, { job: found('completed') })).toMatchObject({ kind: 'refuse' });
});
