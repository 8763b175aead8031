import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { untilThere } from '../../support/shell.ts';
import { processesWith } from '../sandboxed.ts';
import { removeTempFolders, testService, until } from '../support.ts';

afterAll(removeTempFolders);

test('a remote that hangs holds up no other project, and nothing of it outlives the service', async () => {
  let asked = 0;
  const server = createServer(() => asked++);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hangs/r.git`;
  const agent = { command: 'cat >> index.md', sandbox: 'none' };
  const projects = { hangs: { repository: url, agent }, docs: { repository: 'docs', agent } };
  const service = await testService({ config: { concurrency: 1, projects } });
  try {
    for (let count = 0; count < 5; count++) await service.create('x\n', 'hangs');
    await until(() => (asked > 0 ? true : undefined));
    const { id } = await service.create('one\n', 'docs');
    expect(await service.finished(id)).toMatchObject({ status: 'completed', prLink: expect.any(String) });
  } finally {
    await service.stop();
    server.closeAllConnections();
    server.close();
  }
  expect(processesWith(url)).toEqual([]);
  expect(service.log.filter((line) => line.startsWith('stopped'))).toHaveLength(1);
});

test('a request that never ends does not keep the service from ending', async () => {
  const service = await testService({});
  const client = connect(Number(new URL(service.url).port), '127.0.0.1');
  await once(client, 'connect');
  client.write('POST /v2/agent/docs/job HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n');
  const closed = once(client, 'close');
  await service.stop();
  await closed;
});

test('many jobs of one project delay another’s first by one turn', async () => {
  const order = `echo "$DOCS_AGENT_PROJECT" >> "$HOME/../../../order"; ${untilThere('$HOME/../../../go')}`;
  const service = await testService({ agents: { many: order, few: order }, config: { concurrency: 1 } });
  try {
    const created = [];
    for (let count = 0; count < 8; count++) created.push(await service.create('x', 'many'));
    const begun = () => readOrder(join(service.folder, 'data/order'));
    await until(() => (begun().length === 1 ? true : undefined));
    const last = await service.create('x', 'few');
    // It asks for its place behind those that wait already.
    await until(() => service.log.find((line) => line.startsWith('started') && line.includes(last.id)));
    writeFileSync(join(service.folder, 'data/go'), '');
    await service.finished(last.id, 'few');
    expect(begun().indexOf('few')).toBeLessThanOrEqual(2);
    for (const job of created) await service.finished(job.id, 'many');
    expect(begun()).toHaveLength(9);
  } finally {
    await service.stop();
  }
});

function readOrder(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').trim().split('\n');
  } catch {
    return [];
  }
}
