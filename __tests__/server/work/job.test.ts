import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { untilThere } from '../../support/shell.ts';
import { git, isRunning, removeTempFolders, type TestService, testService, until } from '../support.ts';

let service: TestService;
const started: TestService[] = [];
const start = async (given: Parameters<typeof testService>[0]) => {
  service = await testService(given);
  started.push(service);
  return service;
};
afterEach(async () => {
  await Promise.all(started.splice(0).map((one) => one.stop()));
});
afterAll(removeTempFolders);

const show = (commit: string, path: string) => git(service.repository, 'show', `${commit}:${path}`);
const branchOf = (id: string) => `docs-agent/${id}`;
const filesOf = (commit: string) =>
  git(service.repository, 'ls-tree', '-r', '--format=%(objectmode) %(path)', commit).split('\n');
const logOf = (id: string, turn = 1) =>
  readFileSync(join(service.folder, 'data/jobs', id, `turn-${turn}.log`), 'utf8');
const failureOf = () => service.log.find((line) => line.startsWith('failed'));

describe('a job', () => {
  test('ends with a commit on its own branch, and a review page that shows it', async () => {
    await start({ agents: { docs: 'sed -i s/teh/the/ index.md; echo done' } });
    const { id } = await service.create('Fix the typos, fixes #1\n\nAll of them.');
    const job = await service.finished(id);
    expect(job).toMatchObject({ status: 'completed', prLink: `${service.url}/review/docs/${id}` });
    expect(show(branchOf(id), 'index.md')).toBe('# Docs\n\nthe page');
    expect(git(service.repository, 'log', '-1', '--format=%an <%ae>%n%B', branchOf(id))).toBe(
      `docs-agent <docs-agent@localhost>\nFix the typos, fixes # 1\n\nDocs-Agent-Job: ${id}`,
    );
    expect(git(service.repository, 'rev-parse', `${branchOf(id)}^`)).toBe(
      git(service.repository, 'rev-parse', 'main'),
    );
    const page = await (await fetch(job.prLink ?? '')).text();
    expect(page).toContain('<mark>');
    expect(page).toContain('All of them.');
    expect(readdirSync(join(service.folder, 'data/jobs', id)).sort()).toEqual([
      'change.diff',
      'change.pages',
      'home',
      'turn-1.log',
    ]);
  });

  test('has its author known to the agent’s own git, whatever characters the name has', async () => {
    const name = 'Docs "Bot" \\o/ #1; of $HOME';
    await start({
      agents: {
        docs: '{ git config user.name; git config user.email; } > who.txt; git status --short > status.txt',
      },
      config: { author: { name, email: 'bot#1@docs.example' } },
    });
    const { id } = await service.create('Who?');
    await service.finished(id);
    expect(show(branchOf(id), 'who.txt')).toBe(`${name}\nbot#1@docs.example`);
    expect(show(branchOf(id), 'status.txt')).toMatch(/^\?\? status\.txt\n\?\? who\.txt$/);
  });

  test('without a change is completed without a link', async () => {
    await start({ agents: { docs: 'true' } });
    const { id } = await service.create('Look.');
    expect(await service.finished(id)).toMatchObject({ status: 'completed', prLink: null });
    expect(git(service.repository, 'branch', '--list', 'docs-agent/*')).toBe('');
  });

  test('is continued on the same branch by a message, and keeps its link', async () => {
    await start({ agents: { docs: 'cat >> index.md' } });
    const { id } = await service.create('one\n');
    const first = await service.finished(id);
    expect(await service.message(id, 'two\n')).toMatchObject({ status: 'active', prLink: null });
    const second = await service.finished(id);
    expect(second.prLink).toBe(first.prLink);
    expect(show(branchOf(id), 'index.md')).toBe('# Docs\n\nteh page\none\ntwo');
    expect(git(service.repository, 'rev-list', '--count', `main..${branchOf(id)}`)).toBe('2');
    const page = await (await fetch(second.prLink ?? '')).text();
    expect(page.match(/class="line added"/g)).toHaveLength(2);
  });

  test('works off its messages in order, one at a time', async () => {
    await start({
      agents: { docs: 'mkdir ../lock && cat >> index.md && sleep 0.1 && rmdir ../lock' },
      config: { concurrency: 4 },
    });
    const { id } = await service.create('1\n');
    for (const prompt of ['2\n', '3\n', '4\n']) await service.message(id, prompt);
    expect(await service.finished(id)).toMatchObject({ status: 'completed' });
    expect(show(branchOf(id), 'index.md')).toBe('# Docs\n\nteh page\n1\n2\n3\n4');
  });

  test('goes on from what a person has pushed to its branch', async () => {
    await start({ agents: { docs: 'cat >> index.md' } });
    const { id } = await service.create('one\n');
    await service.finished(id);
    git(service.repository, 'checkout', '--quiet', branchOf(id));
    writeFileSync(join(service.repository, 'more.md'), 'mine\n');
    git(service.repository, 'add', '.');
    git(service.repository, 'commit', '--quiet', '-m', 'Mine');
    git(service.repository, 'checkout', '--quiet', 'main');
    await service.message(id, 'two\n');
    await service.finished(id);
    expect(show(branchOf(id), 'more.md')).toBe('mine');
    expect(show(branchOf(id), 'index.md')).toContain('one\ntwo');
  });

  test('fails when its branch has moved while the agent was at work, and takes nothing back', async () => {
    await start({
      agents: {
        docs: `cat >> index.md; echo ready > "$HOME/ready"; ${untilThere('$HOME/go')}`,
      },
    });
    const { id } = await service.create('one\n');
    const home = join(service.folder, 'data/jobs', id, 'home');
    await until(() => existsSync(join(home, 'ready')) || undefined);
    git(service.repository, 'branch', branchOf(id), 'main');
    writeFileSync(join(home, 'go'), '');
    expect(await service.finished(id)).toMatchObject({ status: 'failed', prLink: null });
    expect(failureOf()).toMatch(/git push: .*(stale info|rejected)/);
    expect(git(service.repository, 'rev-parse', branchOf(id))).toBe(
      git(service.repository, 'rev-parse', 'main'),
    );
  });

  test('that lost its branch to somebody else says where it left what it made', async () => {
    await start({
      agents: { docs: `cat >> index.md; echo ready > "$HOME/ready"; ${untilThere('$HOME/go')}` },
      options: { publishEveryMs: 50 },
    });
    const { id } = await service.create('one\n');
    const home = join(service.folder, 'data/jobs', id, 'home');
    await until(() => existsSync(join(home, 'ready')) || undefined);
    git(service.repository, 'checkout', '--quiet', '-b', branchOf(id));
    git(service.repository, 'commit', '--quiet', '--allow-empty', '-m', 'Another runner was quicker');
    const theirs = git(service.repository, 'rev-parse', 'HEAD');
    git(service.repository, 'checkout', '--quiet', 'main');
    writeFileSync(join(home, 'go'), '');
    expect(await service.finished(id)).toMatchObject({ status: 'failed', prLink: null });
    const [, apart = ''] =
      /somebody else meanwhile; what was made is kept as the branch (\S+?)"/.exec(failureOf() ?? '') ?? [];
    expect(apart).toMatch(new RegExp(`^${branchOf(id)}-[0-9a-f]{12}$`));
    expect(show(apart, 'index.md')).toContain('one');
    expect(git(service.repository, 'rev-parse', branchOf(id))).toBe(theirs);
    expect((await service.api('GET', `/review/docs/${id}`)).text).toContain(apart);
    // Nothing is left to be tried again, and a message goes on from what is there.
    rmSync(join(home, 'ready'));
    await service.message(id, 'two\n');
    expect(await service.finished(id)).toMatchObject({ status: 'completed', prLink: expect.any(String) });
    expect(git(service.repository, 'rev-parse', `${branchOf(id)}^`)).toBe(theirs);
  });

  test('that lost its branch, and may push no other, says that what it made is nowhere', async () => {
    await start({
      agents: { docs: `cat >> index.md; echo ready > "$HOME/ready"; ${untilThere('$HOME/go')}` },
    });
    const { id } = await service.create('one\n');
    const home = join(service.folder, 'data/jobs', id, 'home');
    await until(() => existsSync(join(home, 'ready')) || undefined);
    git(service.repository, 'checkout', '--quiet', '-b', branchOf(id));
    git(service.repository, 'commit', '--quiet', '--allow-empty', '-m', 'Another runner was quicker');
    git(service.repository, 'checkout', '--quiet', 'main');
    const hook = join(service.repository, '.git/hooks/pre-receive');
    writeFileSync(hook, '#!/bin/sh\necho no more branches >&2; exit 1\n', { mode: 0o755 });
    writeFileSync(join(home, 'go'), '');
    expect(await service.finished(id)).toMatchObject({ status: 'failed', prLink: null });
    expect(failureOf()).toMatch(
      /what was made is on no branch, and could not be pushed as one of its own: git push: /,
    );
  });

  test.each([
    ['is not there', '/nonexistent/repository', /git fetch: .*nonexistent/],
    ['has no such branch', 'docs', /the repository has no branch nope/],
  ])('fails where its repository %s', async (_, repository, failure) => {
    await start({ project: { repository, ref: 'nope' } });
    const { id } = await service.create('Do.');
    expect(await service.finished(id)).toMatchObject({ status: 'failed' });
    expect(failureOf()).toMatch(failure);
  });

  test('works on the branch that the configuration names', async () => {
    await start({ agents: { docs: 'cat >> index.md' }, project: { ref: 'next' } });
    git(service.repository, 'checkout', '--quiet', '-b', 'next');
    git(service.repository, 'commit', '--quiet', '--allow-empty', '-m', 'Next');
    git(service.repository, 'checkout', '--quiet', 'main');
    const { id } = await service.create('one\n');
    expect(await service.finished(id)).toMatchObject({ source: { ref: 'next' }, status: 'completed' });
    expect(git(service.repository, 'rev-parse', `${branchOf(id)}^`)).toBe(
      git(service.repository, 'rev-parse', 'next'),
    );
  });

  test('that has been merged, and its branch deleted, starts from what is there now', async () => {
    await start({ agents: { docs: 'cat >> index.md' } });
    const { id } = await service.create('one\n');
    await service.finished(id);
    git(service.repository, 'merge', '--quiet', '--no-edit', branchOf(id));
    git(service.repository, 'branch', '--quiet', '-D', branchOf(id));
    await service.message(id, 'two\n');
    const { prLink } = await service.finished(id);
    const page = await (await fetch(prLink ?? '')).text();
    expect(page.match(/class="line added"/g)).toHaveLength(1);
    expect(git(service.repository, 'rev-list', '--count', `main..${branchOf(id)}`)).toBe('1');
  });

  test('archived while it runs is ended and stays archived', async () => {
    await start({ agents: { docs: 'echo $$ > "$HOME/pid"; exec sleep 600' } });
    const { id } = await service.create('Wait.');
    await service.message(id, 'And then?');
    const pid = Number(await until(() => readIfThere(join(service.folder, 'data/jobs', id, 'home/pid'))));
    await service.archive(id);
    await until(() => (isRunning(pid) ? undefined : true));
    await until(() => service.log.find((line) => line.startsWith('stopped')));
    expect(await service.finished(id)).toMatchObject({ status: 'archived', archivedAt: expect.any(String) });
  });
});

describe('a change', () => {
  test('is taken whether the agent has committed it or not, links and modes included', async () => {
    const command = [
      'echo a > committed.md; git add -A; git commit -qm "my own"; git checkout -qb elsewhere',
      'echo b > loose.md; rm index.md; ln -s /etc/hostname link; echo x > run.sh; chmod +x run.sh',
      'echo ignored > .gitignore; echo no > ignored',
    ];
    await start({ agents: { docs: command.join('\n') } });
    const { id } = await service.create('Do.');
    expect(await service.finished(id)).toMatchObject({ status: 'completed' });
    expect(filesOf(branchOf(id))).toEqual([
      '100644 .gitignore',
      '100644 committed.md',
      '120000 link',
      '100644 loose.md',
      '100755 run.sh',
    ]);
    expect(show(branchOf(id), 'link')).toBe('/etc/hostname');
    expect(git(service.repository, 'rev-list', '--count', `main..${branchOf(id)}`)).toBe('1');
  });

  test('never has git run what the agent has configured', async () => {
    const plant = [
      'hook="touch $HOME/ran; true"',
      'evil() { git -C "$1" config core.fsmonitor "$hook"; git -C "$1" config filter.x.clean "$hook"; git -C "$1" config core.pager "$hook"; }',
      'evil .; mkdir -p .git/hooks; for h in pre-commit post-checkout pre-push reference-transaction; do printf "#!/bin/sh\\n$hook\\n" > .git/hooks/$h; chmod +x .git/hooks/$h; done',
      'echo "* filter=x diff=x" > .gitattributes',
      'git init -q nested; evil nested; echo n > nested/n.md; git -C nested add n.md; git -C nested -c core.fsmonitor=false -c filter.x.clean=cat -c user.name=a -c user.email=a@b commit -qm n; rm -f "$HOME/ran"',
      'mkdir sub; echo "gitdir: ../nested/.git" > sub/.git; echo s > sub/s.md',
    ];
    await start({ agents: { docs: plant.join('\n') } });
    const { id } = await service.create('Do.');
    expect(await service.finished(id)).toMatchObject({ status: 'completed' });
    expect(existsSync(join(service.folder, 'data/jobs', id, 'home/ran'))).toBe(false);
    expect(filesOf(branchOf(id))).toEqual([
      '100644 .gitattributes',
      '100644 index.md',
      '100644 nested/n.md',
      '100644 sub/s.md',
    ]);
  });

  test('leaves submodules, line endings and stored pointers of the repository alone', async () => {
    const files = {
      'index.md': 'teh\n',
      'crlf.txt': 'a\n',
      'big.bin': 'pointer\n',
      '.gitattributes': '*.txt eol=crlf\n*.bin filter=lfs\n',
    };
    await start({ agents: { docs: 'cat crlf.txt | od -c | head -1; sed -i s/teh/the/ index.md' }, files });
    git(service.repository, 'update-index', '--add', '--cacheinfo', `160000,${'1'.repeat(40)},sub`);
    git(service.repository, 'commit', '--quiet', '-m', 'Add a submodule');
    const { id } = await service.create('Do.');
    expect(await service.finished(id)).toMatchObject({ status: 'completed' });
    expect(logOf(id)).toContain('\\r');
    expect(git(service.repository, 'diff', '--name-status', 'main', branchOf(id))).toBe('M\tindex.md');
  });

  test('is left inside the workspace by links that lead out of it', async () => {
    await start({
      agents: {
        docs: 'mkdir d; mv d "$HOME/d"; echo secret > "$HOME/d/file"; ln -s "$HOME/d" d; rm -rf .git; ln -s "$HOME/d" .git',
      },
    });
    const { id } = await service.create('Do.');
    expect(await service.finished(id)).toMatchObject({ status: 'completed' });
    expect(filesOf(branchOf(id))).toEqual(['120000 d', '100644 index.md']);
    expect(readFileSync(join(service.folder, 'data/jobs', id, 'home/d/file'), 'utf8')).toBe('secret\n');
  });

  test('in folders that the agent has closed does not stand in the way of the next turn', async () => {
    await start({ agents: { docs: 'cat >> index.md; mkdir shut; echo x > shut/x; chmod 0 shut' } });
    const { id } = await service.create('one\n');
    await service.finished(id);
    await service.message(id, 'two\n');
    expect(await service.finished(id)).toMatchObject({ status: 'completed' });
  });
});

describe('an agent', () => {
  test.each<[string, string | string[], RegExp]>([
    ['exits with an error', 'echo change > new.md; echo sorry >&2; exit 3', /exit code 3/],
    ['is killed', 'kill -9 $$', /ended by SIGKILL/],
    // By the shell that it waits in; its own word is in the log.
    ['does not exist', ['/nonexistent/agent'], /exit code 127|nonexistent\/agent: not found/],
  ])('that %s fails the job', async (_, command, failure) => {
    await start({ agents: { docs: command } });
    const { id } = await service.create('Do.');
    expect(await service.finished(id)).toMatchObject({ status: 'failed', prLink: null });
    expect(failureOf()).toMatch(failure);
    expect(logOf(id)).toMatch(failure);
    expect(git(service.repository, 'branch', '--list', 'docs-agent/*')).toBe('');
  });

  test('that takes too long is ended with everything it started, deaf processes too', async () => {
    const command =
      '(trap "" TERM; echo $BASHPID > "$HOME/a"; while :; do sleep 0.05; done) & trap "" TERM; echo $$ > "$HOME/b"; while :; do sleep 0.05; done';
    await start({ agents: { docs: ['bash', '-c', command] }, agent: { timeoutMinutes: 0.03 } });
    const { id } = await service.create('Do.');
    expect(await service.finished(id)).toMatchObject({ status: 'failed' });
    expect(failureOf()).toMatch(/longer than 0\.03 minutes/);
    for (const name of ['a', 'b'])
      expect(
        isRunning(Number(readFileSync(join(service.folder, 'data/jobs', id, 'home', name), 'utf8'))),
      ).toBe(false);
  });

  test('leaves no process behind when it ends by itself', async () => {
    await start({ agents: { docs: 'sleep 600 & echo $! > "$HOME/pid"; echo x > new.md' } });
    const { id } = await service.create('Do.');
    expect(await service.finished(id)).toMatchObject({ status: 'completed' });
    const pid = Number(readFileSync(join(service.folder, 'data/jobs', id, 'home/pid'), 'utf8'));
    await until(() => (isRunning(pid) ? undefined : true));
  });

  test.each([
    ['short', 'Fix\nit.', 'Fix\nit.'],
    ['long', 'x'.repeat(200_000), 'unset'],
    ['with a NUL', 'a\0b', 'unset'],
  ])(
    'gets a %s prompt on standard input, and in the environment where it fits',
    async (_, prompt, variable) => {
      await start({
        agents: { docs: 'cat > "$HOME/in"; printf %s "${DOCS_AGENT_PROMPT-unset}" > "$HOME/env"' },
      });
      const { id } = await service.create(prompt);
      expect(await service.finished(id)).toMatchObject({ status: 'completed' });
      const home = join(service.folder, 'data/jobs', id, 'home');
      expect(readFileSync(join(home, 'in'), 'utf8') === prompt).toBe(true);
      expect(readFileSync(join(home, 'env'), 'utf8')).toBe(variable);
    },
  );

  test('that never reads its input is no trouble', async () => {
    await start({ agents: { docs: 'exec 0<&-; echo x > new.md' } });
    const { id } = await service.create('y'.repeat(900_000));
    expect(await service.finished(id)).toMatchObject({ status: 'completed', prLink: expect.any(String) });
  });

  test('has its log capped, beginning and end kept', async () => {
    await start({ agents: { docs: 'echo BEGIN; head -c 3000000 /dev/zero | tr "\\0" "x"; echo END' } });
    const { id } = await service.create('Talk.');
    await service.finished(id);
    const log = logOf(id);
    expect(log.length).toBeLessThan(700_000);
    expect(log).toMatch(/^BEGIN\nx+\n\[docs-agent\] … \d+ bytes left out …\nx+END\n$/);
  });
});

describe('secrets', () => {
  const SERVICE_TOKEN = 'service-token-0123456789';
  const AGENT_KEY = 'agent-key-0123456789';

  beforeAll(() => {
    process.env.LEFT_IN_THE_SERVICE = 'left-in-the-service';
  });
  afterAll(() => {
    delete process.env.LEFT_IN_THE_SERVICE;
  });

  test('of the service do not reach the agent; its own do not reach the log', async () => {
    await start({
      agents: {
        docs: 'env | sort > "$HOME/env"; echo "key: $MODEL_KEY"; printf "agent-key-"; sleep 0.05; printf "0123456789\\n"',
      },
      agent: { env: ['MODEL_KEY', 'NOT_SET'] },
      project: { tokenEnv: 'GIT_TOKEN' },
      environment: { GIT_TOKEN: SERVICE_TOKEN, MODEL_KEY: AGENT_KEY, OTHER: 'other' },
    });
    const { id } = await service.create('Show.');
    await service.finished(id);
    const env = readFileSync(join(service.folder, 'data/jobs', id, 'home/env'), 'utf8');
    const names = env
      .trim()
      .split('\n')
      .map((line) => line.split('=')[0]);
    expect(names.filter((name) => !['PWD', 'OLDPWD', 'SHLVL', '_'].includes(name ?? ''))).toEqual([
      'DOCS_AGENT_JOB',
      'DOCS_AGENT_PROJECT',
      'DOCS_AGENT_PROMPT',
      'HOME',
      'LANG',
      'MODEL_KEY',
      'PATH',
      'TMPDIR',
    ]);
    expect(env).not.toContain(SERVICE_TOKEN);
    expect(logOf(id)).toBe('key: ***\n***\n');
    await service.stop();
    started.length = 0;
    expect(
      git(service.folder, 'grep', '--no-index', '-la', '-e', AGENT_KEY, '--', 'data').split('\n'),
    ).toEqual([`data/jobs/${id}/home/env`]);
    for (const secret of [SERVICE_TOKEN, service.key.slice(18)])
      expect(() => git(service.folder, 'grep', '--no-index', '-laF', '-e', secret, '--', 'data')).toThrow();
    expect(service.log.join('\n')).not.toMatch(/token-0123|key-0123/);
  });
});

function readIfThere(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8').trim() || undefined : undefined;
}
