import { columnsOf } from '../../report/views-facts.ts';
import { renderViewsHtml } from '../../report/views-html.ts';
import { type ComparedRow, plainRow } from '../../report/views-row.ts';
import { renderViewsSvg } from '../../report/views-svg.ts';
import { renderViewsTerminal, type TerminalStyle } from '../../report/views-terminal.ts';
import type { ViewsReport } from '../export-page-views.ts';

/** What `docs-agent views` prints. */
export function printViews(report: ViewsReport, style: TerminalStyle & { json: boolean }): string {
  if (style.json) return `${JSON.stringify(toJson(report), null, 2)}\n`;
  return report.facts === undefined ? '' : renderViewsTerminal(report.facts, style);
}

/** The report as a file of its own, or undefined for an ending that is none. */
export function renderReportFile(name: string, { facts }: ViewsReport): string | undefined {
  if (facts === undefined) return '';
  if (/\.html?$/i.test(name)) return renderViewsHtml(facts);
  return /\.svg$/i.test(name) ? renderViewsSvg(facts) : undefined;
}

function toJson({ facts, files, warnings, notices, problem, requests }: ViewsReport) {
  const end = {
    ...{ partial: problem !== undefined, problem: problem ?? null, requests, files },
    notices: [...warnings, ...notices],
  };
  if (facts === undefined) return end;
  const { range, counts, pages, sortBy, top, comparison, feedback } = facts;
  const rows = (list: readonly ComparedRow[]) => list.map((row) => plainRow(row, columnsOf(facts)));
  const compared = comparison && { ...comparison, up: rows(comparison.up), down: rows(comparison.down) };
  return {
    range,
    ...counts,
    pages,
    sortBy,
    top: rows(top),
    comparison: compared ?? null,
    feedback: feedback ?? null,
    ...end,
  };
}
