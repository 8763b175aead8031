import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from '@jest/globals';
import { sandboxed } from '../sandboxed.ts';
import { git, makeRepository, removeTempFolders, type TestService, tempFolder, until } from '../support.ts';
import { commitFiles, contextStage, laidOut, runTurn } from './context-stage.ts';

let service: TestService;
afterEach(() => service.stop());
afterAll(removeTempFolders);

const agent = { sandbox: 'bubblewrap' };
const head = (repository: string) => git(repository, 'rev-parse', 'HEAD');
const short = (repository: string) => head(repository).slice(0, 9);
const READ = 'cat "$DOCS_AGENT_CONTEXT"/*/src/flags.ts';

describe('context repositories in the sandbox', () => {
  sandboxed('are there to read for the agent and for checks, beside the work tree', async () => {
    const look = `echo "$DOCS_AGENT_CONTEXT"; ${READ}; ls -A "$DOCS_AGENT_CONTEXT"`;
    const stage = await contextStage({
      docs: {
        script: `cat; ${look}; echo x > new.md`,
        contexts: [{ name: 'app' }, { name: 'sdk' }],
        checks: [{ name: 'flags', command: look }],
        agent,
      },
    });
    service = stage.service;
    const { said, page, status, id, folder } = await runTurn(service, { prompt: 'Document it.' });
    const [app, sdk] = ['app', 'sdk'].map((name) => short(stage.place(name)));
    const seen = '/context\nflag of app\nflag of sdk\napp\nsdk\n';
    expect(status).toBe('completed');
    expect(said).toBe(
      `Document it.\n\nTo read besides, and not to change:\n- /context/app (commit ${app})\n- /context/sdk (commit ${sdk})${seen}`,
    );
    expect(readFileSync(join(folder, 'turn-1.log.check-0'), 'utf8')).toBe(seen);
    expect(page).toContain(`To read · app <code>${app}</code> · sdk <code>${sdk}</code>`);
    expect(git(service.repository, 'diff', '--name-only', 'main', `docs-agent/${id}`)).toBe('new.md');
  });

  sandboxed('can’t be written to, and lead nowhere: no link, no commit, no credential', async () => {
    const token = 'context-token-0123456789';
    const place = tempFolder();
    const app = makeRepository(join(place, 'app'), { 'before.md': 'was here before\n' });
    rmSync(join(app, 'before.md'));
    symlinkSync('/', join(app, 'root'));
    symlinkSync('../other', join(app, 'beside'));
    symlinkSync('../../../../../../../..', join(app, 'above'));
    commitFiles(app, { 'now.md': 'is here now\n' });
    const script = [
      'cd "$DOCS_AGENT_CONTEXT"',
      'try() { ( eval "$1" ) > /dev/null 2>&1 && echo "done: $1"; }',
      'try "echo x > app/now.md"',
      'try "echo x > app/new.md"',
      'try "rm -f app/now.md"',
      'try "chmod 777 app"',
      'try "mkdir other"',
      'try "mv app mine"',
      'try "ln app/now.md $TMPDIR/hard"',
      'try "mount -o remount,rw app"',
      'try "ls app/beside/"',
      'try "cat app/root/etc/shadow"',
      `try "ls app/root${place}"`,
      `try "ls app/above${place}"`,
      'try "git -C app log"',
      'find / \\( -name .git -o -name "*.pack" -o -name mirror.git -o -name index \\) -not -path "/proc/*" -not -path "/workspace/*" -not -path "/usr/*" 2> /dev/null',
      'grep -rIl "was here before" /context /tmp /home /workspace 2> /dev/null',
      `(env; cat /proc/*/environ /proc/*/cmdline 2> /dev/null) | grep -a -e '01234567[8]9' -e 'data/context[s]'`,
      'cat app/now.md app/root/context/app/now.md; ls -A app; cat app/now.md | wc -c',
    ].join('\n');
    const stage = await contextStage(
      {
        docs: { script, agent, contexts: [{ name: 'app', repository: app, tokenEnv: 'APP_TOKEN' }] },
        second: {
          script: 'ls -A "$DOCS_AGENT_CONTEXT"; find / -name now.md -not -path "/proc/*" 2> /dev/null; true',
          agent,
          contexts: [{ name: 'other' }],
        },
      },
      { environment: { APP_TOKEN: token } },
    );
    service = stage.service;
    const [first, second] = await Promise.all([runTurn(service), runTurn(service, { project: 'second' })]);
    expect(first.said).toBe('is here now\nis here now\nabove\nbeside\nnow.md\nroot\n12\n');
    expect(second.said).toBe('other\n');
    expect(laidOut(service)).toHaveLength(2);
  });

  sandboxed('of a project without any have no place', async () => {
    const stage = await contextStage({
      docs: { script: '[ -e /context ] || echo none; echo "[$DOCS_AGENT_CONTEXT]"', agent, contexts: [] },
    });
    service = stage.service;
    expect((await runTurn(service)).said).toBe('none\n[]\n');
    expect(existsSync(join(service.folder, 'data/contexts'))).toBe(false);
  });

  sandboxed('count for no limit of the job', async () => {
    const stage = await contextStage({
      docs: {
        script: 'sleep 3; wc -c < "$DOCS_AGENT_CONTEXT/app/large"',
        agent: { ...agent, limits: { diskMb: 2 } },
        contexts: [{ name: 'app' }],
      },
    });
    service = stage.service;
    commitFiles(stage.place('app'), { large: 'x'.repeat(8 * 1024 * 1024) });
    expect(await runTurn(service)).toMatchObject({ status: 'completed', said: '8388608\n' });
  });
});

describe('context repositories without a sandbox', () => {
  test('are copies of the turn’s own, which it may write to, and the log says so', async () => {
    const script = `${READ}; echo mine > "$DOCS_AGENT_CONTEXT/app/src/flags.ts"; ${READ}`;
    const stage = await contextStage({ docs: { script, contexts: [{ name: 'app' }] } });
    service = stage.service;
    const turns = [await runTurn(service), await runTurn(service)];
    for (const { said, folder } of turns) {
      expect(said).toContain('writable copies, since there is no sandbox');
      expect(said).toMatch(/flag of app\nmine\n$/);
      expect(existsSync(join(folder, 'contexts'))).toBe(false);
    }
  });
});

describe('the commits that were read', () => {
  test('are those where the branch stands at each turn, and stand with it', async () => {
    const stage = await contextStage({
      docs: { script: `${READ}; cat >> index.md`, contexts: [{ name: 'app' }] },
    });
    service = stage.service;
    const before = short(stage.place('app'));
    const first = await runTurn(service);
    const now = commitFiles(stage.place('app'), { 'src/flags.ts': 'another flag\n' });
    const second = await runTurn(service, { job: first.id });
    expect([first.said, second.said]).toEqual([
      expect.stringContaining('flag of app\n'),
      expect.stringContaining('another flag\n'),
    ]);
    expect(first.page).toContain(`app <code>${before}</code>`);
    expect(second.page).toMatch(
      new RegExp(`app <code>${now.slice(0, 9)}</code>[\\s\\S]*app <code>${before}</code>`),
    );
    // Nobody can ask for the first one any more.
    await until(() => (laidOut(service).length === 1 ? true : undefined));
    expect(laidOut(service)).toEqual([now]);
  });

  test('are of the branch that the configuration names', async () => {
    const stage = await contextStage({
      docs: { script: READ, contexts: [{ name: 'app', ref: 'release/2' }] },
    });
    service = stage.service;
    const app = stage.place('app');
    git(app, 'checkout', '--quiet', '-b', 'release/2');
    commitFiles(app, { 'src/flags.ts': 'flag of release 2\n' });
    git(app, 'checkout', '--quiet', 'main');
    expect((await runTurn(service)).said).toContain('flag of release 2\n');
    git(app, 'branch', '--quiet', '-D', 'release/2');
    const { status, failure, said } = await runTurn(service);
    expect([status, said]).toEqual(['failed', '']);
    expect(failure).toContain(
      'the context repository app could not be read: the repository has no branch release/2',
    );
    // A name that the one before stands in the way of.
    git(app, 'branch', '--quiet', 'release/2/a');
    expect((await runTurn(service)).status).toBe('failed');
  });
});

describe('a context repository that can’t be read', () => {
  const away = join('/nonexistent', 'away');

  test('fails the turn with its name, and no agent is started', async () => {
    const stage = await contextStage({
      docs: { script: 'echo begun', contexts: [{ name: 'app' }, { name: 'away', repository: away }] },
    });
    service = stage.service;
    const { status, failure, said, page } = await runTurn(service);
    expect([status, said]).toEqual(['failed', '']);
    expect(failure).toMatch(/the context repository away could not be read: git ls-remote: .*nonexistent/);
    expect(page).toContain('the context repository away could not be read');
  });

  test.each([
    ['away', () => away],
    ['empty', () => makeEmpty()],
  ])(
    'and is optional (%s) is absent, and the page, the log and the agent are told',
    async (_, repository) => {
      const stage = await contextStage({
        docs: {
          script: 'cat; ls -A "$DOCS_AGENT_CONTEXT"',
          contexts: [{ name: 'app' }, { name: 'sdk', repository: repository(), optional: true }],
        },
      });
      service = stage.service;
      const { status, said, page } = await runTurn(service);
      expect(status).toBe('completed');
      expect(said).toContain('the context sdk is absent: ');
      expect(said).toContain('- sdk could not be read');
      expect(said).toMatch(/readapp\n$/);
      expect(page).toMatch(
        / · sdk could not be read: (?:git ls-remote: |the repository has no default branch; it is empty)/,
      );
    },
  );

  test('as an empty one, fails the turn', async () => {
    const stage = await contextStage({
      docs: { script: 'true', contexts: [{ name: 'app', repository: makeEmpty() }] },
    });
    service = stage.service;
    expect((await runTurn(service)).failure).toContain(
      'the context repository app could not be read: the repository has no default branch',
    );
  });
});

function makeEmpty(): string {
  const folder = join(tempFolder(), 'empty');
  mkdirSync(folder);
  git(folder, 'init', '--quiet');
  return folder;
}

describe('files of a context', () => {
  const HELD = 'touch "$HOME/ready"; while [ ! -e "$HOME/go" ]; do sleep 0.02; done';

  sandboxed('are on the disk once, however many turns of however many projects read them', async () => {
    const app = makeRepository(join(tempFolder(), 'app'));
    const one = { script: `${HELD}; cat "$DOCS_AGENT_CONTEXT"/*/index.md`, agent };
    const stage = await contextStage({
      docs: { ...one, contexts: [{ name: 'app', repository: app }] },
      second: { ...one, contexts: [{ name: 'code', repository: app }] },
    });
    service = stage.service;
    const jobs = [await service.create('a'), await service.create('b', 'second')];
    const home = (id: string) => join(service.folder, 'data/jobs', id, 'home');
    for (const { id } of jobs) await until(() => existsSync(join(home(id), 'ready')) || undefined);
    const before = head(app);
    expect(laidOut(service)).toEqual([before]);
    // It stays for those that read it when the branch moves on.
    const now = commitFiles(app, { 'index.md': 'moved\n' });
    const third = await service.create('c', 'second');
    writeFileSync(join(home(jobs[1]?.id ?? ''), 'go'), '');
    await service.finished(jobs[1]?.id ?? '', 'second');
    await until(() => existsSync(join(home(third.id), 'ready')) || undefined);
    expect(laidOut(service)).toEqual([before, now].sort());
    for (const { id } of [...jobs, third]) writeFileSync(join(home(id), 'go'), '');
    await service.finished(jobs[0]?.id ?? '');
    await service.finished(third.id, 'second');
    const said = (id: string) => readFileSync(join(service.folder, 'data/jobs', id, 'turn-1.log'), 'utf8');
    expect(jobs.map(({ id }) => said(id))).toEqual(['# Docs\n\nteh page\n', '# Docs\n\nteh page\n']);
    expect(said(third.id)).toBe('moved\n');
    await until(() => (laidOut(service).length === 1 ? true : undefined));
  });

  test('that were left half by a killed service are of no use to the next', async () => {
    const stage = await contextStage({ docs: { script: READ, contexts: [{ name: 'app' }] } });
    service = stage.service;
    await runTurn(service);
    await service.stop();
    const root = join(service.folder, 'data/contexts');
    const [name = ''] = laidOut(service);
    const [key = ''] = readKeys(root);
    renameSync(join(root, key, name), join(root, key, 'unfinished-x'));
    writeFileSync(join(root, key, 'unfinished-x/files/src/flags.ts'), 'half');
    writeFileSync(join(root, key, 'mirror.git/shallow.lock'), '');
    service = await stage.open({ folder: service.folder });
    expect(existsSync(join(root, key, 'unfinished-x'))).toBe(false);
    expect((await runTurn(service)).said).toContain('flag of app\n');
    // Nothing is laid out anew that is there.
    await service.stop();
    const marked = join(root, key, name, 'files/marked');
    writeFileSync(marked, '');
    service = await stage.open({ folder: service.folder });
    expect(existsSync(marked)).toBe(true);
    // After a start of the machine all of it is: nothing has been flushed to its disk.
    await service.stop();
    writeFileSync(join(root, 'boot'), 'another');
    service = await stage.open({ folder: service.folder });
    expect(laidOut(service)).toEqual([]);
    expect((await runTurn(service)).said).toContain('flag of app\n');
  });
});

function readKeys(root: string): string[] {
  return readdirSync(root).filter((name) => /^[0-9a-f]{32}$/.test(name));
}
