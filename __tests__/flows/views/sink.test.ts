import { expect, test } from '@jest/globals';
import { createSink } from '../../../src/flows/views/sink.ts';
import type { ComparedRow } from '../../../src/report/views-row.ts';

const row = (path: string, total: number, previous = 0): ComparedRow => ({
  path,
  human: total,
  ai: 0,
  total,
  previous,
});

const paths = (rows: readonly ComparedRow[]) => rows.map(({ path }) => path);

test('what is left out is in no list, and is counted; what had its views before is no top page', () => {
  const handled = new Set(['/b', '/gone-too']);
  const leaveOut = (path: string) => handled.has(path);
  const columns = { compared: true, feedback: false };
  const sink = createSink({ files: [], columns, sortBy: 'total', limit: 3, leaveOut });
  for (const one of [
    row('/a', 5),
    row('/b', 4, 1),
    row('/c', 3, 9),
    row('/gone', 0, 7),
    row('/gone-too', 0, 2),
  ])
    sink.put(one);
  const { top, up, down, leftOut } = sink.end();
  expect({ top: paths(top), up: paths(up), down: paths(down), leftOut }).toEqual({
    top: ['/a', '/c'],
    up: ['/a'],
    down: ['/gone', '/c'],
    leftOut: 1,
  });
});

test('of few places the pages that fell most have them, and those that rose most', () => {
  const columns = { compared: true, feedback: false };
  const sink = createSink({ files: [], columns, sortBy: 'total', limit: 1, leaveOut: () => false });
  for (const one of [row('/a', 5), row('/b', 9, 1), row('/c', 3, 9), row('/d', 1, 9)]) sink.put(one);
  const { up, down } = sink.end();
  expect([paths(up), paths(down)]).toEqual([['/b'], ['/d']]);
});
