import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Finds packages in bundles by their text, without asking the build: a line of code that occurs in one installed
 * package alone, and also in a bundle, got there from that package.
 */
export interface Fingerprints {
  /** Names, as `name@version`, of the packages that have left a line of their own in the code. */
  find(code: string): string[];
}

const SHORTEST_LINE = 40;
const COMMENT = /^(?:\/[/*]|\*)/;

/** Reads every package that `npm ci --omit=dev` would install. */
export function readFingerprints(root: string): Fingerprints {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean; version?: string }>;
  };
  const owners = new Map<string, string | undefined>();
  for (const [path, { dev, devOptional, version }] of Object.entries(lock.packages)) {
    if (path === '' || dev || devOptional || !existsSync(join(root, path))) continue;
    const name = `${path.split('node_modules/').at(-1)}@${version}`;
    for (const line of linesOf(join(root, path))) {
      owners.set(line, owners.has(line) && owners.get(line) !== name ? undefined : name);
    }
  }
  return {
    find(code) {
      const found = codeLines(code).map((line) => owners.get(line));
      return [...new Set(found.filter((name) => name !== undefined))].sort();
    },
  };
}

function linesOf(directory: string): Set<string> {
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.[cm]?js$/.test(file) && !/(?:^|\/)node_modules\//.test(file),
  );
  return new Set(files.flatMap((file) => codeLines(readFileSync(join(directory, file), 'utf8'))));
}

function codeLines(code: string): string[] {
  const lines = code.split(/\r?\n/).map((line) => line.trim());
  return lines.filter((line) => line.length >= SHORTEST_LINE && !COMMENT.test(line));
}
