import type { ZodError } from 'zod';

type Issue = ZodError['issues'][number];

/** The first thing wrong, as one sentence that names the key. `given` is left out where the value may be a secret. */
export function describeIssue(error: ZodError, given?: unknown): string {
  const issue = error.issues[0];
  if (!issue) return 'The value is not valid.';
  const key = issue.path.map(String).join('.');
  const value = given === undefined ? '' : `, given ${describeValue(valueAt(given, issue.path))}`;
  return `${key === '' ? 'The value' : `\`${key}\``}: ${sentence(issue)}${value}.`;
}

function sentence(issue: Issue): string {
  if (issue.code === 'unrecognized_keys')
    return `no such key as ${issue.keys.map((k) => `\`${k}\``).join(', ')}`;
  return issue.message.replace(/\.$/, '');
}

function valueAt(value: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );
}

function describeValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
