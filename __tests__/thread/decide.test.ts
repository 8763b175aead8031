import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  candidateJob,
  decideContinuity,
  type JobFinding,
  type PullState,
  type RequestFacts,
} from '../../src/thread/decide.ts';
import { FOLLOW_UPS } from '../../src/thread/follow-ups.ts';
import { MARKER_STATES, type Marker } from '../../src/thread/marker.ts';

const REQUEST = 'a'.repeat(32);
const marker = (change: Partial<Marker> = {}): Marker => ({
  repository: 'octo/docs',
  thread: 12,
  project: 'p',
  host: 'api.mintlify.com',
  job: 'old',
  run: '1',
  attempt: 1,
  state: 'completed',
  request: 'b'.repeat(32),
  ...change,
});
const facts = (change: Partial<RequestFacts> = {}): RequestFacts => ({
  command: 'instruct',
  followUp: 'auto',
  run: '2',
  attempt: 1,
  request: REQUEST,
  markers: [marker()],
  commandWord: '/docs',
  ...change,
});
const rerun = (own: Partial<Marker>, change: Partial<RequestFacts> = {}) =>
  facts({ attempt: 2, markers: [marker({ run: '2', request: REQUEST, ...own }), marker()], ...change });
const found = (status: 'active' | 'completed' | 'archived' | 'failed'): JobFinding => ({
  kind: 'found',
  status,
});
const lost = { job: undefined, state: 'unknown' } as const;

type Found = { job?: JobFinding; pull?: PullState };

describe('decideContinuity', () => {
  test.each<[string, RequestFacts, Found, object]>([
    ['the first command of a thread', facts({ markers: [] }), {}, { kind: 'create' }],
    ['a follow-up', facts(), { job: found('completed'), pull: 'open' }, { kind: 'continue', jobId: 'old' }],
    ['a job that is still active', facts(), { job: found('active') }, { kind: 'continue', jobId: 'old' }],
    ['a failed job', facts(), { job: found('failed') }, { kind: 'continue', jobId: 'old' }],
    [
      'a pull request nobody can read',
      facts(),
      { job: found('completed'), pull: 'unknown' },
      { kind: 'continue', jobId: 'old' },
    ],
    ['a service that does not say', facts(), { job: { kind: 'unseen' } }, { kind: 'continue', jobId: 'old' }],
    [
      'a merged pull request',
      facts(),
      { job: found('completed'), pull: 'merged' },
      { kind: 'create', sentence: expect.stringContaining('merged') },
    ],
    [
      'a closed pull request',
      facts(),
      { job: found('completed'), pull: 'closed' },
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
      { job: found('completed'), pull: 'merged' },
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
      rerun({ job: 'given', state: 'completed' }, { jobId: 'given' }),
      { job: found('completed') },
      { kind: 'adopt', jobId: 'given' },
    ],
    [
      'the jobId input in a re-run whose message may not have arrived',
      rerun({ job: 'given', state: 'unknown' }, { jobId: 'given' }),
      { job: found('completed') },
      { kind: 'refuse', reason: 'unknown-left-behind' },
    ],
    [
      'the jobId input after an unknown',
      facts({ jobId: 'given', markers: [marker(lost)] }),
      {},
      { kind: 'continue', jobId: 'given' },
    ],
    [
      'notes and refusals are passed over',
      facts({ markers: [marker({ state: 'note' }), marker({ state: 'refused', job: undefined }), marker()] }),
      { job: found('completed') },
      { kind: 'continue', jobId: 'old' },
    ],
    [
      'an unknown left in the thread',
      facts({ markers: [marker(lost), marker()] }),
      {},
      { kind: 'refuse', reason: 'unknown-left-behind' },
    ],
    [
      'a machine that died while creating',
      facts({ markers: [marker({ ...lost, state: 'creating' })] }),
      {},
      { kind: 'refuse', reason: 'unknown-left-behind' },
    ],
    ['new after an unknown', facts({ command: 'new', markers: [marker(lost)] }), {}, { kind: 'create' }],
    [
      'a re-run',
      rerun({ job: 'mine', state: 'timeout' }),
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
    ['a re-run after an unknown', rerun(lost), {}, { kind: 'refuse', reason: 'unknown-left-behind' }],
    [
      'a re-run of new after an unknown',
      rerun(lost, { command: 'new' }),
      {},
      { kind: 'refuse', reason: 'unknown-left-behind' },
    ],
    [
      'a re-run after a crash',
      rerun({ ...lost, state: 'creating' }),
      {},
      { kind: 'refuse', reason: 'unknown-left-behind' },
    ],
    [
      'a re-run after a lost message that arrived',
      rerun({ job: 'mine', state: 'unknown' }),
      { job: found('active') },
      { kind: 'adopt', jobId: 'mine' },
    ],
    [
      'a re-run after a lost message',
      rerun({ job: 'mine', state: 'sending' }),
      { job: found('completed') },
      { kind: 'refuse', reason: 'unknown-left-behind' },
    ],
    [
      'a re-run after a refusal',
      rerun({ job: undefined, state: 'refused' }),
      { job: found('completed') },
      { kind: 'continue', jobId: 'old' },
    ],
    [
      'a note of the earlier attempt',
      rerun({ job: undefined, state: 'note' }),
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
      facts({ command: 'status', markers: [marker(lost), marker()] }),
      {},
      { kind: 'report', jobId: 'old' },
    ],
    [
      'status where followUp is never',
      facts({ command: 'status', followUp: 'never' }),
      {},
      { kind: 'report', jobId: 'old' },
    ],
    [
      'status of nothing',
      facts({ command: 'status', markers: [] }),
      {},
      { kind: 'refuse', reason: 'nothing-to-report' },
    ],
  ])('%s', (_, request, seen, expected) => {
    expect(decideContinuity(request, seen)).toMatchObject(expected);
  });

  const anyFacts = fc.record({
    command: fc.constantFrom('instruct' as const, 'new' as const, 'status' as const),
    followUp: fc.constantFrom(...FOLLOW_UPS),
    run: fc.constantFrom('1', '2'),
    attempt: fc.integer({ min: 1, max: 3 }),
    request: fc.constantFrom(REQUEST, 'b'.repeat(32)),
    commandWord: fc.constant('/docs'),
    markers: fc.array(
      fc
        .record({
          job: fc.constantFrom('j1', 'j2', undefined),
          run: fc.constantFrom('1', '2'),
          attempt: fc.integer({ min: 1, max: 3 }),
          state: fc.constantFrom(...MARKER_STATES),
          request: fc.constantFrom(REQUEST, 'b'.repeat(32)),
        })
        .map((change) => marker(change)),
      { maxLength: 4 },
    ),
  });
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
    pull: fc.constantFrom<PullState | undefined>('open', 'merged', 'closed', 'unknown', undefined),
  });

  test('only the candidate is acted on, and a lost create is never repeated', () => {
    fc.assert(
      fc.property(anyFacts, anyFound, (request, seen) => {
        const decision = decideContinuity(request, seen);
        if ('jobId' in decision) expect(decision.jobId).toBe(candidateJob(request));
        const own = request.markers.find(
          (m) =>
            m.run === request.run &&
            m.attempt < request.attempt &&
            m.request === request.request &&
            !['note', 'refused'].includes(m.state),
        );
        if (own !== undefined && request.command !== 'status')
          expect(['adopt', 'refuse']).toContain(decision.kind);
        if (request.command === 'status') expect(['report', 'refuse']).toContain(decision.kind);
        if (decision.kind === 'adopt') expect(request.attempt).toBeGreaterThan(1);
      }),
      { numRuns: 2000 },
    );
  });
});
