import { describeStoreError } from '../store/trouble.ts';
import type { Access } from './access.ts';
import type { Database } from './database.ts';

/** Anyone may ask whether the service is ready: a write for each would be a burden. */
const KEPT_MS = 1000;

/** Writes to the database, at most once a second; a sentence where that fails. */
export function createProbe(db: Database, { access, now }: { access: Access; now: () => number }) {
  const put = db.prepare('INSERT OR REPLACE INTO probe (id, at) VALUES (1, ?)');
  let last: { at: number; result: Promise<string | undefined> } | undefined;
  const tryIt = () => access.write(() => put.run(now())).then(() => undefined, describeStoreError);
  return (): Promise<string | undefined> => {
    if (!last || performance.now() - last.at > KEPT_MS) last = { at: performance.now(), result: tryIt() };
    return last.result;
  };
}
