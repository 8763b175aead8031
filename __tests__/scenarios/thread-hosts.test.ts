import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import { describe, expect, test } from '@jest/globals';
import { startForwardProxy } from '../support/forward-proxy.ts';
import { createJobSimulator } from '../support/job-simulator.ts';
import { annotationsOf, CREATE, gist, LOOK, MESSAGE } from '../support/scenario.ts';
import {
  lastOurs,
  leaveComment,
  playThread,
  quick,
  reactionsIn,
  say,
  silent,
  statesShown,
} from '../support/thread-scenario.ts';
import { hasOpenssl, makeCertificate } from '../support/tls-certificate.ts';

const shown = ['Starting', 'Working on it', 'Pull request ready'];

describe.each([
  ['GitHub Enterprise Server', 'ghes', '/api/v3/'],
  ['Gitea and Forgejo', 'gitea', '/api/v1/'],
] as const)('%s', (_, flavour, base) => {
  const stands = { github: { flavour } };

  test.concurrent('permission, reactions, comment and pull request, all under its own base path', async () => {
    const played = await playThread((stage) => {
      const staged = say(stage, '/docs explain it');
      stage.github.addPull({ title: 'Explain it' });
      return staged;
    }, stands);
    expect(gist(played)).toMatchObject({
      exitCode: 0,
      outcome: 'pull-request',
      requests: [CREATE, LOOK, LOOK],
    });
    expect(statesShown(played)).toEqual(shown);
    expect(reactionsIn(played)).toEqual(['rocket']);
    expect(annotationsOf(played, 'warning')).toEqual([]);
    for (const { path } of played.github.requests) expect(path.startsWith(base)).toBe(true);
    expect(lastOurs(played).body).toContain(
      `[Workflow run](${played.github.world.serverUrl}/octo-org/octo-docs/actions`,
    );
  });

  test.concurrent('who may not is denied', async () => {
    const played = await playThread((stage) => {
      const user = stage.github.addUser('guest', { role: 'read' });
      return say(stage, '/docs explain it', { user });
    }, stands);
    expect(gist(played)).toMatchObject({ exitCode: 0, outcome: 'skipped', requests: [] });
    // The permission of both who had a hand in it, and on Gitea whether a team has more.
    const lookups = flavour === 'gitea' ? 3 : 2;
    expect(played.github.requests.map(({ method }) => method)).toEqual(Array(lookups).fill('GET'));
  });

  test.concurrent('the second command continues the job, beyond a hundred comments', async () => {
    const played = await playThread(
      (stage) => {
        const { number } = stage.github.addIssue();
        leaveComment(stage, { thread: number });
        for (let n = 0; n < 120; n += 1)
          stage.github.addComment(number, { user: stage.octocat, body: `No ${n}` });
        return { ...say(stage, '/docs shorten it'), inputs: flavour === 'ghes' ? silent : quick };
      },
      { ...stands, service: { script: createJobSimulator({ existing: true, turns: [{}] }) } },
    );
    expect(played.outputs).toMatchObject({ outcome: 'pull-request', continued: 'true' });
    expect(played.requests).toContain(MESSAGE);
  });
});

test.concurrent('fault 32: the code host, too, is reached through the proxy', async () => {
  const hosts: Record<string, number> = {};
  await using proxy = await startForwardProxy({ hosts });
  const host = 'code-host.invalid'; // No name server knows it: only the proxy leads there.
  const played = await playThread((stage) => {
    const staged = say(stage, '/docs explain it');
    hosts[host] = Number(new URL(stage.github.world.apiUrl).port);
    const env = { GITHUB_API_URL: `http://${host}`, HTTP_PROXY: proxy.url };
    return { ...staged, inputs: silent, env };
  });
  expect(gist(played)).toMatchObject({ exitCode: 0, outcome: 'pull-request' });
  expect(proxy.requests.length).toBeGreaterThan(0);
  for (const request of proxy.requests) expect(request).toContain(host);
  expect(played.github.requests.length).toBe(proxy.requests.length);
});

(hasOpenssl ? test.concurrent : test.skip)('fault 32: by https, too', async () => {
  const host = 'code-host.invalid';
  const folder = mkdtempSync(join(tmpdir(), 'code-host-'));
  try {
    const { certPath, ...tls } = makeCertificate({ folder, hosts: [host] });
    let upstream = 0;
    const front = createServer(tls, (socket) => {
      const to = connect(upstream, '127.0.0.1');
      socket.on('error', () => to.destroy());
      to.on('error', () => socket.destroy());
      socket.pipe(to).pipe(socket);
    }).listen(0, '127.0.0.1');
    await once(front, 'listening');
    await using proxy = await startForwardProxy({ hosts: { [host]: (front.address() as AddressInfo).port } });
    const played = await playThread((stage) => {
      const staged = say(stage, '/docs explain it');
      upstream = Number(new URL(stage.github.world.apiUrl).port);
      const env = {
        GITHUB_API_URL: `https://${host}`,
        HTTPS_PROXY: proxy.url,
        NODE_EXTRA_CA_CERTS: certPath,
      };
      return { ...staged, inputs: silent, env };
    });
    front.close();
    expect(gist(played)).toMatchObject({ exitCode: 0, outcome: 'pull-request' });
    expect(new Set(proxy.requests)).toEqual(new Set([`CONNECT ${host}:443`]));
    expect(played.github.calls()).toContain('repos/get-collaborator-permission-level');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test.concurrent('a run with a thread keeps to the same 70 MiB', async () => {
  const played = await playThread(
    (stage) => {
      const thread = stage.github.addPull({ pull: { files: manyFiles(300) } });
      for (let n = 0; n < 250; n += 1)
        stage.github.addComment(thread.number, { user: stage.octocat, body: `No ${n} ${'x'.repeat(4_000)}` });
      const inputs = { context: 'thread' };
      return { ...say(stage, '/docs explain it', { thread }), inputs, measured: true };
    },
    { service: { script: createJobSimulator({ turns: [{ activeLooks: 30 }] }) } },
  );
  expect(gist(played)).toMatchObject({ exitCode: 0, outcome: 'pull-request' });
  expect(played.maxRssKiB).toBeGreaterThan(10 * 1024);
  expect(played.maxRssKiB).toBeLessThanOrEqual(70 * 1024);
  expect(played.post?.maxRssKiB).toBeLessThanOrEqual(70 * 1024);
});

const manyFiles = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ filename: `docs/page-${n}.md`, additions: n, deletions: 1 }));
