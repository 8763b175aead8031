import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Import, readImports } from './imports.ts';

/** The sources of a repository, and all that they import. Paths are from its root, with `/`. */
export function readSources(root: string): { files: string[]; imports: Import[] } {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => join('src', file).replaceAll('\\', '/'))
    .filter((file) => /\.[cm]?[jt]sx?$/.test(file))
    .sort();
  return {
    files,
    imports: files.flatMap((file) => readImports(file, readFileSync(join(root, file), 'utf8'))),
  };
}
