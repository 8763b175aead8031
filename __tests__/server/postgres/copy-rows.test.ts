import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { CopiedRows } from '../../../src/server/postgres/copy-rows.ts';

type Row = (Uint8Array | null)[];

const int = (value: number, bytes: 2 | 4) => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeIntBE(value, 0, bytes);
  return buffer;
};
/** As PostgreSQL sends it; `extension` is what a later version may add to the header. */
const encode = (rows: readonly Row[], extension = Buffer.alloc(0)) =>
  Buffer.concat([
    Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1'),
    int(0, 4),
    int(extension.length, 4),
    extension,
    ...rows.flatMap((row) => [
      int(row.length, 2),
      ...row.flatMap((column) => (column ? [int(column.length, 4), column] : [int(-1, 4)])),
    ]),
    int(-1, 2),
  ]);
const collector = () => {
  const seen: Row[] = [];
  return {
    seen,
    reader: new CopiedRows((row) => seen.push(row.map((column) => column && Uint8Array.from(column)))),
  };
};

test('rows are read whole, wherever what is sent is cut', () => {
  const rows = fc.array(fc.array(fc.option(fc.uint8Array({ maxLength: 9 })), { maxLength: 3 }), {
    maxLength: 5,
  });
  fc.assert(
    fc.property(rows, fc.uint8Array({ maxLength: 5 }), fc.array(fc.nat(200)), (given, extension, cuts) => {
      const bytes = encode(given, Buffer.from(extension));
      const places = [0, ...cuts.map((cut) => Math.min(cut, bytes.length)), bytes.length].sort(
        (a, b) => a - b,
      );
      const { seen, reader } = collector();
      places.forEach((place, i) => {
        // Memory that is used again, as that of a connection.
        const chunk = Buffer.from(bytes.subarray(place, places[i + 1] ?? bytes.length));
        reader.push(chunk);
        chunk.fill(0xaa);
      });
      expect(seen).toEqual(given);
      expect(reader.unfinished()).toBeUndefined();
    }),
  );
});

test('what has no end is no answer', () => {
  const bytes = encode([[Uint8Array.of(1, 2)]]);
  for (let length = 0; length < bytes.length; length++) {
    const { reader } = collector();
    reader.push(bytes.subarray(0, length));
    expect(reader.unfinished()?.message).toContain('in the middle');
  }
});

test('anything else is refused', () => {
  expect(() => collector().reader.push(Buffer.alloc(30))).toThrow('COPY sends no rows');
});
