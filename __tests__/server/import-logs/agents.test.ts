import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import crawlers from 'crawler-user-agents';
import fc from 'fast-check';
import { AI_BESIDE_TAG, classifyAgent, explainAgent, LISTS } from '../../../src/server/import-logs/agents.ts';
import { explainRules, explainText } from '../../../src/server/import-logs/explain.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1';
const GPTBOT =
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)';

describe('a user agent', () => {
  test.each([
    [BROWSER, 'human'],
    [IPHONE, 'human'],
    [GPTBOT, 'ai'],
    [
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; ChatGPT-User/1.0; +https://openai.com/bot',
      'ai',
    ],
    ['Claude-User/1.0', 'ai'],
    ['Mozilla/5.0 (compatible; ClaudeBot/1.0; +claudebot@anthropic.com)', 'ai'],
    ['Mozilla/5.0 (compatible; PerplexityBot/1.0; +https://perplexity.ai/perplexitybot)', 'ai'],
    ['Mozilla/5.0 (compatible; Amazonbot/0.1)', 'ai'],
    ['CCBot/2.0 (https://commoncrawl.org/faq/)', 'ai'],
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'bot'],
    ['curl/8.5.0', 'bot'],
    ['python-requests/2.31.0', 'bot'],
    ['', 'bot'],
    ['-', 'bot'],
  ])('%s is %s', (agent, kind) => {
    expect(classifyAgent(agent)).toBe(kind);
    expect(explainAgent(agent).kind).toBe(kind);
  });

  test('of any bytes and length is something', () => {
    const agent = fc.oneof(fc.string({ unit: 'binary' }), fc.constant('Spider'.repeat(20_000)));
    fc.assert(fc.property(agent, (text) => expect(['human', 'ai', 'bot']).toContain(classifyAgent(text))));
  });
});

describe('the lists', () => {
  test.each(Object.values(LISTS))(
    '$package is of the version and licence said',
    ({ package: name, version, licence }) => {
      const root = join(import.meta.dirname, '../../..');
      const ours = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
      const theirs = JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8'));
      expect([ours.devDependencies[name], theirs.version, theirs.license]).toEqual([
        version,
        version,
        licence,
      ]);
    },
  );

  test.each(AI_BESIDE_TAG)('have %s, not tagged as AI', (pattern) => {
    const entry = crawlers.find((crawler) => crawler.pattern === pattern) as { tags?: string[] } | undefined;
    expect(entry?.tags).not.toContain('ai-crawler');
    expect(entry).toBeDefined();
  });

  test('are named with their versions by --explain', () => {
    const rules = explainRules();
    for (const { package: name, version, released } of Object.values(LISTS))
      expect(rules).toContain(`${name} ${version} (${released}`);
  });
});

describe('--explain', () => {
  const line = (request: string, agent: string, status = 200) =>
    `10.0.0.1 - - [10/Oct/2025:23:55:36 -0100] "${request}" ${status} 1 "-" "${agent}"`;
  test.each([
    [GPTBOT, 'As a user agent: ai, because crawler-user-agents has the pattern GPTBot.\n'],
    ['curl/8.5.0', 'As a user agent: bot, because isbot finds "curl/8.5.0" in it.\n'],
    [BROWSER, 'As a user agent: human, because no list knows it as a program.\n'],
    ['', 'As a user agent: bot, because it gives no name, which every browser does.\n'],
    [
      line('GET /a/?b HTTP/1.1', GPTBOT),
      'As a line of a log: a view by AI, /a on 2025-10-11. The user agent is ai, ',
    ],
    [line('GET /a HTTP/1.1', BROWSER), 'As a line of a log: a view by a person, /a on 2025-10-11.'],
    [
      line('GET /a HTTP/1.1', 'curl/8.5.0'),
      'As a line of a log: not counted, /a on 2025-10-11. The user agent is bot, ',
    ],
    [line('GET /a.css HTTP/1.1', BROWSER), 'As a line of a log: not counted, among assets and downloads.\n'],
    [line('PUT /a HTTP/1.1', BROWSER), 'As a line of a log: not counted, among requests other than GET.\n'],
    [line('GET /a HTTP/1.1', BROWSER, 404), 'As a line of a log: not counted, among errors (4xx, 5xx).\n'],
  ])('%s', (text, expected) => {
    expect(explainText(text)).toContain(expected);
  });
});
