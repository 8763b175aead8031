import { createHash } from 'node:crypto';
import type { Database } from '../sqlite/database.ts';
import type { ByteReader } from './byte-reader.ts';
import type { Source } from './source.ts';

/**
 * How far a log was read is kept by its content: a hash of its first bytes, the position reached in it unpacked, and a
 * hash of the last bytes before that. A log that was renamed, packed or has grown is recognised by them, and two logs that
 * only begin alike are not confused.
 */
export const HEAD_BYTES = 4096;
export const TAIL_BYTES = 4096;

/** Marks kept for contents that begin alike: one for each time that a log had grown. */
const MARKS_KEPT = 16;

export type Mark = { position: number; tail: Buffer };

export type Place =
  /** Import from here on. `tail` is what stands before. */
  | { known: 'nothing' | 'beginning'; position: number; tail: Buffer }
  /** All of it, and more than it has, was imported before. */
  | { known: 'more' }
  /** A stream that can't be gone back in differs from what it began like. */
  | { known: 'unclear'; position: number };

type Row = { head_bytes: number; position: number; tail_hash: Uint8Array };

export function createMarkStore(db: Database) {
  const listSizes = db.prepare(
    'SELECT DISTINCT head_bytes FROM view_sources WHERE project = ? AND head_bytes <= ?',
  );
  const listMarks = db.prepare(
    `SELECT head_bytes, position, tail_hash FROM view_sources WHERE project = ? AND head_bytes = ? AND head_hash = ?
     ORDER BY position DESC`,
  );
  const put = db.prepare(
    `INSERT OR REPLACE INTO view_sources (project, head_bytes, head_hash, position, tail_hash, imported_at)
     VALUES (?, ?, ?, ?, ?, ?)`,
  );
  const drop = db.prepare(
    'DELETE FROM view_sources WHERE project = ? AND head_bytes = ? AND head_hash = ? AND position = ?',
  );

  /** The marks of contents that begin as this one, the furthest first. */
  const marksFor = (project: string, head: Buffer): Row[] =>
    listSizes
      .all(project, head.length)
      .flatMap(({ head_bytes: size }) => {
        const bytes = Number(size);
        return listMarks.all(project, bytes, hash(head.subarray(0, bytes))) as Row[];
      })
      .sort((a, b) => b.position - a.position);

  return {
    /** Where to go on in a source, and the first bytes of it. */
    find: async (project: string, source: Source): Promise<{ place: Place; head: Buffer }> => {
      const start = await source.open(0);
      const head = await start.peek(HEAD_BYTES);
      const marks = marksFor(project, head);
      if (!source.isFile) return { head, place: await placeInStream(start, marks) };
      await start.close();
      return { head, place: await placeInFile(source, marks) };
    },

    /** Keeps a mark, in the caller's transaction. `replaces` is the one that the same import kept before. */
    put: (
      project: string,
      { head, mark, replaces }: { head: Buffer; mark: Mark; replaces?: number },
    ): void => {
      const keyOf = (position: number) => {
        const bytes = Math.min(head.length, position);
        return { bytes, hash: hash(head.subarray(0, bytes)) };
      };
      if (replaces !== undefined) {
        const before = keyOf(replaces);
        drop.run(project, before.bytes, before.hash, replaces);
      }
      const key = keyOf(mark.position);
      put.run(project, key.bytes, key.hash, mark.position, hash(mark.tail), Date.now());
      for (const { position } of (listMarks.all(project, key.bytes, key.hash) as Row[]).slice(MARKS_KEPT))
        drop.run(project, key.bytes, key.hash, position);
    },
  };
}

export type MarkStore = ReturnType<typeof createMarkStore>;

const AT_START: Place = { known: 'nothing', position: 0, tail: Buffer.alloc(0) };

async function placeInFile(source: Source, marks: readonly Row[]): Promise<Place> {
  let isShorter = false;
  for (const mark of marks) {
    const from = Math.max(0, mark.position - TAIL_BYTES);
    const reader = await source.open(from);
    const tail = await reader.take(mark.position - from);
    await reader.close();
    if (matches(tail, mark)) return { known: 'beginning', position: mark.position, tail };
    if (tail.length < mark.position - from) isShorter = true;
  }
  return isShorter ? { known: 'more' } : AT_START;
}

/** The marks are passed one after the other. From behind the furthest the stream is imported. */
async function placeInStream(reader: ByteReader, marks: readonly Row[]): Promise<Place> {
  let place = AT_START;
  let position = 0;
  let before: Buffer = Buffer.alloc(0);
  for (const mark of marks.toReversed()) {
    const from = Math.max(position, mark.position - TAIL_BYTES);
    if (!(await reader.skip(from - position))) return { known: 'more' };
    const next = await reader.take(mark.position - from);
    if (next.length < mark.position - from) return { known: 'more' };
    const tail = Buffer.concat(from === position ? [before, next] : [next]).subarray(-TAIL_BYTES);
    if (!matches(tail, mark)) return { known: 'unclear', position: mark.position };
    position = mark.position;
    before = tail;
    place = { known: 'beginning', position, tail };
  }
  return place;
}

function matches(tail: Buffer, mark: Row): boolean {
  return tail.length === Math.min(mark.position, TAIL_BYTES) && hash(tail).equals(mark.tail_hash);
}

function hash(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}
