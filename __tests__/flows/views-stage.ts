import type { ViewsReport } from '../../src/flows/export-page-views.ts';
import { exportPageViews } from '../../src/flows/export-page-views.ts';
import type { ExportRequest } from '../../src/flows/views/export-request.ts';
import type { ExportFile, Scratch } from '../../src/ports/files.ts';
import type { FeedbackAnswer, ViewRow, ViewsAnswer, ViewsRange } from '../../src/ports/views.ts';
import { createFakeClock, type FakeClock } from '../support/fake-clock.ts';

/** Rows `/p0`, `/p1` … with counts that fall. */
export const makeRows = (count: number): ViewRow[] =>
  Array.from({ length: count }, (_, index) => ({
    path: `/p${index}`,
    human: count - index,
    ai: 1,
    total: count - index + 1,
  }));

export function sumOf(rows: readonly ViewRow[]) {
  const sum = { human: 0, ai: 0, total: 0 };
  for (const row of rows) {
    sum.human += row.human;
    sum.ai += row.ai;
    sum.total += row.total;
  }
  return sum;
}

/** A page of these rows, as the service would give it. */
export function pageOf(rows: readonly ViewRow[], offset: number): ViewsAnswer {
  const page = {
    totals: sumOf(rows),
    rows: rows.slice(offset, offset + 250),
    hasMore: offset + 250 < rows.length,
  };
  return { kind: 'page', page };
}

export interface Asked {
  readonly range: ViewsRange;
  readonly offset: number;
  readonly timeoutMs: number;
  /** 1 for the first request of all. */
  readonly count: number;
}

export interface Played {
  readonly report: ViewsReport;
  readonly asked: Asked[];
  /** The requests for feedback. */
  readonly feedbackAsked: Omit<Asked, 'offset'>[];
  readonly written: Record<string, string>;
  readonly log: string[];
  readonly clock: FakeClock;
  readonly scratches: number;
}

export const REQUEST: ExportRequest = {
  range: {},
  signals: new Set(),
  sortBy: 'total',
  top: 3,
  include: [],
  exclude: [],
  allowPartial: false,
  timeoutMs: 900_000,
};

/** Exports from a service in memory, on a clock that passes at once; each request takes 100 ms. */
export async function play(
  answer: (asked: Asked, stop: AbortController, clock: FakeClock) => ViewsAnswer,
  options: Partial<ExportRequest> & {
    files?: ExportFile['format'][];
    leaveOut?: (path: string) => boolean;
    /** What the service says when it is asked for feedback. */
    feedback?: (asked: Omit<Asked, 'offset'>, stop: AbortController) => FeedbackAnswer;
  } = {},
): Promise<Played> {
  const { files = ['csv'], leaveOut = () => false, feedback, ...request } = options;
  const clock = createFakeClock();
  const stop = new AbortController();
  const asked: Asked[] = [];
  const feedbackAsked: Omit<Asked, 'offset'>[] = [];
  const written: Record<string, string> = {};
  const log: string[] = [];
  let scratches = 0;
  const say = (text: string) => log.push(text);
  const report = await exportPageViews(
    { ...REQUEST, ...request },
    {
      clock,
      random: () => 0.5,
      retryDelay: (attempt) => attempt * 1000,
      log: { info: say, notice: say, warning: say, error: say },
      stop: stop.signal,
      collect: () => {},
      leaveOut,
      service: {
        async page(range, { offset, timeoutMs }) {
          const request = { range, offset, timeoutMs, count: asked.length + 1 };
          asked.push(request);
          clock.advance(100);
          return answer(request, stop, clock);
        },
        async feedback(range, { timeoutMs }) {
          if (feedback === undefined) throw new Error('feedback was asked for');
          feedbackAsked.push({ range, timeoutMs, count: feedbackAsked.length + 1 });
          clock.advance(100);
          return feedback({ range, timeoutMs, count: feedbackAsked.length }, stop);
        },
      },
      openFiles: () => files.map((format) => openFile(format, written)),
      openScratch: () => {
        scratches += 1;
        return openScratch(() => {
          scratches -= 1;
        });
      },
    },
  );
  return { report, asked, feedbackAsked, written, log, clock, scratches };
}

function openFile(format: ExportFile['format'], written: Record<string, string>): ExportFile {
  let text = '';
  return {
    name: `views.${format}`,
    format,
    write: (more) => {
      text += more;
    },
    finish: () => {},
    commit: () => {
      written[format] = text;
    },
    discard: () => {},
  };
}

function openScratch(dispose: () => void): Scratch {
  const lines: string[] = [];
  return { write: (line) => lines.push(line), lines: () => lines, dispose };
}
