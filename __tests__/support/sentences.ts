import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@babel/parser';

/** A text that a program may say, with `…` for what varies in it. */
export interface Said {
  readonly text: string;
  /** Its literal parts as they are written, escapes and all: so they stand in a bundle, too. */
  readonly pieces: readonly string[];
  /** From the folder that was read: `host/inputs/read.ts`. */
  readonly file: string;
  readonly line: number;
  /** True where it stands in a call of `info`, so that it is no warning and no error. */
  readonly isProgress: boolean;
}

type Node = { type: string; loc?: { start: { line: number } } } & Record<string, unknown>;

/** What of a node is no text for people: other modules, types, and names of properties. */
const PASSED_OVER = /^(?:Import|ExportAll|TSType|TSInterface|TSLiteral|TSTypeAlias)/;

/** Every text in the sources below a folder, in the order of files and lines. */
export function readTexts(folder: string, isRead: (file: string) => boolean): Said[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isRead).sort();
  return files.flatMap((file) => findTexts(readFileSync(join(folder, file), 'utf8'), file));
}

/**
 * The texts of one source, TypeScript or a bundle: literals and templates, each as a whole where `+` joins several. An
 * `InputError` says its input first, so its text begins with that.
 */
export function findTexts(source: string, file: string): Said[] {
  const { program } = parse(source, {
    sourceType: 'module',
    plugins: ['typescript', 'explicitResourceManagement'],
  });
  const found: Said[] = [];
  const visit = (value: unknown, isProgress: boolean, before = ''): void => {
    if (Array.isArray(value)) for (const item of value) visit(item, isProgress, before);
    if (!isNode(value) || PASSED_OVER.test(value.type)) return;
    const text = textOf(value);
    if (text === undefined) {
      visitInside(value, isProgress);
      return;
    }
    const line = value.loc?.start.line ?? 0;
    found.push({ text: before + text, pieces: piecesOf(value).filter(Boolean), file, line, isProgress });
    for (const inner of variableParts(value)) visit(inner, isProgress);
  };
  const visitInside = (node: Node, isProgress: boolean): void => {
    const [first, ...rest] = Array.isArray(node.arguments) ? node.arguments : [];
    if (node.type === 'NewExpression' && /InputError$/.test(calledName(node))) {
      const input = isNode(first) ? textOf(first) : undefined;
      visit(rest, isProgress, `Input ${input ?? '…'}: `);
      return;
    }
    const isSaid = isProgress || (node.type === 'CallExpression' && calledName(node) === 'info');
    for (const [name, item] of Object.entries(node)) {
      const isName = name === 'key' && node.computed !== true;
      if (!isName) visit(item, isSaid);
    }
  };
  visit(program.body, false);
  return found;
}

/** Undefined for what is no text by itself. */
function textOf(node: Node): string | undefined {
  if (node.type === 'StringLiteral') return String(node.value);
  if (node.type === 'TemplateLiteral') {
    const quasis = node.quasis as { value: { cooked: string } }[];
    const values = (node.expressions as Node[]).map((one) =>
      one.type === 'StringLiteral' ? one.value : '…',
    );
    return quasis.map(({ value }, index) => value.cooked + (values[index] ?? '')).join('');
  }
  if (node.type !== 'BinaryExpression' || node.operator !== '+') return undefined;
  const [left, right] = [textOf(node.left as Node), textOf(node.right as Node)];
  return left === undefined && right === undefined ? undefined : (left ?? '…') + (right ?? '…');
}

function piecesOf(node: Node): string[] {
  if (node.type === 'StringLiteral') return [(node.extra as { raw: string }).raw.slice(1, -1)];
  if (node.type === 'TemplateLiteral')
    return (node.quasis as { value: { raw: string } }[]).map(({ value }) => value.raw);
  return textOf(node) === undefined ? [] : [node.left as Node, node.right as Node].flatMap(piecesOf);
}

/** What varies in a text, and may hold further ones. */
function variableParts(node: Node): Node[] {
  if (node.type === 'TemplateLiteral') return node.expressions as Node[];
  if (node.type !== 'BinaryExpression') return [];
  return [node.left as Node, node.right as Node].flatMap((side) =>
    textOf(side) === undefined ? [side] : variableParts(side),
  );
}

/** The last name of what is called: `info` of `log.info(…)`. */
function calledName({ callee }: Node): string {
  const called = isNode(callee) && isNode(callee.property) ? callee.property : callee;
  return isNode(called) && typeof called.name === 'string' ? called.name : '';
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string';
}
