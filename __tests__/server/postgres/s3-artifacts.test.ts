import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createS3Artifacts } from '../../../src/server/postgres/s3-artifacts.ts';
import { StoreUnavailable } from '../../../src/server/store/trouble.ts';
import { type S3StandIn, startS3 } from './s3-stand-in.ts';

let s3: S3StandIn;
let dataDir: string;
beforeEach(async () => {
  s3 = await startS3();
  dataDir = mkdtempSync(join(tmpdir(), 'docs-agent-test-'));
  mkdirSync(join(dataDir, 'jobs/j1'), { recursive: true });
});
afterEach(async () => {
  await s3.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const put = (name: string, content: Uint8Array) => writeFileSync(join(dataDir, 'jobs/j1', name), content);

test('files are kept, read and removed by signed requests', async () => {
  const artifacts = createS3Artifacts({ ...s3.options, prefix: 'docs agent/(x)/' }, dataDir);
  const content = Buffer.from([0, 255, 13, 10, 200]);
  put('turn-1.log', content);
  await artifacts.keep('j1', 'turn-1.log');
  expect([...s3.objects.keys()]).toEqual(['docs agent/(x)/j1/turn-1.log']);
  expect((await artifacts.read('j1', 'turn-1.log'))?.equals(content)).toBe(true);
  put('turn-1.log', Buffer.from('again'));
  await artifacts.keep('j1', 'turn-1.log');
  expect((await artifacts.read('j1', 'turn-1.log'))?.toString()).toBe('again');
  expect(await artifacts.read('j1', 'turn-2.log')).toBeUndefined();
  await artifacts.keep('j1', 'turn-2.log');
  await artifacts.remove('j1', ['turn-1.log']);
  expect([...s3.objects.keys()]).toEqual([]);
  expect(s3.refused).toEqual([]);
});

test('a part of a file is read without the rest', async () => {
  const artifacts = createS3Artifacts(s3.options, dataDir);
  put('change.pages', Buffer.from('0123456789'));
  await artifacts.keep('j1', 'change.pages');
  const read = async (name: string, from: number, bytes: number) =>
    (await artifacts.read('j1', name, { from, bytes }))?.toString();
  expect(await read('change.pages', 2, 3)).toBe('234');
  expect(s3.sent).toEqual([3]);
  expect(await read('change.pages', 8, 9)).toBe('89');
  expect(await read('change.pages', 10, 1)).toBe('');
  expect(await read('change.diff', 0, 1)).toBeUndefined();
  s3.ignoreRanges();
  expect(await read('change.pages', 2, 3)).toBe('234');
  expect(s3.refused).toEqual([]);
});

test('all files of a job are removed, and of no other', async () => {
  const artifacts = createS3Artifacts(s3.options, dataDir);
  for (const name of ['turn-1.log', 'turn-2.log', 'turn-3.log', 'turn-4.log', 'change.diff']) {
    put(name, Buffer.from(name));
    await artifacts.keep('j1', name);
  }
  s3.objects.set('j10/turn-1.log', Buffer.from('another job'));
  await artifacts.remove('j1');
  expect([...s3.objects.keys()]).toEqual(['j10/turn-1.log']);
  expect(s3.refused).toEqual([]);
});

test('a wrong secret is refused, and is not in what is said', async () => {
  const artifacts = createS3Artifacts({ ...s3.options, secretKey: 'another-secret' }, dataDir);
  put('turn-1.log', Buffer.from('x'));
  const error = await artifacts.keep('j1', 'turn-1.log').catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(StoreUnavailable);
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('another-secret');
  expect(s3.objects.size).toBe(0);
});

test('storage that is away or broken is a trouble that may pass', async () => {
  const artifacts = createS3Artifacts(s3.options, dataDir);
  const trouble = { trouble: { kind: 'away', sentence: expect.stringContaining('cannot be reached') } };
  s3.break();
  await expect(artifacts.read('j1', 'turn-1.log')).rejects.toMatchObject(trouble);
  await s3.stop();
  await expect(artifacts.read('j1', 'turn-1.log')).rejects.toMatchObject(trouble);
  await expect(artifacts.remove('j1')).rejects.toMatchObject(trouble);
});
