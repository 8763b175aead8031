import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { createDraw } from '../__tests__/support/seeded-random.ts';

/**
 * A combined log that is the same each time: a month of a documentation site. 200,000 pages of which few are read often
 * (a page's share falls with its place, as 1/n), 4,000 user agents, 60,000 addresses. Of the lines, 62 % ask for pages,
 * 30 % for assets, 5 % for what isn't there and 3 % are redirected; 8 % of them are AI's, 17 % other bots'. A fifth of the
 * pages is asked for with a query. Lines are in the order of time, some 230 bytes long.
 */
export const PAGES = 200_000;
const AGENTS = 4_000;
const ADDRESSES = 60_000;
const DAYS = 30;
const START = Date.UTC(2025, 2, 1);
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const BYTES_PER_LINE = 230;
const CHUNK_BYTES = 1 << 20;

const AI = [
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; ChatGPT-User/1.0; +https://openai.com/bot',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ClaudeBot/1.0; +claudebot@anthropic.com)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; PerplexityBot/1.0; +https://perplexity.ai/perplexitybot)',
];
const BOTS = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)',
  'curl/8.5.0',
  'python-requests/2.31.0',
];
const SYSTEMS = ['Windows NT 10.0; Win64; x64', 'Macintosh; Intel Mac OS X 10_15_7', 'X11; Linux x86_64'];
const SECTIONS = [
  'guides',
  'api-reference',
  'concepts',
  'tutorials',
  'integrations',
  'changelog',
  'sdk',
  'cli',
];
const ASSETS = ['js', 'css', 'png', 'svg', 'woff2'];

/** Writes a log of about so many bytes and says how many lines it has. */
export async function writeAccessLog(file: string, { bytes }: { bytes: number }): Promise<number> {
  const random = createDraw(20250301);
  const expected = bytes / BYTES_PER_LINE;
  const out = createWriteStream(file);
  let lines = 0;
  let written = 0;
  for (let chunk = ''; written < bytes; chunk = '') {
    while (chunk.length < CHUNK_BYTES) {
      const time = START + Math.min(0.999999, lines / expected) * DAYS * 86_400_000;
      chunk += renderLine(time, random);
      lines++;
    }
    written += chunk.length;
    if (!out.write(chunk, 'latin1')) await once(out, 'drain');
  }
  out.end();
  await once(out, 'close');
  return lines;
}

function renderLine(time: number, random: () => number): string {
  const address = Math.floor(random() ** 2 * ADDRESSES);
  const kind = random();
  const agent = agentOf(random);
  const host = `10.${address >> 12}.${(address >> 6) & 63}.${(address & 63) + 1}`;
  const [target, status] =
    kind < 0.62
      ? [pageOf(random), random() < 0.1 ? 304 : 200]
      : kind < 0.92
        ? [`/assets/chunk-${Math.floor(random() ** 2 * 3000).toString(36)}.${pick(ASSETS, random)}`, 200]
        : kind < 0.97
          ? [`/old/${Math.floor(random() * 1e6).toString(36)}.php`, 404]
          : [pageOf(random), 301];
  const size = 500 + Math.floor(random() * 60_000);
  const referer = random() < 0.4 ? '-' : `https://docs.example.com${pageOf(random)}`;
  return `${host} - - [${logTime(time)}] "GET ${target} HTTP/1.1" ${status} ${size} "${referer}" "${agent}"\n`;
}

function pageOf(random: () => number): string {
  const page = Math.floor(PAGES ** random()) - 1 + (random() < 0.3 ? Math.floor(random() * PAGES) : 0);
  const number = page % PAGES;
  const path = `/${SECTIONS[number % SECTIONS.length]}/topic-${(number * 7919) % 4999}/page-${number}`;
  const ending = random();
  if (ending < 0.2) return `${path}?ref=${Math.floor(random() * 1e6)}`;
  return ending < 0.5 ? `${path}/` : path;
}

function agentOf(random: () => number): string {
  const kind = random();
  if (kind < 0.08) return pick(AI, random);
  if (kind < 0.25) return pick(BOTS, random);
  const browser = Math.floor(random() ** 3 * AGENTS);
  const system = SYSTEMS[browser % SYSTEMS.length];
  return `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${100 + (browser % 40)}.0.${6000 + browser}.0 Safari/537.36`;
}

function logTime(time: number): string {
  const date = new Date(time);
  const two = (n: number) => String(n).padStart(2, '0');
  const clock = [date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds()].map(two).join(':');
  return `${two(date.getUTCDate())}/${MONTHS[date.getUTCMonth()]}/${date.getUTCFullYear()}:${clock} +0000`;
}

function pick(list: readonly string[], random: () => number): string {
  return list[Math.floor(random() * list.length)] ?? '';
}
