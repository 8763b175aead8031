import { mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ProjectSettings } from '../../../src/server/config/config.ts';
import { openMirror } from '../../../src/server/git/mirror.ts';
import { keepPagesIn } from '../../../src/server/pages/kept-pages.ts';
import { type TakenPages, takePages } from '../../../src/server/pages/take-pages.ts';
import { createFileArtifacts } from '../../../src/server/store/file-artifacts.ts';
import { redactSecrets } from '../../../src/server/words/redact.ts';
import { git, makeRepository, removeTempFolders, tempFolder } from '../support.ts';

const SECRET = 'correct-horse-battery';
const PNG = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.from([0, 255, 128, 7])]);
let folder: string;
let taken: TakenPages;

beforeAll(async () => {
  folder = tempFolder();
  const repository = makeRepository(join(folder, 'docs'), {
    'docs/a.mdx': 'Before ![x](/img/old.svg)\n',
    'docs/moves.md': 'A page that is moved, with enough words to be known again.\n![x](pic.png)\n',
    'img/old.svg': '<svg id="old"/>',
    'unchanged.md': 'x\n',
  });
  writeFileSync(join(repository, 'docs/pic.png'), PNG);
  git(repository, 'add', '.');
  git(repository, 'commit', '--quiet', '-m', 'Picture');
  const from = git(repository, 'rev-parse', 'HEAD');
  const write = (path: string, content: string | Uint8Array) => {
    mkdirSync(dirname(join(repository, path)), { recursive: true });
    writeFileSync(join(repository, path), content);
  };
  const after = `After ${SECRET} ![x](/img/old.svg) ![y](b.png) ![z](drawn.svg) ![l](large.png) ![n](no.png) ![t](text.png)\n`;
  write('docs/a.mdx', after);
  write('docs/b.png', Buffer.concat([PNG, Buffer.from(SECRET)]));
  write('docs/drawn.svg', `<svg><text>${SECRET}</text></svg>`);
  write('docs/large.png', Buffer.concat([PNG, Buffer.alloc(3 * 1024 * 1024, 1)]));
  write('docs/text.png', 'no image at all');
  write('docs/large.md', 'x '.repeat(40_000));
  write('docs/latin1.md', Buffer.from('caf\xe9', 'latin1'));
  write('code.ts', 'export {};\n');
  mkdirSync(join(repository, 'guide'));
  renameSync(join(repository, 'docs/moves.md'), join(repository, 'guide/moved.md'));
  symlinkSync('/etc/passwd', join(repository, 'link.md'));
  git(repository, 'add', '.');
  git(repository, 'commit', '--quiet', '-m', 'Change');
  const to = git(repository, 'rev-parse', 'HEAD');
  const mirror = openMirror(join(folder, 'data'), {
    id: 'docs',
    repository,
    token: null,
    ref: 'main',
  } as ProjectSettings);
  mkdirSync(join(folder, 'data', 'mirrors'), { recursive: true });
  await mirror.update({ id: 'j1', ref: 'main' }, AbortSignal.timeout(60_000));
  taken = await takePages({ from, to }, { mirror, redactor: redactSecrets([SECRET]) });
});
afterAll(removeTempFolders);

const page = (path: string) => taken.pages.pages.find((one) => one.path === path);
const imageOf = (target: string) => {
  const name = page('docs/a.mdx')?.images.after.find((image) => image.target === target)?.name;
  return typeof name === 'string' ? Buffer.from(taken.images.get(name) ?? []) : name;
};

test('the changed pages are taken, and no other file', () => {
  expect(taken.pages.pages.map(({ path }) => path)).toEqual(['docs/a.mdx', 'guide/moved.md']);
  expect(page('docs/a.mdx')?.before).toBe('Before ![x](/img/old.svg)\n');
  expect(page('guide/moved.md')).toMatchObject({ from: 'docs/moves.md' });
  expect(taken.pages.leftOut).toEqual([
    { path: 'docs/large.md', why: 'size' },
    { path: 'link.md', why: 'no file' },
    { path: 'docs/latin1.md', why: 'not text' },
  ]);
  expect(taken.pages.files.added).toContain('link.md');
});

test('images come from where the page names them, on each side', () => {
  expect(imageOf('/img/old.svg')?.toString()).toBe('<svg id="old"/>');
  expect(page('docs/a.mdx')?.images.before).toMatchObject([{ target: '/img/old.svg' }]);
  const moved = page('guide/moved.md')?.images;
  expect(taken.images.get(moved?.before[0]?.name ?? '')).toEqual(PNG);
  // There it is no more.
  expect(moved?.after).toEqual([]);
});

test('a secret is in nothing that is kept', () => {
  expect(page('docs/a.mdx')?.after).toContain('After ***');
  expect(imageOf('drawn.svg')?.toString()).toBe('<svg><text>***</text></svg>');
  expect(imageOf('b.png')).toBeNull();
  const all = Buffer.concat([Buffer.from(JSON.stringify(taken.pages)), ...taken.images.values()]);
  expect(all.includes(SECRET)).toBe(false);
});

test('what is too large, no image or not there is not kept, and known for it', () => {
  expect(imageOf('large.png')).toBeNull();
  expect(imageOf('text.png')).toBeNull();
  expect(imageOf('no.png')).toBeUndefined();
});

test('what was taken is kept for the page, whole, and is gone when it is removed', async () => {
  const dataDir = join(folder, 'data');
  const kept = keepPagesIn(dataDir, createFileArtifacts(dataDir));
  expect(await kept.pages('j1')).toBeUndefined();
  mkdirSync(join(folder, 'data', 'jobs', 'j1'), { recursive: true });
  await kept.write('j1', taken);
  expect(await kept.pages('j1')).toEqual(taken.pages);
  for (const [name, content] of taken.images)
    expect(Buffer.from((await kept.image('j1', name)) ?? [])).toEqual(Buffer.from(content));
  expect(await kept.image('j1', 'f'.repeat(40))).toBeUndefined();
  await kept.remove('j1');
  expect(await kept.pages('j1')).toBeUndefined();
});
