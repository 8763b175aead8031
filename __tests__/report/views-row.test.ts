import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { type ComparedRow, csvCell, plainRow, rowFormat } from '../../src/report/views-row.ts';

describe('a CSV cell', () => {
  test.each([
    ['/a', '/a'],
    ['/a,b', '"/a,b"'],
    ['/a "b"', '"/a ""b"""'],
    ['/a\nb', '"/a\nb"'],
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', `"'\r=1"`],
    [' =1', "' =1"],
    ['＝1', "'＝1"],
    ['=cmd|\'/c calc\'!A1,"x"', `"'=cmd|'/c calc'!A1,""x"""`],
    ['/=1', '/=1'],
  ])('%j is written %j', (text, cell) => {
    expect(csvCell(text)).toBe(cell);
  });

  test('never begins a formula, and gives the text back', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('=', '+', '-', '@', '"', ',', '\t', '\r', '\n', 'a', ' ') }),
        (text) => {
          const cell = csvCell(text);
          const value = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
          expect(value).not.toMatch(/^[=+\-@\t\r]/);
          expect([text, `'${text}`]).toContain(value);
        },
      ),
    );
  });
});

const rows: ComparedRow[] = [
  { path: '/a"\u2028</script>', human: 1, ai: 2, total: 3, previous: 5 },
  { path: '/b', human: 0, ai: 0, total: 0 },
];
const write = (name: 'csv' | 'json' | 'jsonl', list: ComparedRow[], compared: boolean, feedback = false) => {
  const format = rowFormat(name, { compared, feedback });
  return format.head + list.map((row, index) => format.row(row, index === 0)).join('') + format.foot;
};

describe('files of rows', () => {
  test.each([[rows], [[]]])('JSON is an array', (list) => {
    expect(JSON.parse(write('json', list, true))).toEqual(
      list.map((row) => ({ ...row, previous: row.previous ?? null, change: row.previous ? -2 : null })),
    );
  });

  test('JSON lines are objects', () => {
    const lines = write('jsonl', rows, false).trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toEqual(
      rows.map(({ path, human, ai, total }) => ({ path, human, ai, total })),
    );
  });

  test('CSV has a head and a line for each row', () => {
    expect(write('csv', rows, true)).toBe(
      'path,human,ai,total,previous,change\n"/a""\u2028</script>",1,2,3,5,-2\n/b,0,0,0,,\n',
    );
    expect(write('csv', [], false)).toBe('path,human,ai,total\n');
  });

  const rated: ComparedRow[] = [
    { path: '/a', human: 1, ai: 2, total: 3, votes: { up: 2, down: 4 }, previousVotes: { up: 5, down: 0 } },
    { path: '/few', human: 0, ai: 0, total: 0, votes: { up: 0, down: 4 } },
    { path: '/none', human: 0, ai: 0, total: 0 },
  ];

  test('votes have columns of their own, empty where nothing is known; few votes make no share', () => {
    expect(write('csv', rated, false, true)).toBe(
      'path,human,ai,total,thumbsUp,thumbsDown,unhappy\n/a,1,2,3,2,4,0.6667\n/few,0,0,0,0,4,\n/none,0,0,0,,,\n',
    );
    expect(write('csv', rated.slice(0, 1), true, true)).toBe(
      'path,human,ai,total,previous,change,thumbsUp,thumbsDown,unhappy,previousUnhappy\n/a,1,2,3,,,2,4,0.6667,0\n',
    );
    expect(JSON.parse(write('json', rated, false, true))).toEqual(
      rated.map((row) => plainRow(row, { compared: false, feedback: true })),
    );
  });
});
