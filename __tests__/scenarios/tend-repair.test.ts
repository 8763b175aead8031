import { expect, test } from '@jest/globals';
import { type CollectStage, openCollectStage } from '../support/collect-stage.ts';
import type { Thread } from '../support/github-world.ts';
import { createJobSimulator } from '../support/job-simulator.ts';
import type { RunResult } from '../support/runner.ts';
import { addTended } from '../support/tended.ts';
import { oursIn, wordsOf } from '../support/thread-scenario.ts';

const LINKS = { name: 'links', conclusion: 'FAILURE', title: 'Two links are broken' };
const ON = { repairChecks: 'true', repairReviews: 'true' };
const donesOf = ({ outputs }: RunResult) =>
  (JSON.parse(outputs.pulls ?? '') as { done: { what: string; how: string; why: string }[] }[]).flatMap(
    ({ done }) => done.map(({ what, how }) => `${what}: ${how}`),
  );
const sentBy = ({ service }: CollectStage) =>
  service.requests
    .filter(({ path }) => path.endsWith('/message'))
    .map(({ body }) => (JSON.parse(body) as { prompt: string }).prompt);
const factsOf = (pull: Thread) => pull.pull as NonNullable<Thread['pull']>;
const commentsOn = ({ github }: CollectStage, thread: number) =>
  oursIn(github)
    .filter((comment) => comment.thread === thread && !('path' in comment))
    .map(({ body }) => wordsOf(body));

/** A stage on which a job is at rest whenever it is looked at, and has made its commit. */
async function openRepairStage(options: Parameters<typeof openCollectStage>[0] = {}) {
  const script = createJobSimulator({ existing: true, turns: [{}, { activeLooks: 0 }] });
  const stage = await openCollectStage({ script, ...options });
  const { pull } = addTended(stage, { days: 1, sha: 'a'.repeat(40), mergeable: true });
  return { stage, pull, facts: Object.assign(factsOf(pull), { checks: [LINKS] }) };
}

test('failed checks are repaired once for each head, and at most repairMax times; then a person is called once', async () => {
  const { stage, pull, facts } = await openRepairStage();
  await using _ = stage;
  const inputs = { ...ON, repairMax: '2' };
  for (const sha of ['a', 'b']) {
    Object.assign(facts.tending ?? {}, { sha: sha.repeat(40) });
    const run = await stage.tend(inputs);
    expect([donesOf(run), run.annotations]).toEqual([['repair: done'], []]);
    expect(sentBy(stage).at(-1)).toContain('- links: failure, Two links are broken');
    // Its end is told, so nobody is at work on it.
    const age = new Date(Date.now() - 25 * 60 * 60_000).toISOString();
    for (const comment of oursIn(stage.github)) Object.assign(comment, { createdAt: age, updatedAt: age });
    expect(donesOf(await stage.tend(inputs)).filter((done) => done.startsWith('repair'))).toEqual([]);
  }
  Object.assign(facts.tending ?? {}, { sha: 'c'.repeat(40) });
  await stage.tend(inputs);
  await stage.tend(inputs);
  expect(sentBy(stage)).toHaveLength(2);
  const called = commentsOn(stage, pull.number).filter((body) => body.includes('A person has to look'));
  expect(called).toEqual([expect.stringContaining('was asked 2 times')]);
});

test('nothing is sent while checks run, for young remarks, those of strangers, and where we had the last word', async () => {
  const { stage, pull, facts } = await openRepairStage();
  await using _ = stage;
  facts.checks?.push({ name: 'slow', conclusion: 'IN_PROGRESS' });
  const stranger = stage.github.addUser('stranger', { role: 'read' });
  const old = '2026-01-05T09:00:00Z';
  const say = (fields: Parameters<typeof stage.github.addReviewComment>[1]) =>
    stage.github.addReviewComment(pull.number, fields);
  say({ user: stage.octocat, body: 'Too young' });
  say({ user: stranger, body: 'Not asked', createdAt: old });
  const answered = say({ user: stage.octocat, body: 'Answered', createdAt: old });
  const us = { login: 'github-actions[bot]', id: 1, type: 'Bot' } as const;
  say({ user: us, body: 'Done', createdAt: old, inReplyTo: answered.id });
  expect(donesOf(await stage.tend(ON))).toEqual([]);
  expect(sentBy(stage)).toEqual([]);
  say({ user: stage.octocat, body: 'Shorter, please', createdAt: old });
  expect(donesOf(await stage.tend(ON))).toEqual(['repair: done']);
  expect(sentBy(stage)[0]).toContain('[octocat] Shorter, please');
  for (const left of ['Too young', 'Not asked', 'Answered', 'links'])
    expect(sentBy(stage)[0]).not.toContain(left);
});

test('checks that can not be read are a warning that names the permission', async () => {
  const { stage } = await openRepairStage({ forbidden: ['checks'] });
  await using _ = stage;
  const run = await stage.tend(ON);
  expect(donesOf(run)).toEqual(['repair: failed']);
  expect(run.annotations.map(({ data }) => data).join()).toContain('checks: read');
  expect(sentBy(stage)).toEqual([]);
});
