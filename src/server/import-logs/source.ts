import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { UserError } from '../words/user-error.ts';
import { ByteReader } from './byte-reader.ts';

const CHUNK_BYTES = 256 * 1024;
const GZIP_MAGIC = Buffer.from([0x1f, 0x8b]);

/** Something to import: its content, unpacked. */
export type Source = {
  /** As the person named it. */
  name: string;
  /** Whether `open` may be called again, and from anywhere. */
  isFile: boolean;
  /** The content from this byte on. Of a stream, only what has not been read can be had. */
  open: (from: number) => Promise<ByteReader>;
};

/** A file, plain or packed by gzip, which its first bytes tell. A pipe, such as the shell's `<(…)`, is a stream. @throws UserError for a folder */
export async function openFileSource(path: string): Promise<Source> {
  const kind = await stat(path);
  if (kind.isDirectory())
    throw new UserError(`${path} is a folder. Name the files in it, such as ${join(path, '*.log')}.`);
  if (kind.isFIFO()) return streamSource(path, createReadStream(path));
  const file = await open(path);
  const magic = Buffer.alloc(GZIP_MAGIC.length);
  try {
    await file.read(magic, 0, magic.length, 0);
  } finally {
    await file.close();
  }
  if (!magic.equals(GZIP_MAGIC))
    return {
      name: path,
      isFile: true,
      open: async (from) => new ByteReader(readChunks(path, from)),
    };
  return {
    name: path,
    isFile: true,
    open: async (from) => {
      const reader = new ByteReader(gunzip(createReadStream(path, { highWaterMark: CHUNK_BYTES })));
      await reader.skip(from);
      return reader;
    },
  };
}

/** A stream, such as standard input, plain or packed by gzip. It is read once, from its beginning to its end. */
export function streamSource(name: string, stream: Readable): Source {
  let reader: Promise<ByteReader> | undefined;
  const start = async () => {
    const raw = new ByteReader(stream);
    const magic = await raw.peek(GZIP_MAGIC.length);
    return magic.equals(GZIP_MAGIC) ? new ByteReader(gunzip(Readable.from(raw.rest()))) : raw;
  };
  return {
    name,
    isFile: false,
    open: async () => {
      reader ??= start();
      return reader;
    },
  };
}

/**
 * Two buffers in turn, each filled: a chunk is good until the one after the next is asked for. The first that can't be
 * filled is the last, also where the file grows meanwhile: what comes later is for the next import.
 */
async function* readChunks(path: string, from: number): AsyncGenerator<Buffer, void> {
  const buffers = [Buffer.allocUnsafeSlow(CHUNK_BYTES), Buffer.allocUnsafeSlow(CHUNK_BYTES)] as const;
  const file = await open(path);
  try {
    for (let position = from, turn: 0 | 1 = 0; ; turn = turn === 0 ? 1 : 0) {
      let length = 0;
      for (let read = 1; read > 0 && length < CHUNK_BYTES; length += read)
        read = (await file.read(buffers[turn], length, CHUNK_BYTES - length, position + length)).bytesRead;
      if (length > 0) yield buffers[turn].subarray(0, length);
      if (length < CHUNK_BYTES) return;
      position += length;
    }
  } finally {
    await file.close();
  }
}

function gunzip(packed: Readable): Readable {
  const unpacked = createGunzip({ chunkSize: CHUNK_BYTES });
  packed.on('error', (error) => unpacked.destroy(error));
  unpacked.on('close', () => packed.destroy());
  return packed.pipe(unpacked);
}
