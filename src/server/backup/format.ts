import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { PROJECT_ID } from '../../contract/identifiers.ts';
import type { Database } from '../sqlite/database.ts';

/**
 * A backup is one SQLite file: the service's own database as it stood at one moment, and beside its tables one more
 * that holds files in gzipped parts. What tells it from any other is the application id, which is "docs" in ASCII.
 */
export const APPLICATION_ID = 0x646f6373;

/** SQLite takes no value of more than a gigabyte. */
const PART_BYTES = 8 * 1024 * 1024;

/** Files by where they belong in the data folder; a bundle holds the commits of a mirror that were not pushed yet. */
const JOB_FILE = /^jobs\/[\w-]{1,128}\/(?:change\.diff|change\.pages|turn-\d{1,9}\.log[\w.-]{0,32})$/;
const BUNDLE = /^mirrors\/(.+)\.bundle$/;

export function isJobFile(path: string): boolean {
  return JOB_FILE.test(path);
}

/** The project that a bundle is of, or undefined. */
export function bundleProject(path: string): string | undefined {
  const project = BUNDLE.exec(path)?.[1];
  return project !== undefined && PROJECT_ID.test(project) ? project : undefined;
}

export function bundlePath(project: string): string {
  return `mirrors/${project}.bundle`;
}

/** Makes a copy of the database a backup. */
export function addFileTable(db: Database): void {
  db.exec(`
    PRAGMA application_id = ${APPLICATION_ID};
    CREATE TABLE backup_files (
      path TEXT NOT NULL,
      part INTEGER NOT NULL,
      content BLOB NOT NULL,
      PRIMARY KEY (path, part)
    ) STRICT;`);
}

/** Adds a file, or nothing where it is gone meanwhile. */
export async function addFile(db: Database, { path, from }: { path: string; from: string }): Promise<void> {
  const insert = db.prepare('INSERT INTO backup_files (path, part, content) VALUES (?, ?, ?)');
  let part = 0;
  try {
    for await (const chunk of createReadStream(from, { highWaterMark: PART_BYTES }))
      insert.run(path, part++, gzipSync(chunk as Buffer));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
}

export function listFiles(db: Database): string[] {
  return db
    .prepare('SELECT DISTINCT path FROM backup_files ORDER BY path')
    .all()
    .map(({ path }) => String(path));
}

export async function takeFile(db: Database, { path, to }: { path: string; to: string }): Promise<void> {
  const file = await open(to, 'wx', 0o600);
  try {
    const parts = db.prepare('SELECT content FROM backup_files WHERE path = ? ORDER BY part').iterate(path);
    for (const { content } of parts) await file.writeFile(gunzipSync(content as Uint8Array));
    await file.sync();
  } finally {
    await file.close();
  }
}
