import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { git } from '../../../src/server/git/git.ts';
import { processesWith } from '../sandboxed.ts';
import { removeTempFolders, tempFolder, until } from '../support.ts';

afterAll(removeTempFolders);

test('a token goes to the origin of its repository in a header, and into no argument, file or message', async () => {
  const seen: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    seen.push(request.headers.authorization);
    response.writeHead(403).end('token-0123456789');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ask = async (url: string) =>
    git(['ls-remote', '--', url], { remote: { token: 'token-0123456789', url } }).catch(
      (error: Error) => error.message,
    );
  try {
    const message = await ask(`${origin}/o/r.git`);
    expect(seen[0]).toBe(`Basic ${Buffer.from('x-access-token:token-0123456789').toString('base64')}`);
    expect(message).toMatch(/^git ls-remote: .*403/);
    expect(message).not.toContain('0123456789');
  } finally {
    server.close();
  }
});

test('arguments and environment of a local command hold no token', async () => {
  const folder = tempFolder();
  const fake = join(folder, 'git');
  writeFileSync(fake, `#!/bin/sh\n{ echo "$@"; env; } > ${folder}/seen\n`);
  chmodSync(fake, 0o755);
  const path = process.env.PATH;
  process.env.PATH = `${folder}:${path}`;
  process.env.SOME_SECRET = 'secret-0123456789';
  try {
    await git(['status']);
    const local = readFileSync(join(folder, 'seen'), 'utf8');
    await git(['fetch', '--', 'https://git.example/o/r'], {
      remote: { token: 'tok-987654', url: 'https://git.example/o/r' },
    });
    const remote = readFileSync(join(folder, 'seen'), 'utf8');
    expect(local).not.toContain('secret-0123456789');
    expect(local).toContain('HOME=/dev/null');
    expect(remote).not.toMatch(/secret-0123456789|tok-987654/);
    expect(remote.split('\n')[0]).toBe('fetch -- https://git.example/o/r');
    expect(remote).toContain('http.https://git.example/.extraHeader');
  } finally {
    process.env.PATH = path;
    delete process.env.SOME_SECRET;
  }
});

test('output is cut where it may be, and refused where it may not', async () => {
  expect(await git(['help', '-a'], { truncateBytes: 10 })).toHaveLength(10);
  await expect(git(['rev-parse', '--verify', 'nonsense'], { cwd: tempFolder() })).rejects.toThrow(
    /^git rev-parse: /,
  );
});

test.each([
  ['stopped', /git ls-remote: ended with SIGKILL/],
  ['out of time', /git ls-remote: took longer than \d+ seconds and was ended/],
] as const)(
  'git that is %s while its remote hangs ends with all that it has started',
  async (how, message) => {
    const stop = new AbortController();
    let asked = false;
    const server = createServer(() => {
      asked = true;
      if (how === 'stopped') stop.abort();
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hangs/r.git`;
    const remote = { token: null, url };
    try {
      // Where git is so slow to start that its time is up before it asks, it gets more.
      for (let timeoutMs = how === 'stopped' ? 60_000 : 300; !asked; timeoutMs *= 4) {
        const asking = git(['ls-remote', '--', url], { remote, signal: stop.signal, timeoutMs });
        await expect(asking).rejects.toThrow(message);
      }
      await until(() => (processesWith(url).length === 0 ? true : undefined));
    } finally {
      server.closeAllConnections();
      server.close();
    }
  },
);

test('configuration of the account, of the machine and of a repository in the way runs nothing', async () => {
  const folder = tempFolder();
  const ran = join(folder, 'ran');
  const evil = `touch ${ran}; true`;
  const config = `[core]\n\tfsmonitor = "${evil}"\n\tsshCommand = "${evil}"\n[credential]\n\thelper = "!${evil}"\n[alias]\n\tstatus = "!${evil}"\n`;
  writeFileSync(join(folder, '.gitconfig'), config);
  const { HOME } = process.env;
  process.env.HOME = folder;
  try {
    await git(['init', '--quiet', 'r'], { cwd: folder });
    await git(['status'], { cwd: join(folder, 'r') });
    const remote = { token: null, url: 'http://127.0.0.1:1/r' };
    await git(['ls-remote', '--', remote.url], { remote }).catch(() => undefined);
    expect(existsSync(ran)).toBe(false);
  } finally {
    process.env.HOME = HOME;
  }
});
