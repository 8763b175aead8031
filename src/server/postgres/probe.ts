import { describeStoreError } from '../store/trouble.ts';
import type { Database } from './database.ts';

/** Anyone may ask whether the service is ready: a write for each would be a burden. */
const KEPT_MS = 1000;

/** Writes to the database, at most once a second; a sentence where that fails. */
export function createProbe({ sql }: Database, now: () => number): () => Promise<string | undefined> {
  let last: { at: number; result: Promise<string | undefined> } | undefined;
  const tryIt = () =>
    sql('INSERT INTO probe (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at', [
      now(),
    ]).then(() => undefined, describeStoreError);
  return () => {
    if (!last || performance.now() - last.at > KEPT_MS) last = { at: performance.now(), result: tryIt() };
    return last.result;
  };
}
