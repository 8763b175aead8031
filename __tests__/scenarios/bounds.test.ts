import { describe, expect, test } from '@jest/globals';
import { type CollectStage, command, openCollectStage } from '../support/collect-stage.ts';
import type { BuiltEvent } from '../support/github-events.ts';
import type { GitHubStandInOptions } from '../support/github-stand-in.ts';
import { createJobSimulator } from '../support/job-simulator.ts';
import { oursIn, wordsOf } from '../support/thread-scenario.ts';

const QUICK = { reactions: 'false', context: 'none' };
type Files = { filename: string; previous_filename?: string; status?: string }[];

async function openStage(files: Files, options: GitHubStandInOptions = {}) {
  let simulate = createJobSimulator();
  const stage = await openCollectStage({ ...options, script: (request) => simulate(request) });
  const issue = stage.github.addIssue();
  const pull = stage.github.addPull({
    pull: { files: files.map((file) => ({ additions: 1, deletions: 0, ...file })) },
  });
  const { world } = stage.github;
  const kind = options.flavour === 'gitea' ? 'pulls' : 'pull';
  const prLink = `${world.serverUrl}/${world.repository}/${kind}/${pull.number}`;
  simulate = createJobSimulator({ turns: [{ prLink }] });
  const ask = (inputs: Record<string, string>) =>
    stage.run(command(stage, '/docs explain it', issue.number), { ...QUICK, ...inputs });
  return { stage, pull, ask };
}

const lastWords = ({ github }: CollectStage) => wordsOf(oursIn(github).at(-1)?.body ?? '');

describe('allowedPaths', () => {
  const renamed = { filename: 'docs/b.md', previous_filename: 'src/b.md', status: 'renamed' };

  test.concurrent.each([['github'], ['gitea']] as const)(
    'names what is outside, on %s; the outcome stays',
    async (flavour) => {
      const { stage, ask } = await openStage([{ filename: 'docs/a.md' }, { filename: 'ci.yml' }, renamed], {
        flavour,
      });
      await using _ = stage;
      const run = await ask({ allowedPaths: 'docs/**, README.md' });
      expect(run).toMatchObject({ exitCode: 0, outputs: { outcome: 'pull-request' } });
      expect(JSON.parse(run.outputs.outsidePaths ?? '')).toEqual(['ci.yml', 'src/b.md', 'docs/b.md']);
      expect(lastWords(stage)).toContain('Changed outside allowedPaths: ci.yml, src/b.md, docs/b.md.');
      expect(wordsOf(run.summary)).toContain('Changed outside allowedPaths');
    },
  );

  test.concurrent('makes a draft of it, and turns a merge by itself off', async () => {
    const { stage, pull, ask } = await openStage([{ filename: 'ci.yml' }]);
    await using _ = stage;
    Object.assign(pull.pull ?? {}, { autoMerge: 'SQUASH' });
    await ask({ allowedPaths: 'docs', prDraft: 'ready', prAutoMerge: 'squash' });
    expect(pull.pull).toMatchObject({ isDraft: true });
    expect(pull.pull?.autoMerge).toBeUndefined();
  });

  test.concurrent('what is within is set as wished', async () => {
    const { stage, pull, ask } = await openStage([{ filename: 'docs/a.md' }]);
    await using _ = stage;
    const run = await ask({ allowedPaths: 'docs', prAutoMerge: 'squash' });
    expect(run.outputs.outsidePaths).toBe('[]');
    expect(pull.pull).toMatchObject({ autoMerge: 'SQUASH' });
  });

  test.concurrent('files that can not be read are not taken for within', async () => {
    const { stage, pull, ask } = await openStage([{ filename: 'docs/a.md' }], {
      forbidden: ['pulls/list-files'],
    });
    await using _ = stage;
    const run = await ask({ allowedPaths: 'docs', prAutoMerge: 'squash' });
    expect(run.outputs).toMatchObject({ outcome: 'pull-request', outsidePaths: '' });
    expect(pull.pull?.autoMerge).toBeUndefined();
    expect(lastWords(stage)).toContain('within allowedPaths is not known');
  });

  test.concurrent('collect names them too', async () => {
    const { stage, ask } = await openStage([{ filename: 'ci.yml' }]);
    await using _ = stage;
    await ask({ wait: 'false' });
    await stage.collect({ allowedPaths: 'docs' });
    const run = await stage.collect({ allowedPaths: 'docs' });
    expect(lastWords(stage)).toContain('Changed outside allowedPaths: ci.yml.');
    expect(run.outputs.outsidePaths).toMatch(/^\[/);
  });

  test.concurrent('a pattern of another kind is refused', async () => {
    const { stage, ask } = await openStage([]);
    await using _ = stage;
    const run = await ask({ allowedPaths: '!docs/**' });
    expect(run.exitCode).toBe(1);
    expect(run.annotations[0]?.data).toMatch(/allowedPaths: .*accepted are paths and globs/);
  });
});

describe('maxOpenPulls', () => {
  const schedule: BuiltEvent = { eventName: 'schedule', event: { schedule: '0 6 * * 1' } };
  const asks = { prompt: 'Refresh the docs', maxOpenPulls: '1' };

  test.concurrent.each([['github'], ['gitea']] as const)(
    'keeps back what nobody asked for, on %s',
    async (flavour) => {
      const { stage, pull } = await openStage([], { flavour });
      await using _ = stage;
      pull.body = 'x\n\n<!-- docs-agent:asked -->';
      const run = await stage.run(schedule, asks);
      expect(run).toMatchObject({ exitCode: 0, outputs: { outcome: 'skipped', jobId: '' } });
      expect(wordsOf(run.summary)).toContain(`#${pull.number}`);
      expect(stage.service.requests).toEqual([]);
      pull.state = 'closed';
      expect((await stage.run(schedule, asks)).outputs).toMatchObject({ outcome: 'pull-request' });
    },
  );

  test.concurrent('knows by our comments what no trace shows, and does not count others', async () => {
    const { stage, pull, ask } = await openStage([{ filename: 'a.md' }]);
    await using _ = stage;
    stage.github.addPull({ pull: { head: 'by-hand' } });
    expect((await stage.run(schedule, { ...asks, maxOpenPulls: '2' })).outputs.outcome).toBe('pull-request');
    await ask({});
    const run = await stage.run(schedule, asks);
    expect(run.outputs.outcome).toBe('skipped');
    expect(wordsOf(run.summary)).toContain(`#${pull.number}`);
  });

  test.concurrent('who asks is answered, and told', async () => {
    const { stage, pull, ask } = await openStage([]);
    await using _ = stage;
    pull.body = '<!-- docs-agent:asked -->';
    expect((await ask({ maxOpenPulls: '1' })).outputs).toMatchObject({ outcome: 'pull-request' });
    expect(lastWords(stage)).toContain('maxOpenPulls is 1');
  });

  test.concurrent('what can not be counted is not sent', async () => {
    const { stage } = await openStage([], { forbidden: ['pulls/list'] });
    await using _ = stage;
    const run = await stage.run(schedule, asks);
    expect(run).toMatchObject({ exitCode: 1, outputs: { outcome: 'error' } });
    expect(stage.service.requests).toEqual([]);
  });
});
