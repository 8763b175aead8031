import assert from 'node:assert/strict';
import { buildPullRequestEvent } from '../../__tests__/support/github-events.ts';
import type { Thread } from '../../__tests__/support/github-world.ts';
import { flagsIn, pageOf } from '../../__tests__/support/impact-repository.ts';
import { expectGreen, expectJob, expectNothing } from './expectations.ts';
import type { Case, Stage } from './stage.ts';

const FLAGS = ['verbose', 'dry-run', 'output-dir', 'max-age'];
const NEW = [...FLAGS, 'keep-going'];

/** As the host tells of it. */
const CHANGED = [
  {
    filename: 'src/cli.ts',
    additions: 1,
    deletions: 0,
    patch: "@@ -4 +4,2 @@\n option('--max-age');\n+option('--keep-going');",
  },
];

interface Change {
  /** Whether the change tells of the new flag itself. */
  readonly isCovered?: boolean;
  readonly isMerged: boolean;
  readonly head?: string;
  readonly fork?: boolean;
}

/** A pull request that brings a new flag, as an event between two commits of the checkout. */
function newFlag(stage: Stage, { isCovered = false, isMerged, head, fork = false }: Change) {
  const { github } = stage;
  const base = stage.commit({ 'src/cli.ts': flagsIn(FLAGS), 'docs/cli.md': pageOf(FLAGS) });
  const sha = stage.commit({
    'src/cli.ts': flagsIn(NEW),
    ...(isCovered ? { 'docs/cli.md': pageOf(NEW) } : {}),
  });
  const user = github.addUser('contributor', { role: 'read' });
  const thread = github.addPull({ user, state: isMerged ? 'closed' : 'open', pull: { files: CHANGED } });
  if (thread.pull) Object.assign(thread.pull, { merged: isMerged, head: head ?? thread.pull.head });
  const { eventName, event } = buildPullRequestEvent(github.world, {
    thread,
    action: isMerged ? 'closed' : 'opened',
    sender: github.addUser('octocat', { role: 'write' }),
    fork,
  });
  const pull = event.pull_request as Record<string, object>;
  const commits = { base: { ...pull.base, sha: base }, head: { ...pull.head, sha }, draft: false };
  return { thread, built: { eventName, event: { ...event, pull_request: { ...pull, ...commits } } } };
}

const commentsIn = (stage: Stage, { number }: Thread) =>
  [...stage.github.world.comments.values()].filter(({ thread }) => thread === number).map(({ body }) => body);

const leftBehind: Case = {
  name: 'a page that a pull request leaves behind is told there',
  async play(stage) {
    const { thread, built } = newFlag(stage, { isMerged: false });
    for (const _ of ['first', 'again']) {
      const run = await stage.run(built, { kind: 'pull-request', withoutSecret: true });
      expectGreen(run, ['main', 'main']);
      assert.equal(run.outputs.pages, '["docs/cli.md"]');
    }
    const [body, ...others] = commentsIn(stage, thread);
    assert.deepEqual(others, []);
    assert.match(body ?? '', /^### 📚 Pages that this change leaves behind\n[\s\S]*--keep-going/);
  },
};

const covered: Case = {
  name: 'a pull request that tells of what it brings gets no comment',
  async play(stage) {
    const { thread, built } = newFlag(stage, { isMerged: false, isCovered: true });
    const run = await stage.run(built, { kind: 'pull-request', withoutSecret: true });
    expectGreen(run, ['main', 'main']);
    assert.equal(run.outputs.impact, 'covered');
    assert.deepEqual(commentsIn(stage, thread), []);
  },
};

const mergedAndLeftBehind: Case = {
  name: 'a merged change that leaves a page behind starts a job with what was found',
  async play(stage) {
    const { thread, built } = newFlag(stage, { isMerged: true });
    const run = await stage.run(built, { kind: 'pull-request' });
    await expectJob(stage, run, {
      thread,
      instruction: 'A change of the code leaves these pages behind',
      stepsBefore: 2,
    });
    const prompt = stage.prompts().at(-1) ?? '';
    assert.match(prompt, /- docs\/cli\.md: --keep-going is new in src\/cli\.ts\./);
    assert.match(prompt, /^== src\/cli\.ts\n@@ -4 \+4,2 @@\n option.*\n\+option\('--keep-going'\);$/m);
  },
};

const mergedAndCovered: Case = {
  name: 'a merged change that leaves nothing behind starts no job',
  async play(stage) {
    const { built } = newFlag(stage, { isMerged: true, isCovered: true });
    expectGreen(await stage.run(built, { kind: 'pull-request' }), ['main', 'main']);
    assert.deepEqual(stage.prompts(), []);
  },
};

/** A merge about which the run action says why it asks for nothing. */
const passedOver = (name: string, change: Partial<Change>, why: RegExp): Case => ({
  name,
  async play(stage) {
    const { built } = newFlag(stage, { isMerged: true, ...change });
    const run = await stage.run(built, { kind: 'pull-request', withoutSecret: change.fork ?? false });
    expectGreen(run, ['main', 'main', 'main', 'post']);
    assert.match(run.log, why);
    assert.deepEqual(stage.prompts(), []);
  },
});

const notMerged: Case = {
  name: 'a pull request closed without a merge starts no job',
  async play(stage) {
    const { thread, built } = newFlag(stage, { isMerged: true });
    Object.assign(thread.pull ?? {}, { merged: false });
    const pull = { ...(built.event.pull_request as object), merged: false };
    expectNothing(
      stage,
      await stage.run({ ...built, event: { ...built.event, pull_request: pull } }, { kind: 'pull-request' }),
    );
  },
};

export const impactCases: Case[] = [leftBehind, covered];
export const mergedCases: Case[] = [
  mergedAndLeftBehind,
  mergedAndCovered,
  passedOver(
    "the merge of a job's own pull request",
    { head: `docs-agent/${'a2'.repeat(13)}` },
    /a job's own, so its merge asks for nothing/,
  ),
  notMerged,
  passedOver('a merged pull request from a fork', { fork: true }, /belongs to a fork/),
];
