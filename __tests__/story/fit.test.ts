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
const visible = (body: string) => body.replace(/<!--.*-->/, '').replace(/\u200b/g, '');

describe('the help', () => {
  test('shows the six commands with the configured word', () => {
    const html = render(tellHelp({ command: '/ask|docs', marker: MARKER }));
    expect(html.match(/<tr>/g)).toHaveLength(7);
    expect(html).toContain('/ask|docs');
    expect(visible(tellHelp({ command: '/docs', marker: MARKER }))).toContain('| `/docs new …` |');
  });
});

describe('fitComment', () => {
  test('short text is left alone', () => {
    expect(fitComment('hello', 'MARKER')).toBe('hello\n\nMARKER\n');
  });

  test.each([
    ['a fence', `\`\`\`js\n${'x\n'.repeat(40_000)}`],
    ['a fence with a shorter one in it', `\`\`\`\`\`\na\n\`\`\`\n${'x\n'.repeat(40_000)}`],
    ['a longer tilde fence', `a\n~~~~~\n\`\`\`\n${'x\n'.repeat(40_000)}`],
  ])('%s that is cut open is closed before the marker', (_, text) => {
    const html = render(fitComment(text, MARKER));
    expect(html.match(/<pre>/g)).toHaveLength(1);
    expect(html.trimEnd().endsWith(`<p><em>Shortened.</em></p>\n${MARKER}`)).toBe(true);
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
