import { type StoreTrouble, StoreUnavailable } from '../store/trouble.ts';
import { codeOf } from '../words/thrown.ts';

const TROUBLES = {
  busy: { kind: 'busy', sentence: 'another program holds the database', retryAfterSeconds: 2 },
  full: { kind: 'full', sentence: 'the disk is full', retryAfterSeconds: 30 },
  unwritable: { kind: 'unwritable', sentence: 'the database cannot be written', retryAfterSeconds: 30 },
} as const satisfies Record<string, StoreTrouble>;

/** SQLite's primary result codes, https://sqlite.org/rescode.html. */
const BY_RESULT: Record<number, StoreTrouble> = {
  5: TROUBLES.busy,
  6: TROUBLES.busy,
  8: TROUBLES.unwritable,
  10: TROUBLES.unwritable,
  13: TROUBLES.full,
  14: TROUBLES.unwritable,
};

/** Undefined for an error that waiting does not mend. */
export function sqliteTrouble(thrown: unknown): StoreTrouble | undefined {
  const code = codeOf(thrown);
  if (code === 'ENOSPC' || code === 'EDQUOT') return TROUBLES.full;
  if (code !== 'ERR_SQLITE_ERROR') return undefined;
  const result = Reflect.get(Object(thrown), 'errcode');
  return typeof result === 'number' ? BY_RESULT[result & 0xff] : undefined;
}

/** What SQLite threw, as the store's own error where waiting may mend it. */
export function asStoreError(thrown: unknown): unknown {
  const trouble = sqliteTrouble(thrown);
  return trouble ? new StoreUnavailable(trouble, { cause: thrown }) : thrown;
}
