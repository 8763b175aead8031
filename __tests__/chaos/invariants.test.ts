import { describe, expect, test } from '@jest/globals';
import type { Facts } from '../../scripts/chaos/facts.ts';
import { INVARIANTS, type InvariantName, judge } from '../../scripts/chaos/judge.ts';
import type { Story } from '../../src/story/story.ts';
import {
  act,
  actFacts,
  asked,
  goodFacts,
  JOB,
  LINK,
  looked,
  pullRequest,
  record,
  secrets,
  shownAs,
  written,
} from './good-facts.ts';

const known = { jobId: JOB, job: { status: 'active' } } as const;
const running: Story = { kind: 'running', ...known, turn: { kind: 'first' } };
const archived: Story = {
  kind: 'archived',
  jobId: JOB,
  job: { status: 'archived' },
  turn: { kind: 'first' },
};
const refused: Story = {
  kind: 'refused',
  past: { kind: 'none' },
  about: { kind: 'nothing' },
  why: 'No.',
};
const post = { ...actFacts().result };
const command = (name: string, data: string, title = 'docs-agent') => ({
  name,
  data,
  properties: { title },
  line: `::${name}::${data}`,
});
const sweep = (what: 'collect' | 'tend') => ({ ...act, name: `${what} 1`, what, inputs: {} });
const rerun = { ...act, name: 'run 1.2', attempt: 2 };

/** What breaks each promise; every one of them has to be seen, and by its own invariant. */
const BROKEN: readonly [InvariantName, string, Facts][] = [
  [
    'one job or turn for a request',
    'a re-run makes a second job',
    goodFacts({ service: [asked({}), asked({ seq: 40, act: 'run 1.2', jobId: 'job_1-2' }), looked()] }),
  ],
  [
    'one repair for a head commit',
    'two sweeps ask the same job',
    goodFacts({
      service: [
        asked({}),
        looked(),
        ...[50, 60].map((seq) => {
          const { ask: _, ...event } = asked({ seq, act: 'tend 1', operation: 'message' });
          return event;
        }),
      ],
    }),
  ],
  [
    'no id is lost',
    'the id was answered and stands nowhere',
    goodFacts({
      acts: [
        actFacts({
          exitCode: 1,
          outputs: { jobId: '', status: '', outcome: 'error', prLink: '' },
          state: record(refused),
        }),
      ],
      writes: [],
    }),
  ],
  [
    'no id is lost',
    'a lost answer is told as an error',
    goodFacts({
      acts: [
        actFacts({
          exitCode: 1,
          outputs: { jobId: '', status: '', outcome: 'error', prLink: '' },
          state: {},
        }),
      ],
      service: [asked({ fault: 'reset', isWhole: false })],
      writes: [],
    }),
  ],
  [
    'no id is lost',
    'a killed run has saved nothing before it sent',
    goodFacts({
      acts: [actFacts({ exitCode: null, signal: 'SIGKILL', outputs: {}, state: {}, summary: '' })],
      service: [asked({ fault: 'hang', isWhole: false })],
      writes: [],
    }),
  ],
  [
    'success is proven',
    'the job was never shown as completed',
    goodFacts({ service: [asked({}), looked({ shown: shownAs('active') })] }),
  ],
  [
    'success is proven',
    'the job never took the request',
    goodFacts({ service: [asked({ isTaken: false }), looked()] }),
  ],
  [
    'success is proven',
    'the end is that of a turn before',
    goodFacts({
      service: [
        asked({ seq: 2, act: 'run 0.1', ask: 9 }),
        looked({ seq: 5 }),
        asked({ seq: 10, operation: 'message' }),
        looked({ seq: 20, turn: 1 }),
      ],
    }),
  ],
  [
    'success is proven',
    'nobody named that pull request',
    goodFacts({ service: [asked({}), looked({ shown: shownAs('completed', `${LINK}0`) })] }),
  ],
  [
    'success is proven',
    'unknown ends with 0',
    goodFacts({ acts: [actFacts({ outputs: { ...post.outputs, outcome: 'unknown' } })] }),
  ],
  [
    'all tellings agree',
    'the summary tells another outcome',
    goodFacts({ acts: [actFacts({ summary: post.summary.replace('✅ pull-request', '✅ detached') })] }),
  ],
  [
    'all tellings agree',
    'the summary shows a failure',
    goodFacts({ acts: [actFacts({ summary: post.summary.replace('✅', '❌') })] }),
  ],
  [
    'all tellings agree',
    'the summary names no job',
    goodFacts({ acts: [actFacts({ summary: post.summary.replace(`\`${JOB}\``, 'none') })] }),
  ],
  [
    'all tellings agree',
    'an output is missing',
    goodFacts({ acts: [actFacts({ outputs: { jobId: JOB } })] }),
  ],
  ['all tellings agree', 'the exit code is wrong', goodFacts({ acts: [actFacts({ exitCode: 1 })] })],
  [
    'all tellings agree',
    'an error, and 0',
    goodFacts({ acts: [actFacts({ annotations: [command('error', 'No.')] })] }),
  ],
  ['all tellings agree', 'the log says nothing', goodFacts({ acts: [actFacts({ stdout: '' })] })],
  [
    'all tellings agree',
    'the saved record is another story',
    goodFacts({ acts: [actFacts({ state: record(refused) })] }),
  ],
  [
    'all tellings agree',
    'the saved record is open',
    goodFacts({ acts: [actFacts({ state: record(pullRequest, false) })] }),
  ],
  [
    'a sweep tells what it saw',
    'it has read nothing',
    goodFacts({ acts: [actFacts(), actFacts({ outputs: { jobs: '[]' } }, { act: sweep('collect') })] }),
  ],
  [
    'a sweep tells what it saw',
    'it saw no such end',
    goodFacts({
      acts: [
        actFacts(),
        actFacts(
          { outputs: { jobs: JSON.stringify([{ id: 'job_9', outcome: 'pull-request' }]) } },
          { act: sweep('collect') },
        ),
      ],
      host: [{ seq: 50, act: 'collect 1', number: 1, operation: 'issues/list-comments-for-repo' }],
    }),
  ],
  [
    'heading and marker agree',
    'they do not',
    goodFacts({ writes: [written({ title: 'Working on it', story: pullRequest })] }),
  ],
  [
    'heading and marker agree',
    'there is no marker',
    goodFacts({ writes: [{ ...written({ title: '', story: pullRequest }), body: 'Hello' }] }),
  ],
  [
    'a comment says what is known',
    'a job that nobody answered for',
    goodFacts({
      writes: [written({ title: 'Working on it', story: running }, { seq: 5 }), ...goodFacts().writes],
    }),
  ],
  [
    'a comment says what is known',
    'an end before it was shown',
    goodFacts({ writes: [written({ title: 'Pull request ready', story: pullRequest }, { seq: 15 })] }),
  ],
  [
    'a comment says what is known',
    'nothing was sent, and it was',
    goodFacts({ writes: [written({ title: 'That did not work', story: refused }), ...goodFacts().writes] }),
  ],
  [
    'a comment says what is known',
    'a merge that nobody made',
    goodFacts({
      writes: [
        ...goodFacts().writes,
        written(
          {
            title: 'Pull request merged',
            story: { ...pullRequest, kind: 'concluded', by: 'merge' } as Story,
          },
          { act: 'tend 1' },
        ),
      ],
    }),
  ],
  [
    'the comment is left as the outputs say',
    'it is still at work',
    goodFacts({ writes: [written({ title: 'Working on it', story: running })] }),
  ],
  [
    'requests that the host knows',
    'it does not',
    goodFacts({ unknownToHost: ['DELETE /x: there is no such operation'] }),
  ],
  [
    'no secret anywhere',
    'in the log',
    goodFacts({ acts: [actFacts({ stdout: `${post.stdout}${secrets.key}\n` })] }),
  ],
  ['no secret anywhere', 'at the other server', goodFacts({ sent: { service: secrets.token, host: '' } })],
  [
    'no secret anywhere',
    'in a body',
    goodFacts({ sent: { service: `{"prompt":"${secrets.key}"}`, host: '' } }),
  ],
  [
    'no secret anywhere',
    'in a comment',
    goodFacts({ writes: goodFacts().writes.map((one) => ({ ...one, body: `${secrets.key} ${one.body}` })) }),
  ],
  [
    'no foreign command',
    'of a stranger',
    goodFacts({ acts: [actFacts({ commands: [command('set-output', 'x')] })] }),
  ],
  [
    'no foreign command',
    'without our title',
    goodFacts({ acts: [actFacts({ commands: [command('warning', 'x', '')] })] }),
  ],
  [
    'no foreign command',
    'a mask of something else',
    goodFacts({ acts: [actFacts({ commands: [command('add-mask', 'x')] })] }),
  ],
  ['no foreign command', 'an environment', goodFacts({ acts: [actFacts({ envFile: 'A=b' })] })],
  ['ends within its time', 'past its deadline', goodFacts({ acts: [actFacts({ ms: 36_500 })] })],
  ['ends within its time', 'a hang', goodFacts({ acts: [actFacts({ timedOut: true, signal: 'SIGKILL' })] })],
  [
    'ends within its time',
    'long after a signal',
    goodFacts({ acts: [actFacts({ msFromSignalToExit: 6_500 })] }),
  ],
  ['at most 120 MiB', 'more', goodFacts({ acts: [actFacts({ maxRssKiB: 130 * 1024 })] })],
  ['nothing on stderr', 'a warning of Node', goodFacts({ acts: [actFacts({ stderr: '(node:1) Warning' })] })],
  [
    'nothing on stderr',
    'an error that nobody foresaw',
    goodFacts({ acts: [actFacts({ stdout: 'The run broke off: ImpossibleStep: no.\n' })] }),
  ],
  [
    'nothing on stderr',
    'a stack trace',
    goodFacts({ acts: [actFacts({ stdout: `${post.stdout}    at run (a.js:1:2)\n` })] }),
  ],
];

test('a run of which everything is right breaks no promise', () => {
  expect(judge(goodFacts())).toEqual([]);
});

test.each(BROKEN)('%s: %s', (invariant, _, facts) => {
  expect(judge(facts).map((found) => found.invariant)).toContain(invariant);
});

test('each invariant is seen to fail', () => {
  expect(new Set(BROKEN.map(([name]) => name))).toEqual(new Set(Object.keys(INVARIANTS)));
});

describe('what is no fault', () => {
  test.each<[string, Facts]>([
    ['time without a processor', goodFacts({ acts: [actFacts({ ms: 36_500, waitedForCpuMs: 3_000 })] })],
    [
      'a lost answer that is told as one',
      goodFacts({
        acts: [
          actFacts({
            exitCode: 1,
            stdout: 'Outcome: unknown.\n',
            annotations: [command('error', 'Lost.')],
            outputs: { jobId: '', status: '', outcome: 'unknown', prLink: '' },
            state: record({ kind: 'unknown', asked: { kind: 'create' }, loss: { kind: 'cut-off' } }),
            summary: '| Outcome | ❌ unknown |\n| Job | none |\n',
          }),
        ],
        service: [asked({ fault: 'reset', isWhole: false })],
        writes: [],
      }),
    ],
    [
      'an earlier attempt’s story in the marker of a re-run',
      goodFacts({
        plan: { ...goodFacts().plan, acts: [act, rerun] },
        acts: [actFacts(), actFacts({}, { act: rerun, from: 101, to: 200 })],
        writes: [
          ...goodFacts().writes,
          written({ title: 'Starting', story: pullRequest }, { act: 'run 1.2', seq: 110 }),
          written(
            { title: 'Pull request ready', story: pullRequest },
            { act: 'run 1.2', seq: 120, owner: { attempt: 2 } },
          ),
        ],
      }),
    ],
    [
      'another run’s comment, in which a later run tells the end of its job',
      goodFacts({
        writes: [
          ...goodFacts().writes,
          written({ title: 'The job was archived', story: archived }, { seq: 40, owner: { run: '1002' } }),
        ],
        service: [asked({}), looked(), looked({ seq: 35, shown: shownAs('archived') })],
      }),
    ],
  ])('%s', (_, facts) => {
    expect(judge(facts)).toEqual([]);
  });
});
