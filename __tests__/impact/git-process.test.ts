import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { readAll, start } from '../../src/impact/git-process.ts';
import { serveRepositories } from '../server/git/http-remote.ts';
import { makeRepository, removeTempFolders, tempFolder } from '../server/support.ts';

type Served = Awaited<ReturnType<typeof serveRepositories>>;

const TOKEN = 'token-0123456789';

describe('a fetch with the token', () => {
  let folder: string;
  let clone: string;
  let other: Served;
  let first: Served;
  /** What the first of the two sends on to the other. */
  let sendsOn: RegExp;

  beforeEach(async () => {
    folder = tempFolder();
    makeRepository(join(folder, 'docs'));
    clone = join(folder, 'clone');
    execFileSync('git', ['init', '--quiet', clone]);
    other = await serveRepositories(folder);
    sendsOn = /^$/;
    first = await serveRepositories(folder, ({ method, path }) =>
      sendsOn.test(`${method} ${path}`) ? { status: 302, location: `${other.url}${path}` } : undefined,
    );
  });
  afterEach(() => {
    first.close();
    other.close();
  });
  afterAll(removeTempFolders);

  const fetchFrom = ({ url }: Served, origin = first.url) =>
    readAll(
      start(['fetch', '--quiet', `${url}/docs/.git`, 'main'], {
        folder: clone,
        input: '',
        remote: { origin, token: TOKEN },
      }),
    );

  test('has it for the host that it is for', async () => {
    await fetchFrom(first);
    expect(first.asked.length).toBeGreaterThan(1);
    const header = `Basic ${Buffer.from(`x-access-token:${TOKEN}`).toString('base64')}`;
    expect(new Set(first.asked.map(({ authorization }) => authorization))).toEqual(new Set([header]));
  });

  test('has none of it for another host', async () => {
    await fetchFrom(other);
    expect(new Set(other.asked.map(({ authorization }) => authorization))).toEqual(new Set([undefined]));
  });

  test.each([
    ['the first request', /^GET .*upload-pack/],
    ['what is posted', /^POST .*upload-pack/],
  ])('follows no redirect, in %s', async (_, pattern) => {
    sendsOn = pattern;
    await expect(fetchFrom(first)).rejects.toThrow(/^git fetch: /);
    expect(other.asked).toEqual([]);
  });
});
