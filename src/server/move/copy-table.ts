import type { Sql } from '../postgres/database.ts';
import { storable } from '../postgres/database.ts';
import type { Database } from '../sqlite/database.ts';
import type { Table } from './tables.ts';

/** What is held in memory at once; a single row may have more. */
const BATCH_ROWS = 2000;
const BATCH_BYTES = 4 * 1024 * 1024;

/** Copies all rows of a table. */
export async function copyTable(
  { from, to }: { from: Database; to: Sql },
  { name, columns, select, made = {} }: Table,
): Promise<void> {
  const names = Object.keys(columns);
  const kept = names.filter((column) => !(column in made));
  const arrays = Object.values(columns).map((type, i) => `$${i + 1}::${type}[]`);
  const insert = `INSERT INTO ${name} (${names.join(', ')}) SELECT * FROM unnest(${arrays.join(', ')})`;
  const rows = from.prepare(select ?? `SELECT ${kept.join(', ')} FROM ${name}`).iterate();

  let batch: unknown[][] = names.map(() => []);
  let bytes = 0;
  const flush = async () => {
    if (batch[0]?.length === 0) return;
    await to(insert, batch);
    batch = names.map(() => []);
    bytes = 0;
  };
  for (const row of rows as Iterable<Record<string, unknown>>) {
    names.forEach((column, i) => {
      const value = column in made ? made[column]?.() : row[column];
      bytes += sizeOf(value);
      batch[i]?.push(typeof value === 'string' ? storable(value) : value);
    });
    if ((batch[0]?.length ?? 0) >= BATCH_ROWS || bytes >= BATCH_BYTES) await flush();
  }
  await flush();
}

function sizeOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  return value instanceof Uint8Array ? value.length : 8;
}
