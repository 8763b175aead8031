import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { apiOf, makeRepository, removeTempFolders, tempFolder, until } from '../server/support.ts';
import { CLI } from '../support/command-line.ts';

/** The built service, whose agent changes a page of each kind and draws an image for them. */
const AGENT = `
  const { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } = require('node:fs');
  const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
  mkdirSync('docs/images');
  writeFileSync('docs/images/new.png', png);
  writeFileSync('docs/guide.md', '# Guide\\n\\nA page with <b onclick="x()">words</b>.\\n\\n![Dot](images/new.png) ![](https://evil.example/x.png)\\n');
  writeFileSync('docs/start.mdx', '---\\ntitle: Begin\\n---\\n\\n<Note icon="x">Take **care**.</Note>\\n\\n<img src="/images/new.png" alt="Dot" />\\n');
  renameSync('docs/case.md', 'docs/Case.md');
  writeFileSync('docs/crlf.md', 'One line.\\r\\n\\r\\nTwo lines.\\r\\n');
  writeFileSync('docs/binary.md', Buffer.from([0, 255, 254, 1]));
  writeFileSync('docs/latin1.md', Buffer.from('caf\\xe9', 'latin1'));
  writeFileSync('docs/secret.md', 'The token is ' + process.env.TOKEN + '.\\n');
  symlinkSync('/etc/passwd', 'docs/link.md');
  symlinkSync('/etc/passwd', 'docs/images/link.png');
  rmSync('docs/gone.md');`;
const FILES = {
  'docs/guide.md': '# Guide\n\nA page with wrods.\n',
  'docs/start.mdx': '---\ntitle: Start\n---\n\n<Note icon="x">Take care.</Note>\n',
  'docs/case.md': 'A page whose name changes in its first letter, and in nothing else.\n',
  'docs/crlf.md': 'One line.\n\nTwo lines.\n',
  'docs/gone.md': 'Gone.\n',
};
const SECRET = 'correct-horse-battery-staple';

let service: ChildProcess;
let url: string;
let api: ReturnType<typeof apiOf>;
let id: string;

beforeAll(async () => {
  const folder = tempFolder();
  makeRepository(join(folder, 'docs'), FILES);
  const agent = { command: ['node', '-e', AGENT], sandbox: 'none', env: ['TOKEN'] };
  const projects = { docs: { repository: 'docs', agent }, other: { repository: 'docs', agent } };
  writeFileSync(join(folder, 'config.json'), JSON.stringify({ dataDir: 'data', port: 0, projects }));
  const options = { cwd: folder, env: { PATH: process.env.PATH ?? '', TOKEN: SECRET } };
  const config = ['--config', 'config.json'];
  const made = execFileSync(
    process.execPath,
    [CLI, 'key', 'create', ...config, '--project', 'docs'],
    options,
  );
  service = spawn(process.execPath, [CLI, 'serve', ...config, '--log', 'json'], {
    ...options,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  service.stdout?.on('data', (chunk: Buffer) => {
    said += chunk;
  });
  url = await until(() => /"event":"listening","url":"([^"]+)"/.exec(said)?.[1]);
  api = apiOf(url, /\bdocs_\S+/.exec(made.toString())?.[0] ?? '');
  ({ id } = await api.create('Mend the pages.'));
  expect(await api.finished(id)).toMatchObject({ status: 'completed' });
});
afterAll(async () => {
  if (service.exitCode === null) {
    service.kill('SIGTERM');
    await once(service, 'exit');
  }
  removeTempFolders();
});

const rendered = () => fetch(`${url}/review/docs/${id}?view=rendered`);

test('a preview of the job’s branch is its rendered page, and its status names the files', async () => {
  const asked = await api.api('POST', '/v1/project/preview/docs', { body: { branch: `docs-agent/${id}` } });
  const previewUrl = `${url}/review/docs/${id}?view=rendered`;
  expect(asked).toMatchObject({ status: 202, json: { statusId: id, previewUrl } });
  const told = await api.api('GET', `/v1/project/update-status/${id}`);
  expect(told).toMatchObject({ status: 200, json: { status: 'success' } });
  const { filesChanged } = (told.json as { commit: { filesChanged: Record<string, string[]> } }).commit;
  expect(filesChanged).toMatchObject({
    modified: ['docs/crlf.md', 'docs/guide.md', 'docs/start.mdx'],
    removed: ['docs/case.md', 'docs/gone.md'],
  });
  expect(filesChanged.added).toEqual(expect.arrayContaining(['docs/Case.md', 'docs/images/new.png']));
});

test('each page is shown before and after, with what changed marked, and nothing live', async () => {
  const answer = await rendered();
  const html = await answer.text();
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(html).toContain('<del>wrods</del>');
  expect(html).toContain(
    '<span class="chip">image https://evil.example/x.png: from elsewhere, and not loaded</span>',
  );
  expect(html).toContain('<ins>b onclick="x()"</ins>');
  expect(html).not.toMatch(/<b[ >]|<\w[^>]* onclick=/);
  expect(html).toContain('<td><ins>Begin</ins></td>');
  expect(html).toContain('<p class="label"><strong>Note</strong> icon="x"</p>');
  expect(html).toMatch(
    /docs\/case\.md → docs\/Case\.md<\/h2>\s*<span class="tag">moved, nothing that readers see/,
  );
  expect(html).toMatch(/docs\/crlf\.md<\/h2>\s*<span class="tag">changed, nothing that readers see/);
  expect(html).toMatch(/docs\/gone\.md<\/h2>\s*<span class="tag">removed/);
  expect(html).toMatch(/docs\/binary\.md<\/span> <span class="tag">not UTF-8/);
  expect(html).toMatch(/docs\/latin1\.md<\/span> <span class="tag">not UTF-8/);
  expect(html).toMatch(/docs\/link\.md<\/span> <span class="tag">a link or a submodule/);
  expect(html).toContain('The token is ***.');
  expect(html).not.toContain(SECRET);
  expect(html).not.toContain('root:');
});

test('images are the change’s own, by the job’s address alone', async () => {
  const answer = await rendered();
  const sources = [...(await answer.text()).matchAll(/<img src="([^"]+)"/g)].map(([, source]) => source);
  expect(sources).toHaveLength(2);
  expect(new Set(sources).size).toBe(1);
  const address = new URL(sources[0] ?? '', answer.url).href;
  const image = await fetch(address);
  expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(image.headers.get('content-security-policy')).toContain('sandbox');
  for (const elsewhere of [
    address.replace('/review/docs/', '/review/other/'),
    address.replace(id, `${id.slice(0, -1)}${id.endsWith('a') ? 'b' : 'a'}`),
    address.replace(/[0-9a-f]{40}$/, 'f'.repeat(40)),
    address.replace(/[0-9a-f]{40}$/, '..%2f..%2fservice.sqlite'),
  ])
    expect((await fetch(elsewhere)).status).toBe(404);
});
