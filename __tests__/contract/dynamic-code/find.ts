import { builtinModules } from 'node:module';
import { parse } from '@babel/parser';

/** A place that makes code of text, or loads what its own text does not name. */
export interface Found {
  readonly kind:
    | 'eval'
    | 'Function'
    | 'constructor'
    | 'import of something computed'
    | 'require of something computed'
    | 'timer with text'
    | 'vm'
    | 'way to load anything';
  /** The place as it stands in the file, on one line. */
  readonly code: string;
}

/** What a file is made of, as far as it decides what runs. */
export interface Seen {
  readonly found: Found[];
  /** Modules of Node that it names, without `node:`. */
  readonly builtins: string[];
  /** What else it names to be loaded: files beside it, and packages. */
  readonly loaded: string[];
}

type Node = { type: string; start: number; end: number } & Record<string, unknown>;
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string';

/** Objects of Node that lead to any module, or to V8 itself, by a name that is not seen here. */
const ANYTHING = new Set(['binding', '_linkedBinding', 'dlopen', 'mainModule']);
/** What makes code of text in `node:vm`. */
const OF_VM = new Set([
  'runInNewContext',
  'runInThisContext',
  'runInContext',
  'compileFunction',
  'SourceTextModule',
]);
const TIMERS = new Set(['setTimeout', 'setInterval', 'setImmediate']);
const BUILTINS = new Set(builtinModules);

/** Reads a bundled file without running it. */
export function lookAt(code: string): Seen {
  const { program } = parse(code, { sourceType: 'module', createImportExpressions: true });
  const found: Found[] = [];
  const loaders = new Set(['require', 'getBuiltinModule']);
  const named = new Set<string>();
  const visit = (value: unknown, parent: Node | undefined): void => {
    if (Array.isArray(value)) for (const item of value) visit(item, parent);
    if (!isNode(value)) return;
    const tell = (kind: Found['kind'], node = value) =>
      found.push({ kind, code: code.slice(node.start, node.end).replace(/\s+/g, ' ').slice(0, 160) });
    look(value, parent, { tell, loaders, name: (specifier) => named.add(specifier) });
    for (const [key, item] of Object.entries(value)) if (key !== 'loc') visit(item, value);
  };
  visit(program, undefined);
  const bare = [...named].map((name) => name.replace(/^node:/, ''));
  return {
    found,
    builtins: bare.filter((name) => BUILTINS.has(name)).sort(),
    loaded: bare.filter((name) => !BUILTINS.has(name)).sort(),
  };
}

type Tools = {
  readonly tell: (kind: Found['kind'], node?: Node) => void;
  readonly name: (specifier: string) => void;
  /** Names of functions that load; those that `createRequire` makes are added where they are declared. */
  readonly loaders: Set<string>;
};

function look(node: Node, parent: Node | undefined, { tell, name, loaders }: Tools): void {
  const source = node.source;
  if (/^(?:Import|ExportNamed|ExportAll)Declaration$/.test(node.type) && isNode(source))
    name(String(source.value));
  if (node.type === 'ImportExpression') {
    const text = textOf(source);
    if (text === undefined) tell('import of something computed');
    else name(text);
  }
  if (node.type === 'Identifier' && node.name === 'eval' && !isKey(node, parent)) tell('eval', parent);
  if (node.type === 'Identifier' && node.name === 'Function' && makesFunctions(node, parent))
    tell('Function', parent);
  const key = isMember(node) ? keyOf(node) : undefined;
  if (key === 'eval') tell('eval');
  if (key === 'Function') tell('Function');
  if (key !== undefined && ANYTHING.has(key) && isNode(node.object) && node.object.name === 'process')
    tell('way to load anything');
  if (node.type === 'VariableDeclarator' && isNode(node.id) && isMadeLoader(node.init))
    loaders.add(nameOf(node.id));
  if (!/^(?:Optional)?CallExpression$|^NewExpression$/.test(node.type)) return;
  const callee = calledOf(node);
  const [first] = node.arguments as unknown[];
  if (isMember(callee) && keyOf(callee) === 'constructor' && first !== undefined) tell('constructor');
  if (isNode(callee) && TIMERS.has(String(callee.name)) && textOf(first) !== undefined)
    tell('timer with text');
  if (isNode(callee) && OF_VM.has(nameOf(callee))) tell('vm');
  if (node.type === 'NewExpression' && isMember(callee) && keyOf(callee) === 'Script') tell('vm');
  if (!isLoader(callee, loaders)) return;
  const text = textOf(first);
  if (text === undefined) tell('require of something computed');
  else name(text);
}

/** What is called: `b` in `(0, a.b)()` too. */
function calledOf({ callee }: Node): unknown {
  const isSequence = isNode(callee) && callee.type === 'SequenceExpression';
  return isSequence ? (callee.expressions as unknown[]).at(-1) : callee;
}

/** `require`, `module.require`, and what `process.getBuiltinModule` and `createRequire(…)` give, by whatever name. */
function isLoader(callee: unknown, loaders: ReadonlySet<string>): boolean {
  return isNode(callee) && (isMadeLoader(callee) || loaders.has(nameOf(callee)));
}

function isMadeLoader(node: unknown): boolean {
  if (isMember(node)) return keyOf(node) === 'getBuiltinModule';
  if (!isNode(node) || node.type !== 'CallExpression') return false;
  const made = calledOf(node);
  return isNode(made) && /createRequire$/.test(nameOf(made));
}

const nameOf = (node: Node): string => (isMember(node) ? keyOf(node) : textName(node)) ?? '';
const textName = (node: Node) => (typeof node.name === 'string' ? node.name : undefined);

/** `Function` where it is more than looked at: called, made new, or handed on. */
function makesFunctions(node: Node, parent: Node | undefined): boolean {
  if (parent === undefined || isKey(node, parent)) return false;
  if (isMember(parent) && parent.object === node) return !['prototype', 'name'].includes(keyOf(parent) ?? '');
  return !(parent.type === 'BinaryExpression' && /^(?:instanceof|[!=]==?)$/.test(String(parent.operator)));
}

type Member = Node & { object: unknown; property: unknown };
const isMember = (node: unknown): node is Member =>
  isNode(node) && /^(?:Optional)?MemberExpression$/.test(node.type);

function keyOf({ property, computed }: Node): string | undefined {
  if (!isNode(property)) return undefined;
  return computed ? textOf(property) : String(property.name);
}

/** Whether a name is only that of a property, a method or a label. */
function isKey(node: Node, parent: Node | undefined): boolean {
  if (parent === undefined) return false;
  if (isMember(parent)) return parent.property === node && !parent.computed;
  return 'key' in parent && parent.key === node && !parent.computed;
}

function textOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'StringLiteral') return String(node.value);
  if (node.type !== 'TemplateLiteral' || (node.expressions as unknown[]).length > 0) return undefined;
  return (node.quasis as { value: { cooked: string } }[])[0]?.value.cooked;
}
