import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';

/**
 * Has a file hold these bytes. Others read it at the same time, so it is never seen half written: half a filter of system
 * calls would let the rest pass.
 * @returns the path
 */
export function putFile(path: string, bytes: Buffer): string {
  if (holds(path, bytes)) return path;
  const beside = `${path}.${randomUUID()}`;
  writeFileSync(beside, bytes, { mode: 0o600 });
  renameSync(beside, path);
  return path;
}

function holds(path: string, bytes: Buffer): boolean {
  try {
    return readFileSync(path).equals(bytes);
  } catch {
    return false;
  }
}
