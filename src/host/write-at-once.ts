import { writeSync } from 'node:fs';
import { platform } from 'node:process';

/** More than a run says whose input is wrong, and no more than any pipe takes while nobody reads. */
const AT_ONCE_MAX_BYTES = 4096;

/**
 * Makes what writes to standard output (1) or standard error (2): the first lines at once, the rest by the process's own
 * stream, which takes some four milliseconds to open, an eighth of what Node itself takes. What can't be written at once
 * goes by the stream, and so does all that follows it, in order: a stream waits for whoever reads, and says what went wrong.
 */
export function openDescriptor(
  descriptor: 1 | 2,
  {
    stream,
    write = writeSync,
  }: { stream: () => Pick<NodeJS.WriteStream, 'write'>; write?: typeof writeSync },
): (text: string) => void {
  // A console of Windows takes UTF-8 from its stream alone.
  let left = platform === 'win32' ? 0 : AT_ONCE_MAX_BYTES;
  return (text) => {
    let rest: Uint8Array = Buffer.from(text);
    left -= rest.length;
    try {
      while (left >= 0 && rest.length > 0) rest = rest.subarray(write(descriptor, rest));
    } catch {
      left = -1;
    }
    if (rest.length > 0) stream().write(rest);
  };
}

/** Writes to standard output. */
export const writeOut = openDescriptor(1, { stream: () => process.stdout });
