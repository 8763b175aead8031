import { expect, test } from '@jest/globals';
import { printViews, renderReportFile } from '../../../src/flows/views/print.ts';
import { makeRows, pageOf, play } from '../views-stage.ts';

const style = { width: 80, colour: false, json: false } as unknown as Parameters<typeof printViews>[1];
const some = () => play(({ offset }) => pageOf(makeRows(2), offset));
const none = () => play(() => ({ kind: 'refused', detail: 'HTTP 401' }));

test('a report is printed for people, and where nothing came it is empty', async () => {
  expect(printViews((await some()).report, style)).toContain('/p0');
  expect(printViews((await none()).report, style)).toBe('');
});

test('for programs it is JSON, ending and all', async () => {
  const text = printViews((await some()).report, { ...style, json: true });
  expect(text.endsWith('}\n')).toBe(true);
  expect(JSON.parse(text)).toMatchObject({
    human: 3,
    ai: 2,
    total: 5,
    pages: 2,
    top: [
      { path: '/p0', human: 2, ai: 1, total: 3 },
      { path: '/p1', human: 1, ai: 1, total: 2 },
    ],
    comparison: null,
    feedback: null,
    partial: false,
    problem: null,
    requests: 1,
    files: ['views.csv'],
    notices: [],
  });
});

test('for programs it says what went wrong where nothing came', async () => {
  const end = JSON.parse(printViews((await none()).report, { ...style, json: true }));
  expect(end).toEqual({
    partial: true,
    problem: expect.stringContaining('HTTP 401'),
    requests: 1,
    files: [],
    notices: [],
  });
});

test('a comparison has the pages that rose and fell', async () => {
  const ranges = {
    range: { dateFrom: '2026-01-02', dateTo: '2026-01-03' },
    previousRange: { dateTo: '2026-01-02' },
  };
  const { report } = await play(
    ({ offset, range }) => pageOf(makeRows(range.dateFrom ? 2 : 1), offset),
    ranges,
  );
  const { comparison } = JSON.parse(printViews(report, { ...style, json: true }));
  expect(comparison).toMatchObject({
    up: [
      { path: '/p1', change: 2 },
      { path: '/p0', change: 1 },
    ],
    down: [],
  });
});

test.each([
  ['views.html', '<!doctype html>'],
  ['views.HTM', '<!doctype html>'],
  ['views.svg', '<svg'],
  ['views.SVG', '<svg'],
])('a file called %s begins with %s', async (name, start) => {
  const { report } = await some();
  expect(renderReportFile(name, report)?.toLowerCase().startsWith(start)).toBe(true);
});

test.each(['views.html.txt', 'html', 'svg', 'views.svgz', 'views'])('%s is no report', async (name) => {
  expect(renderReportFile(name, (await some()).report)).toBeUndefined();
});

test('where nothing came the file is empty', async () => {
  expect(renderReportFile('views.html', (await none()).report)).toBe('');
});
