import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { makeKey } from '../commands/run-command.ts';
import { apiOf, makeRepository, removeTempFolders, serveCli, tempFolder, until } from '../support.ts';

afterAll(() => removeTempFolders());

test('a service that is told to stop with a long line of pages ends without an error', async () => {
  const cwd = tempFolder();
  makeRepository(join(cwd, 'docs'));
  const command = 'echo "# New page" > new.md';
  const projects = { docs: { repository: 'docs', agent: { command, sandbox: 'none' } } };
  writeFileSync(join(cwd, 'config.json'), JSON.stringify({ dataDir: 'data', port: 0, projects }));
  const service = await serveCli(cwd);
  const api = apiOf(service.url, await makeKey(cwd));
  const { id } = await api.create('Write a page.');
  await until(async () =>
    (await api.api('GET', `/v2/agent/docs/job/${id}`)).text.includes('completed') ? true : undefined,
  );

  const { port } = new URL(service.url);
  const paths = ['', '?turn=1', '?view=rendered', '?view=rendered&turn=1'];
  let answered = 0;
  const callers = Array.from({ length: 96 }, (_, n) => {
    const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined);
    socket.once('data', () => answered++).resume();
    socket.write(`GET /review/docs/${id}${paths[n % paths.length]} HTTP/1.1\r\nHost: x\r\n\r\n`);
    return once(socket, 'close').catch(() => undefined);
  });
  // Some have their page or their refusal, so that the others stand in the line, or are about to.
  await until(() => answered > 0 || undefined);
  service.child.kill('SIGTERM');
  const { code } = await service.ended;
  await Promise.all(callers);
  expect(code).toBe(0);
  expect(service.output.stdout).not.toContain('"level":"error"');
  expect(service.output.stderr).toBe('');
});
