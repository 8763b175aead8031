import type { ActFacts, Facts, ServiceEvent, Write } from '../../scripts/chaos/facts.ts';
import type { Act } from '../../scripts/chaos/plan.ts';
import { tellMarker } from '../../src/story/marker.ts';
import type { MarkerOwner } from '../../src/story/marker-owner.ts';
import { encodeRecord } from '../../src/story/record.ts';
import type { Story } from '../../src/story/story.ts';
import type { StepResult } from '../support/runner.ts';

export const JOB = 'job_1-1';
export const LINK = 'https://github.com/octo-org/octo-docs/pull/2';
const KEY = 'mint_k3yOfTheTestOnly00000001';
const TOKEN = 'ghs_tokenOfTheTestOnly000000000001';

const ended: Story = {
  kind: 'pull-request',
  jobId: JOB,
  job: { status: 'completed', prLink: LINK },
  turn: { kind: 'first' },
  link: LINK,
};

export const act: Act = {
  name: 'run 1.1',
  what: 'run',
  ask: 1,
  attempt: 1,
  inputs: { timeoutMinutes: '0.5' },
  stops: [],
  hasPost: true,
};

const quiet: StepResult = {
  exitCode: 0,
  signal: null,
  timedOut: false,
  stdout: '',
  stderr: '',
  maxRssKiB: 60_000,
  waitedForCpuMs: 10,
  signalsSent: [],
  ms: 4_000,
  msFromSignalToExit: undefined,
  outputs: {},
  orderOfOutputs: [],
  state: {},
  summary: '',
  annotations: [],
  commands: [],
  masks: [],
  envFile: '',
  pathFile: '',
  raw: { output: '', state: '' },
};

/** What a main step says that ended with a pull request; `change` breaks it. */
export function mainStep(change: Partial<StepResult> = {}): StepResult {
  return {
    ...quiet,
    stdout: 'Outcome: pull-request. The pull request is ready.\n',
    outputs: { jobId: JOB, status: 'completed', outcome: 'pull-request', prLink: LINK },
    state: { story: encodeRecord({ story: ended, isTold: true }) },
    summary: `### Documentation agent\n\n| What | Value |\n| --- | --- |\n| Outcome | ✅ pull-request |\n| Pull request | <${LINK}> |\n| Job | \`${JOB}\` |\n`,
    ...change,
  };
}

export function actFacts(change: Partial<StepResult> = {}, more: Partial<ActFacts> = {}): ActFacts {
  return {
    act,
    key: KEY,
    token: TOKEN,
    from: 1,
    to: 100,
    result: { ...mainStep(change), post: quiet, workspacePath: '' },
    ...more,
  };
}

export const shownAs = (status: string, prLink: string | null = null) => ({
  status,
  prLink,
  archivedAt: null,
});

/** A request to the service that went well; `change` breaks it. */
export const asked = (change: Partial<ServiceEvent>): ServiceEvent => ({
  seq: 10,
  act: act.name,
  number: 1,
  operation: 'create',
  ask: 1,
  jobId: JOB,
  isTaken: true,
  isWhole: true,
  shown: shownAs('active'),
  turn: 1,
  ...change,
});

export const looked = (change: Partial<ServiceEvent> = {}): ServiceEvent => {
  const { ask: _, ...look } = asked({ seq: 20, number: 2, operation: 'look', isTaken: false });
  return { ...look, shown: shownAs('completed', LINK), ...change };
};

const OWNER: MarkerOwner = {
  repository: 'octo-org/octo-docs',
  thread: 1,
  project: 'proj_docs',
  host: '127.0.0.1:1234',
  run: '1001',
  attempt: 1,
  request: '0'.repeat(32),
  pages: [],
  order: 0,
  untilMs: 0,
};

/** A comment as a run writes it. */
export const written = (
  { title, story }: { title: string; story: Story },
  change: Partial<Write> & { owner?: Partial<MarkerOwner> } = {},
): Write => {
  const { owner, ...more } = change;
  const body = `### ✅ ${title}\n\n${tellMarker(story, { ...OWNER, ...owner })}\n`;
  return { seq: 30, act: act.name, commentId: 7, thread: 1, isNew: false, body, ...more };
};

/** One run that ended with a pull request, and all that was seen of it. */
export function goodFacts(change: Partial<Facts> = {}): Facts {
  return {
    plan: {
      seed: 1,
      flavour: 'github',
      thread: 'issue',
      asks: [{ number: 1, kind: 'instruct' }],
      acts: [act],
      jobs: [],
      countsTurns: false,
      hasConflicts: false,
      faults: [],
      happenings: [],
    },
    acts: [actFacts()],
    service: [asked({}), looked()],
    host: [],
    writes: [written({ title: 'Pull request ready', story: ended })],
    happened: [],
    comments: [],
    sent: { service: `{"authorization":"Bearer ${KEY}"}`, host: `{"authorization":"token ${TOKEN}"}` },
    unknownToHost: [],
    struck: [],
    ...change,
  };
}

export const pullRequest = ended;
export const secrets = { key: KEY, token: TOKEN };
export const record = (story: Story, isTold = true) => ({ story: encodeRecord({ story, isTold }) });
