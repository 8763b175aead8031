import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { parseConfig } from '../../../src/server/config/config.ts';
import { openMirror } from '../../../src/server/git/mirror.ts';
import { redirectIn } from '../../../src/server/git/redirect.ts';
import { isPermanent } from '../../../src/server/work/permanent-failure.ts';
import { git, makeRepository, removeTempFolders, tempFolder } from '../support.ts';
import { serveRepositories } from './http-remote.ts';

afterAll(removeTempFolders);

type Served = Awaited<ReturnType<typeof serveRepositories>>;

describe('a remote that redirects to another origin', () => {
  const token = 'token-0123456789';
  const { signal } = new AbortController();
  let folder: string;
  let other: Served;
  let first: Served;
  /** What the first of the two sends on to the other. */
  let sendsOn: RegExp;

  beforeEach(async () => {
    folder = tempFolder();
    makeRepository(join(folder, 'served', 'docs'));
    git(join(folder, 'served'), 'clone', '--quiet', '--bare', 'docs', 'docs.git');
    other = await serveRepositories(join(folder, 'served'));
    sendsOn = /^$/;
    first = await serveRepositories(join(folder, 'served'), ({ method, path }) =>
      sendsOn.test(`${method} ${path}`) ? { status: 302, location: `${other.url}${path}` } : undefined,
    );
  });
  afterEach(() => {
    first.close();
    other.close();
  });

  const open = () => {
    const config = parseConfig(
      {
        dataDir: 'data',
        projects: {
          docs: { repository: `${first.url}/docs.git`, tokenEnv: 'TOKEN', agent: { command: 'true' } },
        },
      },
      { directory: folder, environment: { TOKEN: token } },
    );
    const project = config.projects.get('docs');
    if (!project) throw new Error('no project');
    return openMirror(join(folder, 'data'), project);
  };
  const failureOf = (work: Promise<unknown>) =>
    work.then(
      () => undefined,
      (error: unknown) => error,
    );
  const seen = ({ asked }: Served) => asked.map(({ method, path }) => `${method} ${path}`);

  test('which does not redirect is fetched from and pushed to with the token', async () => {
    const mirror = open();
    const { base } = await mirror.update({ id: 'j1', ref: null }, signal);
    await mirror.push({ job: 'j1', commit: base, expected: undefined }, signal);
    expect(git(join(folder, 'served', 'docs.git'), 'rev-parse', 'docs-agent/j1')).toBe(base);
    expect(first.asked.every(({ authorization }) => authorization?.startsWith('Basic '))).toBe(true);
  });

  test.each([
    ['the first request', /^GET .*upload-pack/],
    ['what is posted', /^POST .*upload-pack/],
  ])('in %s of a fetch gets nothing, and the new address is named', async (_, pattern) => {
    sendsOn = pattern;
    const error = await failureOf(open().update({ id: 'j1', ref: null }, signal));
    expect(seen(other)).toEqual([]);
    expect(String(error)).toBe(
      `GitError: git fetch: the remote redirects to ${other.url}/docs.git. Redirects are not followed, since the ` +
        'token would go along: if that is its address now, write it in `repository`',
    );
    expect(isPermanent(error)).toBe(true);
  });

  test.each([
    ['the first request', /^GET .*receive-pack/],
    ['what is posted', /^POST .*receive-pack/],
  ])('in %s of a push gets nothing, and the new address is named', async (_, pattern) => {
    const mirror = open();
    const { base } = await mirror.update({ id: 'j1', ref: null }, signal);
    sendsOn = pattern;
    const error = await failureOf(mirror.push({ job: 'j1', commit: base, expected: undefined }, signal));
    expect(seen(other)).toEqual([]);
    expect(String(error)).toMatch(/^GitError: git push: the remote redirects to \S+\/docs\.git\. Redirects/);
    expect(String(error)).toContain(other.url);
    expect(isPermanent(error)).toBe(true);
  });
});

describe('the address in a trace of git', () => {
  const recv = (...lines: string[]) =>
    lines.map((line) => `12:00:00.000001 http.c:756              <= Recv header: ${line}\n`).join('');
  test.each<[string, string, string | undefined]>([
    ['none', recv('HTTP/1.1 200 OK'), undefined],
    ['no redirect', recv('HTTP/1.1 201 Created', 'Location: https://b.test/x.git'), undefined],
    [
      'a redirect',
      recv('HTTP/2 301', 'location: https://b.test/x.git/info/refs?service=git-upload-pack'),
      'https://b.test/x.git',
    ],
    ['a path', recv('HTTP/1.1 307 x', 'Location: /y.git/git-receive-pack'), 'https://a.test/y.git'],
    ['one with a user', recv('HTTP/1.1 302 x', 'Location: https://u:p@b.test/x.git'), 'https://b.test/x.git'],
    ['the last of two', recv('HTTP/1.1 302 x', 'Location: https://b.test/x', 'HTTP/1.1 200 OK'), undefined],
    ['no address', recv('HTTP/1.1 302 x', 'Location: https://'), 'another address'],
    ['without one', recv('HTTP/1.1 302 x', 'Server: x'), 'another address'],
  ])('%s', (_, trace, address) => {
    expect(redirectIn(trace, 'https://a.test/x.git')).toBe(address);
  });
});
