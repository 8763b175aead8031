import type { Connection, PoolClient, Submittable } from 'pg';

/** A row's columns as PostgreSQL's send functions give them; null where there is none. Good until `onRow` returns. */
export type CopiedRow = readonly (Buffer | null)[];

/**
 * Reads rows as bytes, each handed on as it comes. An ordinary query has bytea as hexadecimal text, which takes four times
 * as long for the megabytes of a block.
 * @param select a SELECT with its values in it: COPY takes no parameters
 */
export function copyRows(
  client: PoolClient,
  { select, onRow, limit = {} }: { select: string; onRow: (row: CopiedRow) => void; limit?: Limit },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const onEnd = (error?: unknown) => (error ? reject(error) : resolve());
    client.query(Object.assign(new CopyOut(select, { onRow, onEnd }), limit));
  });
}

/** In the place of the pool's own. */
type Limit = { query_timeout?: number };
type Ports = { onRow: (row: CopiedRow) => void; onEnd: (error?: unknown) => void };

/** What `pg` calls while a query runs, https://node-postgres.com/apis/client; it sets a `callback` to know of its end. */
class CopyOut implements Submittable {
  callback: (error?: unknown) => void;
  readonly #select: string;
  readonly #rows: CopiedRows;
  #error: unknown;

  constructor(select: string, { onRow, onEnd }: Ports) {
    this.#select = select;
    this.#rows = new CopiedRows(onRow);
    this.callback = onEnd;
  }

  submit(connection: Connection): void {
    connection.query(`COPY (${this.#select}) TO STDOUT (FORMAT binary)`);
  }

  handleCopyData({ chunk }: { chunk: Buffer }): void {
    if (this.#error !== undefined) return;
    try {
      this.#rows.push(chunk);
    } catch (error) {
      this.#error = error;
    }
  }

  handleError(error: unknown): void {
    this.callback(this.#error ?? error);
  }

  handleReadyForQuery(): void {
    this.callback(this.#error ?? this.#rows.unfinished());
  }

  handleCommandComplete(): void {}
  handleRowDescription(): void {}
  handleDataRow(): void {}
  handleEmptyQuery(): void {}
}

/** Before the first row: a signature of 11 bytes, flags, and the length of a header that is empty today. */
const HEADER_BYTES = 19;
const SIGNATURE = Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1');
/** Stands in the place of the number of columns when there are no more rows. */
const TRAILER = -1;

/** Cuts into rows what COPY sends, https://www.postgresql.org/docs/current/sql-copy.html, wherever it is cut itself. */
export class CopiedRows {
  readonly #onRow: (row: CopiedRow) => void;
  #rest: Buffer = Buffer.alloc(0);
  #state: 'header' | 'rows' | 'end' = 'header';

  constructor(onRow: (row: CopiedRow) => void) {
    this.#onRow = onRow;
  }

  push(chunk: Buffer): void {
    const bytes = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    let at = 0;
    for (let next = this.#read(bytes, at); next !== undefined; next = this.#read(bytes, at)) at = next;
    // Copied: the chunk's memory is not ours to hold on to.
    this.#rest = Buffer.from(bytes.subarray(at));
  }

  /** An error where the end has not come. */
  unfinished(): Error | undefined {
    return this.#state === 'end' ? undefined : new Error('COPY ended in the middle of its rows');
  }

  /** Where to go on; undefined where the next part is not whole yet. */
  #read(bytes: Buffer, at: number): number | undefined {
    if (this.#state === 'end') return undefined;
    if (this.#state === 'header') {
      if (bytes.length < at + HEADER_BYTES) return undefined;
      const end = at + HEADER_BYTES + bytes.readInt32BE(at + HEADER_BYTES - 4);
      if (!bytes.subarray(at, at + SIGNATURE.length).equals(SIGNATURE)) throw new Error('COPY sends no rows');
      if (bytes.length < end) return undefined;
      this.#state = 'rows';
      return end;
    }
    return this.#readRow(bytes, at);
  }

  #readRow(bytes: Buffer, start: number): number | undefined {
    if (bytes.length < start + 2) return undefined;
    const columns = bytes.readInt16BE(start);
    if (columns === TRAILER) {
      this.#state = 'end';
      return start + 2;
    }
    const row: (Buffer | null)[] = [];
    let at = start + 2;
    for (let column = 0; column < columns; column++) {
      if (bytes.length < at + 4) return undefined;
      const length = bytes.readInt32BE(at);
      at += 4;
      if (length === -1) row.push(null);
      else {
        if (bytes.length < at + length) return undefined;
        row.push(bytes.subarray(at, at + length));
        at += length;
      }
    }
    this.#onRow(row);
    return at;
  }
}
