import type { ZodError } from 'zod';

type Issue = ZodError['issues'][number];

/** Where a variable's name belongs, whoever got it wrong may have written the secret itself. */
const NAMES_A_VARIABLE = /(Env|\benv\.\d+)$/;

/** The first thing wrong, as one sentence that names the key. `given` is left out where the value may be a secret. */
export function describeIssue(error: ZodError, given?: unknown): string {
  const issue = error.issues[0];
  if (!issue) return 'the value is not valid.';
  const key = issue.path.map(String).join('.');
  const value =
    given === undefined || NAMES_A_VARIABLE.test(key)
      ? ''
      : `, given ${describeValue(valueAt(given, issue.path))}`;
  return `${key === '' ? 'the value' : `\`${key}\``} ${sentence(issue)}${value}.`;
}

function sentence(issue: Issue): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return `has no key ${issue.keys.map((key) => `\`${key}\``).join(', ')}`;
    case 'invalid_type':
      return issue.message.endsWith('received undefined')
        ? 'is required'
        : `must be ${article(issue.expected)}`;
    case 'too_small':
      if (issue.origin === 'string') return 'must not be empty';
      return `must be ${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}`;
    case 'too_big':
      return `must be ${issue.inclusive === false ? 'less than' : 'at most'} ${issue.maximum}`;
    case 'invalid_value':
      return `must be ${issue.values.map((value) => JSON.stringify(value)).join(' or ')}`;
    default:
      return issue.message.replace(/\.$/, '');
  }
}

function article(type: string): string {
  if (type === 'int') return 'a whole number';
  return /^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`;
}

function valueAt(value: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );
}

function describeValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  // A URL with a user in it may carry a password, in which anything may stand.
  const text = JSON.stringify(value).replace(/\/\/.*@/g, '//***@');
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
