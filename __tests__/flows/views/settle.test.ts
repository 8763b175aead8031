import { describe, expect, test } from '@jest/globals';
import type { ViewsReport } from '../../../src/flows/export-page-views.ts';
import { settleViews } from '../../../src/flows/views/settle.ts';
import { makeRows, pageOf, play } from '../views-stage.ts';

function settle(report: ViewsReport, fail = false) {
  const outputs: Record<string, string> = {};
  const said: string[] = [];
  const say = (level: string) => (text: string) => said.push(`${level}: ${text}`);
  let summary = '';
  const code = settleViews(report, {
    setOutput: (name, value) => {
      if (fail) throw Object.assign(new Error('full'), { code: 'ENOSPC' });
      outputs[name] = value;
    },
    addSummary: (markdown) => {
      summary = markdown;
      return fail ? 'ENOSPC' : undefined;
    },
    log: { info: say('info'), notice: say('notice'), warning: say('warning'), error: say('error') },
  });
  return { code, outputs, said, summary };
}

describe('an export is told', () => {
  test('with long paths shortened to what an output takes, which is told too', async () => {
    const rows = makeRows(200).map((row) => ({ ...row, path: row.path.padEnd(8000, 'x') }));
    const { report } = await play(({ offset }) => pageOf(rows, offset), { top: 200 });
    const { code, outputs, said } = settle(report);
    expect(code).toBe(0);
    expect(JSON.parse(outputs.top ?? '')).toHaveLength(25);
    expect(outputs.top?.length).toBeLessThan(300_000);
    expect(outputs.pages).toBe('200');
    expect(said).toContain('notice: An output takes 25 of the 200 top pages; paths are long.');
  });

  test('as a failure where the outputs can not be written', async () => {
    const { report } = await play(({ offset }) => pageOf(makeRows(2), offset));
    const { code, said } = settle(report, true);
    expect(code).toBe(1);
    expect(said).toContainEqual(expect.stringMatching(/^error: The outputs could not be written.*ENOSPC/));
    expect(said).toContainEqual(expect.stringMatching(/^warning: The step summary could not be written/));
  });

  test('with empty numbers where nothing came, never with zeros', async () => {
    const { report } = await play(() => ({ kind: 'refused', detail: 'HTTP 401' }));
    const { code, outputs, said } = settle(report);
    expect(code).toBe(1);
    expect(outputs).toMatchObject({
      total: '',
      human: '',
      ai: '',
      pages: '',
      partial: 'true',
      requests: '1',
      top: '[]',
    });
    expect(said).toEqual([expect.stringMatching(/^error: .*HTTP 401/)]);
  });

  test('with the change of each page where periods are compared', async () => {
    const ranges = {
      range: { dateFrom: '2026-01-02', dateTo: '2026-01-03' },
      previousRange: { dateTo: '2026-01-02' },
    };
    const { report } = await play(
      ({ offset, range }) => pageOf(makeRows(range.dateFrom ? 2 : 1), offset),
      ranges,
    );
    expect(JSON.parse(settle(report).outputs.top ?? '')).toEqual([
      { path: '/p0', human: 2, ai: 1, total: 3, previous: 2, change: 1 },
      { path: '/p1', human: 1, ai: 1, total: 2, previous: 0, change: 2 },
    ]);
  });

  test('in the log: how much of it by whom, what was written, and what was odd', async () => {
    const { report } = await play(({ offset }) => pageOf(makeRows(2), offset));
    const told = { ...report, files: ['a.csv', 'b.json'], warnings: ['Odd.'], notices: ['New.'] };
    const { said, outputs, summary } = settle(told);
    expect(said).toEqual([
      'info: 5 views of all time: 3 human (60.0 %), 2 AI (40.0 %), on 2 pages; 1 requests.',
      'info: Written: a.csv',
      'info: Written: b.json',
      'warning: Odd.',
      'notice: New.',
    ]);
    expect(outputs).toMatchObject({
      ...{ total: '5', human: '3', ai: '2', pages: '2', partial: 'false', requests: '1' },
      files: 'a.csv\nb.json',
      markdown: expect.stringContaining('/p0'),
    });
    expect(summary).toContain('/p0');
  });

  test('with a problem as a warning where what came is kept, and as an error where it is not', async () => {
    const { report } = await play(({ offset }) => pageOf(makeRows(2), offset));
    const kept = settle({ ...report, problem: 'Not all of it.' });
    expect([kept.code, kept.said.at(-1)]).toEqual([0, 'warning: Not all of it.']);
    const failed = settle({ ...report, success: false, problem: 'Not all of it.' });
    expect([failed.code, failed.said.at(-1)]).toEqual([1, 'error: Not all of it.']);
  });

  test('with no share of nothing', async () => {
    const { report } = await play(() => pageOf([], 0));
    expect(settle(report).said[0]).toBe(
      'info: 0 views of all time: 0 human (0 %), 0 AI (0 %), on 0 pages; 1 requests.',
    );
  });

  test('in a summary that says so where nothing came', async () => {
    const { report } = await play(() => ({ kind: 'refused', detail: 'HTTP 401' }));
    const { summary, outputs } = settle(report);
    expect(summary).toBe('### Page views\n\nNothing came. The log says why.\n');
    expect(outputs.markdown).toBe('');
  });
});
