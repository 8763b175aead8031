import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { flagsIn, makeTestRepository, pageOf } from '../support/impact-repository.ts';
import { FLAGS, type ImpactStage, NEW_FLAG, openImpactStage, START } from '../support/impact-stage.ts';
import { annotationsOf } from '../support/scenario.ts';

const MARKER = '<!-- docs-agent:impact1 -->';

function startAndChange({ repository }: ImpactStage) {
  const base = repository.commit(START);
  const head = repository.commit(NEW_FLAG);
  return { base, head };
}

describe('on a pull request', () => {
  test.concurrent('a page that is left behind is told in one comment, the summary, annotations and outputs', async () => {
    await using stage = await openImpactStage();
    const span = startAndChange(stage);
    const ran = await stage.onPull(span);
    expect(ran).toMatchObject({ exitCode: 0, outputs: { impact: 'found', pages: '["docs/cli.md"]' } });
    expect(JSON.parse(ran.outputs.findings ?? '')).toMatchObject([
      { kind: 'undocumented', name: '--keep-going' },
    ]);
    expect(ran.outputs.prompt).toContain('- docs/cli.md: --keep-going is new in src/cli.ts.');
    const [comment, ...others] = stage.comments();
    expect(others).toEqual([]);
    const { serverUrl, repository } = stage.github.world;
    expect(comment?.body).toContain('### 📚 Pages that this change leaves behind');
    expect(comment?.body).toContain(
      `[\`src/cli.ts\`](${serverUrl}/${repository}/blob/${span.head}/src/cli.ts?plain=1#L6)`,
    );
    expect(comment?.body).toContain('/docs Bring docs/cli.md up to date: --keep-going is new in src/cli.ts.');
    expect(comment?.body).toContain(MARKER);
    expect(ran.summary).toContain('### 📚 Pages that this change leaves behind');
    expect(annotationsOf(ran, 'notice')).toEqual([expect.stringContaining('--keep-going')]);
    expect(annotationsOf(ran, 'warning')).toEqual([]);
  });

  test.concurrent('the comment is edited in place, and told when nothing is left behind any more', async () => {
    await using stage = await openImpactStage();
    const { base, head } = startAndChange(stage);
    await stage.onPull({ base, head });
    const [first] = stage.comments();
    await stage.onPull({
      base,
      head: stage.repository.commit({ 'src/cli.ts': flagsIn([...FLAGS, 'keep-going', 'no-color']) }),
    });
    expect(stage.comments()).toMatchObject([{ id: first?.id, body: expect.stringContaining('--no-color') }]);
    const done = await stage.onPull({
      base,
      head: stage.repository.commit({ 'docs/cli.md': pageOf([...FLAGS, 'keep-going', 'no-color']) }),
    });
    expect(done.outputs).toMatchObject({ impact: 'covered', findings: '[]', pages: '[]', prompt: '' });
    expect(stage.comments()).toMatchObject([
      { id: first?.id, body: expect.stringContaining('Nothing is left behind any more') },
    ]);
  });

  test.concurrent('nothing is written where nothing was ever found', async () => {
    await using stage = await openImpactStage();
    const base = stage.repository.commit(START);
    const ran = await stage.onPull({ base, head: stage.repository.commit({ 'src/other.ts': 'go();\n' }) });
    expect(ran).toMatchObject({ exitCode: 0, outputs: { impact: 'none' } });
    expect(stage.comments()).toEqual([]);
    expect(ran.summary).toContain('No page is left behind');
  });

  test.concurrent('a stranger’s comment with our hidden line is no comment of ours', async () => {
    await using stage = await openImpactStage();
    const user = stage.github.addUser('stranger', { role: 'read' });
    const theirs = stage.github.addComment(stage.pull.number, { user, body: `Mine ${MARKER}` });
    await stage.onPull(startAndChange(stage));
    expect(stage.comments().map(({ id }) => id)).toContain(theirs.id);
    expect(stage.comments()).toHaveLength(2);
    expect(stage.comments()[0]?.body).toBe(`Mine ${MARKER}`);
  });

  test.concurrent.each([
    ['none', 0],
    ['stale', 0],
    ['undocumented', 1],
    ['together, undocumented', 1],
  ])('failOn: %s ends with %i', async (failOn, exitCode) => {
    await using stage = await openImpactStage();
    expect(await stage.onPull(startAndChange(stage), { inputs: { failOn } })).toMatchObject({ exitCode });
  });

  test.concurrent('the label silences comment, annotations and failOn', async () => {
    await using stage = await openImpactStage();
    const span = startAndChange(stage);
    const pull = { labels: [{ name: 'docs-not-needed' }] };
    const ran = await stage.onPull(span, { pull, inputs: { failOn: 'undocumented' } });
    expect(ran).toMatchObject({ exitCode: 0, annotations: [], outputs: { impact: 'found' } });
    expect(stage.comments()).toEqual([]);
  });

  test.concurrent('drafts wait, and are looked at where they are asked for', async () => {
    await using stage = await openImpactStage();
    const span = startAndChange(stage);
    const waiting = await stage.onPull(span, { pull: { draft: true } });
    expect(waiting).toMatchObject({ exitCode: 0, outputs: { impact: 'none' } });
    expect(stage.comments()).toEqual([]);
    await stage.onPull(span, { pull: { draft: true }, inputs: { drafts: 'true' } });
    expect(stage.comments()).toHaveLength(1);
  });

  test.concurrent('one that is merged gets outputs and no comment; one that is closed gets nothing', async () => {
    await using stage = await openImpactStage();
    const span = startAndChange(stage);
    const merged = await stage.onPull(span, { pull: { state: 'closed', merged: true } });
    expect(merged).toMatchObject({ exitCode: 0, annotations: [], outputs: { impact: 'found' } });
    const holds = { base: span.head, head: span.head };
    const pull = { state: 'closed', merged: true, merge_commit_sha: span.head };
    expect(await stage.onPull(holds, { pull })).toMatchObject({ outputs: { impact: 'found' } });
    const closed = await stage.onPull(span, { pull: { state: 'closed' } });
    expect(closed).toMatchObject({ exitCode: 0, outputs: { impact: 'none', prompt: '' } });
    expect(stage.comments()).toEqual([]);
  });

  test.concurrent('of a fork: a summary and annotations, no request to the host, no warning', async () => {
    await using stage = await openImpactStage();
    const ran = await stage.onPull(startAndChange(stage), { fork: true });
    expect(ran).toMatchObject({ exitCode: 0, outputs: { impact: 'found' } });
    expect(ran.summary).toContain('docs/cli.md');
    expect(stage.github.calls()).toEqual([]);
    expect(annotationsOf(ran, 'notice')).toHaveLength(1);
    expect(annotationsOf(ran, 'warning')).toEqual([]);
  });

  test.concurrent('a map with a mistake is told with its line, and the rest goes on', async () => {
    await using stage = await openImpactStage();
    const base = stage.repository.commit(START);
    const head = stage.repository.commit({
      ...NEW_FLAG,
      '.github/docs-map.yml': 'src/**: docs/cli.md\nlib/**:\n  - 7\n',
    });
    const ran = await stage.onPull({ base, head });
    expect(ran).toMatchObject({ exitCode: 0, outputs: { pages: '["docs/cli.md"]' } });
    expect(annotationsOf(ran, 'warning')).toContainEqual(
      expect.stringContaining('.github/docs-map.yml, line 3: A page is a path.'),
    );
  });

  test.concurrent('under pull_request_target the map of the base counts', async () => {
    await using stage = await openImpactStage();
    const base = stage.repository.commit({
      ...START,
      '.github/docs-map.yml': 'src/**: docs/base.md\n',
      'docs/base.md': 'B\n',
      'docs/head.md': 'H\n',
    });
    const head = stage.repository.commit({
      'src/other.ts': 'go();\n',
      '.github/docs-map.yml': 'src/**: docs/head.md\n',
    });
    const ran = await stage.onPull({ base, head }, { eventName: 'pull_request_target', fork: true });
    expect(ran.outputs.pages).toBe('["docs/base.md"]');
    expect(stage.comments()).toHaveLength(1);
  });
});

describe('shallow checkouts', () => {
  /** A checkout of one commit, whose origin is the stage's repository. */
  function shallowOf({ repository }: ImpactStage) {
    repository.git('config', 'uploadpack.allowAnySHA1InWant', 'true');
    const shallow = makeTestRepository();
    shallow.git('remote', 'add', 'origin', `file://${repository.folder}`);
    shallow.git('fetch', '--quiet', '--depth=1', 'origin', 'main');
    shallow.git('checkout', '--quiet', 'FETCH_HEAD');
    return shallow;
  }

  test.concurrent('the merge base is asked of the host, and that commit alone is fetched', async () => {
    await using stage = await openImpactStage();
    stage.repository.commit({ 'old.ts': '1\n' });
    const fork = stage.repository.commit(START);
    const base = stage.repository.commit({ 'src/later.ts': 'go();\n' });
    stage.repository.git('checkout', '--quiet', '-b', 'topic', fork);
    const head = stage.repository.commit(NEW_FLAG);
    stage.repository.git('checkout', '--quiet', 'main');
    stage.github.world.mergeBases.set(`${base}...${head}`, fork);
    const shallow = shallowOf(stage);
    try {
      const ran = await stage.onPull(
        { base, head },
        { options: { env: { GITHUB_WORKSPACE: shallow.folder } } },
      );
      expect(ran).toMatchObject({ exitCode: 0, outputs: { pages: '["docs/cli.md"]' } });
      expect(ran.stdout).toContain('The history is cut short here');
      expect(shallow.git('rev-list', '--all', '--count')).toBe('1');
      expect(shallow.git('cat-file', '-t', fork)).toBe('commit');
    } finally {
      shallow.remove();
    }
  });

  test.concurrent('where the host does not tell it, more of the history is fetched', async () => {
    await using stage = await openImpactStage();
    const span = startAndChange(stage);
    const shallow = shallowOf(stage);
    try {
      const ran = await stage.onPull(span, { options: { env: { GITHUB_WORKSPACE: shallow.folder } } });
      expect(ran).toMatchObject({ exitCode: 0, outputs: { pages: '["docs/cli.md"]' } });
    } finally {
      shallow.remove();
    }
  });
});

describe('on other events', () => {
  test.concurrent('a push, a merge group, and a push of a new branch', async () => {
    await using stage = await openImpactStage();
    const { base, head } = startAndChange(stage);
    const push = await stage.run('push', { before: base, after: head });
    expect(push).toMatchObject({ exitCode: 0, outputs: { impact: 'found' } });
    const group = await stage.run('merge_group', { merge_group: { base_sha: base, head_sha: head } });
    expect(group).toMatchObject({ exitCode: 0, outputs: { impact: 'found' } });
    stage.repository.git('branch', 'topic');
    stage.repository.git('reset', '--quiet', '--hard', base);
    const fresh = { before: '0'.repeat(40), after: head, repository: { default_branch: 'main' } };
    expect(await stage.run('push', fresh)).toMatchObject({ exitCode: 0, outputs: { impact: 'found' } });
    const deleted = { before: head, after: '0'.repeat(40), deleted: true };
    expect(await stage.run('push', deleted)).toMatchObject({ exitCode: 0, outputs: { impact: 'none' } });
    expect(stage.github.calls()).toEqual([]);
  });

  test.concurrent.each<[string, unknown, RegExp]>([
    ['schedule', {}, /schedule tells of no change; accepted are the events pull_request/],
    ['push', { before: 'x', after: 'y' }, /The event push names no two commits to compare/],
    ['push', { before: 'a'.repeat(40), after: 'b'.repeat(40) }, /Impact broke off/],
  ])('%s with %j ends with a clear sentence', async (eventName, event, sentence) => {
    await using stage = await openImpactStage();
    stage.repository.commit(START);
    const ran = await stage.run(eventName, event);
    expect(ran.exitCode).toBe(1);
    expect(annotationsOf(ran, 'error')).toEqual([expect.stringMatching(sentence)]);
  });

  test.concurrent('a folder that is no repository ends with a clear sentence', async () => {
    await using stage = await openImpactStage();
    const { base, head } = startAndChange(stage);
    rmSync(join(stage.repository.folder, '.git'), { recursive: true });
    const ran = await stage.run('push', { before: base, after: head });
    expect(ran.exitCode).toBe(1);
    expect(annotationsOf(ran, 'error')).toEqual([expect.stringMatching(/not a git repository/)]);
  });
});
