import { svgText } from './svg-text.ts';
import { MONO } from './themes.ts';

const SIZE = 13;
const LINE = 19;
const CELL = 7.83;
const PADDING = 18;
const BAR = 34;
/** Escapes that set colour and weight. */
const STYLES = new RegExp(`${'\u001b'}\\[(\\d+)m`);
const BOLD = 1;
const DIM = 2;
const COLOURS: Readonly<Record<number, string>> = {
  31: '#ff7b72',
  32: '#56d364',
  33: '#e3b341',
  34: '#58a6ff',
};

/** Text of a terminal as an SVG. It knows the colours that our reports use, each set for a piece of one line. */
export function drawTerminal(text: string, { columns }: { columns: number }): string {
  const lines = text.trimEnd().split('\n');
  const width = Math.round(columns * CELL + 2 * PADDING);
  const height = BAR + lines.length * LINE + 2 * PADDING;
  const rows = lines.map((line, at) => drawRow(line, BAR + PADDING + (at + 1) * LINE - 5));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title" font-family="${MONO}" font-size="${SIZE}">
<title id="title">docs-agent in a terminal</title>
<rect width="${width}" height="${height}" rx="8" fill="#161b22"/>
<circle cx="22" cy="18" r="6" fill="#ff5f57"/><circle cx="42" cy="18" r="6" fill="#febc2e"/><circle cx="62" cy="18" r="6" fill="#28c840"/>
${rows.filter(Boolean).join('\n')}
</svg>
`;
}

function drawRow(line: string, y: number): string {
  let column = 0;
  let style = '';
  const pieces = line.split(STYLES).map((piece, at) => {
    if (at % 2 === 1) {
      style = styleOf(Number(piece));
      return '';
    }
    const x = PADDING + column * CELL;
    column += [...piece].length;
    const shown = piece.trim();
    if (shown === '') return '';
    const lead = [...(/^\s*/.exec(piece)?.[0] ?? '')].length;
    // Each piece is as wide as its cells, whatever font there is.
    const wide = ([...shown].length * CELL).toFixed(1);
    return `<text x="${(x + lead * CELL).toFixed(1)}" y="${y}" textLength="${wide}" lengthAdjust="spacingAndGlyphs" fill="#e6edf3"${style}>${svgText(shown)}</text>`;
  });
  return pieces.join('');
}

function styleOf(code: number): string {
  if (code === BOLD) return ' font-weight="700"';
  if (code === DIM) return ' fill-opacity="0.65"';
  const colour = COLOURS[code];
  return colour === undefined ? '' : ` style="fill:${colour}"`;
}
