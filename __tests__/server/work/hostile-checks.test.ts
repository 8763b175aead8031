import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, expect } from '@jest/globals';
import { sandboxed } from '../sandboxed.ts';
import { git, removeTempFolders, type TestService, testService } from '../support.ts';

let service: TestService | undefined;
afterEach(async () => {
  await service?.stop();
  service = undefined;
});
afterAll(removeTempFolders);

type Check = { name: string; command: string; timeoutSeconds?: number };

/** A job whose agent runs this line, and whose checks are these and no other. Nothing is sent back. */
async function run(
  agent: string,
  checks: readonly (Check | 'links')[],
  files: Record<string, string> = { 'a.md': 'a\n' },
) {
  service = await testService({
    agents: { docs: agent },
    agent: { sandbox: 'bubblewrap' },
    files,
    project: { checks, rounds: 0, onFailure: 'publish' },
  });
  const { id } = await service.create('Do it.');
  const { status, checks: told = [] } = (await service.finished(id)) as {
    status: string;
    checks?: { name: string; status: string }[];
  };
  const { folder, repository, url } = service;
  const printed = (at: number) =>
    readFileSync(join(folder, 'data/jobs', id, `turn-1.log.check-${at}`), 'utf8');
  const page = async () => (await fetch(`${url}/review/docs/${id}`)).text();
  return {
    id,
    status,
    checks: told.map((one) => `${one.name} ${one.status}`),
    printed,
    page,
    repository,
    folder,
  };
}

sandboxed('a check that signals its parents ends neither the service nor the check after it', async () => {
  // In a namespace of processes its number is small. Elsewhere its parent is this test.
  const isApart = '[ "$$" -lt 200 ] || { echo "not shut in"; exit 9; }';
  const command = `[ -e b.md ] || exit 0\n${isApart}\necho begun; kill -9 $PPID; kill -TERM 1; exit 3`;
  const { status, checks, printed } = await run('echo b > b.md', [
    { name: 'killer', command, timeoutSeconds: 20 },
    { name: 'after', command: 'test -e b.md' },
  ]);
  expect(status).toBe('completed');
  expect(printed(0)).toBe('begun\n');
  expect(checks).toEqual(['killer failed', 'after passed']);
});

sandboxed('links out of the clean copy lead a check, and what it writes, nowhere', async () => {
  const { status, checks, repository, id, folder } = await run(
    'echo b > b.md; ln -s / root; ln -s "$PWD" self; ln -s ../../.. up',
    [
      {
        name: 'writer',
        command:
          'echo x > up/planted; echo x > root/tmp/planted-here; echo x > self/planted; find -L . -maxdepth 4 > /dev/null; true',
      },
      'links',
    ],
  );
  expect({ status, checks }).toEqual({ status: 'completed', checks: ['writer passed', 'links passed'] });
  expect(git(repository, 'ls-tree', '--name-only', `docs-agent/${id}`)).toBe('a.md\nb.md\nroot\nself\nup');
  for (const place of [
    folder,
    join(folder, 'data'),
    join(folder, 'data/jobs'),
    join(folder, 'data/jobs', id),
  ])
    expect(existsSync(join(place, 'planted'))).toBe(false);
});

sandboxed(
  'a changed file whose name has line feeds and markup is one name to a check, and inert on the page',
  async () => {
    const { checks, printed, page } = await run(
      `printf '[x](gone.md)\\n' > "$(printf 'a\\n::error::<b>b.md')"`,
      [{ name: 'names', command: 'tr "\\0" "|" < "$DOCS_AGENT_CHANGED_FILES"' }, 'links'],
    );
    expect(checks).toEqual(['names passed', 'links failed']);
    expect(printed(0)).toBe('a\n::error::<b>b.md|');
    expect(printed(1).split('\n')).toEqual([
      'a ::error::<b>b.md:1: gone.md leads to no file',
      '1 page read',
      '',
    ]);
    expect(await page()).not.toContain('<b>b.md');
  },
);

sandboxed('what a check prints moves no cursor, gives no command and is no markup', async () => {
  const command = `printf '\\033[2J\\033]0;title\\007::error::x\\r\\n##[error]y\\n<script>alert(1)</script>\\n\\342\\200\\256rtl\\n'; test ! -e b.md`;
  const { checks, page } = await run('echo b > b.md', [{ name: 'loud', command }]);
  expect(checks).toEqual(['loud failed']);
  const shown = await page();
  for (const sign of ['\u001b', '\u0007', '\u202e']) expect(shown).not.toContain(sign);
  expect(shown).not.toContain('<script>alert');
  expect(shown).toContain('&lt;script&gt;alert');
});

sandboxed('a page of brackets, a ring of links and 100,000 anchors are read, or said not to be', async () => {
  const { status, checks, printed } = await run(
    [
      'i=0; while [ $i -lt 1700 ]; do printf "[[![](" ; i=$((i+1)); done > brackets.md',
      'head -c 5000000 /dev/zero | tr "\\0" "[" > "$(printf "lo\\nng.md")"',
      'seq 1 100000 | sed "s/^/# h/" > anchors.md',
      'echo "[b](ring-b.md#b) [own](#a)" > ring-a.md; echo "# A" >> ring-a.md',
      'echo "[a](ring-a.md#a) [many](anchors.md#h99)" > ring-b.md; echo "# B" >> ring-b.md',
    ].join('\n'),
    ['links'],
  );
  expect({ status, checks }).toEqual({ status: 'completed', checks: ['links passed'] });
  expect(printed(0)).toBe(
    'anchors.md is too long to be read, or no text\nlo ng.md is too long to be read, or no text\n5 pages read\n',
  );
});
