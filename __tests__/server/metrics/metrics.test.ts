import { connect } from 'node:net';
import perfHooks from 'node:perf_hooks';
import { afterAll, afterEach, describe, expect, jest, test } from '@jest/globals';
import { removeTempFolders, type TestService, testService, until } from '../support.ts';

afterAll(removeTempFolders);

let service: TestService;
afterEach(() => service.stop());

/** The fields of each request line so far. */
const requests = () =>
  service.log.filter((line) => line.startsWith('request ')).map((line) => JSON.parse(line.slice(8)));

const metric = async (name: RegExp) => {
  const { text } = await service.api('GET', '/metrics');
  return text.split('\n').filter((line) => name.test(line) && !line.startsWith('#'));
};

describe('request lines', () => {
  test('name method, route, status, duration and outcome, and no address', async () => {
    service = await testService({});
    const { id } = await service.create('Look.');
    await service.api('GET', `/v2/agent/docs/job/${id}`);
    await service.api('GET', '/v2/agent/docs/job/nope');
    await service.api('GET', '/v2/agent/docs/job/nope', { key: null });
    await service.api('GET', '/nowhere/secret-address');
    await service.api('GET', '/v2/agent/docs');
    await until(() => (requests().length === 6 ? true : undefined));
    const durationMs = expect.any(Number);
    const job = { method: 'GET', route: '/v2/agent/:projectId/job/:id', project: 'docs', durationMs };
    const none = { method: 'GET', route: 'none', project: null, durationMs };
    expect(requests()).toEqual([
      { ...job, method: 'POST', route: '/v2/agent/:projectId/job', status: 201, outcome: 'answered' },
      { ...job, status: 200, outcome: 'answered' },
      { ...job, status: 404, outcome: 'refused' },
      { ...job, status: 401, outcome: 'refused' },
      { ...none, status: 404, outcome: 'refused' },
      { ...none, status: 404, outcome: 'refused' },
    ]);
    expect(service.log.join('\n')).not.toContain('secret-address');
  });

  test('a caller that goes away before its answer is aborted', async () => {
    service = await testService({});
    const { port } = new URL(service.url);
    const head = `POST /v2/agent/docs/job HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${service.key}\r\n`;
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(`${head}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"prompt"`, () =>
      setTimeout(() => socket.destroy(), 50),
    );
    await until(() => (requests().length > 0 ? true : undefined));
    expect(requests()).toMatchObject([{ method: 'POST', status: 499, outcome: 'aborted' }]);
  });
});

describe('/metrics', () => {
  test('watches the process once for all services in it', async () => {
    const watch = jest.spyOn(perfHooks, 'monitorEventLoopDelay');
    service = await testService({});
    await service.finished((await service.create('Look.')).id);
    expect(await metric(/^nodejs_eventloop_lag_p99_seconds /)).toHaveLength(1);
    await service.stop();
    service = await testService({});
    expect(await metric(/^nodejs_eventloop_lag_p99_seconds /)).toHaveLength(1);
    // None where an earlier file of tests has asked in this process.
    expect(watch.mock.calls.length).toBeLessThanOrEqual(1);
    watch.mockRestore();
  });

  test('tells the queue, turns by outcome, requests and the disk', async () => {
    service = await testService({
      agents: { docs: 'true', broken: 'exit 3', slow: 'sleep 30' },
      config: { concurrency: 1 },
    });
    const { id } = await service.create('Look.');
    await service.finished(id);
    await service.finished((await service.create('Look.', 'broken')).id, 'broken');
    await service.create('Look.', 'slow');
    await service.create('Look.', 'slow');
    await until(async () => (await metric(/turns\{state="running"\} 1$/))[0]);
    expect(await metric(/^docs_agent_turns/)).toEqual([
      'docs_agent_turns{state="queued"} 1',
      'docs_agent_turns{state="running"} 1',
    ]);
    expect(await metric(/^docs_agent_turn_duration_seconds_count/)).toEqual([
      'docs_agent_turn_duration_seconds_count{outcome="completed"} 1',
      'docs_agent_turn_duration_seconds_count{outcome="failed"} 1',
    ]);
    const [waited = '', ran = ''] = await metric(/^docs_agent_oldest_turn_age_seconds/);
    expect(waited).toMatch(/\{state="queued"\} \d/);
    expect(ran).toMatch(/\{state="running"\} \d/);
    expect((await metric(/^docs_agent_disk_free_bytes \d+$/)).length).toBe(1);
    expect(
      await metric(
        /^docs_agent_http_request_duration_seconds_count\{.*route="\/v2\/agent\/:projectId\/job",/,
      ),
    ).toEqual([expect.stringMatching(/method="POST".*status="201",outcome="answered"\} 4$/)]);
    const { headers, text } = await service.api('GET', '/metrics');
    expect(headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    // No project, no job and no address.
    expect(text).not.toMatch(/slow|broken|project="|127\.0\.0\.1|::1/);
    expect(text).not.toContain(id);
  });

  test('through a proxy it needs a key that may read all projects', async () => {
    service = await testService({ agents: { docs: 'true', other: 'true' } });
    const { key: one } = await service.createKey({ project: 'docs' });
    const { key: writes } = await service.createKey({ project: '*', scopes: ['write'] });
    const ask = async (key: string | null, headers?: Record<string, string>) =>
      (await service.api('GET', '/metrics', { key, ...(headers ? { headers } : {}) })).status;
    const forwarded = { 'x-forwarded-for': '203.0.113.9' };
    expect(await ask(null)).toBe(200);
    expect(await ask(null, forwarded)).toBe(401);
    expect(await ask(null, { via: '1.1 proxy' })).toBe(401);
    expect(await ask(one, forwarded)).toBe(403);
    expect(await ask(writes, forwarded)).toBe(403);
    expect(await ask(service.key, forwarded)).toBe(200);
  });
});
