import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { parseConfig } from '../../../src/server/config/config.ts';
import { openContexts } from '../../../src/server/contexts/contexts.ts';
import { readContexts, writeContexts } from '../../../src/server/contexts/record.ts';
import { serveRepositories } from '../git/http-remote.ts';
import { git, makeRepository, removeTempFolders, tempFolder } from '../support.ts';

afterAll(removeTempFolders);
const { signal } = new AbortController();

/** One context of a repository that a test makes, and what is below the data folder. */
function stage(files?: Record<string, string>) {
  const folder = tempFolder();
  const repository = makeRepository(join(folder, 'app'), files);
  const config = (context: object[]) =>
    parseConfig(
      {
        dataDir: 'data',
        projects: { docs: { repository: 'docs', agent: { command: 'true' }, context } },
      },
      { directory: folder, environment: {} },
    );
  const root = join(folder, 'data/contexts');
  const open = (context: object[] = [{ name: 'app', repository }]) => {
    const { dataDir, projects } = config(context);
    const contexts = openContexts({ dataDir, projects });
    const settings = projects.get('docs')?.contexts ?? [];
    return {
      ...contexts,
      takeAt: (at: number, until = signal) => {
        const one = settings[at];
        if (!one) throw new Error('no such context');
        return contexts.take(one, until);
      },
    };
  };
  const commit = () => {
    git(repository, 'add', '--all', '.');
    git(repository, 'commit', '--quiet', '--allow-empty', '-m', 'More');
    return git(repository, 'rev-parse', 'HEAD');
  };
  const write = (path: string, text: string | Buffer) => {
    mkdirSync(dirname(join(repository, path)), { recursive: true });
    rmSync(join(repository, path), { force: true, recursive: true });
    writeFileSync(join(repository, path), text);
  };
  return { folder, repository, root, open, commit, write };
}

/** All that differs between two folders, modes and links too; a `.git` counts on neither side. */
function differences(one: string, other: string): string {
  const list = (folder: string) =>
    spawnSync('sh', ['-c', 'find . -path ./.git -prune -o -printf "%y %m %p %l\\0" | sort -z'], {
      cwd: folder,
    }).stdout.toString();
  const diff = spawnSync('diff', ['-r', '--no-dereference', '--exclude=.git', one, other]).stdout.toString();
  const [left, right] = [list(one), list(other)].map((text) => text.replace(/^d \d+ \. \0/, ''));
  return left === right ? diff : `${diff}${left}\n${right}`;
}

/** What `git clone` makes of it. */
function cloned(repository: string): string {
  const folder = join(tempFolder(), 'clone');
  spawnSync('git', ['clone', '--quiet', repository, folder]);
  return folder;
}

describe('the files of a commit', () => {
  test('are those of a clone, however odd', async () => {
    const { repository, open, commit, write } = stage();
    const lfs = 'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n';
    write('.gitattributes', '*.bin filter=lfs diff=lfs merge=lfs -text\n*.bat text eol=crlf\n');
    write('large.bin', lfs);
    write('run.bat', 'echo\n');
    write('a name\nof two lines', 'x');
    write('Case.md', '1');
    write('case.md', '2');
    write('bin/run.sh', '#!/bin/sh\n');
    chmodSync(join(repository, 'bin/run.sh'), 0o755);
    write('-rf', 'option');
    write('latin\u00e9', Buffer.from([0, 255, 10, 13]));
    symlinkSync('/', join(repository, 'out'));
    symlinkSync('../other', join(repository, 'up'));
    symlinkSync('nowhere', join(repository, 'dangling'));
    const sub = makeRepository(join(tempFolder(), 'sub'));
    git(repository, '-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', sub, 'sub');
    const at = commit();
    const taken = await open().takeAt(0);
    expect(taken.commit).toBe(at);
    expect(differences(taken.folder, cloned(repository))).toBe('');
    expect(readdirSync(join(taken.folder, 'sub'))).toEqual([]);
    expect(spawnSync('cat', ['large.bin'], { cwd: taken.folder }).stdout.toString()).toBe(lfs);
  });

  test('are as whole where the ones before are shared, whatever changed', async () => {
    const { repository, open, commit, write } = stage({ 'a/b': '1', c: '2', d: '3', 'e/f/g': '4', l: '5' });
    const contexts = open();
    const first = await contexts.takeAt(0);
    const before = cloned(repository);
    const steps: (() => void)[] = [
      () => write('a/b', 'changed'),
      () => write('a', 'a file where a folder was'),
      () => {
        rmSync(join(repository, 'c'));
        write('c/d/e', 'a folder where a file was');
      },
      () => {
        rmSync(join(repository, 'l'));
        symlinkSync('/etc', join(repository, 'l'));
      },
      () => {
        rmSync(join(repository, 'l'));
        write('l/passwd', 'a folder where a link out was');
      },
      () => chmodSync(join(repository, 'd'), 0o755),
      () => rmSync(join(repository, 'e'), { recursive: true }),
      () => write('d', ''),
      () => write('.gitattributes', '* text eol=crlf\n'),
      () => write('text', 'one\ntwo\n'),
      () => rmSync(join(repository, '.gitattributes')),
      () => undefined,
    ];
    for (const [at, step] of steps.entries()) {
      step();
      commit();
      const { folder, release } = await contexts.takeAt(0);
      expect([at, differences(folder, cloned(repository))]).toEqual([at, '']);
      if (at % 2) release();
    }
    // What was shared with later ones is as it was.
    expect(differences(first.folder, before)).toBe('');
    await contexts.settle();
  });

  test('are made from what is there, and take room for what differs alone', async () => {
    const { open, commit, write } = stage({ large: 'x'.repeat(4_000_000), small: '1' });
    const contexts = open();
    const first = await contexts.takeAt(0);
    write('small', '2');
    commit();
    const second = await contexts.takeAt(0);
    const used = spawnSync('du', ['-sk', first.folder, second.folder]).stdout.toString();
    expect(Number(/\n(\d+)/.exec(used)?.[1])).toBeLessThan(500);
  });

  test('are laid out whole where the files before are damaged, or gone from the mirror', async () => {
    const { repository, open, commit, write } = stage({ a: '1', b: '2' });
    const contexts = open();
    const first = await contexts.takeAt(0);
    rmSync(join(first.folder, '../index'));
    write('a', 'changed');
    commit();
    const second = await contexts.takeAt(0);
    expect(differences(second.folder, cloned(repository))).toBe('');
  });

  test('are all there where they are many, in one folder or in a hundred', async () => {
    const { repository, open } = stage({ a: '1' });
    const blob = git(repository, 'rev-parse', 'HEAD:a');
    const entries = Array.from(
      { length: 4000 },
      (_, at) => `100644 ${blob}\t${at % 2 ? 'one' : `d${at % 100}`}/f${at}\n`,
    );
    spawnSync('git', ['update-index', '--index-info'], { cwd: repository, input: entries.join('') });
    git(repository, 'commit', '--quiet', '-m', 'Many');
    const { folder } = await open().takeAt(0);
    expect(readdirSync(folder, { recursive: true })).toHaveLength(4000 + 51 + 1);
  });
});

describe('taking the files', () => {
  test('is done once by those that come at once, also where the first of them gives up', async () => {
    const { root, open } = stage();
    const contexts = open();
    const stop = new AbortController();
    const given = contexts.takeAt(0, stop.signal);
    const others = Promise.all([contexts.takeAt(0), contexts.takeAt(0)]);
    stop.abort();
    await expect(given).rejects.toThrow();
    const [one, other] = await others;
    expect(one).toMatchObject({ folder: other?.folder });
    const [key = ''] = readdirSync(root);
    expect(readdirSync(join(root, key)).sort()).toEqual([one?.commit, 'mirror.git'].sort());
  });

  test('leaves a mirror without history, tags and other branches', async () => {
    const { repository, root, open, commit, write } = stage();
    write('b', 'of another commit');
    const old = git(repository, 'rev-parse', `${commit()}:b`);
    git(repository, 'branch', 'other');
    git(repository, 'tag', 'v1');
    rmSync(join(repository, 'b'));
    commit();
    await open().takeAt(0);
    const mirror = join(root, readdirSync(root)[0] ?? '', 'mirror.git');
    expect(git(mirror, 'for-each-ref').split('\n')).toHaveLength(1);
    expect(spawnSync('git', ['-C', mirror, 'cat-file', '-e', old]).status).not.toBe(0);
  });

  test('fails while the remote is away, whatever is there', async () => {
    const { repository, open } = stage();
    const contexts = open();
    await contexts.takeAt(0);
    rmSync(repository, { recursive: true });
    await expect(contexts.takeAt(0)).rejects.toThrow(
      /git ls-remote: .*does not appear to be a git repository/,
    );
  });

  test('is asked of the remote with each project’s own token, whoever has laid the files out', async () => {
    const folder = tempFolder();
    makeRepository(join(folder, 'app'));
    const good = Buffer.from('x-access-token:good-token-0123').toString('base64');
    const remote = await serveRepositories(folder, ({ authorization }) =>
      authorization === `Basic ${good}` ? undefined : { status: 401 },
    );
    const repository = `${remote.url}/app`;
    const of = (tokenEnv?: string) => ({
      repository: 'docs',
      agent: { command: 'true' },
      context: [{ name: 'app', repository, ...(tokenEnv === undefined ? {} : { tokenEnv }) }],
    });
    const config = parseConfig(
      { dataDir: 'data', projects: { first: of('GOOD'), second: of('BAD'), third: of() } },
      { directory: folder, environment: { GOOD: 'good-token-0123', BAD: 'bad-token-0123' } },
    );
    const contexts = openContexts(config);
    const take = (project: string) => {
      const [context] = config.projects.get(project)?.contexts ?? [];
      if (!context) throw new Error('no context');
      return contexts.take(context, signal);
    };
    try {
      const { folder: files } = await take('first');
      for (const project of ['second', 'third'])
        await expect(take(project)).rejects.toThrow(/could not read Username|Authentication failed/);
      expect((await take('first')).folder).toBe(files);
      const kept = spawnSync('grep', ['-ra', '0123', join(folder, 'data')]).stdout.toString();
      expect(kept).toBe('');
    } finally {
      remote.close();
    }
  });

  test('a branch that was pushed anew from elsewhere is followed', async () => {
    const { repository, open, commit, write } = stage();
    const contexts = open();
    (await contexts.takeAt(0)).release();
    git(repository, 'checkout', '--quiet', '--orphan', 'new');
    write('b', 'new');
    commit();
    git(repository, 'branch', '--quiet', '--force', 'main', 'new');
    git(repository, 'checkout', '--quiet', 'main');
    const { folder } = await contexts.takeAt(0);
    expect(differences(folder, cloned(repository))).toBe('');
    await contexts.settle();
  });
});

describe('cleaning', () => {
  test('removes what nobody has read for so long, and nothing that is read', async () => {
    const { open, root } = stage();
    const contexts = open();
    const taken = await contexts.takeAt(0);
    const soon = Date.now() + 1000;
    expect(await contexts.prune({ since: soon, dryRun: false })).toEqual({ folders: 0, bytes: 0 });
    expect(existsSync(taken.folder)).toBe(true);
    taken.release();
    await contexts.settle();
    expect(await contexts.prune({ since: Date.now() - 60_000, dryRun: false })).toMatchObject({ folders: 0 });
    expect(await contexts.prune({ since: soon, dryRun: true })).toMatchObject({ folders: 1 });
    expect(existsSync(taken.folder)).toBe(true);
    expect(await contexts.prune({ since: soon, dryRun: false })).toMatchObject({ folders: 1 });
    expect(readdirSync(join(root, readdirSync(root)[0] ?? ''))).toEqual(['mirror.git']);
    expect(existsSync((await contexts.takeAt(0)).folder)).toBe(true);
  });

  test('removes all of a repository, and of a branch, that the configuration has no longer', async () => {
    const { repository, root, open, commit, write } = stage();
    git(repository, 'checkout', '--quiet', '-b', 'next');
    write('b', 'next');
    const next = commit();
    const both = open([
      { name: 'app', repository, ref: 'main' },
      { name: 'next', repository, ref: 'next' },
    ]);
    for (const at of [0, 1]) (await both.takeAt(at)).release();
    await both.settle();
    const [key = ''] = readdirSync(root);
    expect(readdirSync(join(root, key))).toHaveLength(3);
    await open([{ name: 'app', repository, ref: 'main' }]).prune({ since: 0, dryRun: false });
    expect(readdirSync(join(root, key))).toHaveLength(2);
    expect(readdirSync(join(root, key))).not.toContain(next);
    const none = open([]);
    expect(await none.prune({ since: 0, dryRun: true })).toMatchObject({ folders: 1 });
    expect(readdirSync(root)).toEqual([key]);
    await none.prune({ since: 0, dryRun: false });
    expect(readdirSync(root)).toEqual([]);
  });
});

test('a record is read as it was written, and nothing of what is none', () => {
  const records = [
    { name: 'app', commit: 'a'.repeat(40) },
    { name: 'sdk', why: 'away' },
  ];
  expect(readContexts(writeContexts(records))).toEqual(records);
  expect(writeContexts([])).toBeNull();
  for (const kept of [null, '', '{', '{}', '[1]', '[{"name":"x","commit":"<b>"}]'])
    expect(readContexts(kept)).toEqual([]);
});
