import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { forbiddenFolders, LAYERS } from './layers.ts';

const root = resolve(import.meta.dirname, '../..');
const source = join(root, 'src');

/** A layer's source files that stand for it, one beside the others and one deeper. */
function probesOf(layer: string): string[] {
  return layer === 'ports' ? ['src/ports.ts'] : [`src/${layer}/probe.ts`, `src/${layer}/deep/probe.ts`];
}

function importPath(probe: string, target: string): string {
  const path = relative(dirname(probe), target === 'ports' ? 'src/ports.ts' : `src/${target}/some-file.ts`);
  return path.startsWith('.') ? path : `./${path}`;
}

function importsOf(probe: string, layer: string): { allowed: string[]; denied: string[] } {
  const { folders, allowed, denied } = LAYERS[layer] ?? { folders: [], allowed: [], denied: [] };
  const own = layer === 'ports' ? [] : [importPath(probe, layer)];
  return {
    allowed: [...own, ...folders.map((folder) => importPath(probe, folder)), ...allowed],
    denied: [...forbiddenFolders(layer).map((folder) => importPath(probe, folder)), ...denied],
  };
}

const FORMS = [
  (path: string) => `import '${path}';`,
  (path: string) => `import type { T } from '${path}';`,
  (path: string) => `export * from '${path}';`,
  (path: string) => `await import('${path}');`,
];

describe('the lint rule', () => {
  let directory: string;
  /** `file:line` of every diagnostic of the rule. */
  let reported: Set<string>;

  beforeAll(() => {
    directory = mkdtempSync(join(tmpdir(), 'boundaries-'));
    copyFileSync(join(root, 'biome.json'), join(directory, 'biome.json'));
    for (const layer of Object.keys(LAYERS)) {
      for (const probe of probesOf(layer)) {
        const { allowed, denied } = importsOf(probe, layer);
        const lines = [...allowed, ...denied].flatMap((path) => FORMS.map((form) => form(path)));
        mkdirSync(dirname(join(directory, probe)), { recursive: true });
        writeFileSync(join(directory, probe), lines.join('\n'));
      }
    }
    reported = lint(directory);
  });
  afterAll(() => rmSync(directory, { recursive: true, force: true }));

  function linesOf(probe: string): { path: string; reported: boolean }[] {
    return readFileSync(join(directory, probe), 'utf8')
      .split('\n')
      .map((path, index) => ({ path, reported: reported.has(`${probe}:${index + 1}`) }));
  }

  describe.each(Object.keys(LAYERS))('for %s', (layer) => {
    test.each(probesOf(layer))('reports what is forbidden in %s, and nothing else', (probe) => {
      const { denied } = importsOf(probe, layer);
      const expected = denied.flatMap((path) => FORMS.map((form) => form(path)));
      const found = linesOf(probe).filter((line) => line.reported);
      expect(found.map((line) => line.path)).toEqual(expected);
    });
  });
});

function lint(directory: string): Set<string> {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const args = ['lint', '--vcs-enabled=false', '--only=style/noRestrictedImports', '--reporter=json'];
  const { stdout } = spawnSync(process.execPath, [biome, ...args, '--max-diagnostics=none', 'src'], {
    cwd: directory,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { category: string; location: { path: string; start: { line: number } } }[];
  };
  return new Set(diagnostics.map(({ location }) => `${location.path}:${location.start.line}`));
}

describe('the sources', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .sort();

  test('stand in a folder that the table names', () => {
    expect(files.filter((file) => !(layerOf(join(source, file)) in LAYERS))).toEqual([]);
  });

  test('import only what their folder may', () => {
    expect(files.length).toBeGreaterThan(0);
    expect(files.flatMap((file) => strangers(join(source, file)))).toEqual([]);
  });

  test('reach the service from the command line alone', () => {
    const entries = files.filter((file) => file.startsWith('entries/') && file !== 'entries/cli.ts');
    const text = entries.map((file) => readFileSync(join(source, file), 'utf8')).join('\n');
    expect(text).not.toMatch(/\/server\//);
  });
});

/** The folder of `src` that a file is in, or the name of a file that stands in `src` itself. */
function layerOf(path: string): string {
  return relative(source, path).split('/', 1).join('').replace(/\.ts$/, '');
}

/** Relative imports of a file that end in a folder it may not use, resolved as Node would, whatever the depth. */
function strangers(path: string): string[] {
  const layer = layerOf(path);
  if (layer === 'entries') return [];
  const specifiers = readFileSync(path, 'utf8').matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'/g);
  return [...specifiers].flatMap(([, specifier = '']) => {
    const target = resolve(dirname(path), specifier);
    const inside = target.startsWith(`${source}/`);
    if (layer === 'host' && target.startsWith(join(root, 'node_modules/@actions/core/'))) return [];
    if (inside && layerOf(target) === layer) return [];
    if (inside && LAYERS[layer]?.folders.includes(layerOf(target))) return [];
    return [`${relative(root, path)} imports ${specifier}`];
  });
}
