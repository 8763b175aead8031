import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { findForbidden, findRings, layerOf } from '../../scripts/layers/check.ts';
import { readImports } from '../../scripts/layers/imports.ts';
import { readSources } from '../../scripts/layers/read.ts';
import { LAYERS, SERVER_FLOORS } from '../../scripts/layers/table.ts';

const root = resolve(import.meta.dirname, '../..');

describe('the sources', () => {
  const { files, imports } = readSources(root);

  test('are read with what they import', () => {
    const text = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
    // Every path and every Node module stands in the sources as a plain text, wherever an import names it.
    const named = text.match(/'(?:\.\.?\/[^'\n]+\.ts|node:[\w/]+)'/g) ?? [];
    expect(named.length).toBeGreaterThan(400);
    const counted = imports.filter(({ specifier = '' }) => /^\.\.?\/.+\.ts$|^node:/.test(specifier));
    expect(counted.length).toBe(named.length);
  });

  test('import only what their layer and their room may', () => {
    expect(findForbidden(files, imports)).toEqual([]);
  });

  test('write comments and reactions by one hand alone', () => {
    const hands = ['src/flows/thread/hand.ts', 'src/flows/thread/reactions.ts'];
    const others = files.filter(
      (file) => /^src\/(?:flows|impact|entries)\//.test(file) && !hands.includes(file),
    );
    const writes = (file: string) =>
      /\b(?:addComment|editComment|addReaction)\b/.test(readFileSync(join(root, file), 'utf8'));
    expect(others.filter(writes)).toEqual([]);
    expect(hands.filter(writes)).toEqual(hands);
  });

  test('answer review threads from one place alone', () => {
    const writes = (file: string) => /\.reply\(/.test(readFileSync(join(root, file), 'utf8'));
    const answering = files.filter((file) => /^src\/(?:flows|impact|entries)\//.test(file) && writes(file));
    expect(answering).toEqual(['src/flows/mend/answer-reviews.ts']);
  });

  test('read the host’s comments by one eye alone', () => {
    const eyes = ['src/flows/thread/eye.ts', 'src/flows/thread/hand.ts'];
    const others = files.filter(
      (file) => /^src\/(?:flows|impact|entries)\//.test(file) && !eyes.includes(file),
    );
    const reads = (file: string) =>
      /\b(?:repositoryComments|readComment|ownLogin)\b|\bhost\.comments\(/.test(
        readFileSync(join(root, file), 'utf8'),
      );
    expect(others.filter(reads)).toEqual([]);
  });

  test('never import each other in a ring', () => {
    expect(findRings(imports)).toEqual([]);
  });
});

/** All the ways to import, types included. */
const FORMS = [
  (path: string) => `import '${path}';`,
  (path: string) => `import { a } from "${path}";`,
  (path: string) => `import type { T } from '${path}';`,
  (path: string) => `import { type T } from '${path}';`,
  (path: string) => `export * from '${path}';`,
  (path: string) => `export { a } from '${path}';`,
  (path: string) => `export type { T } from '${path}';`,
  (path: string) => `const a = await import('${path}');`,
  (path: string) => `const a = () => import(\n/* why */ '${path}', { with: {} });`,
  (path: string) => `type T = import('${path}').T;`,
  (path: string) => `import a = require('${path}');`,
  (path: string) => `const a = require('${path}');`,
  (path: string) => `const a = process.getBuiltinModule?.('${path}');`,
];

/** For each form, whether a file may import it; undefined where it was not read as one import. */
function judge(file: string, specifier: string): (boolean | undefined)[] {
  return FORMS.map((form) => {
    const imports = readImports(file, form(specifier));
    return imports.length === 1 ? findForbidden([], imports).length === 0 : undefined;
  });
}
const ALLOWED = FORMS.map(() => true);
const DENIED = FORMS.map(() => false);

function pathTo(file: string, target: string): string {
  const path = posix.relative(posix.dirname(file), target);
  return path.startsWith('.') ? path : `./${path}`;
}

const exampleOf = (name: string) => (name.endsWith('.ts') ? `src/${name}` : `src/${name}/deep/some-file.ts`);
const probesOf = (name: string) =>
  name.endsWith('.ts') ? [`src/${name}`] : [`src/${name}/probe.ts`, `src/${name}/deep/probe.ts`];

const NAMED = Object.values(LAYERS).flatMap(({ packages, except = [] }) => [...packages, ...except]);
const PACKAGES = [...new Set([...NAMED.filter((name) => !name.includes('*')), 'node:fs', 'fs', 'left-pad'])];

const mayUse = (layer: string, name: string) => {
  const { packages = [], except = [] } = LAYERS[layer] ?? {};
  const wide = packages.includes('*') || (packages.includes('node:*') && name.startsWith('node:'));
  return (wide || packages.includes(name)) && !except.includes(name);
};

describe.each(Object.keys(LAYERS).flatMap((layer) => probesOf(layer).map((probe) => [layer, probe])))(
  'the layer %s, in %s',
  (layer = '', probe = '') => {
    const others = Object.keys(LAYERS).filter((name) => name !== layer);
    const mayImport = (name: string) => LAYERS[layer]?.layers.includes(name) ?? false;

    test.each(others)('and %s', (name) => {
      expect(judge(probe, pathTo(probe, exampleOf(name)))).toEqual(mayImport(name) ? ALLOWED : DENIED);
    });

    test('and its own files', () => {
      expect(judge(probe, pathTo(probe, exampleOf(layer)))).toEqual(ALLOWED);
    });

    test.each(PACKAGES)('and the package %s', (name) => {
      expect(judge(probe, name)).toEqual(mayUse(layer, name) ? ALLOWED : DENIED);
    });
  },
);

describe('a room of the service', () => {
  const rooms = SERVER_FLOORS.flatMap((floor, level) => Object.keys(floor).map((room) => ({ room, level })));
  const fileOf = (room: string) =>
    room.endsWith('.ts') ? `src/server/${room}` : `src/server/${room}/some-file.ts`;
  const pairs = rooms.flatMap((from) => rooms.map((to) => ({ from, to })));

  test.each(pairs)('$from.room and $to.room', ({ from, to }) => {
    const may = from.room === to.room || to.level < from.level;
    const file = fileOf(from.room);
    expect(judge(file, pathTo(file, fileOf(to.room)))).toEqual(may ? ALLOWED : DENIED);
  });
});

describe('the table', () => {
  test('names each layer and each room once', () => {
    const rooms = SERVER_FLOORS.flatMap((floor) => Object.keys(floor));
    expect(rooms).toEqual([...new Set(rooms)]);
    const targets = Object.values(LAYERS).flatMap(({ layers }) => layers);
    expect(targets.filter((name) => !(name in LAYERS))).toEqual([]);
  });

  test('lets layers stand on each other in one order', () => {
    const imports = Object.entries(LAYERS).flatMap(([name, { layers }]) =>
      layers.map((to) => ({ from: `src/${name}`, line: 1, specifier: to, to: `src/${to}` })),
    );
    expect(findRings(imports)).toEqual([]);
  });

  test.each([
    ['src/job/wait.ts', 'job'],
    ['src/jobs/wait.ts', undefined],
    ['src/entries/run.ts', 'entries'],
    ['src/entries/cli.ts', 'entries/cli.ts'],
    ['src/entries/cli/views.ts', 'entries'],
    ['src/ports.ts', undefined],
  ])('places %s in %s', (file, layer) => {
    expect(layerOf(file)).toBe(layer);
  });
});

describe('what is found', () => {
  const find = (file: string, text: string) => findForbidden([file], readImports(file, text));

  test.each([
    ['src/stray.ts', '', ['src/stray.ts stands in no layer']],
    [
      'src/server/attic/a.ts',
      "import '../words/b.ts';",
      ['src/server/attic/a.ts stands in no room of the server'],
    ],
    [
      'src/job/a.ts',
      "\nimport { b } from '../thread/b.ts';",
      ['src/job/a.ts:2 imports ../thread/b.ts: job may not use thread'],
    ],
    ['src/job/a.ts', "import fs from 'node:fs';", ['src/job/a.ts:1 imports node:fs: job may not use it']],
    [
      'src/server/git/a.ts',
      "import '../work/b.ts';",
      ['src/server/git/a.ts:1 imports ../work/b.ts: work does not stand below git'],
    ],
    ['src/job/a.ts', "import '../b.ts';", ['src/job/a.ts:1 imports ../b.ts: that stands in no layer']],
    [
      'src/job/a.ts',
      'await import(name);',
      ['src/job/a.ts:1 imports ?: only what is named by a plain text can be checked'],
    ],
    [
      'src/entries/a.ts',
      "import '../../scripts/b.ts';",
      ['src/entries/a.ts:1 imports ../../scripts/b.ts: entries may not use it'],
    ],
    [
      'src/client/a.ts',
      "import '../../node_modules/hono/dist/index.js';",
      ['src/client/a.ts:1 imports ../../node_modules/hono/dist/index.js: client may not use it'],
    ],
    ['src/host/a.ts', "import '../../node_modules/@actions/core/lib/command.js';", []],
    ['src/host/a.ts', "// import '../server/a.ts'\nconst text = `import '../server/a.ts'`;", []],
  ])('in %s: %s', (file, text, expected) => {
    expect(find(file, text)).toEqual(expected);
  });

  test.each<[string, Record<string, string>, string[][]]>([
    ['none', { a: 'b', b: 'c' }, []],
    ['a file that imports itself', { a: 'a' }, [['src/job/a.ts']]],
    [
      'three, and one that leads into them',
      { a: 'b', b: 'c', c: 'a', d: 'a' },
      [['src/job/a.ts', 'src/job/b.ts', 'src/job/c.ts']],
    ],
    [
      'two of two',
      { a: 'b', b: 'a', c: 'd', d: 'c' },
      [
        ['src/job/a.ts', 'src/job/b.ts'],
        ['src/job/c.ts', 'src/job/d.ts'],
      ],
    ],
  ])('rings: %s', (_, graph, expected) => {
    const imports = Object.entries(graph).flatMap(([from, to]) =>
      readImports(`src/job/${from}.ts`, `import type { T } from './${to}.ts';`),
    );
    expect(findRings(imports)).toEqual(expected);
  });
});

describe('the tables in CONTRIBUTING.md', () => {
  let directory: string;
  beforeAll(() => {
    directory = mkdtempSync(join(tmpdir(), 'layers-'));
    const needed = [
      'scripts',
      'package.json',
      'action.yml',
      'docs',
      'page-views',
      'collect',
      'tend',
      'impact',
      'service',
      'CONTRIBUTING.md',
    ];
    for (const path of needed) cpSync(join(root, path), join(directory, path), { recursive: true });
    for (const path of ['src', 'node_modules']) symlinkSync(join(root, path), join(directory, path));
  });
  afterAll(() => rmSync(directory, { recursive: true, force: true }));

  test('are missed where they differ from the table, and are written again', () => {
    const page = join(directory, 'CONTRIBUTING.md');
    const right = readFileSync(page, 'utf8');
    const run = (...args: string[]) =>
      spawnSync(process.execPath, ['scripts/readme-tables.ts', ...args], {
        cwd: directory,
        encoding: 'utf8',
      });
    writeFileSync(page, right.replace('| `src/text` |', '| `src/texts` |'));
    expect(run('--check')).toMatchObject({ status: 1, stderr: expect.stringContaining('CONTRIBUTING.md') });
    expect(run()).toMatchObject({ status: 0, stderr: '' });
    expect(readFileSync(page, 'utf8')).toBe(right);
  });
});
