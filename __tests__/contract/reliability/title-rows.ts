import { isNode, textOf, unwrap } from './syntax.ts';

/** What is only known when the test runs. */
export const WILD = Symbol('known when it runs');

/** Literal text, and places for what is not known before. */
export type Title = readonly (string | typeof WILD)[];

/** The cells of a row, by place and by name; what is no literal is `WILD`. */
interface Row {
  readonly cells: readonly (string | typeof WILD)[] | typeof WILD;
  readonly named: ReadonlyMap<string, string>;
}

const UNKNOWN_ROW: Row = { cells: WILD, named: new Map() };

/** The rows that `each` was given; one of unknown cells where they are worked out, or where there is no `each`. */
export function listRows(table: unknown, consts: ReadonlyMap<string, unknown>): Row[] {
  const given = unwrap(table);
  const node = isNode(given) && given.type === 'Identifier' ? unwrap(consts.get(String(given.name))) : given;
  if (!isNode(node) || node.type !== 'ArrayExpression') return [UNKNOWN_ROW];
  return (node.elements as unknown[]).map(unwrap).map(readRow);
}

function readRow(element: unknown): Row {
  if (!isNode(element) || element.type === 'SpreadElement') return UNKNOWN_ROW;
  if (element.type === 'ArrayExpression') {
    const cells = (element.elements as unknown[]).map(literalOf);
    const isSpread = (element.elements as unknown[]).some(
      (cell) => isNode(cell) && cell.type === 'SpreadElement',
    );
    return { cells: isSpread ? WILD : cells, named: new Map() };
  }
  if (element.type !== 'ObjectExpression') {
    const cell = literalOf(element);
    return cell === WILD && element.type === 'Identifier' ? UNKNOWN_ROW : { cells: [cell], named: new Map() };
  }
  const named = new Map<string, string>();
  for (const { key, value } of element.properties as { key?: unknown; value?: unknown }[]) {
    const name = textOf(key);
    const text = literalOf(unwrap(value));
    if (name !== undefined && text !== WILD) named.set(name, text);
  }
  return { cells: [WILD], named };
}

function literalOf(value: unknown): string | typeof WILD {
  const node = unwrap(value);
  if (!isNode(node)) return WILD;
  if (['StringLiteral', 'NumericLiteral', 'BooleanLiteral'].includes(node.type)) return String(node.value);
  if (node.type === 'NullLiteral') return 'null';
  const title = titleOf(node);
  return title.length === 1 && title[0] !== undefined ? title[0] : WILD;
}

/** The titles that a test has, one for each row. */
export function fillTitle(value: unknown, rows: readonly Row[]): Title[] {
  const title = titleOf(unwrap(value));
  const isEach =
    rows.some((row) => row !== UNKNOWN_ROW) || title.some((part) => part !== WILD && /[%$]/.test(part));
  return isEach ? rows.map((row) => joinText(fillRow(title, row))) : [title];
}

const PLACE = /%[sdifjopc#$]|%%|\$#|\$[a-zA-Z_][\w.]*/;

function fillRow(title: Title, { cells, named }: Row): Title {
  let next = 0;
  return title.flatMap((part) => {
    if (part === WILD) return [part];
    return part.split(new RegExp(`(${PLACE.source})`)).map((piece, n) => {
      if (n % 2 === 0) return piece;
      if (piece === '%%') return '%';
      if (piece.startsWith('$')) return named.get(piece.slice(1)) ?? WILD;
      if (piece === '%#' || piece === '%$' || cells === WILD) return WILD;
      const cell = cells[next] ?? WILD;
      next += 1;
      // Text is quoted by these.
      return cell === WILD || /%[jop]/.test(piece) ? WILD : cell;
    });
  });
}

function titleOf(value: unknown): Title {
  if (!isNode(value)) return [WILD];
  if (value.type === 'StringLiteral') return [String(value.value)];
  if (value.type === 'TemplateLiteral') {
    const texts = (value.quasis as { value: { cooked: string } }[]).map(({ value: { cooked } }) => cooked);
    return joinText(texts.flatMap((text, n) => (n === 0 ? [text] : [WILD, text])));
  }
  if (value.type === 'BinaryExpression' && value.operator === '+')
    return joinText([...titleOf(value.left), ...titleOf(value.right)]);
  return [WILD];
}

/** Texts beside each other as one, and no empty ones. */
function joinText(parts: Title): Title {
  const joined: (string | typeof WILD)[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (part === '') continue;
    if (part !== WILD && last !== undefined && last !== WILD) joined[joined.length - 1] = last + part;
    else joined.push(part);
  }
  return joined;
}
