import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import type { JobReading } from '../../src/ports/service.ts';
import { exitCodeOf } from '../../src/story/outcome.ts';
import { renderProse } from '../../src/story/prose.ts';
import { NOTHING_LEFT, type ToldStory } from '../../src/story/story.ts';
import { tellSummary } from '../../src/story/summary.ts';
import type { TrustedOrigins } from '../../src/text/links.ts';
import { DONE, EVERY_STORY, FIRST, LINK, STORIES } from './stories.ts';

const done: ToldStory = { kind: 'pull-request', link: LINK, ...DONE, turn: FIRST };
const github: TrustedOrigins = { serverUrl: 'https://github.com' };
const toHtml = (markdown: string) =>
  micromark(markdown, { allowDangerousHtml: true, extensions: [gfm()], htmlExtensions: [gfmHtml()] });
const tell = (story: ToldStory, trusted = github) =>
  tellSummary(story, { exitCode: exitCodeOf(story, new Set()), elapsedMs: 65_000, trusted });
const render = (story: ToldStory, trusted = github) => toHtml(tell(story, trusted));
/** A refusal is told in words from outside. */
const refused = (why: string, job: JobReading = DONE.job): ToldStory => ({
  kind: 'refused',
  past: { kind: 'none' },
  about: { kind: 'job', jobId: DONE.jobId, job },
  why,
});
/** Rows as a reader sees them: tags, entities and zero-width breaks gone. */
const rows = (html: string) =>
  [...html.matchAll(/<tr>\s*<td>(.*?)<\/td>\s*<td>(.*?)<\/td>/g)].map(([, what, value]) => [
    what,
    (value ?? '').replace(/<[^>]+>|\u200b/g, ''),
  ]);

test('is a small table of what is known', () => {
  expect(rows(render(done))).toEqual([
    ['Outcome', '✅ pull-request'],
    ['Pull request', LINK],
    ['Job', 'job_7Qm-4'],
    ['Status', 'completed'],
    ['Model', 'sonnet'],
    ['Source', 'https://github.com/octo-org/octo-docs at main'],
    ['Duration', '1 min 5 s'],
  ]);
});

test('a dry run shows the prompt that it would have sent, as a quote that keeps its lines', () => {
  const rehearsed = STORIES.rehearsed[''] as ToldStory;
  const told = (prompt?: string, story = rehearsed) =>
    tellSummary(story, {
      exitCode: 0,
      elapsedMs: 0,
      trusted: {},
      ...(prompt === undefined ? {} : { prompt }),
    });
  expect(told('Explain\n\n<the> flag')).toMatch(
    /\n\nThe prompt:\n\n> Explain\\\n>\n> &lt;the&gt; flag\\\n>\n$/,
  );
  for (const text of [told(), told(''), told('Explain', done)]) expect(text).not.toContain('The prompt');
  expect(told('x'.repeat(10_001))).toContain(`> ${'x'.repeat(9_999)}…\\\n`);
});

test('what waits for a person is listed, fifty at most', () => {
  const pullAt = (number: number) => ({
    ...{ number, title: `${'t'.repeat(100)}${number}` },
    link: `https://github.com/o/r/pull/${number}`,
  });
  const story = STORIES.skipped[''] as ToldStory;
  const told = (count: number, trusted = github) => {
    const pulls = Array.from({ length: count }, (_, at) => pullAt(at + 1));
    return tellSummary(story, { exitCode: 0, elapsedMs: 0, trusted, waiting: { limit: 5, pulls } });
  };
  const name = `\\#\u200b1 ${'t'.repeat(99)}…`;
  expect(told(1)).toContain(
    `\n\nOpen pull requests of jobs (\`maxOpenPulls\` is 5):\n\n- [${name}](https://github.com/o/r/pull/1)\n`,
  );
  expect(told(1, { serverUrl: 'https://elsewhere.test' })).toContain(`\n- ${name}`);
  expect(told(50).match(/^- /gm)).toHaveLength(50);
  expect(told(52).match(/^- .*/gm)?.slice(49)).toEqual([
    expect.stringContaining('/pull/50)'),
    '- and 2 more',
  ]);
});

test('says so where nothing is known', () => {
  const html = render(STORIES.unknown['a create'] as ToldStory);
  expect(rows(html).map(([, value]) => value)).toEqual([
    '❌ unknown',
    'none',
    'none',
    'not seen',
    'not said',
    'not said',
    '1 min 5 s',
  ]);
});

test('what a reader may copy stands as code, byte for byte', () => {
  const job = {
    ...DONE.job,
    model: 'm-1',
    source: { repository: 'https://github.com/o/r', ref: 'fix/GH-1_a' },
  };
  const story: ToldStory = { kind: 'detached', jobId: 'a-1__b-2', job, turn: FIRST };
  const markdown = tell(story);
  expect(markdown).toContain('| Model | `m-1` |');
  expect(markdown).toContain('| Job | `a-1__b-2` |');
  expect(markdown).toContain('| Source | `https://github.com/o/r` at `fix/GH-1_a` |');
  expect(markdown).toContain('\nJob `a-1__b-2` is handed over and runs on its own');
});

test('our own words are never changed', () => {
  for (const { story } of EVERY_STORY) {
    if (!('turn' in story) || story.kind === 'running') continue;
    expect(tell(story)).not.toMatch(/[\u200b\\]/);
  }
});

describe('addresses can be copied: no hidden character stands in them', () => {
  const sentence = `The pull request is there: ${LINK}. See also (https://evil.example/a_b), @octocat.`;

  test('the pull request is a link in the sentence, any other address is code', () => {
    const html = render(refused(sentence));
    expect(html).toContain(`<p>The pull request is there: <a href="${LINK}">${LINK}</a>. See also (`);
    expect(html).toContain('(<code>https://evil.example/a_b</code>), @\u200boctocat.</p>');
    expect(html).toContain(`<td><a href="${LINK}">${LINK}</a></td>`);
    expect(html).toContain(
      '<td><code>https://github.com/octo-org/octo-docs</code> at <code>main</code></td>',
    );
  });

  test('the scheme alone is code, and an address without letters is whole', () => {
    const why = 'Accepted is https:// (http:// on loopback), such as http://127.0.0.1:8080.';
    const summary = tellSummary(
      { kind: 'refused', past: NOTHING_LEFT, about: { kind: 'nothing' }, why },
      { exitCode: 1, elapsedMs: 0, trusted: {} },
    );
    expect(summary).toContain(
      'Accepted is `https://` (`http://` on loopback), such as `http://127.0.0.1:8080`.',
    );
  });

  test('where its host is not known, the pull request is code as well', () => {
    const html = render(refused(sentence, { prLink: LINK }), {});
    expect(html).toContain(`<p>The pull request is there: <code>${LINK}</code>. See also (`);
    expect(html).not.toContain('<a ');
  });

  test.each([`${LINK}3`, `${LINK}/files`, `x${LINK}`])('%s is not the pull request', (address) => {
    const html = render(refused(`See ${address}`));
    expect(html.slice(0, html.indexOf('<table>')).includes('<a ')).toBe(address.startsWith('x'));
  });

  test.each([
    'https://a.example/`x',
    'https://a.example/|x|',
    'https://a.example/</code><b>',
    'https://`',
    '`https://a.example `',
  ])('no address gets out of its code: %s', (text) => {
    const html = render(refused(`See ${text} and ${text}`));
    expect(html).not.toMatch(/<(?!\/?(?:h3|p|table|thead|tbody|tr|th|td|code|a)\b)/);
    expect(rows(html)).toHaveLength(7);
  });
});

describe('the pull request is a link only where its host is known', () => {
  const withLink = (prLink: string): ToldStory => refused('No.', { prLink });

  test.each<[string, string, TrustedOrigins, boolean]>([
    ['the code host', LINK, { serverUrl: 'https://github.com' }, true],
    ['the repository', LINK, { repository: 'https://github.com/octo-org/octo-docs' }, true],
    ['the service', 'http://127.0.0.1:8080/review/a/b', { baseUrl: 'http://127.0.0.1:8080/x' }, true],
    ['another port', 'http://127.0.0.1:8081/', { baseUrl: 'http://127.0.0.1:8080' }, false],
    ['another scheme', LINK, { serverUrl: 'http://github.com' }, false],
    [
      'a host that begins alike',
      'https://github.com.evil.example/',
      { serverUrl: 'https://github.com' },
      false,
    ],
    ['nothing known', LINK, {}, false],
  ])('%s', (_, prLink, trusted, linked) => {
    const html = render(withLink(prLink), trusted);
    expect([...html.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href)).toEqual(linked ? [prLink] : []);
    expect(html.includes('not made a link')).toBe(!linked);
  });

  test('the host of the job’s own repository is known', () => {
    expect(render(refused('No.'), {})).toContain(`<a href="${LINK}">`);
  });

  test.each(['a)b', 'a|b', 'a](javascript:1)', 'a"b', 'a`b', '(a', 'a_b*c'])('%s can not end it', (path) => {
    const prLink = `https://github.com/${path}`;
    const html = render(withLink(prLink));
    const [, href, ...others] = html.split('<a href="').map((part) => part.split('"')[0]);
    expect(others).toEqual([]);
    expect(decodeURIComponent(href ?? '').replaceAll('&amp;', '&')).toBe(decodeURIComponent(prLink));
    expect(rows(html)).toHaveLength(7);
  });
});

test.each([
  'a|b',
  '<script>alert(1)</script>',
  '<img src=x>',
  '![x](https://evil.example/x.png)',
  '[x](https://evil.example)',
  '@octo-org/team #1 https://evil.example www.evil.example',
  '`code` **bold** <!-- comment',
  '# heading',
])('foreign text is inert: %s', (text) => {
  const job = { model: text, unknownStatus: text, source: { repository: text, ref: text } };
  const html = render(refused(text, job));
  expect(html).not.toMatch(/<(?!\/?(?:h3|p|table|thead|tbody|tr|th|td|code)\b)/);
  const linkable = html.replace(/<code>.*?<\/code>/g, '');
  expect(linkable.replace(/\u200b/g, '§')).not.toMatch(/@\w|#\d|:\/\/|www\./);
  expect(rows(html)).toHaveLength(7);
});

describe('a sentence with code in it', () => {
  const prose = (sentence: string, codes: string[]) =>
    renderProse(sentence, { codes, link: '', trusted: {} });

  test.each<[string, string, string[], string]>([
    ['an id', 'Job j-1 goes on.', ['j-1'], 'Job `j-1` goes on.'],
    ['an id at both ends', 'j-1 and j-1', ['j-1'], '`j-1` and `j-1`'],
    ['an id that is part of a word', 'Job j-12 and aj-1', ['j-1'], 'Job j-\u200b12 and aj-\u200b1'],
    ['an id of signs', 'Job -_- goes on.', ['-_-'], 'Job `-_-` goes on.'],
    ['no id', 'Nothing is known.', [''], 'Nothing is known.'],
    ['an id with signs of a pattern', 'Job a.b* and axb', ['a.b*'], 'Job `a.b*` and axb'],
    ['words that keep their distance', ' a j-1 b', ['j-1'], ' a `j-1` b'],
    ['words that have none', '(j-1)', ['j-1'], '(`j-1`)'],
    ['nothing but a space between', 'j-1 j-1', ['j-1'], '`j-1` `j-1`'],
    ['an address with a slash at its end', 'See https://x.test/a/).', [], 'See `https://x.test/a/`).'],
    ['an address in other letters', 'See HTTPS://X.test.', [], 'See `HTTPS://X.test`.'],
    ['nothing', '', ['j'], ''],
  ])('%s', (_, sentence, codes, expected) => expect(prose(sentence, codes)).toBe(expected));

  test('is words, code and the one link, whatever somebody has put into it', () => {
    const link = 'https://github.com/o/r/pull/1';
    const piece = fc.constantFrom(
      ...[
        link,
        'https://',
        'http://x.test/a',
        'www.x.test',
        'j-1',
        '!',
        '[',
        ']',
        '(',
        ')',
        '`',
        '``',
        '|',
        '<',
        '>',
      ],
      ...[
        '<img src=x>',
        '<!--',
        '-->',
        '@octocat',
        '#1',
        '\\',
        '*',
        '_',
        '~',
        '&lt;',
        ' ',
        '\n',
        '\u200b',
        'GH-1',
        '.',
      ],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 15 }), (pieces) => {
        const markdown = renderProse(pieces.join(''), {
          codes: ['j-1'],
          link,
          trusted: { serverUrl: 'https://github.com' },
        });
        const html = toHtml(markdown);
        expect(
          html.replace(/<code>[^<]*<\/code>|<a href="https:\/\/github\.com\/o\/r\/pull\/1">[^<]*<\/a>/g, ''),
        ).not.toMatch(/<(?!\/?p>)|@\w|#\d|\w:\/\/|www\.|GH-\d/);
      }),
      { numRuns: 3000, examples: [[['!', link]]] },
    );
  });
});
