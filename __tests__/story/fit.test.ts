import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { COMMENT_MAX_CHARACTERS, fitComment } from '../../src/story/fit.ts';
import { tellHelp } from '../../src/story/help.ts';
import { findMarker, tellMarker } from '../../src/story/marker.ts';
import { OWNER } from './stories.ts';

const MARKER = tellMarker({ kind: 'creating' }, OWNER);
const render = (markdown: string) =>
  micromark(markdown, { allowDangerousHtml: true, extensions: [gfm()], htmlExtensions: [gfmHtml()] });
/** Longer than a comment may be. In short lines it would take seconds to render. */
const LONG = `${'x'.repeat(79)}\n`.repeat(1_000);
const visible = (body: string) => body.replace(/<!--.*-->/, '').replace(/\u200b/g, '');

describe('the help', () => {
  test('shows the six commands with the configured word', () => {
    const html = render(tellHelp({ command: '/ask|docs', marker: MARKER }));
    expect(html.match(/<tr>/g)).toHaveLength(7);
    expect(html).toContain('/ask|docs');
    expect(visible(tellHelp({ command: '/docs', marker: MARKER }))).toMatchInlineSnapshot(`
"### 💡 How to ask for documentation

| Write | What happens |
| :-- | :-- |
| \`/docs …\` | Continues this thread's job with the instruction you write, or starts one |
| \`/docs new …\` | Always starts a new job |
| \`/docs --ref release-2.1 …\` | Starts a new job from that branch; so does \`new --ref release-2.1 …\` |
| \`/docs fix\` | Asks the job to fix what is wrong with this thread's pull request: failed checks, open review remarks, a conflict |
| \`/docs status\` | Looks at the job and reports; starts nothing |
| \`/docs help\` | Shows this table |

The command stands at the beginning of a comment. An instruction may run over several lines.


"
`);
  });
});

describe('fitComment', () => {
  const room = COMMENT_MAX_CHARACTERS - '\n\nMARKER\n'.length;
  test.each(['hello', 'x'.repeat(room)])('text that fits is left alone: %#', (text) => {
    expect(fitComment(text, 'MARKER')).toBe(`${text}\n\nMARKER\n`);
  });

  test('a character too many is cut, with a word on it, and no more than has to go', () => {
    const note = '\n\n_Shortened._';
    expect(fitComment('x'.repeat(room + 1), 'MARKER')).toBe(
      `${'x'.repeat(room - note.length)}${note}\n\nMARKER\n`,
    );
  });

  test.each([
    ['a fence', `\`\`\`js\n${LONG}`],
    ['a fence with a shorter one in it', `\`\`\`\`\`\na\n\`\`\`\n${LONG}`],
    ['a longer tilde fence', `a\n~~~~~\n\`\`\`\n${LONG}`],
    ['a fence with marks and more in it', `\`\`\`\na\n\`\`\` b\n${LONG}`],
    ['a tilde fence with backticks behind it', `~~~ a\`b\n${LONG}`],
    ['a fence with one of the other kind in it', `\`\`\`\na\n~~~~\n${LONG}`],
    ['a tilde fence with one of backticks in it', `~~~\na\n\`\`\`\n${LONG}`],
    ['a fence that is indented a little', `   \`\`\`\n${LONG}`],
  ])('%s that is cut open is closed before the marker', (_, text) => {
    const html = render(fitComment(text, MARKER));
    expect(html.match(/<pre>/g)).toHaveLength(1);
    expect(html.trimEnd().endsWith(`<p><em>Shortened.</em></p>\n${MARKER}`)).toBe(true);
  });

  test.each([
    ['a fence that was closed', '```\na\n```\n'],
    ['one that was closed by more marks, indented', '~~~\na\n   ~~~~ \n'],
    ['code on a line', '```a``` b\n'],
    ['marks in a line', 'a ```\n'],
    ['marks in indented code', '    ```\n'],
  ])('nothing is closed behind %s', (_, start) => {
    const body = fitComment(`${start}${'x\n'.repeat(40_000)}`, MARKER);
    expect(body.slice(body.lastIndexOf('x\n'))).toMatch(/^x\n{2,3}_Shortened\._\n\n<!-- /);
  });

  test('is never too long, splits no pair, keeps the marker', () => {
    const block = fc.oneof(
      fc.constantFrom('```', '\n```\n', '\n~~~~\n', '\n````js\n', '😀', 'x', '\n'),
      fc.string({ unit: 'grapheme' }),
    );
    fc.assert(
      fc.property(fc.array(block, { minLength: 1 }), fc.integer({ min: 1, max: 3 }), (blocks, times) => {
        const text = blocks.join('');
        const long = text.repeat(Math.ceil((times * 30_000) / Math.max(1, text.length)));
        const body = fitComment(long, MARKER);
        expect(body.length).toBeLessThanOrEqual(COMMENT_MAX_CHARACTERS);
        expect(body.isWellFormed()).toBe(true);
        expect(findMarker(body).kind).toBe('marker');
      }),
      { numRuns: 100 },
    );
  });
});
