import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect } from '@jest/globals';
import { processesWith, sandboxed } from '../sandboxed.ts';
import { git, removeTempFolders, type TestService, testService } from '../support.ts';

let service: TestService | undefined;
afterEach(async () => {
  await service?.stop();
  service = undefined;
});
afterAll(removeTempFolders);

/** Runs a job with one check in the sandbox; gives what it printed. */
async function run(command: string, rest: Record<string, unknown> = {}, agent: Record<string, unknown> = {}) {
  service = await testService({
    agents: { docs: 'echo own > "$HOME/of-the-agent"; echo x > new.md' },
    agent: { sandbox: 'bubblewrap', env: ['AGENT_KEY'], ...agent },
    project: { checks: [{ name: 'one', command, ...rest }], rounds: 0 },
    environment: { AGENT_KEY: 'sk-1234567890' },
  });
  const { id } = await service.create('Do.');
  const job = (await service.finished(id)) as unknown as { status: string; checks: { status: string }[] };
  const folder = join(service.folder, 'data/jobs', id);
  const printed = readFileSync(join(folder, 'turn-1.log.check-0'), 'utf8');
  return {
    id,
    folder,
    printed,
    status: job.status,
    check: job.checks[0]?.status,
    repository: service.repository,
  };
}

describe('a check in the sandbox', () => {
  sandboxed('has the change, and nothing of the agent’s or the service’s', async () => {
    const { printed, check } = await run(
      'pwd; ls; ls "$HOME"; env | grep -c AGENT_KEY; ls "$DOCS_AGENT_BASE"; (echo x > "$DOCS_AGENT_BASE/y") 2> /dev/null || echo read-only; xargs -0 echo < "$DOCS_AGENT_CHANGED_FILES"; ls "$DOCS_AGENT_BASE/.."',
    );
    expect(check).toBe('passed');
    expect(printed).toMatch(
      /^\/workspace\nindex\.md\nnew\.md\n0\nindex\.md\nread-only\nnew\.md\nbase\nchanged-files\n$/,
    );
  });

  sandboxed('reaches no network unless it is given one', async () => {
    const server = createServer((_, response) => response.end('here'));
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    const ask = `${process.execPath} -e 'fetch("http://127.0.0.1:${port}").then((r) => r.text()).then(console.log, () => console.log("nothing"))'`;
    const readable = [join(process.execPath, '../..')];
    try {
      expect((await run(ask, {}, { readable })).printed).toBe('nothing\n');
      await service?.stop();
      expect((await run(ask, { network: 'all' }, { readable, network: 'all' })).printed).toBe('here\n');
    } finally {
      server.close();
    }
  });

  sandboxed('leaves nothing behind: no process, no file', async () => {
    const mark = `sleep 10${process.pid}`;
    const { folder, id, repository } = await run(
      `${mark} & echo x > index.md; mkdir -p a/b; chmod 0 a; exit 0`,
    );
    expect(processesWith(mark)).toEqual([]);
    expect(existsSync(join(folder, 'checks'))).toBe(false);
    expect(git(repository, 'diff', '--name-only', 'main', `docs-agent/${id}`)).toBe('new.md');
  });

  sandboxed('that uses too much is ended', async () => {
    const { check, id } = await run(
      'i=0; while [ $i -lt 200 ]; do sleep 100 & i=$((i+1)); done; wait',
      { timeoutSeconds: 120 },
      { limits: { processes: 50 } },
    );
    // It does so without the change as well.
    expect(check).toBe('failed before');
    const page = await (await fetch(`${service?.url}/review/docs/${id}`)).text();
    expect(page).toMatch(/it had \d+ processes, the limit is 50, and was ended|ended with exit code \d/);
  });
});
