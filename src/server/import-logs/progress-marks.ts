import { createHash } from 'node:crypto';
import type { LogHead, LogMark, MarkChange, ViewTables } from '../store/view-tables.ts';
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

/** What is known of a log, by the marks of contents that begin as it does. */
export type Found = { place: Place; head: Buffer };

/** Where to go on in a source, and the first bytes of it. */
export async function findPlace(
  tables: Pick<ViewTables, 'headSizes' | 'marks'>,
  { project, source }: { project: string; source: Source },
): Promise<Found> {
  const start = await source.open(0);
  const head = await start.peek(HEAD_BYTES);
  const marks = await marksFor(tables, { project, head });
  if (!source.isFile) return { head, place: await placeInStream(start, marks) };
  await start.close();
  return { head, place: await placeInFile(source, marks) };
}

/** What to write down of a log that was read so far. `replaces` is the position that the same import kept before. */
export function markAt(head: Buffer, { mark, replaces }: { mark: Mark; replaces?: number }): MarkChange {
  const { position, tail } = mark;
  const put = { head: headOf(head, position), position, tailHash: hash(tail) };
  if (replaces === undefined) return { put, keep: MARKS_KEPT };
  return { put, drop: { head: headOf(head, replaces), position: replaces }, keep: MARKS_KEPT };
}

/** The furthest first. */
async function marksFor(
  tables: Pick<ViewTables, 'headSizes' | 'marks'>,
  { project, head }: { project: string; head: Buffer },
): Promise<LogMark[]> {
  const marks: LogMark[] = [];
  for (const bytes of await tables.headSizes(project))
    if (bytes <= head.length) marks.push(...(await tables.marks(project, headOf(head, bytes))));
  return marks.sort((a, b) => b.position - a.position);
}

function headOf(head: Buffer, size: number): LogHead {
  const bytes = Math.min(head.length, size);
  return { bytes, hash: hash(head.subarray(0, bytes)) };
}

const AT_START: Place = { known: 'nothing', position: 0, tail: Buffer.alloc(0) };

async function placeInFile(source: Source, marks: readonly LogMark[]): Promise<Place> {
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
async function placeInStream(reader: ByteReader, marks: readonly LogMark[]): Promise<Place> {
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

function matches(tail: Buffer, mark: LogMark): boolean {
  return tail.length === Math.min(mark.position, TAIL_BYTES) && hash(tail).equals(mark.tailHash);
}

function hash(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}
