import { posix } from 'node:path';
import { parse } from '@babel/parser';

export interface Import {
  /** The file that imports, from the repository's root: `src/job/wait.ts`. */
  from: string;
  line: number;
  /** As it stands in the file; `undefined` where it is worked out at run time. */
  specifier: string | undefined;
  /** The file of `src` it leads to, from the repository's root, or the package with what is below it. */
  to: string | undefined;
}

type Node = { type: string; loc?: { start: { line: number } } } & Record<string, unknown>;

/** Node types that name another module, and where in them the name stands. */
const NAMED_IN: Record<string, (node: Node) => unknown> = {
  ImportDeclaration: (node) => node.source,
  ExportNamedDeclaration: (node) => node.source ?? undefined,
  ExportAllDeclaration: (node) => node.source,
  ImportExpression: (node) => node.source,
  TSImportType: (node) => node.argument,
  TSExternalModuleReference: (node) => node.expression,
  CallExpression: loaded,
  OptionalCallExpression: loaded,
};

/** All that a TypeScript source imports: by statement, for types, by export, while it runs. In the order of its lines. */
export function readImports(file: string, text: string): Import[] {
  const { program } = parse(text, {
    sourceType: 'module',
    plugins: ['typescript', 'explicitResourceManagement'],
    createImportExpressions: true,
  });
  const found: Import[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) {
      for (const item of value) visit(item);
    }
    if (!isNode(value)) return;
    const name = NAMED_IN[value.type]?.(value);
    if (name !== undefined) {
      const specifier = literalOf(name);
      const to = specifier === undefined ? undefined : resolveImport(file, specifier);
      found.push({ from: file, line: value.loc?.start.line ?? 0, specifier, to });
    }
    for (const item of Object.values(value)) visit(item);
  };
  visit(program);
  return found;
}

/** What `require(…)` and `process.getBuiltinModule(…)` load. */
function loaded({ callee, arguments: given }: Node): unknown {
  if (!isNode(callee) || !Array.isArray(given)) return undefined;
  const called = isNode(callee.property) ? callee.property : callee;
  return called.name === 'require' || called.name === 'getBuiltinModule' ? given[0] : undefined;
}

/** A path into node_modules is the package's. One to elsewhere outside `src` begins with a dot, as no package does. */
function resolveImport(file: string, specifier: string): string {
  if (!specifier.startsWith('.')) return specifier;
  const path = posix.join(posix.dirname(file), specifier);
  if (path.startsWith('node_modules/')) return path.slice('node_modules/'.length);
  return path.startsWith('src/') ? path : `./${path}`;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string';
}

function literalOf(name: unknown): string | undefined {
  if (!isNode(name)) return undefined;
  if (name.type === 'TSLiteralType') return literalOf(name.literal);
  return name.type === 'StringLiteral' && typeof name.value === 'string' ? name.value : undefined;
}
