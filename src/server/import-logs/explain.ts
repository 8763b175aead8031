import { PATH_MAX_BYTES } from '../store/views.ts';
import { AI_BESIDE_TAG, AI_PATTERNS, AI_TAG, explainAgent, LISTS } from './agents.ts';
import { type Day, dayName } from './clock.ts';
import { LineCounter } from './count-lines.ts';
import { JSON_FIELDS } from './json-line.ts';
import { ASSET_EXTENSIONS, pagePath } from './page-path.ts';
import { DROP_REASONS } from './request.ts';
import { textOf } from './tally.ts';

/** The rules by which lines are counted, for people. */
export function explainRules(): string {
  const { ai, bots } = LISTS;
  const listed = ({ package: name, version, released, licence }: (typeof LISTS)[keyof typeof LISTS]) =>
    `${name} ${version} (${released}, ${licence})`;
  const fields = Object.entries(JSON_FIELDS).map(([name, keys]) => `  ${name.padEnd(8)} ${keys.join(', ')}`);
  return `A line counts as a page view if it is a GET, answered with 2xx or 304, for a page.
HEAD shows nobody anything; 304 is a page that the reader's browser had kept.

Who asks is told from the user agent alone, in this order:
  bot    no name at all, which every browser gives; not counted
  ai     ${AI_PATTERNS} patterns of ${listed(ai)}: those tagged ${AI_TAG}, and
         ${AI_BESIDE_TAG.join(', ')}
  bot    whatever else ${listed(bots)} knows; not counted
  human  the rest

A path is kept without query, fragment, repeated and last slash and index.html, with . and .. resolved and escapes as
in RFC 3986. Not counted: more than ${PATH_MAX_BYTES} bytes, control characters, bytes that are not UTF-8, and assets:
  ${ASSET_EXTENSIONS.join(' ')}
  llms.txt and llms-*.txt are pages.

A day is the UTC day of the time in the line.

Formats, told from each line: the combined format of Apache and nginx (more may stand before and behind), and JSON
objects. Fields of JSON, the first that is there; a dot steps into an object:
${fields.join('\n')}

A log is recognised by its content: its first 4 KiB, how far it was read, and the 4 KiB before that. Renamed, packed or
grown, it goes on where it stopped. A stream is recognised as a whole, from its first byte: parts of it that were
imported on their own before are counted again, so import rotated logs as files.
`;
}

/** What would become of a line of a log, or of a request by this user agent. */
export function explainText(text: string): string {
  const seen: { target: string; agent: string; day: Day }[] = [];
  const counter = new LineCounter({
    count: ({ day, ...slices }) => {
      const view = { target: textOf(slices.target), agent: textOf(slices.agent), day };
      seen.push(view);
      const page = pagePath(view.target);
      if (!page.ok) return page.reason;
      return explainAgent(view.agent).kind;
    },
  });
  const bytes = Buffer.from(text);
  const verdict = counter.count({ bytes, start: 0, end: bytes.length });
  if (verdict === 'malformed' || verdict === 'blank') {
    const { kind, because } = explainAgent(text);
    return `As a user agent: ${kind}, because ${because}.\n`;
  }
  const view = seen[0];
  if (!view)
    return `As a line of a log: not counted, among ${DROP_REASONS[verdict as keyof typeof DROP_REASONS]}.\n`;
  const page = pagePath(view.target);
  if (!page.ok) return `As a line of a log: not counted, among ${DROP_REASONS[page.reason]}.\n`;
  const { kind, because } = explainAgent(view.agent);
  const counted = kind === 'bot' ? 'not counted' : `a view by ${kind === 'ai' ? 'AI' : 'a person'}`;
  return `As a line of a log: ${counted}, ${page.path} on ${dayName(view.day)}. The user agent is ${kind}, because ${because}.\n`;
}
