import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Cluster, findPostgres, startCluster } from '../../support/postgres.ts';
import { removeTempFolders, type TestService, testService } from '../support.ts';

const BIN = findPostgres();
if (BIN === undefined)
  process.stderr.write(
    'NOT TESTED: ODD REQUESTS ON POSTGRESQL. It is not installed (Debian: apt-get install postgresql).\n',
  );

afterAll(removeTempFolders);

const IDS = [
  ...['%00', 'a%00b', '%01', '%ff', '%c3%28', '%zz', '%', '%ed%a0%80', '%0a', '%e2%80%ae', '%F0%9F%92%A9'],
  ...['..%2f..', '%2e%2e%2f', '%5c', "'%20OR%201=1", '__proto__', 'constructor', '-', '_', '0', '%25%30%30'],
  ...['x'.repeat(129), 'x'.repeat(6000)],
];

describe.each([['SQLite'], ['PostgreSQL']])('on %s', (engine) => {
  const where = engine === 'PostgreSQL' && BIN === undefined ? describe.skip : describe;
  where('what is no id', () => {
    let cluster: Cluster | undefined;
    let service: TestService;
    beforeAll(async () => {
      cluster = engine === 'PostgreSQL' ? startCluster(BIN as string) : undefined;
      const config = cluster ? { database: cluster.url(await cluster.createDatabase()) } : {};
      service = await testService({
        agents: { docs: 'true' },
        config: { ...config, limits: { agentRequestsPerHour: 1000, analyticsRequestsPerHour: 1000 } },
      });
    }, 60_000);
    afterAll(async () => {
      await service?.stop();
      cluster?.stop();
    });

    test.each([
      ['GET', '/v2/agent/docs/job/{id}'],
      ['GET', '/v2/agent/{id}/job/j1'],
      ['POST', '/v2/agent/docs/job/{id}/message'],
      ['POST', '/v2/agent/{id}/job'],
      ['GET', '/v1/analytics/{id}/views'],
      ['GET', '/v1/project/update-status/{id}'],
      ['GET', '/review/docs/{id}'],
      ['GET', '/review/docs/{id}?view=rendered'],
      ['GET', '/review/{id}/j1'],
      ['GET', '/review/docs/{id}/image/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'],
      ['GET', '/?project=docs&before=1.{id}'],
    ])('%s %s is not found, and no fault of the service', async (method, path) => {
      const before = service.log.length;
      for (const id of IDS) {
        const body = method === 'POST' ? { body: { prompt: 'Fix it.' } } : {};
        const { status } = await service.api(method, path.replace('{id}', id), body);
        expect([id, status]).toEqual([id, path.startsWith('/?') ? 200 : 404]);
      }
      expect(service.log.slice(before).filter((line) => line.startsWith('error'))).toEqual([]);
    });

    test('in a body, a branch or a query is refused, and no fault of the service', async () => {
      const before = service.log.length;
      for (const id of IDS.map((text) => text.replaceAll('%00', '\0'))) {
        const preview = { body: { branch: `docs-agent/${id}` } };
        expect([400, 429]).toContain((await service.api('POST', '/v1/project/preview/docs', preview)).status);
        const query = new URLSearchParams({ dateFrom: id });
        expect((await service.api('GET', `/v1/analytics/docs/views?${query}`)).status).toBe(400);
      }
      expect(service.log.slice(before).filter((line) => line.startsWith('error'))).toEqual([]);
    });

    test('in a prompt is a character like any other', async () => {
      const { id } = await service.create('a\0b\ud800c');
      expect(await service.finished(id)).toMatchObject({ status: 'completed' });
    });
  });
});

describe('a request with', () => {
  let service: TestService;
  beforeEach(async () => {
    service = await testService({});
  });
  afterEach(() => service.stop());

  /** What is answered to these bytes, as it came. */
  const send = async (...lines: string[]) => {
    const { hostname, port } = new URL(service.url);
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    await once(socket, 'close');
    return answer;
  };

  test.each([
    ['two hosts', ['Host: a.test', 'Host: b.test']],
    ['two alike', ['Host: a.test', 'host: a.test']],
    ['none', []],
  ])('%s is refused', async (_, hosts) => {
    const answer = await send('GET /healthz HTTP/1.1', ...hosts, 'Connection: close');
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).not.toContain('"ok"');
  });

  test('two hosts is told why, and its connection is closed', async () => {
    const answer = await send('GET /healthz HTTP/1.1', 'Host: a.test', 'Host: b.test');
    expect(answer).toContain('{"error":"Send one header `Host`, given 2."}');
  });

  test('one host is answered', async () => {
    expect(await send('GET /healthz HTTP/1.1', 'Host: a.test', 'Connection: close')).toContain('"ok"');
  });
});
