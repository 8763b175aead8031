export type Node = { type: string } & Record<string, unknown>;

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string';

const AROUND = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSInstantiationExpression',
]);

/** An expression without the types that TypeScript has around it. */
export function unwrap(value: unknown): unknown {
  return isNode(value) && AROUND.has(value.type) ? unwrap(value.expression) : value;
}

/** `b` of `a.b`. */
export const keyOf = (value: unknown): string | undefined =>
  isNode(value) && value.type === 'MemberExpression' ? textOf(value.property) : undefined;

/** A literal as text, or the name of an identifier. */
export function textOf(value: unknown): string | undefined {
  if (!isNode(value)) return undefined;
  if (value.type === 'Identifier') return String(value.name);
  return value.type === 'StringLiteral' ? String(value.value) : undefined;
}
