import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { PREVIEW_PATHS, previewPath, updateStatusPath } from '../../../src/contract/preview.ts';
import {
  type Answer,
  type Job,
  removeTempFolders,
  type TestService,
  testService,
  until,
} from '../support.ts';

let service: TestService;
let openapi: { paths: Record<string, Record<string, { responses: Record<string, unknown> }>> };
let elapsed = 0;
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);

const WRITE = `
  const { renameSync, writeFileSync } = require('node:fs');
  writeFileSync('index.md', '# Docs\\n\\nThe page\\n');
  writeFileSync('new.md', 'New.\\n');
  renameSync('old.md', 'moved.md');`;

beforeAll(async () => {
  service = await testService({
    agents: { docs: ['node', '-e', WRITE], other: 'true', held: 'sleep 600', broken: 'false' },
    files: { 'index.md': '# Docs\n\nteh page\n', 'old.md': 'A page that moves, with some words in it.\n' },
    config: { concurrency: 1 },
    options: { elapsed: () => elapsed },
  });
  openapi = (await service.api('GET', '/openapi.json', { key: null })).json as typeof openapi;
  ajv.addSchema(openapi, 'openapi');
});
afterAll(async () => {
  await service.stop();
  removeTempFolders();
});

function expectDocumented(method: string, path: string, answer: Answer): void {
  expect(Object.keys(openapi.paths[path]?.[method]?.responses ?? {})).toContain(String(answer.status));
  const escaped = path.replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D');
  const validate = ajv.getSchema(
    `openapi#/paths/${escaped}/${method}/responses/${answer.status}/content/application~1json/schema`,
  );
  expect(validate?.(answer.json) === true ? 'valid' : validate?.errors).toBe('valid');
}

async function preview(
  branch: unknown,
  { project = 'docs', key }: { project?: string; key?: string | null } = {},
) {
  // Each a minute after the one before.
  elapsed += 60_001;
  const init = key === undefined ? {} : { key };
  const answer = await service.api('POST', previewPath(project), { body: { branch }, ...init });
  expectDocumented('post', PREVIEW_PATHS.preview, answer);
  return answer;
}

async function status(id: string, key?: string | null) {
  const answer = await service.api('GET', updateStatusPath(id), key === undefined ? {} : { key });
  expectDocumented('get', PREVIEW_PATHS.updateStatus, answer);
  return answer;
}

describe('a preview', () => {
  let job: Job;
  beforeAll(async () => {
    job = await service.finished((await service.create('Fix it.')).id);
  });

  test('of a branch is the rendered page of its job', async () => {
    const asked = await preview(`docs-agent/${job.id}`);
    expect(asked.status).toBe(202);
    const { statusId, previewUrl } = asked.json as { statusId: string; previewUrl: string };
    expect(previewUrl).toBe(`${service.url}/review/docs/${job.id}?view=rendered`);
    const page = await fetch(previewUrl);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<del>teh</del> page');
    const told = await status(statusId);
    expect(told.json).toEqual({
      status: 'success',
      logs: ['The page shows what the job has made.'],
      commit: {
        filesChanged: { added: ['moved.md', 'new.md'], modified: ['index.md'], removed: ['old.md'] },
      },
    });
  });

  test.each([
    ['of no job', 'docs-agent/nojob'],
    ['of another kind', 'main'],
    ['that climbs', 'docs-agent/../main'],
    ['without a job', 'docs-agent/'],
  ])('of a branch %s is none', async (_, branch) => {
    expect(await preview(branch)).toMatchObject({
      status: 400,
      json: { error: 'No job of the project works on a branch of that name.' },
    });
  });

  test('of a branch of another project is none', async () => {
    expect((await preview(`docs-agent/${job.id}`, { project: 'other' })).status).toBe(400);
  });

  test('of a job that made no change is none', async () => {
    const none = await service.finished((await service.create('Nothing.', 'other')).id, 'other');
    expect((await preview(`docs-agent/${none.id}`, { project: 'other' })).status).toBe(400);
    expect((await status(none.id)).json).toMatchObject({
      status: 'failure',
      logs: ['The agent finished without a change.'],
    });
  });

  test.each([[undefined], [''], [5], [null], [['a']]])('needs a branch by name, not %j', async (branch) => {
    expect((await preview(branch)).status).toBe(400);
  });

  test('needs a key, of the project, that may write', async () => {
    const of = async (project: string, scopes: ('read' | 'write')[]) =>
      (await service.createKey({ project, scopes })).key;
    const branch = `docs-agent/${job.id}`;
    expect((await preview(branch, { key: null })).status).toBe(401);
    expect((await preview(branch, { key: await of('other', ['write']) })).status).toBe(404);
    expect((await preview(branch, { key: await of('docs', ['read']) })).status).toBe(403);
    expect((await preview(branch, { key: await of('docs', ['write']) })).status).toBe(202);
  });

  test('has a status for keys of its project alone, and others cannot tell it from none', async () => {
    const of = async (project: string, scopes: ('read' | 'write')[]) =>
      (await service.createKey({ project, scopes })).key;
    expect((await status(job.id, null)).status).toBe(401);
    expect((await status('nojob', null)).status).toBe(401);
    expect((await status(job.id, await of('docs', ['write']))).status).toBe(403);
    expect((await status(job.id, await of('docs', ['read']))).status).toBe(200);
    const foreign = await status(job.id, await of('other', ['read']));
    const unknown = await status('nojob', await of('other', ['read']));
    expect(foreign.status).toBe(404);
    expect(foreign.text).toBe(unknown.text);
  });

  test('may be asked for five times a minute', async () => {
    elapsed += 60_001;
    const ask = () => service.api('POST', previewPath('docs'), { body: { branch: `docs-agent/${job.id}` } });
    for (let asked = 0; asked < 5; asked++) expect((await ask()).status).toBe(202);
    const refused = await ask();
    expectDocumented('post', PREVIEW_PATHS.preview, refused);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    elapsed += 60_000;
    expect((await ask()).status).toBe(202);
  });

  test('of a job at work is under way, and before that it waits', async () => {
    const first = await service.create('Take long.', 'held');
    const second = await service.create('Wait.', 'held');
    await until(async () =>
      ((await status(first.id)).json as { status: string }).status === 'in_progress' ? true : undefined,
    );
    expect((await preview(`docs-agent/${first.id}`, { project: 'held' })).status).toBe(202);
    expect((await status(second.id)).json).toMatchObject({ status: 'queued' });
  });

  test('is refused to no other project for it, and what was refused costs nothing', async () => {
    elapsed += 60_001;
    const ask = (project: string, branch: string) =>
      service.api('POST', previewPath(project), { body: { branch } });
    const other = await service.create('Wait.', 'held');
    for (let wrong = 0; wrong < 7; wrong++) expect((await ask('docs', 'main')).status).toBe(400);
    for (let asked = 0; asked < 5; asked++)
      expect((await ask('docs', `docs-agent/${job.id}`)).status).toBe(202);
    expect((await ask('docs', `docs-agent/${job.id}`)).status).toBe(429);
    expect((await ask('held', `docs-agent/${other.id}`)).status).toBe(202);
  });
});
