import { describe, expect, test } from '@jest/globals';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { renderRunSummary, type SummaryFacts } from '../../src/report/run-summary.ts';

const link = 'https://github.com/octo-org/octo-docs/pull/42';
const facts: SummaryFacts = {
  outcome: 'pull-request',
  sentence: 'Pull request is there.',
  success: true,
  jobId: 'job_7Qm-4',
  job: {
    status: 'completed',
    prLink: link,
    model: 'sonnet',
    source: { repository: 'https://github.com/octo-org/octo-docs', ref: 'main' },
  },
  elapsedMs: 65_000,
  trusted: { serverUrl: 'https://github.com' },
};
const render = (changed: Partial<SummaryFacts> = {}) =>
  micromark(renderRunSummary({ ...facts, ...changed }), {
    allowDangerousHtml: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  });
/** Rows as a reader sees them: tags, entities and zero-width breaks gone. */
const rows = (html: string) =>
  [...html.matchAll(/<tr>\s*<td>(.*?)<\/td>\s*<td>(.*?)<\/td>/g)].map(([, what, value]) => [
    what,
    (value ?? '').replace(/<[^>]+>|\u200b/g, ''),
  ]);

test('is a small table of what is known', () => {
  expect(rows(render())).toEqual([
    ['Outcome', '✅ pull-request'],
    ['Pull request', link],
    ['Job', 'job_7Qm-4'],
    ['Status', 'completed'],
    ['Model', 'sonnet'],
    ['Source', 'https://github.com/octo-org/octo-docs at main'],
    ['Duration', '1 min 5 s'],
  ]);
});

test('says so where nothing is known', () => {
  const html = render({ outcome: 'unknown', success: false, jobId: undefined, job: undefined });
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

describe('addresses can be copied: no hidden character stands in them', () => {
  const sentence = `The pull request is there: ${link}. See also (https://evil.example/a_b), @octocat.`;

  test('the pull request is a link in the sentence, any other address is code', () => {
    const html = render({ sentence });
    expect(html).toContain(`<p>The pull request is there: <a href="${link}">${link}</a>. See also (`);
    expect(html).toContain('(<code>https://evil.example/a_b</code>), @\u200boctocat.</p>');
    expect(html).toContain(`<td><a href="${link}">${link}</a></td>`);
    expect(html).toContain(
      '<td><code>https://github.com/octo-org/octo-docs</code> at <code>main</code></td>',
    );
  });

  test('where its host is not known, the pull request is code as well', () => {
    const html = render({ sentence, trusted: {} });
    expect(html).toContain(`<p>The pull request is there: <code>${link}</code>. See also (`);
    expect(html).not.toContain('<a ');
  });

  test.each([`${link}3`, `${link}/files`, `x${link}`])('%s is not the pull request', (address) => {
    const html = render({ sentence: `See ${address}` });
    expect(html.slice(0, html.indexOf('<table>')).includes('<a ')).toBe(address.startsWith('x'));
  });

  test.each([
    'https://a.example/`x',
    'https://a.example/|x|',
    'https://a.example/</code><b>',
    'https://`',
    '`https://a.example `',
  ])('no address gets out of its code: %s', (text) => {
    const html = render({ sentence: `See ${text} and ${text}` });
    expect(html).not.toMatch(/<(?!\/?(?:h3|p|table|thead|tbody|tr|th|td|code|a)\b)/);
    expect(rows(html)).toHaveLength(7);
  });
});

describe('the pull request is a link only where its host is known', () => {
  test.each<[string, string, SummaryFacts['trusted'], boolean]>([
    ['the code host', link, { serverUrl: 'https://github.com' }, true],
    ['the repository', link, { repository: 'https://github.com/octo-org/octo-docs' }, true],
    ['the service', 'http://127.0.0.1:8080/review/a/b', { baseUrl: 'http://127.0.0.1:8080/x' }, true],
    ['another port', 'http://127.0.0.1:8081/', { baseUrl: 'http://127.0.0.1:8080' }, false],
    ['another scheme', link, { serverUrl: 'http://github.com' }, false],
    [
      'a host that begins alike',
      'https://github.com.evil.example/',
      { serverUrl: 'https://github.com' },
      false,
    ],
    ['nothing known', link, {}, false],
  ])('%s', (_, prLink, trusted, linked) => {
    const html = render({ job: { prLink }, trusted });
    expect([...html.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href)).toEqual(linked ? [prLink] : []);
    expect(html.includes('not made a link')).toBe(!linked);
  });

  test.each(['a)b', 'a|b', 'a](javascript:1)', 'a"b', 'a`b', '(a', 'a_b*c'])('%s can not end it', (path) => {
    const prLink = `https://github.com/${path}`;
    const html = render({ job: { prLink } });
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
  const html = render({ sentence: text, job });
  expect(html).not.toMatch(/<(?!\/?(?:h3|p|table|thead|tbody|tr|th|td|code)\b)/);
  const linkable = html.replace(/<code>.*?<\/code>/g, '');
  expect(linkable.replace(/\u200b/g, '§')).not.toMatch(/@\w|#\d|:\/\/|www\./);
  expect(rows(html)).toHaveLength(7);
});
