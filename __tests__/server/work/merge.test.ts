import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from '@jest/globals';
import { INSTRUCTION } from '../../../src/flows/tend/repair-comment.ts';
import { git, removeTempFolders, type TestService, testService } from '../support.ts';

let service: TestService;
afterEach(async () => {
  await service.stop();
});
afterAll(removeTempFolders);

/** A job whose branch conflicts with main by now; `mend` is what the agent does when it is asked to mend that. */
async function conflict(mend: string, given: Parameters<typeof testService>[0] = {}) {
  const agent = `case "$DOCS_AGENT_PROMPT" in *"up to date"*) cat > "$HOME/asked"; ${mend};; *) sed -i s/teh/the/ index.md; echo own > own.md;; esac`;
  const files = { 'index.md': '# Docs\n\nteh page\n', 'other.md': 'x\n' };
  service = await testService({ agents: { docs: agent }, files, ...given });
  const { id } = await service.create('Mend the typo.');
  await service.finished(id);
  const { repository } = service;
  writeFileSync(join(repository, 'index.md'), '# Docs\n\nteh page of main\n');
  writeFileSync(join(repository, 'other.md'), 'y\n');
  writeFileSync(join(repository, 'Jenkinsfile'), 'of main\n');
  git(repository, 'add', '.');
  git(repository, 'commit', '--quiet', '-m', 'Go on');
  await service.message(id, INSTRUCTION);
  const { status } = await service.finished(id);
  const branch = `docs-agent/${id}`;
  const home = (name: string) => readFileSync(join(service.folder, 'data/jobs', id, 'home', name), 'utf8');
  const failure = service.log.filter((line) => line.startsWith('failed')).at(-1) ?? '';
  return { id, status, repository, branch, home, failure };
}

describe('a branch that conflicts', () => {
  test('is merged with its base branch, as a merge; what conflicts the agent decides', async () => {
    const look = 'git status --short > "$HOME/status"; git log --format=%s origin/main -1 >> "$HOME/status"';
    const resolve = 'printf "# Docs\\n\\nthe page of main\\n" > index.md; git commit -qam "Resolve it"';
    const { id, status, repository, branch, home } = await conflict(
      `cat index.md > "$HOME/seen"; ${look}; ${resolve}`,
    );
    expect(status).toBe('completed');
    expect(home('seen')).toMatch(/<<<<<<< \w+\nthe page\n=======\nteh page of main\n>>>>>>> \w+\n/);
    expect(home('status')).toBe('A  Jenkinsfile\nUU index.md\nM  other.md\nGo on\n');
    expect(home('asked')).toBe(
      `${INSTRUCTION}\n\nmain has been merged into the work tree. What conflicts is marked in: index.md.`,
    );
    expect(git(repository, 'log', '-1', '--format=%P', branch).split(' ')).toEqual([
      git(repository, 'rev-parse', `${branch}^1`),
      git(repository, 'rev-parse', 'main'),
    ]);
    expect(git(repository, 'rev-list', '--count', `main..${branch}`)).toBe('2');
    expect(git(repository, 'show', `${branch}:index.md`)).toBe('# Docs\n\nthe page of main');
    // What main has meanwhile is no change of the job's.
    expect(git(repository, 'diff', '--name-only', `main...${branch}`)).toBe('index.md\nown.md');
    const page = await (await fetch(`${service.url}/review/docs/${id}`)).text();
    expect(page).toContain('own.md');
    expect(page).not.toContain('other.md');
    git(repository, 'merge', '--quiet', '--ff-only', branch);
  });

  test('is not pushed with both sides in a file: the agent is told, and the turn fails in the end', async () => {
    const { status, repository, branch, failure, home } = await conflict(
      'echo "$RANDOM" > "$HOME/ran"; echo more >> own.md',
    );
    expect(status).toBe('failed');
    expect(failure).toContain('the conflict with main is not resolved in index.md; nothing was pushed');
    expect(home('asked')).toMatch(
      /^The change that you have made was checked[\s\S]*conflict: the conflict with main is not resolved in index\.md\.[\s\S]*has been merged into the work tree/,
    );
    expect(git(repository, 'rev-list', '--count', `main..${branch}`)).toBe('1');
  });

  test('is resolved in a second round', async () => {
    const mend =
      'if grep -q "was checked" "$HOME/asked"; then git status --short > "$HOME/status"; echo both > index.md; fi';
    const { status, repository, branch, home } = await conflict(mend);
    expect(status).toBe('completed');
    expect(home('status')).toBe('A  Jenkinsfile\nUU index.md\nM  other.md\n');
    expect(git(repository, 'show', `${branch}:index.md`)).toBe('both');
    expect(git(repository, 'log', '-1', '--format=%P', branch).split(' ')).toHaveLength(2);
  });

  test('keeps what main has done to files that a change may not touch, and may not change them itself', async () => {
    const { status, failure } = await conflict('echo both > index.md; echo mine > Jenkinsfile');
    expect(status).toBe('failed');
    expect(failure).toContain('touches Jenkinsfile');
  });
});

test('a branch that is behind and conflicts with nothing is merged as well', async () => {
  const agent = 'case "$DOCS_AGENT_PROMPT" in *"up to date"*) ;; *) echo own > own.md;; esac';
  service = await testService({ agents: { docs: agent } });
  const { id } = await service.create('Write.');
  await service.finished(id);
  git(service.repository, 'commit', '--quiet', '--allow-empty', '-m', 'Go on');
  await service.message(id, INSTRUCTION);
  expect((await service.finished(id)).status).toBe('completed');
  expect(git(service.repository, 'log', '-1', '--format=%P', `docs-agent/${id}`).split(' ')).toHaveLength(2);
});

test('the agent of a later turn sees the branch that its own is to be merged into', async () => {
  service = await testService({ agents: { docs: 'git rev-parse origin/main >> base.txt 2>&1 || true' } });
  const { id } = await service.create('Write.');
  await service.finished(id);
  await service.message(id, 'Again.');
  await service.finished(id);
  const seen = git(service.repository, 'show', `docs-agent/${id}:base.txt`);
  expect(seen.split('\n').at(-1)).toBe(git(service.repository, 'rev-parse', 'main'));
});
