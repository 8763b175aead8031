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
});
