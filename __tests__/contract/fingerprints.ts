import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSources } from '../../scripts/layers/read.ts';

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

interface Locked {
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** Reads every package that `src` imports, and all that those need. */
export function readFingerprints(root: string): Fingerprints {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const imported = readSources(root).imports.flatMap(({ to }) =>
    to && isPackage(to) ? [packageOf(to)] : [],
  );
  const owners = new Map<string, string | undefined>();
  for (const path of closureOf(imported, packages)) {
    if (!existsSync(join(root, path))) continue;
    const name = `${path.split('node_modules/').at(-1)}@${packages[path]?.version}`;
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

const isPackage = (specifier: string) => !/^(?:node:|src\/|[./])/.test(specifier);
const packageOf = (specifier: string) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/** Where the packages of these names lie, and those that they need, as Node finds them. */
function closureOf(names: readonly string[], packages: Readonly<Record<string, Locked>>): Set<string> {
  const found = new Set<string>();
  const visit = (name: string, from: string): void => {
    for (let place = from; ; place = place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/')))) {
      const path = `${place}${place && '/'}node_modules/${name}`;
      if (packages[path] !== undefined) {
        if (found.has(path)) return;
        found.add(path);
        const { dependencies, optionalDependencies } = packages[path];
        for (const inner of Object.keys({ ...dependencies, ...optionalDependencies })) visit(inner, path);
        return;
      }
      if (place === '') return;
    }
  };
  for (const name of new Set(names)) visit(name, '');
  return found;
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
