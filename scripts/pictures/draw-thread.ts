import { type Line, layOut, TEXT_SIZE } from './markdown-lines.ts';
import { svgText } from './svg-text.ts';
import { MONO, SANS, type Theme } from './themes.ts';
import type { ThreadTexts } from './thread-texts.ts';

const WIDTH = 820;
const LEFT = 16;
const CARD_WIDTH = WIDTH - 2 * LEFT;
const HEAD = 38;
const PADDING = 16;
const LINE_HEIGHT = 1.5;
const GAP = 20;

interface Card {
  readonly author: string;
  readonly said: string;
  readonly lines: readonly Line[];
  readonly reaction?: string;
}

/** One thread, from the command to the pull request, as an SVG that is the same for the same texts. */
export function drawThread(texts: ThreadTexts, theme: Theme): string {
  const width = CARD_WIDTH - 2 * PADDING;
  const cards: Card[] = [
    { author: 'octocat', said: 'commented', lines: layOut(texts.command, { width }), reaction: '🚀 1' },
    { author: 'github-actions', said: 'answered at once', lines: layOut(texts.working, { width }) },
    {
      author: 'github-actions',
      said: 'edited the same comment, three minutes later',
      lines: layOut(texts.ready, { width }),
    },
  ];
  const { number, title } = texts.issue;
  let y = 58;
  const drawn = cards.map((card, at) => {
    const top = y;
    y += heightOf(card) + GAP;
    const join =
      at === 0
        ? ''
        : `<line x1="${LEFT + 32}" y1="${top - GAP}" x2="${LEFT + 32}" y2="${top}" stroke="${theme.border}" stroke-width="2"/>`;
    return `${join}\n${drawCard(card, { top, theme })}`;
  });
  const height = y - GAP + LEFT;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-labelledby="title desc" font-family="${SANS}" font-size="${TEXT_SIZE}">
<title id="title">A thread, from the command to the pull request</title>
<desc id="desc">${svgText(`octocat writes: ${texts.command}. The answer, at first: ${plain(cards[1])}. In the end: ${plain(cards[2])}.`)}</desc>
<rect width="${WIDTH}" height="${height}" rx="8" fill="${theme.page}"/>
<text x="${LEFT}" y="38" font-size="22" fill="${theme.text}">${svgText(title)}\u00a0<tspan fill="${theme.quiet}">#${number}</tspan></text>
${drawn.join('\n')}
</svg>
`;
}

const plain = (card: Card | undefined): string =>
  (card?.lines ?? []).map(({ spans }) => spans.map(({ text }) => text).join('')).join(' / ');

const bodyOf = ({ lines }: Card): number =>
  lines.reduce((sum, { above, size }) => sum + above + size * LINE_HEIGHT, 0);

const heightOf = (card: Card): number =>
  Math.round(HEAD + 2 * PADDING + bodyOf(card) + (card.reaction ? 36 : 0));

function drawCard(card: Card, { top, theme }: { top: number; theme: Theme }): string {
  const height = heightOf(card);
  const x = LEFT + PADDING;
  let y = top + HEAD + PADDING;
  const body = card.lines.map((line) => {
    y += line.above + line.size * LINE_HEIGHT;
    return drawLine(line, { x, y: Math.round(y - line.size * 0.4), theme });
  });
  const pill = card.reaction
    ? `<rect x="${x}" y="${Math.round(y + 12)}" width="52" height="24" rx="12" fill="none" stroke="${theme.link}"/>
<text x="${x + 10}" y="${Math.round(y + 29)}" font-size="12" fill="${theme.text}">${card.reaction}</text>\n`
    : '';
  return `<rect x="${LEFT}" y="${top}" width="${CARD_WIDTH}" height="${height}" rx="6" fill="${theme.page}" stroke="${theme.border}"/>
<path d="M${LEFT} ${top + HEAD}v${6 - HEAD}a6 6 0 0 1 6-6h${CARD_WIDTH - 12}a6 6 0 0 1 6 6v${HEAD - 6}z" fill="${theme.head}" stroke="${theme.border}"/>
<text x="${x}" y="${top + 24}" fill="${theme.quiet}"><tspan font-weight="600" fill="${theme.text}">${card.author}</tspan> ${card.said}</text>
${pill}${body.join('\n')}`;
}

function drawLine(line: Line, { x, y, theme }: { x: number; y: number; theme: Theme }): string {
  const bar = line.quote
    ? `<rect x="${x}" y="${y - line.size - 2}" width="4" height="${line.size * LINE_HEIGHT}" fill="${theme.border}"/>`
    : '';
  const dot = line.bullet
    ? `<circle cx="${x + line.indent - 10}" cy="${y - 5}" r="2.5" fill="${theme.text}"/>`
    : '';
  const spans = line.spans.map(({ text, bold, code, link }) => {
    const style = [
      bold ? ' font-weight="600"' : '',
      code ? ` font-family="${MONO}" font-size="13"` : '',
      link ? ` fill="${theme.link}"` : '',
    ].join('');
    return style === '' ? svgText(text) : `<tspan${style}>${svgText(text)}</tspan>`;
  });
  const fill = line.quote ? theme.quiet : theme.text;
  return `${bar}${dot}<text x="${x + line.indent}" y="${y}" font-size="${line.size}" fill="${fill}">${spans.join('')}</text>`;
}
