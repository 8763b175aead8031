import { parse } from '@babel/parser';
import { isNode, keyOf, type Node, textOf, unwrap } from './syntax.ts';
import { fillTitle, listRows, type Title, WILD } from './title-rows.ts';

export type { Title } from './title-rows.ts';

/** A test as its source names it, without running it. */
export interface FoundTest {
  /** The titles of the blocks around it, outermost first, and its own. */
  readonly path: readonly Title[];
  /** Whether Jest leaves it out wherever it runs. What is left out only where a program is missing is not. */
  readonly isSkipped: boolean;
}

/** What a name stands for where it is called with a title: a test, or a block of tests. */
interface Meaning {
  readonly kind: 'test' | 'describe';
  readonly isSkipped: boolean;
  readonly isOnly: boolean;
  /** The rows that each of its tests is run for, where it is an `each`. */
  readonly table?: unknown;
}

type Meanings = ReadonlyMap<string, Meaning>;

const runs = (kind: Meaning['kind']): Meaning => ({ kind, isSkipped: false, isOnly: false });
const left = (kind: Meaning['kind']): Meaning => ({ kind, isSkipped: true, isOnly: false });
const alone = (kind: Meaning['kind']): Meaning => ({ kind, isSkipped: false, isOnly: true });

const OF_JEST: Meanings = new Map([
  ['test', runs('test')],
  ['it', runs('test')],
  ['describe', runs('describe')],
  ['xtest', left('test')],
  ['xit', left('test')],
  ['xdescribe', left('describe')],
  ['fit', alone('test')],
  ['fdescribe', alone('describe')],
]);

/** All tests of a source, in its order. `readImport` gives the text of a file that it imports by a relative path. */
export function findTests(
  source: string,
  readImport: (specifier: string) => string | undefined,
): FoundTest[] {
  const program = parseSource(source);
  const consts = listConsts(program);
  const meanings = new Map([...OF_JEST, ...importedMeanings(program, readImport)]);
  for (const [name, value] of consts) {
    const meaning = meaningOf(value, meanings);
    if (meaning !== undefined) meanings.set(name, meaning);
  }
  const found: { test: FoundTest; isOnly: boolean }[] = [];
  const visit = (value: unknown, around: { paths: Title[][]; isSkipped: boolean; isOnly: boolean }): void => {
    if (Array.isArray(value)) {
      for (const item of value) visit(item, around);
      return;
    }
    if (!isNode(value)) return;
    const given = value.type === 'CallExpression' && Array.isArray(value.arguments) ? value.arguments : [];
    const meaning = given.length > 0 ? meaningOf(value.callee, meanings) : undefined;
    if (meaning === undefined || !isTitled(value)) {
      for (const item of Object.values(value)) visit(item, around);
      return;
    }
    const titles = fillTitle(given[0], listRows(meaning.table, consts));
    const inside = {
      paths: around.paths.flatMap((path) => titles.map((title) => [...path, title])),
      isSkipped: around.isSkipped || meaning.isSkipped,
      isOnly: around.isOnly || meaning.isOnly,
    };
    if (meaning.kind === 'describe') visit(given.slice(1), inside);
    else
      for (const path of inside.paths)
        found.push({ test: { path, isSkipped: inside.isSkipped }, isOnly: inside.isOnly });
  };
  visit(program, { paths: [[]], isSkipped: false, isOnly: false });
  const hasOnly = found.some(({ isOnly }) => isOnly);
  return found.map(({ test, isOnly }) => (hasOnly && !isOnly ? { ...test, isSkipped: true } : test));
}

/** Whether a path of titles ends with a name of the form `block › test`. A title of wildcards alone is no name. */
export function isNamed(path: readonly Title[], name: string): boolean {
  return path.some((_, start) => {
    const parts = path.slice(start).flatMap((title, n) => (n === 0 ? title : [' › ', ...title]));
    const fixed = parts.filter((part) => part !== WILD).join('');
    const pattern = parts.map((part) => (part === WILD ? '.+' : escapePattern(part))).join('');
    return /\w{3}/.test(fixed) && new RegExp(`^${pattern}$`, 'su').test(name);
  });
}

const escapePattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** The names of a test, shortest first, for people. */
export const tellPath = (path: readonly Title[]): string =>
  path.map((title) => title.map((part) => (part === WILD ? '…' : part)).join('')).join(' › ');

function parseSource(source: string): Node {
  return parse(source, {
    sourceType: 'module',
    plugins: ['typescript', 'explicitResourceManagement'],
  }).program as unknown as Node;
}

/** `test.each(TABLE)('title', …)`, but neither `test.each(TABLE)` nor `test(title)` of something called test. */
const isTitled = ({ callee, arguments: given }: Node): boolean =>
  Array.isArray(given) && keyOf(unwrap(callee)) !== 'each' && (given.length > 1 || isTodo(callee));
const isTodo = (callee: unknown): boolean => keyOf(unwrap(callee)) === 'todo';

/** What an expression gives where it is called: `test`, `describe.skip`, `has ? test : test.skip`, `test.each(TABLE)`. */
function meaningOf(value: unknown, meanings: Meanings): Meaning | undefined {
  const node = unwrap(value);
  if (!isNode(node)) return undefined;
  if (node.type === 'Identifier') return meanings.get(String(node.name));
  if (node.type === 'ConditionalExpression') {
    const both = [meaningOf(node.consequent, meanings), meaningOf(node.alternate, meanings)];
    return both.find((one) => one !== undefined && !one.isSkipped) ?? both[0];
  }
  if (node.type === 'CallExpression' || node.type === 'TaggedTemplateExpression') {
    const callee = unwrap(node.type === 'CallExpression' ? node.callee : node.tag);
    if (keyOf(callee) !== 'each') return undefined;
    const each = meaningOf(callee, meanings);
    return each && { ...each, table: Array.isArray(node.arguments) ? node.arguments[0] : undefined };
  }
  if (node.type !== 'MemberExpression') return undefined;
  const base = meaningOf(node.object, meanings);
  const key = keyOf(node);
  if (base === undefined || key === undefined) return undefined;
  if (key === 'skip' || key === 'todo') return { ...base, isSkipped: true };
  if (key === 'only') return { ...base, isOnly: true };
  return key === 'each' || key === 'concurrent' || key === 'failing' ? base : undefined;
}

/** What a source calls a constant, wherever in it. */
function listConsts(program: Node): Map<string, unknown> {
  const consts = new Map<string, unknown>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) visit(item);
    if (!isNode(value)) return;
    const name = value.type === 'VariableDeclarator' ? textOf(value.id) : undefined;
    if (name !== undefined) consts.set(name, value.init);
    for (const item of Object.values(value)) visit(item);
  };
  visit(program);
  return consts;
}

/** Names for tests that another file exports, such as one that leaves out what needs a program. */
function importedMeanings(
  program: Node,
  readImport: (specifier: string) => string | undefined,
): Map<string, Meaning> {
  const found = new Map<string, Meaning>();
  for (const statement of program.body as Node[]) {
    if (statement.type !== 'ImportDeclaration' || !isNode(statement.source)) continue;
    const specifier = String(statement.source.value);
    const text = specifier.startsWith('.') ? readImport(specifier) : undefined;
    if (text === undefined || !/\b(?:test|describe)\b/.test(text)) continue;
    const consts = listConsts(parseSource(text));
    for (const { local, imported } of statement.specifiers as Node[]) {
      const meaning = meaningOf(consts.get(textOf(imported) ?? ''), OF_JEST);
      if (meaning !== undefined) found.set(textOf(local) ?? '', meaning);
    }
  }
  return found;
}
