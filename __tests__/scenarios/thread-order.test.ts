import { describe, expect, test } from '@jest/globals';
import { NOTHING_LEFT, type Story } from '../../src/story/story.ts';
import { gatherCrowd } from '../support/crowd.ts';
import { JOB_ID } from '../support/job-simulator.ts';
import { once, statesShown, wordsOf } from '../support/thread-scenario.ts';

const running: Story = { kind: 'running', jobId: JOB_ID, job: {}, turn: { kind: 'first' } };
const opened: Story = { kind: 'opened', past: NOTHING_LEFT };
const queued: Story = { kind: 'queued', past: NOTHING_LEFT, behind: { kind: 'command', untilMs: 0 } };
const EARLIER = 30_000_001;

describe.each([
  ['GitHub', 'github'],
  ['Gitea and Forgejo', 'gitea'],
] as const)('%s', (_, flavour) => {
  test.concurrent('six commands at once: one job, all turns in order, each with an end', async () => {
    await using crowd = await gatherCrowd({ github: { flavour } });
    const words = ['one', 'two', 'three', 'four', 'five', 'six'];
    const runs = words.map((word, at) => crowd.say(`/docs ${word}`, 31_000_000 - at));
    const results = await Promise.all(runs.toReversed().map((run) => run()));
    expect(results.map(({ exitCode, outputs }) => [exitCode, outputs.outcome, outputs.jobId])).toEqual(
      words.map(() => [0, 'pull-request', JOB_ID]),
    );
    expect(crowd.prompts()).toEqual(
      words.map((prompt, at) => ({ path: at === 0 ? '' : `/${JOB_ID}/message`, prompt })),
    );
    expect(crowd.ours().map(({ marker }) => marker?.kind)).toEqual(words.map(() => 'pull-request'));
    const shown = statesShown({ github: crowd.github });
    expect(shown.filter((state) => state === 'Waiting for its turn').length).toBeGreaterThanOrEqual(5);
  });

  test.concurrent('a run that the host calls over is taken over: the next command finds its job, and said what it waited for', async () => {
    await using crowd = await gatherCrowd({ github: { flavour }, job: { existing: true } });
    crowd.leave(running, { run: String(EARLIER) });
    crowd.github.world.runs.set(EARLIER, 'completed');
    const { outputs } = await crowd.say('/docs more', 31_000_000)();
    expect(outputs).toMatchObject({ outcome: 'pull-request', jobId: JOB_ID });
    expect(crowd.prompts()).toEqual([{ path: `/${JOB_ID}/message`, prompt: 'more' }]);
    const written = crowd.github.requests
      .filter(({ method }) => method === 'PATCH')
      .map(({ body }) => wordsOf((JSON.parse(body) as { body: string }).body));
    expect(written[0]).toContain('### ⏳ Waiting for its turn');
    expect(written[0]).toMatch(
      /An earlier request in this thread comes first: that of workflow run 30000001\. Where nothing more is heard of it, it is passed over at \d\d:\d\d UTC/,
    );
    expect(written[0]).toMatch(/This comment is kept up to date until \d\d:\d\d UTC/);
  });

  test.concurrent('a run killed just after its create: the next command refuses, and `/docs new` starts another job', async () => {
    await using crowd = await gatherCrowd({ github: { flavour } });
    crowd.leave(opened, { run: String(EARLIER) });
    crowd.github.world.runs.set(EARLIER, 'completed');
    const next = crowd.say('/docs more', 31_000_000);
    const fresh = crowd.say('/docs new start', 31_000_001);
    const [refused, made] = await Promise.all([next(), fresh()]);
    expect(refused.exitCode).toBe(1);
    expect(refused.stdout).toContain('A job may have been created by run 30000001, attempt 1');
    expect(made.outputs).toMatchObject({ outcome: 'pull-request', jobId: JOB_ID });
    expect(crowd.prompts()).toEqual([{ path: '', prompt: 'start' }]);
    // Which of the two wrote its comment first is theirs.
    const kinds = crowd.ours().map(({ marker }) => marker?.kind);
    expect(kinds.sort()).toEqual(['pull-request', 'refused', 'unknown']);
  });

  test.concurrent('a run killed in line is told to have sent nothing by whoever passes it over', async () => {
    await using crowd = await gatherCrowd({ github: { flavour } });
    crowd.leave(queued, { run: String(EARLIER) });
    crowd.github.world.runs.set(EARLIER, 'completed');
    const { outputs } = await crowd.say('/docs more', 31_000_000)();
    expect(outputs).toMatchObject({ outcome: 'pull-request', jobId: JOB_ID });
    const [first] = crowd.ours();
    expect(first?.marker?.kind).toBe('not-sent');
    expect(wordsOf(first?.body ?? '')).toMatch(
      /cut off before it sent anything.*Write \/docs … to ask again/s,
    );
  }, 90_000);

  test.concurrent('where runs can not be asked about, one is dead two minutes after its time', async () => {
    const forbidden = ['actions/get-workflow-run'];
    await using crowd = await gatherCrowd({ github: { flavour, forbidden }, job: { existing: true } });
    crowd.leave(running, { run: String(EARLIER), untilMs: Date.now() - 108_000 });
    const { outputs } = await crowd.say('/docs more', 31_000_000)();
    expect(outputs).toMatchObject({ outcome: 'pull-request', jobId: JOB_ID });
    expect(statesShown({ github: crowd.github })).toContain('Waiting for its turn');
  });
});

test.concurrent('one that is not over in time keeps the next from being sent, which says so', async () => {
  await using crowd = await gatherCrowd({ job: { existing: true } });
  crowd.leave(running, { run: String(EARLIER) });
  crowd.github.world.runs.set(EARLIER, 'in_progress');
  const { exitCode, stdout } = await crowd.say(
    '/docs more',
    31_000_000,
  )({ inputs: { timeoutMinutes: '0.15' }, clockFrom: once(() => crowd.ours().length > 1) });
  expect(exitCode).toBe(1);
  expect(stdout).toContain('Earlier requests in this thread were not over in time: nothing was sent.');
  expect(crowd.prompts()).toEqual([]);
  expect(crowd.ours().at(-1)?.marker?.kind).toBe('not-sent');
});
