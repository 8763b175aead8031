import { writeSync } from 'node:fs';

const BUFFER_BYTES = 64 * 1024;

/**
 * Collects text for a file and writes it in large pieces. Into bytes at once: text that waits as text is kept by the
 * collector for longer than it is needed.
 */
export function createWriter(file: number) {
  const buffer = Buffer.allocUnsafe(BUFFER_BYTES);
  let used = 0;
  const writeAll = (bytes: Buffer) => {
    for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
  };
  const flush = () => {
    writeAll(buffer.subarray(0, used));
    used = 0;
  };
  return {
    write(text: string): void {
      // A character is at most three bytes in UTF-8.
      if (text.length * 3 > BUFFER_BYTES - used) flush();
      if (text.length * 3 > BUFFER_BYTES) writeAll(Buffer.from(text));
      else used += buffer.write(text, used);
    },
    flush,
  };
}
