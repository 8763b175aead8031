import { describe, expect, test } from '@jest/globals';
import { type Answer, json } from '../support/answers.ts';
import type { Moment } from '../support/child-process.ts';
import { buildPlainEvent } from '../support/github-events.ts';
import { type GitHubStandIn, startGitHubStandIn } from '../support/github-stand-in.ts';
import type { Thread } from '../support/github-world.ts';
import { KEY, PROJECT } from '../support/job-simulator.ts';
import { type RunOptions, type RunResult, runAction } from '../support/runner.ts';
import {
  type RecordedRequest,
  type ScriptedService,
  startScriptedService,
} from '../support/scripted-service.ts';
import { assertNoSecret } from '../support/secrets.ts';
import { leaveComment, markerOf, oursIn, wordsOf } from '../support/thread-scenario.ts';

const DAY_MS = 86_400_000;
const PAGES = ['/a', '/b', '/c', '/d'];
const TEMPLATE = 'Refresh these:\n\n{{table}}\n';

type Job = { id: string; status: string; prLink: string | null; prompts: string[] };

/** The views of `PAGES`, and jobs that end at the first look: as `ends` says by number, else with a pull request. */
function createService(github: GitHubStandIn, ends: ('failed' | 'active' | undefined)[] = []) {
  const jobs: Job[] = [];
  let turns = 0;
  const openPull = () =>
    `https://github.com/octo-org/octo-docs/pull/${github.addPull({ title: 'Refresh' }).number}`;
  const take = (job: Job, body: string): Answer => {
    job.prompts.push((JSON.parse(body) as { prompt: string }).prompt);
    job.status = ends[turns] ?? 'completed';
    turns += 1;
    if (job.status === 'completed') job.prLink ??= openPull();
    return json(200, { id: job.id, status: 'active', prLink: null });
  };
  const views = (): Answer => {
    const rows = PAGES.map((path, at) => ({ path, human: 90 - at, ai: 10, total: 100 - at }));
    const total = rows.reduce((sum, row) => sum + row.total, 0);
    const ai = 10 * rows.length;
    return json(200, { totals: { human: total - ai, ai, total }, views: rows, hasMore: false });
  };
  const script = ({ method, path, body }: RecordedRequest): Answer => {
    if (path.startsWith('/v1/')) return views();
    const job = jobs.find(({ id }) => path.includes(`/job/${id}`));
    if (method === 'GET' && job) return json(200, { ...job, prompts: undefined });
    if (job) return take(job, body);
    if (method !== 'POST' || !path.endsWith('/job')) return json(404, { error: 'Not found' });
    const made: Job = { id: `job_${jobs.length + 1}`, status: 'active', prLink: null, prompts: [] };
    jobs.push(made);
    return take(made, body);
  };
  return { jobs, script };
}

type Listed = { pages: string[]; views: RunResult };
type Week = Listed & { run: RunResult | undefined };
type Given = { attempt?: number; views?: Record<string, string> };
type Refresh = {
  github: GitHubStandIn;
  service: ScriptedService;
  issue: Thread;
  jobs: Job[];
  /** The two steps of the workflow, the second one only where pages are left. */
  week: (given?: Given & { run?: Record<string, string>; clockFrom?: Moment }) => Promise<Week>;
  /** The first of them alone, for a last week whose pages are all that is looked at. */
  list: (given?: Given) => Promise<Listed>;
  /** Time goes by for what is in the issue. */
  age: (days: number) => void;
};

async function refresh(
  play: (stage: Refresh) => Promise<void>,
  how: { ends?: Parameters<typeof createService>[1]; forbidden?: string[] } = {},
): Promise<void> {
  await using github = await startGitHubStandIn({ forbidden: how.forbidden ?? [] });
  github.world.now = () => `${new Date().toISOString().slice(0, 19)}Z`;
  const issue = github.addIssue({ title: 'Docs refresh' });
  const { jobs, script } = createService(github, how.ends);
  await using service = await startScriptedService({ script });
  const shared = {
    projectId: PROJECT,
    secretKey: KEY,
    baseUrl: service.url,
    issueNumber: String(issue.number),
  };
  const sender = github.addUser('octocat');
  let runs = 0;

  const step = async (options: RunOptions, attempt: number): Promise<RunResult> => {
    const env = { ...github.env, GITHUB_RUN_ID: String(7000 + runs), GITHUB_RUN_ATTEMPT: String(attempt) };
    const event = buildPlainEvent(github.world, { eventName: 'schedule', sender });
    const result = await runAction({ measured: false, ...event, ...options, env });
    assertNoSecret(result, [KEY]);
    expect({ timedOut: result.timedOut, signal: result.signal }).toEqual({ timedOut: false, signal: null });
    return result;
  };
  const list: Refresh['list'] = async ({ attempt = 1, ...given } = {}) => {
    if (attempt === 1) runs += 1;
    const inputs = { ...shared, top: '2', ...given.views };
    const views = await step({ action: 'page-views/action.yml', inputs }, attempt);
    expect(views.exitCode).toBe(0);
    const pages = (JSON.parse(views.outputs.top ?? '') as { path: string }[]).map(({ path }) => path);
    return { pages, views };
  };
  const week: Refresh['week'] = async ({ attempt = 1, ...given } = {}) => {
    const { pages, views } = await list({ ...given, attempt });
    const { top = '', markdown = '' } = views.outputs;
    if (top === '[]') return { pages, views, run: undefined };
    const promptData = `{"pages": ${top}, "table": ${JSON.stringify(markdown)}}`;
    const quick = { pollSeconds: '0.05', settleSeconds: '0.3', timeoutMinutes: '1' };
    const prompt = { promptFile: '.github/refresh.md', promptData, pages: top };
    const run = await step(
      {
        inputs: { ...shared, ...quick, ...prompt, ...given.run },
        workspace: { '.github/refresh.md': TEMPLATE },
        ...(given.clockFrom ? { clockFrom: given.clockFrom } : {}),
      },
      attempt,
    );
    return { pages, views, run };
  };
  const age = (days: number) => {
    for (const comment of github.world.comments.values())
      comment.createdAt = new Date(Date.parse(comment.createdAt) - days * DAY_MS).toISOString();
  };
  await play({ github, service, issue, jobs, week, list, age });
}

const shownIn = (prompt: string | undefined) =>
  [...(prompt ?? '').matchAll(/^\| `(.+?)`/gm)].map(([, path]) => path);
const lastMarker = (github: GitHubStandIn) => markerOf(oursIn(github).at(-1)?.body ?? '');
/** Merges a job's pull request, or closes it without. */
function end({ github }: Refresh, { job, merged }: { job: Job | undefined; merged: boolean }): void {
  const thread = github.world.threads.get(Number(job?.prLink?.split('/').at(-1)));
  if (!thread?.pull) throw new RangeError('no pull request');
  thread.state = 'closed';
  thread.pull.merged = merged;
}

test.concurrent('week by week the next pages, to the same job while its pull request is open', () =>
  refresh(async ({ github, jobs, week }) => {
    const first = await week();
    expect(first.pages).toEqual(['/a', '/b']);
    expect(first.run).toMatchObject({
      exitCode: 0,
      outputs: { outcome: 'pull-request', jobId: 'job_1', continued: 'false' },
    });
    expect(lastMarker(github)).toMatchObject({ pages: ['/a', '/b'], job: 'job_1', kind: 'pull-request' });
    const comment = wordsOf(oursIn(github).at(-1)?.body ?? '');
    expect(comment).toMatch(/^### ✅ Pull request ready\n/);
    expect(comment).toMatch(/^Asked:$/m);
    expect(comment).not.toMatch(/octocat|asked:/);

    const second = await week();
    expect(second.pages).toEqual(['/c', '/d']);
    expect(second.views.stdout).toContain('left out of the lists: 2.');
    expect(second.run).toMatchObject({
      exitCode: 0,
      outputs: { outcome: 'pull-request', jobId: 'job_1', continued: 'true' },
    });
    expect(lastMarker(github)).toMatchObject({ pages: ['/c', '/d'], job: 'job_1' });
    expect(oursIn(github)).toHaveLength(2);
    expect(jobs.map(({ prompts }) => prompts.map(shownIn))).toEqual([
      [
        ['/a', '/b'],
        ['/c', '/d'],
      ],
    ]);

    const third = await week();
    expect(third).toMatchObject({ pages: [], run: undefined });
    expect(third.views.annotations).toEqual([]);
    expect(third.views.outputs).toMatchObject({ pages: '4', markdown: 'No page to list.' });
    expect(third.views.summary).toContain('4 pages that had a turn lately are left out of the lists.');
  }));

test.concurrent.each(['merged', 'closed'] as const)('a new job once the pull request is %s', (word) =>
  refresh(async (stage) => {
    const { github, jobs, week } = stage;
    await week();
    end(stage, { job: jobs[0], merged: word === 'merged' });
    const { pages, run } = await week();
    expect(pages).toEqual(['/c', '/d']);
    expect(run?.outputs).toMatchObject({ jobId: 'job_2', continued: 'false' });
    expect(wordsOf(oursIn(github).at(-1)?.body ?? '')).toContain(`is ${word}, so this is a new job.`);
  }),
);

test.concurrent.each<Record<string, string>>([{ issueNumber: '' }, { comment: 'false' }])(
  'the run warns where nothing keeps the pages: %j',
  (run) =>
    refresh(async ({ week, list }) => {
      const { run: result } = await week({ run });
      expect(result).toMatchObject({ exitCode: 0, outputs: { outcome: 'pull-request' } });
      expect(result?.annotations).toEqual([
        expect.objectContaining({
          name: 'warning',
          data: expect.stringMatching(/kept nowhere.*issueNumber/),
        }),
      ]);
      expect((await list()).pages).toEqual(['/a', '/b']);
    }),
);

describe('which pages come', () => {
  test.concurrent('again once the time is over', () =>
    refresh(async ({ week, list, age }) => {
      await week();
      age(29);
      const second = await week();
      expect(second.pages).toEqual(['/c', '/d']);
      age(2);
      expect((await list()).pages).toEqual(['/a', '/b']);
    }));

  test.concurrent('at once with cooldownDays 0', () =>
    refresh(async ({ week, list, age }) => {
      await week();
      age(0.001);
      expect((await list({ views: { cooldownDays: '0' } })).pages).toEqual(['/a', '/b']);
    }));

  test.concurrent('again where the job failed', () =>
    refresh(
      async ({ github, week, list }) => {
        const first = await week();
        expect(first.run).toMatchObject({ exitCode: 1, outputs: { outcome: 'failed' } });
        expect(lastMarker(github)).toMatchObject({ kind: 'failed', pages: ['/a', '/b'] });
        const second = await week();
        expect(second.pages).toEqual(['/a', '/b']);
        expect(second.run).toMatchObject({ exitCode: 0, outputs: { outcome: 'pull-request' } });
        expect((await list()).pages).toEqual(['/c', '/d']);
      },
      { ends: ['failed'] },
    ));

  test.concurrent('whatever others say was done', () =>
    refresh(async ({ github, service, issue, week }) => {
      const at = { github, service };
      leaveComment(at, {
        thread: issue.number,
        pages: ['/a'],
        by: github.addUser('stranger', { role: 'read' }),
      });
      leaveComment(at, {
        thread: issue.number,
        pages: ['/a'],
        by: github.addUser('maintainer', { role: 'admin' }),
      });
      const { pages, run } = await week();
      expect(pages).toEqual(['/a', '/b']);
      expect(run?.outputs).toMatchObject({ jobId: 'job_1', continued: 'false' });
    }));
});

describe('a re-run of the same run', () => {
  /** Ends at its time, while the job goes on. */
  const late = ({ service }: Refresh) => ({
    run: { timeoutMinutes: '0.1', failOn: 'none' },
    clockFrom: service.afterRequests(1, `GET /v2/agent/${PROJECT}/job/job_1`),
  });

  test.concurrent('has the pages of its earlier attempt, and takes over its job', () =>
    refresh(
      async (stage) => {
        const { github, jobs, week, list } = stage;
        const first = await week(late(stage));
        expect(first.run?.outputs).toMatchObject({ outcome: 'timeout', jobId: 'job_1' });
        for (const job of jobs) job.status = 'completed';
        const again = await week({ attempt: 2 });
        expect(again.pages).toEqual(['/a', '/b']);
        expect(again.run?.outputs).toMatchObject({ jobId: 'job_1', continued: 'false' });
        expect(jobs.map(({ prompts }) => prompts.length)).toEqual([1]);
        expect(oursIn(github)).toHaveLength(1);
        expect(lastMarker(github)).toMatchObject({ attempt: 2, pages: ['/a', '/b'] });
        expect((await list()).pages).toEqual(['/c', '/d']);
      },
      { ends: ['active'] },
    ));

  test.concurrent('never says of other pages that its job was about them', () =>
    refresh(
      async (stage) => {
        const { github, jobs, week } = stage;
        await week(late(stage));
        for (const job of jobs) job.status = 'completed';
        await week({ attempt: 2, run: { pages: '["/x"]' } });
        expect(lastMarker(github)).toMatchObject({
          attempt: 2,
          kind: 'no-pull-request',
          pages: ['/a', '/b'],
        });
      },
      { ends: ['active'] },
    ));
});

test.concurrent.each([
  ['the token may not read the issue', ['issues/list-comments'], {}, /`issues: read`/],
  ['there is no token', [], { githubToken: '' }, /no githubToken/],
  ['there is no such issue', [], { issueNumber: '99' }, /no such thread/],
] as const)('%s: a warning, and nothing is left out', (_, forbidden, views, why) =>
  refresh(
    async ({ github, service, issue, week }) => {
      leaveComment({ github, service }, { thread: issue.number, pages: ['/a'] });
      const { pages, views: result } = await week({ views });
      expect(pages).toEqual(['/a', '/b']);
      const told = result.annotations.filter(({ name }) => name !== 'notice');
      expect(told).toEqual([expect.objectContaining({ name: 'warning', data: expect.stringMatching(why) })]);
    },
    { forbidden: [...forbidden] },
  ),
);
