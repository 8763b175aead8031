import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readJob } from '../../../src/client/read-job.ts';
import { type Job, removeTempFolders, type TestService, testService } from '../support.ts';

let service: TestService;
beforeAll(async () => {
  service = await testService({ agents: { docs: 'true' } });
});
afterAll(async () => {
  await service.stop();
  removeTempFolders();
});

test('a job comes with the address of its page, which is there from the start', async () => {
  const created = await service.api('POST', '/v2/agent/docs/job', { body: { prompt: 'Fix it.' } });
  const { id, reviewUrl } = created.json as Job & { reviewUrl: string };
  expect(new URL(reviewUrl).pathname).toBe(`/review/docs/${id}`);
  const page = await service.api('GET', new URL(reviewUrl).pathname, { key: null });
  expect(page.status).toBe(200);
});

test.each([
  ['a service that says nothing of it', {}],
  ['what is no address', { reviewUrl: 'javascript:alert(1)' }],
  ['what is no text', { reviewUrl: 7 }],
])('a client takes %s for a job without a page', (_, fields) => {
  const reading = readJob(Buffer.from(JSON.stringify({ id: 'job_1', status: 'active', ...fields })), []);
  expect(reading).toMatchObject({ id: 'job_1', status: 'active' });
  expect(reading).not.toHaveProperty('reviewUrl');
});
