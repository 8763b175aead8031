import { writeFileSync } from 'node:fs';
import { constants, crc32, deflateRawSync } from 'node:zlib';

const MIB = 1024 * 1024;

/**
 * Writes a gzip file of some 800 KB that expands to `expandedMib` MiB of well-formed JSON: `start`, then blanks.
 * One compressed block is repeated, so that making it costs no more than a checksum over what it expands to.
 */
export function writeGzipBomb(path: string, options: { start: string; expandedMib: number }): void {
  const pieceMib = 8;
  const blanks = Buffer.alloc(pieceMib * MIB, ' ');
  const pieces = Math.ceil(options.expandedMib / pieceMib);
  // A full flush ends a block on a byte's edge and forgets the past, so that blocks can be strung together.
  const compress = (data: Buffer): Buffer =>
    deflateRawSync(data, { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  const start = Buffer.from(options.start);
  const piece = compress(blanks);
  let checksum = crc32(start);
  for (let done = 0; done < pieces; done += 1) checksum = crc32(blanks, checksum);
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(checksum, 0);
  trailer.writeUInt32LE((start.length + pieces * blanks.length) % 2 ** 32, 4);
  const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
  const lastEmptyBlock = Buffer.from([0x03, 0x00]);
  writeFileSync(
    path,
    Buffer.concat([header, compress(start), ...Array<Buffer>(pieces).fill(piece), lastEmptyBlock, trailer]),
  );
}
