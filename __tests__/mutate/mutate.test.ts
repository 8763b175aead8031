import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { chooseFiles } from '../../scripts/mutate/choose-files.ts';
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

describe('the files of tests for a mutant', () => {
  const files = {
    '/repo/__tests__/flows/slow.test.ts': { names: ['a whole run', 'another'], ms: 900 },
    '/repo/__tests__/flows/quick.test.ts': { names: ['a whole run'], ms: 20 },
    '/repo/__tests__/text/links.test.ts': { names: ['links a whole run'], ms: 30 },
    '/repo/__tests__/text/html.test.ts': { names: ['a (whole) run', 'a whole run'], ms: 800 },
  };
  const chosen = (pattern: string, changed = '/repo/src/text/html.ts') =>
    chooseFiles(files, { pattern, changed: [changed] }).map((path) => path.split('/').at(-1));

  test('are those with one of the names, whole', () => {
    expect(chosen('(a whole)')).toEqual([]);
    expect(chosen('(another)')).toEqual(['slow.test.ts']);
    expect(chosen('(a \\(whole\\) run)|(another)')).toEqual(['html.test.ts', 'slow.test.ts']);
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
      '| job | 1 | 0 | 1 | 0.0 |',
      '| text | 4 | 3 | 1 | 75.0 |',
      '| all | 5 | 3 | 2 | 60.0 |',
    ]);
    expect(score).toBe(60);
  });

  test('is a hundred of a hundred where there was nothing to ask', () => {
    expect(renderRooms([], '/repo').score).toBe(100);
  });
});
