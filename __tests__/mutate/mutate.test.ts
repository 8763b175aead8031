import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { chooseFiles } from '../../scripts/mutate/choose-files.ts';
import { chooseSources, parseShard, takeShard } from '../../scripts/mutate/choose-sources.ts';
import { drawWindows } from '../../scripts/mutate/draw-windows.ts';
import { type Mutant, renderRooms, renderSurvivors } from '../../scripts/mutate/render.ts';
import { createDraw } from '../support/seeded-random.ts';

const root = mkdtempSync(join(tmpdir(), 'mutate-'));
afterAll(() => rmSync(root, { recursive: true }));

describe('windows', () => {
  writeFileSync(join(root, 'short.ts'), 'one line');
  writeFileSync(join(root, 'long.ts'), '\n'.repeat(24));
  const all = ['long.ts:1-10', 'long.ts:11-20', 'long.ts:21-30', 'short.ts:1-10'];
  const drawn = (count: number, seed: number) =>
    drawWindows(['short.ts', 'long.ts'], { root, count, draw: createDraw(seed) });

  test('cover every line once where as many are asked for as there are, or more', () => {
    expect(drawn(4, 1)).toEqual(all);
    expect(drawn(99, 2)).toEqual(all);
  });

  test('are the same for the same seed, and each is drawn by one seed or another', () => {
    expect(drawn(2, 7)).toEqual(drawn(2, 7));
    const seen = new Set(Array.from({ length: 40 }, (_, seed) => drawn(1, seed)).flat());
    expect([...seen].sort()).toEqual(all);
  });
});

describe('sources', () => {
  mkdirSync(join(root, 'src/text/deep'), { recursive: true });
  for (const name of ['b.ts', 'a.ts', 'a.md', 'deep/c.ts']) writeFileSync(join(root, 'src/text', name), '');

  test('of a folder are all that it holds; files, and lines of them, stay as they are named', () => {
    expect(chooseSources(['src/job/x.ts:1-20', 'src/text'], root)).toEqual([
      'src/job/x.ts:1-20',
      'src/text/a.ts',
      'src/text/b.ts',
      'src/text/deep/c.ts',
    ]);
  });

  test.each([1, 2, 3, 7])('in %i shards: each file is in one, and they are about as large', (of) => {
    const files = Array.from({ length: 7 }, (_, i) => `${i}.ts`);
    const shards = Array.from({ length: of }, (_, i) => takeShard(files, { index: i + 1, of }));
    expect(shards.flat().sort()).toEqual(files);
    const sizes = shards.map(({ length }) => length);
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
  });

  test('a shard is given by its number and how many there are', () => {
    expect(parseShard('2/12')).toEqual({ index: 2, of: 12 });
  });

  test.each(['', '0/4', '5/4', '1', '1/4/5', '-1/4', 'a/b'])('%j is no shard', (text) => {
    expect(() => parseShard(text)).toThrow(`--shard is ${JSON.stringify(text)}: give I/N, such as 1/4.`);
  });
});

describe('the files of tests for a mutant', () => {
  const files = {
    '/repo/__tests__/flows/slow.test.ts': { names: ['a whole run', 'another'], ms: 900 },
    '/repo/__tests__/flows/quick.test.ts': { names: ['a whole run'], ms: 20 },
    '/repo/__tests__/text/links.test.ts': { names: ['links a whole run'], ms: 30 },
    '/repo/__tests__/text/html.test.ts': { names: ['a (whole) run', 'a whole run'], ms: 800 },
  };
  const chosen = (pattern: string | undefined, changed = '/repo/src/text/html.ts') =>
    chooseFiles(files, { pattern, changed: [changed] }).map((path) => path.split('/').at(-1));

  test('are those with one of the names, whole', () => {
    expect(chosen('(a whole)')).toEqual([]);
    expect(chosen('(another)')).toEqual(['slow.test.ts']);
    expect(chosen('(a \\(whole\\) run)|(another)')).toEqual(['html.test.ts', 'slow.test.ts']);
  });

  test('are those of the room where any test may show it', () => {
    expect(chosen(undefined)).toEqual(['html.test.ts', 'links.test.ts']);
    expect(chosen(undefined, '/repo/src/flows/tend/deeds.ts')).toEqual(['quick.test.ts', 'slow.test.ts']);
  });

  test('come in order: those of the source, those of its folder, then the quickest', () => {
    const all = '(a whole run)|(links a whole run)';
    expect(chosen(all)).toEqual(['html.test.ts', 'links.test.ts', 'quick.test.ts', 'slow.test.ts']);
    expect(chosen(all, '/repo/src/story/story.ts')).toEqual([
      'quick.test.ts',
      'links.test.ts',
      'html.test.ts',
      'slow.test.ts',
    ]);
  });
});

describe('what is told', () => {
  const mutant = (status: string, { room = 'text', line = 3 } = {}): Mutant => ({
    fileName: `/repo/src/${room}/a.ts`,
    status,
    mutatorName: 'BooleanLiteral',
    replacement: 'false &&\n  true',
    location: { start: { line, column: 5 } },
  });

  test('is each mutant that lives, by its place, and no other', () => {
    const mutants = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored', 'CompileError'].map(
      (status, i) => mutant(status, { line: i + 1 }),
    );
    expect(renderSurvivors(mutants, '/repo').split('\n')).toEqual([
      'src/text/a.ts:3:5 BooleanLiteral: false && true',
      'src/text/a.ts:4:5 BooleanLiteral, no test comes by: false && true',
    ]);
  });

  test('is a line for each room and for all, without mutants that cannot be asked', () => {
    const mutants = [
      ...['Killed', 'Timeout', 'Killed', 'Survived', 'Ignored'].map((status) => mutant(status)),
      mutant('NoCoverage', { room: 'job' }),
    ];
    const { table, score } = renderRooms(mutants, '/repo');
    expect(table.split('\n').slice(2)).toEqual([
      '| job | 1 | 0 | 0 | 1 | 0.0 |',
      '| text | 4 | 2 | 1 | 1 | 75.0 |',
      '| all | 5 | 2 | 1 | 2 | 60.0 |',
    ]);
    expect(score).toBe(60);
  });

  test('is a hundred of a hundred where there was nothing to ask', () => {
    expect(renderRooms([], '/repo').score).toBe(100);
  });
});
