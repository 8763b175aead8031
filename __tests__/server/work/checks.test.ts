import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from '@jest/globals';
import { git, removeTempFolders, type TestService, testService } from '../support.ts';

let service: TestService | undefined;
afterEach(async () => {
  await service?.stop();
  service = undefined;
});
afterAll(removeTempFolders);

type Check = { name: string; status: string; rounds: number };

/** Runs a job with these checks; `agent` finds the number of its round in $ROUND. */
async function run(
  agent: string,
  project: Record<string, unknown>,
  given: Parameters<typeof testService>[0] = {},
) {
  const count = 'ROUND=$(cat "$HOME/round" 2>/dev/null || echo 0); echo $((ROUND + 1)) > "$HOME/round"';
  service = await testService({ agents: { docs: `${count}\n${agent}` }, project, ...given });
  const { id } = await service.create('Do it.');
  return look(id);
}

async function look(id: string) {
  const one = service as TestService;
  const job = (await one.finished(id)) as Awaited<ReturnType<TestService['finished']>> & { checks?: Check[] };
  const checks = (job.checks ?? []).map(({ name, status, rounds }) => `${name} ${status} ${rounds}`);
  const pushed =
    git(one.repository, 'for-each-ref', '--format=%(refname:short)', 'refs/heads/docs-agent') !== '';
  const failed = one.log.filter((line) => line.startsWith('failed')).at(-1);
  const failure = failed === undefined ? '' : JSON.parse(failed.slice('failed '.length)).failure;
  const file = (name: string) => readFileSync(join(one.folder, 'data/jobs', id, name), 'utf8');
  const page = async () => (await fetch(`${one.url}/review/docs/${id}`)).text();
  return { id, status: job.status, checks, pushed, failure, file, page, repository: one.repository };
}

const commitsOf = (repository: string, id: string) =>
  git(repository, 'rev-list', '--count', `main..docs-agent/${id}`);

const hasNoTypo = { name: 'typos', command: '! grep -rn teh . || exit 3' };

describe('a check', () => {
  test('that passes is told, and changes nothing else', async () => {
    const { status, checks, page } = await run('sed -i s/teh/the/ index.md', {
      checks: [hasNoTypo, 'links'],
    });
    expect({ status, checks }).toEqual({ status: 'completed', checks: ['typos passed 0', 'links passed 0'] });
    expect(await page()).toMatch(/typos passed \(\d+\.\d s\)/);
  });

  test('that fails goes back to the agent, with what it printed, and there is one commit in the end', async () => {
    const agent = `cat > "$HOME/prompt-$ROUND"
      if [ $ROUND = 0 ]; then echo 'teh new' > new.md; else git log --oneline | wc -l > "$HOME/seen"; git status --short >> "$HOME/seen"; sed -i s/teh/the/ new.md; fi`;
    const { id, status, checks, file, repository } = await run(
      agent,
      { checks: [hasNoTypo] },
      { files: { 'index.md': '# Docs\n' } },
    );
    expect({ status, checks }).toEqual({ status: 'completed', checks: ['typos passed 1'] });
    expect(commitsOf(repository, id)).toBe('1');
    expect(git(repository, 'show', `docs-agent/${id}:new.md`)).toBe('the new');
    expect(file('home/prompt-0')).toBe('Do it.');
    expect(file('home/prompt-1')).toContain(
      'typos: ended with exit code 3. It printed, at the end:\n\n```output\n./new.md:1:teh new\n```',
    );
    expect(file('home/prompt-1')).toMatch(/What you were asked for:\n\nDo it\.$/);
    expect(file('home/seen')).toBe('1\n?? new.md\n');
    expect(file('turn-1.log')).toContain('[docs-agent] sent back for typos: ended with exit code 3');
  });

  test('that fails has the agent’s own git tell what it changed in its first second, to the same size', async () => {
    const agent = `if [ $ROUND = 0 ]; then echo '# teh!' > index.md; else git status --short > "$HOME/seen"; echo '# The' > index.md; fi`;
    const { checks, file } = await run(
      agent,
      { checks: [{ ...hasNoTypo, command: `sleep 1.1; ${hasNoTypo.command}` }] },
      { files: { 'index.md': '# Docs\n' } },
    );
    expect(checks).toEqual(['typos passed 1']);
    expect(file('home/seen')).toBe(' M index.md\n');
  });

  test('that goes on failing is published as it is where there are no drafts, and told', async () => {
    const { status, checks, pushed, page, file } = await run(
      'echo teh > new.md',
      { checks: [hasNoTypo] },
      { files: { 'a.md': 'a\n' } },
    );
    expect({ status, checks, pushed }).toEqual({
      status: 'completed',
      checks: ['typos failed 1'],
      pushed: true,
    });
    expect(await page()).toMatch(
      /typos failed \(sent back once, \d+\.\d s\): ended with exit code 3[\s\S]*new\.md:1:teh/,
    );
    // An agent that changes nothing more is not checked again.
    expect(file('turn-1.log').match(/sent back/g)).toHaveLength(1);
  });

  test.each([
    [0, 1, 'typos failed 0'],
    [1, 2, 'typos failed 1'],
    [3, 4, 'typos failed 3'],
  ])('sends the agent back no more than `rounds` says: %d', async (rounds, runs, told) => {
    const { checks, file } = await run(
      'echo "teh $ROUND" > new.md',
      { checks: [hasNoTypo], rounds },
      { files: { 'a.md': 'a\n' } },
    );
    expect(checks).toEqual([told]);
    expect(file('home/round')).toBe(`${runs}\n`);
  });

  test('that failed on what the change was made from is told as that, and is not the agent’s to mend', async () => {
    const { status, checks, file } = await run('echo new > new.md', { checks: [hasNoTypo] });
    expect({ status, checks }).toEqual({ status: 'completed', checks: ['typos failed before 0'] });
    expect(file('home/round')).toBe('1\n');
  });

  test.each<[string, string | string[], string]>([
    ['a line', 'no-such-linter --strict .', 'the command no-such-linter is not found'],
    ['a program', ['no-such-linter', '.'], 'the command no-such-linter is not found'],
    ['a script', 'exit 127', 'its command can not be run'],
  ])('whose program is missing is the operator’s to mend: %s', async (_, command, what) => {
    const { checks, page, file } = await run('echo new > new.md', {
      checks: [{ name: 'lint', command }, 'links'],
    });
    expect(checks).toEqual(['lint skipped 0', 'links passed 0']);
    expect(file('home/round')).toBe('1\n');
    expect(await page()).toContain(
      `could not be run: ${what}; whoever runs the service has to install it, or mend the check`,
    );
  });

  test('whose program comes with the change is the agent’s to mend', async () => {
    const { checks } = await run(
      'mkdir tools; echo "exit 1" > tools/c.sh; chmod +x tools/c.sh',
      { checks: [{ name: 'lint', command: './tools/c.sh' }], rounds: 0 },
      { files: { 'a.md': 'a\n' } },
    );
    expect(checks).toEqual(['lint failed 0']);
  });

  test('whose program the change has removed is the agent’s to mend', async () => {
    const { checks } = await run(
      'rm check.sh',
      { checks: [{ name: 'lint', command: '[ -e check.sh ] || ./check.sh' }], rounds: 0 },
      { files: { 'check.sh': 'true\n', 'a.md': 'a\n' } },
    );
    expect(checks).toEqual(['lint failed 0']);
  });

  test('has a clean copy, an empty home and nothing of the agent’s; what it writes is nowhere afterwards', async () => {
    const command = `pwd; ls -A; ls -A "$HOME" "$TMPDIR"; env | grep -c AGENT_KEY; echo x > index.md; echo x > made.md; mkdir -p deep; echo x > "$HOME/h"; cat; exit 0`;
    const { id, checks, file, repository } = await run(
      'echo ignored > .gitignore; echo x > ignored; echo y > "$HOME/own"; sed -i s/teh/the/ index.md',
      {
        checks: [
          { name: 'one', command },
          { name: 'two', command },
        ],
      },
      { agent: { env: ['AGENT_KEY'] }, environment: { AGENT_KEY: 'sk-1234567890' } },
    );
    expect(checks).toEqual(['one passed 0', 'two passed 0']);
    const printed = file('turn-1.log.check-1').split('\n').slice(1).join('\n');
    expect(printed).toMatch(/^\.gitignore\nindex\.md\n\S+\/home:\n\n\S+\/tmp:\n0\n$/);
    expect(git(repository, 'diff', '--name-only', 'main', `docs-agent/${id}`)).toBe('.gitignore\nindex.md');
    expect(readdirSync(join(service?.folder ?? '', 'data/jobs', id)).sort()).toEqual([
      'change.diff',
      'change.pages',
      'home',
      'turn-1.log',
      'turn-1.log.check-0',
      'turn-1.log.check-1',
    ]);
  });

  test('finds what the change was made from, and the names of what it changes', async () => {
    const command =
      'cat "$DOCS_AGENT_BASE/index.md"; ls "$DOCS_AGENT_BASE"; tr "\\0" "\\n" < "$DOCS_AGENT_CHANGED_FILES"';
    const { file } = await run(
      'sed -i s/teh/the/ index.md; rm gone.md; echo x > "new page.md"',
      { checks: [{ name: 'look', command }] },
      { files: { 'index.md': 'teh\n', 'gone.md': 'x\n', 'same.md': 'x\n' } },
    );
    expect(file('turn-1.log.check-0')).toBe('teh\ngone.md\nindex.md\nsame.md\nindex.md\nnew page.md\n');
  });

  test('judges a later turn against where the branch began', async () => {
    const { id } = await run('echo $ROUND > "$ROUND.md"', {
      checks: [{ name: 'look', command: 'tr "\\0" "\\n" < "$DOCS_AGENT_CHANGED_FILES"' }],
    });
    await service?.message(id, 'More.');
    const { file } = await look(id);
    expect(file('turn-2.log.check-0')).toBe('0.md\n1.md\n');
  });

  test('that never ends is ended at its time, and what prints without end is cut', async () => {
    const { checks, file } = await run('echo x > new.md', {
      checks: [
        { name: 'slow', command: 'echo begun; sleep 1000 & wait', timeoutSeconds: 0.5 },
        { name: 'loud', command: 'yes | head -c 3000000; exit 1', timeoutSeconds: 60 },
      ],
      rounds: 0,
    });
    // Both do so without the change, too.
    expect(checks).toEqual(['slow failed before 0', 'loud failed before 0']);
    expect(file('turn-1.log.check-0')).toBe('begun\n');
    expect(file('turn-1.log.check-1').length).toBeLessThan(600_000);
  });

  test('that has no time left in the turn is skipped, and the change does not count as checked', async () => {
    const { status, checks, failure, pushed } = await run(
      'echo x > new.md',
      { checks: [{ name: 'slow', command: 'sleep 1000' }, 'links'], onFailure: 'fail' },
      { agent: { timeoutMinutes: 0.06 } },
    );
    expect({ status, checks, pushed }).toEqual({
      status: 'failed',
      checks: ['slow skipped 0', 'links skipped 0'],
      pushed: false,
    });
    expect(failure).toBe(
      'the change is made and kept, and was not published: slow was skipped, links was skipped',
    );
  });

  test('is skipped where nothing was changed', async () => {
    const { status, checks } = await run('true', { checks: [hasNoTypo, 'links'] });
    expect({ status, checks }).toEqual({
      status: 'completed',
      checks: ['typos skipped 0', 'links skipped 0'],
    });
  });

  test('prints no secret', async () => {
    const { file, page } = await run(
      'echo x > new.md',
      { checks: [{ name: 'tell', command: 'echo sk-1234567890; exit 1' }], rounds: 0 },
      { agent: { env: ['AGENT_KEY'] }, environment: { AGENT_KEY: 'sk-1234567890' } },
    );
    expect(file('turn-1.log.check-0')).toBe('***\n');
    expect(await page()).not.toContain('sk-1234567890');
  });

  test('that mends nothing in a second round leaves what the first one made', async () => {
    const { status, checks, id, repository } = await run(
      'if [ $ROUND = 0 ]; then echo "[x](x.md)" > new.md; else echo worse > new.md; exit 7; fi',
      { checks: ['links'] },
    );
    expect({ status, checks }).toEqual({ status: 'completed', checks: ['links failed 1'] });
    expect(git(repository, 'show', `docs-agent/${id}:new.md`)).toBe('[x](x.md)');
  });
});

describe('with `onFailure: fail`', () => {
  const project = { checks: [hasNoTypo], onFailure: 'fail' };
  const files = { 'a.md': 'a\n' };

  test('nothing is published, the page keeps the change, and the next turn goes on from it', async () => {
    const agent = 'if [ -e new.md ]; then sed -i s/teh/the/ new.md; else echo teh > new.md; fi';
    const first = await run(agent, { ...project, rounds: 0 }, { files });
    expect(first).toMatchObject({
      status: 'failed',
      checks: ['typos failed 0'],
      pushed: false,
      failure: 'the change is made and kept, and was not published: typos failed',
    });
    const page = await first.page();
    expect(page).toContain('new.md');
    expect(page).toContain('It is kept here alone: nothing of it was pushed.');
    await service?.message(first.id, 'Mend it.');
    const second = await look(first.id);
    expect(second).toMatchObject({ status: 'completed', checks: ['typos passed 0'], pushed: true });
    expect(git(second.repository, 'show', `docs-agent/${first.id}:new.md`)).toBe('the');
  });

  test('a turn that changes nothing does not publish it either', async () => {
    const first = await run(
      '[ -e new.md ] || echo teh > new.md',
      { ...project, rounds: 0 },
      { files, options: { publishEveryMs: 20 } },
    );
    await service?.message(first.id, 'And?');
    expect(await look(first.id)).toMatchObject({
      status: 'failed',
      pushed: false,
      failure: 'nothing was changed, and the change before is still not published: typos failed',
    });
  });
});

describe('links', () => {
  test('that the change breaks fail, go back to the agent, and are mended', async () => {
    const agent =
      'if [ $ROUND = 0 ]; then git mv a.md b.md; else cat > "$HOME/told"; sed -i s/a.md/b.md/ index.md; fi';
    const { status, checks, file } = await run(
      agent,
      { checks: ['links'] },
      { files: { 'a.md': '# A\n', 'index.md': '[a](a.md)\n' } },
    );
    expect({ status, checks }).toEqual({ status: 'completed', checks: ['links passed 1'] });
    expect(file('home/told')).toContain('links: 1 link leads nowhere.');
    expect(file('home/told')).toContain('index.md:1: a.md leads to no file');
  });

  test('that were broken before are told and do not fail', async () => {
    const { checks, file } = await run(
      'echo more >> index.md',
      { checks: ['links'] },
      { files: { 'index.md': '[a](a.md)\n' } },
    );
    expect(checks).toEqual(['links failed before 0']);
    expect(file('turn-1.log.check-0')).toBe(
      'index.md:1: a.md leads to no file, as before the change\n1 page read\n',
    );
  });
});

describe('paths', () => {
  test('outside go back to the agent, too', async () => {
    const { status, checks, id, repository } = await run(
      'if [ $ROUND = 0 ]; then echo x > Jenkinsfile; echo x > new.md; else rm Jenkinsfile; fi',
      {},
    );
    expect({ status, checks }).toEqual({ status: 'completed', checks: ['paths passed 1'] });
    expect(git(repository, 'diff', '--name-only', 'main', `docs-agent/${id}`)).toBe('new.md');
  });

  test('fail the turn in the end, whatever else is set', async () => {
    const { status, checks, pushed } = await run('echo x > Jenkinsfile', {
      checks: ['links'],
      onFailure: 'publish',
    });
    expect({ status, checks, pushed }).toEqual({
      status: 'failed',
      checks: ['paths failed 1', 'links passed 0'],
      pushed: false,
    });
  });
});

test('a job without checks has no word of them', async () => {
  const { checks, page, id } = await run('echo x > new.md', {});
  expect(checks).toEqual([]);
  expect(await page()).not.toContain('Checks');
  expect(existsSync(join(service?.folder ?? '', 'data/jobs', id, 'checks'))).toBe(false);
});

test('checks are counted by what became of them', async () => {
  await run('echo teh > new.md', { checks: [hasNoTypo, 'links'], rounds: 0 }, { files: { 'a.md': 'a\n' } });
  const metrics = await (await fetch(`${service?.url}/metrics`)).text();
  expect(metrics.split('\n').filter((line) => line.startsWith('docs_agent_checks_total'))).toEqual([
    'docs_agent_checks_total{status="passed"} 1',
    'docs_agent_checks_total{status="failed"} 1',
    'docs_agent_checks_total{status="failed before"} 0',
    'docs_agent_checks_total{status="skipped"} 0',
  ]);
});
