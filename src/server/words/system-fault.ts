import { codeOf, messageOf } from './thrown.ts';

const SENTENCES: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EFBIG: 'the limit for the size of a file is reached',
  EROFS: 'the file system is read-only',
  EIO: 'the disk cannot be read or written',
  EISDIR: 'it is a folder',
  ENOTDIR: 'it is no folder, or lies below a file',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open on this machine',
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
};

/** What the system says is wrong, in words and with its code; other errors keep their own. No path is named. */
export function describeFault(thrown: unknown): string {
  const code = codeOf(thrown);
  const sentence = code === undefined ? undefined : SENTENCES[code];
  return sentence === undefined ? messageOf(thrown) : `${sentence} (${code})`;
}
