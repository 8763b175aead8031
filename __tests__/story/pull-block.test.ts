import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { DEFAULT_BASE_URL } from '../../src/contract/paths.ts';
import type { ChangedFile } from '../../src/ports/code-host.ts';
import { tellComment } from '../../src/story/comment.ts';
import type { Finish, Preview } from '../../src/story/finish.ts';
import { pageOf } from '../../src/story/page-path.ts';
import { decodeRecord, encodeRecord } from '../../src/story/record.ts';
import { readKept } from '../../src/story/retell.ts';
import type { PullScene, Scene } from '../../src/story/scene.ts';
import type { ToldStory } from '../../src/story/story.ts';
import { tellSummary } from '../../src/story/summary.ts';
import { DONE, FIRST, LINK, OWNER, SCENE } from './stories.ts';

const done: ToldStory = { kind: 'pull-request', link: LINK, ...DONE, turn: FIRST };
const file = (path: string, more: Partial<ChangedFile> = {}): ChangedFile => ({
  path,
  status: 'modified',
  additions: 12,
  deletions: 3,
  ...more,
});
const pullWith = (files: readonly ChangedFile[], count = files.length): PullScene => ({
  link: LINK,
  number: 42,
  title: 'Explain the flag',
  changes: { files, count, additions: 24, deletions: 7 },
});
const hosted = { serverUrl: 'https://github.com', baseUrl: DEFAULT_BASE_URL };
const site = 'https://acme-docs-agent-job.mintlify.site/';
const told = (scene: Partial<Scene>) =>
  tellComment(done, { scene: { ...SCENE, ...scene }, marker: '(marker)' });
const finished = (preview: Preview, warnings: readonly string[] = []): Finish => ({ preview, warnings });
const render = (markdown: string) =>
  micromark(markdown, { allowDangerousHtml: true, extensions: [gfm()], htmlExtensions: [gfmHtml()] });
const words = (text: string) => text.replaceAll(/\\(?!\n)|\u200b/g, '');

describe('the pull request', () => {
  const at = (link: string, scene: Partial<Scene> = {}) =>
    tellComment(
      { ...done, link, job: { ...DONE.job, prLink: link, source: { repository: link } } } as ToldStory,
      { scene: { ...SCENE, ...scene }, marker: '(marker)' },
    );

  test.each<[string, string, string]>([
    ['https://github.com/o/r/pull/42', '#42', 'o/r on github.com'],
    ['https://github.com/o/r/pull/42/files', '#42', 'o/r on github.com'],
    ['https://git.test:3000/o/r/pulls/7?x=1', '#7', 'o/r on git.test:3000'],
    ['https://gitlab.test/a/b/c/-/merge_requests/3#note', '#3', 'a/b/c on gitlab.test'],
    ['https://gitlab.test/a/b/merge_requests/3', '#3', 'a/b on gitlab.test'],
    ['https://docs.test/review/p/j', 'Review the change', 'docs.test'],
    ['https://docs.test/pull/42', '#42', 'docs.test'],
    ['https://docs.test/o/r/pull/42x', 'Review the change', 'o/r on docs.test'],
    ['https://docs.test/o/r/pull/x', 'Review the change', 'docs.test'],
  ])('%s is called %s', (link, label, place) =>
    expect(words(at(link))).toContain(`\n\n> 🔀 **[${label}](${link})**\\\n> ${place}\n\n`),
  );

  test('of a host that is not known is text, with its number', () => {
    const link = 'https://elsewhere.test/o/r/pull/3';
    const story = { ...done, job: { status: 'completed', prLink: link }, link } as ToldStory;
    expect(words(tellComment(story, { scene: SCENE, marker: '(marker)' }))).toContain(
      `\n\n> 🔀 #3\\\n> \`${link}\`\\\n> This address is on a host that this run does not know, so it is not a link.\n\n`,
    );
  });

  test('has its title only where the host was asked, and no longer than a line or two', () => {
    const pull = { link: LINK, number: 42, title: 't'.repeat(200) };
    expect(at(LINK, { pull })).toContain(`[\\#\u200b42 ${'t'.repeat(119)}…](`);
    expect(at(LINK, { pull: { ...pull, number: 0 } })).toContain('[\\#\u200b42](');
  });
});

describe('what changed', () => {
  test('is told by file, up to ten, the rest as a number', () => {
    const files = [file('docs/install.mdx'), file('README.md', { additions: 1, deletions: 0 })];
    expect(told({ pull: pullWith(files) })).toContain(
      '2 files changed, +24 −7:\n\n- `docs/install.mdx` +12 −3\n- `README.md` +1 −0\n\n',
    );
    const many = told({
      pull: pullWith(
        Array.from({ length: 10 }, (_, n) => file(`docs/${n}.md`)),
        23,
      ),
    });
    expect(many.match(/^- `docs/gm)).toHaveLength(10);
    expect(many).toContain('23 files changed, +24 −7:');
    expect(many).toContain('\n- and 13 more\n');
    expect(told({ pull: pullWith([file('a.md')]) })).toContain('1 file changed, +24 −7:');
    expect(told({ pull: pullWith([file('a.md')]) })).not.toContain('more');
    expect(told({ pull: pullWith([file('a.md'), file('b.md')], 3) })).toContain('\n- and 1 more\n');
    expect(told({ pull: pullWith([file(`${'p'.repeat(200)}.md`)]) })).toContain(`- \`${'p'.repeat(159)}…\``);
  });

  test('is told of the pull request that is told of, and of no other', () => {
    const other = { ...pullWith([file('a.md')]), link: 'https://github.com/o/r/pull/1' };
    expect(told({ pull: other })).not.toContain('changed');
  });

  test('is nothing but text, whatever a file is called', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.string({ unit: 'binary', maxLength: 20 }),
            fc.constantFrom('`', '``', '|', '\n', '<img src=x>', '@octocat', '#1', '](x)', '-->', '.md', '/'),
          ),
          { minLength: 1, maxLength: 6 },
        ),
        (parts) => {
          const body = told({
            trusted: hosted,
            pull: pullWith([file(parts.join(''))]),
            finish: finished({ kind: 'ready', url: site }),
          });
          const html = render(body.slice(body.indexOf('1 file changed'), body.indexOf('octocat asked')));
          expect(html.replaceAll(/<\/?(?:ul|li|p|code|a)(?: href="[^"<>]*")?>/g, '')).not.toMatch(/<[^<]*>/);
          const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? '');
          expect(links.every((href) => href.startsWith(site))).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });

  test('changes nothing of what is kept when a comment is told again', () => {
    const body = told({
      pull: pullWith([file('docs/a.md')]),
      finish: finished({ kind: 'none' }, ['A warning.']),
    });
    const marked = body.replace('(marker)', '<!-- docs-agent:v2 abc -->');
    expect(readKept(marked)).toEqual({
      asked: 'octocat asked:\n\n> explain the new flag',
      run: `[Workflow run](${SCENE.runUrl})`,
      command: '/docs',
    });
  });
});

describe('the preview', () => {
  const pull = pullWith([
    file('docs/guide/install.mdx'),
    file('docs/old.md', { status: 'removed' }),
    file('docs/snippets/part.mdx'),
    file('src/flag.ts'),
  ]);

  test('is linked, and each page of it, which is said to be derived', () => {
    const body = told({ trusted: hosted, pull, finish: finished({ kind: 'ready', url: site }) });
    expect(words(body)).toContain(
      `- \`docs/guide/install.mdx\` +12 −3 · [/guide/install](${site}guide/install)\n- \`docs/old.md\` +12 −3\n- \`docs/snippets/part.mdx\` +12 −3\n- \`src/flag.ts\` +12 −3\n`,
    );
    expect(words(body)).toContain(
      `👀 [Preview](${site}) — links to pages are derived from the paths of their files, and may lead elsewhere.`,
    );
  });

  test.each<[string, string, string, boolean]>([
    ['the hosted service', DEFAULT_BASE_URL, site, true],
    ['its older domain', DEFAULT_BASE_URL, 'https://acme.mintlify.app/', true],
    ['a look-alike', DEFAULT_BASE_URL, 'https://mintlify.site.evil.example/', false],
    ['a look-alike without a dot', DEFAULT_BASE_URL, 'https://evilmintlify.site/', false],
    ['plain http', DEFAULT_BASE_URL, 'http://acme.mintlify.site/', false],
    ['a service of one’s own', 'https://docs.example.com', 'https://docs.example.com/review/docs/job', true],
    ['another service', 'https://docs.example.com', site, false],
  ])('is a link only where its address may be trusted: %s', (_, baseUrl, url, isLink) => {
    const finish = finished({ kind: 'ready', url });
    const body = told({ trusted: { ...hosted, baseUrl }, pull: pullWith([file('src/flag.ts')]), finish });
    expect(body).toContain(isLink ? `👀 [Preview](${url})` : `👀 Preview: \`${url}\``);
    expect(body).not.toContain('derived');
    const summary = tellSummary(done, { exitCode: 0, elapsedMs: 0, trusted: { ...hosted, baseUrl }, finish });
    expect(words(summary)).toContain(
      isLink ? `| Preview | ready: [${url}](${url}) |` : `| Preview | ready: \`${url}\` |`,
    );
  });

  test('whose address is one page has no pages below it', () => {
    const finish = finished({ kind: 'ready', url: 'https://docs.example.com/review/docs/job?view=rendered' });
    const body = told({ trusted: { ...hosted, baseUrl: 'https://docs.example.com' }, pull, finish });
    expect(body).not.toContain('/guide/install](');
    expect(body).not.toContain('derived');
  });

  test.each<[string, Preview, string, string]>([
    [
      'building',
      { kind: 'building', url: site },
      'its end was not seen: it may still be being built',
      'its end was not seen: ',
    ],
    [
      'failed without a word',
      { kind: 'failed', why: '' },
      '\n\n👀 The preview could not be built.\n\n',
      'could not be built |',
    ],
    [
      'building, without an address',
      { kind: 'building', url: '' },
      '',
      'its end was not seen, without an address that can be used |',
    ],
    [
      'failed',
      { kind: 'failed', why: 'docs.json is @broken' },
      '👀 The preview could not be built: docs.json is @broken.',
      'could not be built: docs.json is @broken',
    ],
    ['unavailable', { kind: 'unavailable', why: 'HTTP 403: no plan' }, '', 'none: HTTP 403: no plan'],
    ['without an address', { kind: 'ready', url: '' }, '', 'ready, without an address that can be used'],
  ])('that is %s', (_, preview, inComment, inSummary) => {
    const finish = finished(preview);
    const body = words(told({ trusted: hosted, pull, finish }));
    if (inComment === '') expect(body).not.toContain('👀');
    else expect(body).toContain(inComment);
    const summary = tellSummary(done, { exitCode: 0, elapsedMs: 0, trusted: hosted, pull, finish });
    expect(words(summary)).toContain(`| Preview | ${inSummary}`);
    expect(words(summary)).toContain('| Change | 4 files changed, +24 −7 |');
  });

  test.each<[string, readonly ChangedFile[]]>([
    ['no page', [file('src/flag.ts'), file('README.md')]],
    ['none but one that is gone', [file('docs/old.md', { status: 'removed' })]],
  ])('of a change with %s links none, and says nothing of it', (_, files) => {
    const finish = finished({ kind: 'ready', url: site });
    const body = told({ trusted: hosted, pull: pullWith(files), finish });
    expect(body).toContain(`\n\n👀 [Preview](${site})\n\n`);
    expect(body).not.toContain(' · [/');
  });

  test('of a change that is not known says nothing of pages', () => {
    const body = told({ trusted: hosted, finish: finished({ kind: 'ready', url: site }) });
    expect(body).toContain(`\n\n👀 [Preview](${site})\n\n`);
  });

  test.each([`${site}?a=1`, `${site}#a`, `${site}a`])('at %s has no pages below it', (url) => {
    const finish = finished({ kind: 'ready', url });
    const body = told({ trusted: hosted, pull: pullWith([file('docs/a.md')]), finish });
    expect(body).toContain(`\n\n👀 [Preview](${url})\n\n`);
  });

  test('that is still being built has no pages yet', () => {
    const finish = finished({ kind: 'building', url: site });
    const body = words(told({ trusted: hosted, pull: pullWith([file('docs/a.md')]), finish }));
    expect(body).toContain('- `docs/a.md` +12 −3\n');
    expect(body).toContain(`👀 [Preview](${site}) (its end was not seen: it may still be being built)\n`);
  });

  test('is nothing in a summary that knows of none', () => {
    const summary = tellSummary(done, { exitCode: 0, elapsedMs: 0, trusted: hosted });
    expect(summary).not.toMatch(/Preview|Change/);
  });
});

test('what could not be done stands in comment and summary, as text', () => {
  const finish = finished({ kind: 'none' }, ['Not set: label <b>x</b> (@octocat).']);
  expect(words(told({ finish }))).toContain('⚠️ Not set: label &lt;b&gt;x&lt;/b&gt; (@octocat).');
  const summary = tellSummary(done, { exitCode: 0, elapsedMs: 0, trusted: hosted, finish });
  expect(words(summary)).toContain('\n\n⚠️ Not set: label &lt;b&gt;x&lt;/b&gt; (@octocat).\n');
  expect(summary).not.toContain('Preview');
  expect(told({ finish })).not.toContain('👀');
});

test('the post step can tell all of it again', () => {
  const scene = { ...SCENE, pull: pullWith([file('a.md')]), finish: finished({ kind: 'ready', url: site }) };
  const thread = {
    place: { thread: 5 },
    owner: OWNER,
    scene,
    comment: { kind: 'none' as const, isAnew: false },
  };
  const record = { story: done, isTold: false, thread };
  expect(decodeRecord(encodeRecord(record))).toEqual(record);
});

describe('the page of a file', () => {
  test.each<[string, string | undefined]>([
    ['docs/guide/install.mdx', '/guide/install'],
    ['guide/install.md', '/guide/install'],
    ['install.MDX', '/install'],
    ['docs/index.mdx', '/'],
    ['docs/guide/index.mdx', '/guide'],
    ['docs/docs/a.md', '/docs/a'],
    ['docs/a b/ü.md', '/a%20b/%C3%BC'],
    ['docs/a?b#c.md', '/a%3Fb%23c'],
    ['src/flag.ts', undefined],
    ['docs/openapi.json', undefined],
    ['README.md', undefined],
    ['docs/guide/README.md', undefined],
    ['CHANGELOG.md', undefined],
    ['docs/snippets/part.mdx', undefined],
    ['.github/pull_request_template.md', undefined],
    ['docs/_drafts/a.md', undefined],
    ['docs/../a.md', undefined],
    ['docs/./a.md', undefined],
    ['docs/...md', undefined],
    ['docs/_draft.md', undefined],
    ['partials/part.md', undefined],
    ['node_modules/x/a.md', undefined],
    ['docs/License.md', undefined],
    ['docs/contributing.mdx', undefined],
    ['docs/readme-first.md', '/readme-first'],
    ['docs/my-readme.md', '/my-readme'],
    ['docs/mysnippets/a.md', '/mysnippets/a'],
    ['docs/snippets.md', '/snippets'],
    ['docs/indexes.md', '/indexes'],
    ['docs/my-index.md', '/my-index'],
    ['docs/guide/Index.md', '/guide'],
    ['mydocs/a.md', '/mydocs/a'],
    ['a/docs/b.md', '/a/docs/b'],
    ['a.md.txt', undefined],
    ['docs/a\nb.md', undefined],
    ['a.mdxx', undefined],
    ['amd', undefined],
    ['docs//a.md', undefined],
    ['.mdx', undefined],
    ['docs/.mdx', undefined],
    ['a\ud800.md', undefined],
  ])('%s is %s', (path, page) => {
    expect(pageOf(path)).toBe(page);
  });
});
