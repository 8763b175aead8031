import type { LimitStore } from '../store/limits.ts';
import type { Database } from './database.ts';

/**
 * Allows `perHour` requests for each name in any hour, for all processes together, by the database's clock. Requests are
 * counted by tens of seconds, and forgotten up to ten seconds late, never early. `kind` keeps apart what has the same names.
 */
export function createLimitStore(
  { sql }: Database,
  { kind, perHour }: { kind: string; perHour: number },
): LimitStore {
  return {
    take: async (name) => {
      const [row] = await sql<{ wait: number }>('SELECT take_request($1, $2, $3) AS wait', [
        kind,
        name,
        perHour,
      ]);
      const wait = row?.wait ?? 0;
      return wait === 0 ? { ok: true } : { ok: false, retryAfterSeconds: wait };
    },

    giveBack: async (name) => {
      await sql(
        `UPDATE requests SET taken = taken - 1 WHERE kind = $1 AND name = $2 AND taken > 0 AND bucket =
           (SELECT max(bucket) FROM requests WHERE kind = $1 AND name = $2 AND taken > 0)`,
        [kind, name],
      );
    },
  };
}
