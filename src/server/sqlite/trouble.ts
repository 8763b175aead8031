import { codeOf, messageOf } from '../words/thrown.ts';

/** Why the database can't be read or written just now, where that may pass. Nothing of what was tried is stored. */
export type StoreTrouble = {
  kind: 'busy' | 'full' | 'unwritable';
  sentence: string;
  retryAfterSeconds: number;
};

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
export function troubleOf(thrown: unknown): StoreTrouble | undefined {
  const code = codeOf(thrown);
  if (code === 'ENOSPC' || code === 'EDQUOT') return TROUBLES.full;
  if (code !== 'ERR_SQLITE_ERROR') return undefined;
  const result = Reflect.get(Object(thrown), 'errcode');
  return typeof result === 'number' ? BY_RESULT[result & 0xff] : undefined;
}

/** What is wrong with the store, in words: its own where it is of the kinds above. */
export function describeStoreError(thrown: unknown): string {
  return troubleOf(thrown)?.sentence ?? messageOf(thrown);
}
