import type { TurnKey } from '../store/turns.ts';
import type { Database, Sql } from './database.ts';
import type { Queue, TokenKey } from './queue.ts';

type HeldKey = TurnKey & TokenKey & { project: string };

/**
 * Prolongs the leases of these turns, all or none of those that still hold. The turns are held before their tokens are
 * touched: in that order, who ends one does both too.
 */
export function renewLeases(
  turns: readonly TurnKey[],
  { db, queue }: { db: Database; queue: Queue },
): Promise<TurnKey[]> {
  if (turns.length === 0) return Promise.resolve([]);
  return db.transaction(async (sql) => {
    const held = await holdAll(sql, turns);
    const touched = new Set<string>();
    for (const [project, keys] of Map.groupBy(held, ({ project }) => project))
      for (const token of await queue.touch(sql, project, keys)) touched.add(token);
    await sql(
      'UPDATE turns SET renewed_at = clock_timestamp() WHERE (job, seq) IN (SELECT * FROM unnest($1::text[], $2::integer[]))',
      columns(held.filter(({ token }) => touched.has(token))),
    );
    return held
      .filter(({ token }) => touched.has(token))
      .map(({ job, seq, attempt }) => ({ job, seq, attempt }));
  });
}

function columns(turns: readonly TurnKey[]) {
  return [turns.map(({ job }) => job), turns.map(({ seq }) => seq)];
}

function holdAll(sql: Sql, turns: readonly TurnKey[]): Promise<HeldKey[]> {
  return sql<HeldKey>(
    `SELECT t.job, t.seq, t.attempt, t.token, t.claim, jobs.project
     FROM unnest($1::text[], $2::integer[], $3::integer[]) AS k (job, seq, attempt)
       JOIN turns AS t ON t.job = k.job AND t.seq = k.seq AND t.attempt = k.attempt
       JOIN jobs ON jobs.id = t.job
     WHERE t.state = 'running' ORDER BY t.job, t.seq FOR UPDATE OF t`,
    [...columns(turns), turns.map(({ attempt }) => attempt)],
  );
}
