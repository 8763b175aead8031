import type { ImportReport } from './import-log.ts';
import { DROP_REASONS, type DropReason } from './request.ts';

export type Summary = { files: readonly { name: string; report: ImportReport }[]; durationMs: number };

/** What an import did, for people. */
export function renderSummary({ files, durationMs }: Summary): string {
  const reports = files.map(({ report }) => report);
  const sum = (pick: (report: ImportReport) => number) =>
    reports.reduce((all, report) => all + pick(report), 0);
  const seconds = durationMs / 1000;
  const lines = sum((report) => report.lines);
  const days = reports
    .flatMap(({ firstDay, lastDay }) => (firstDay && lastDay ? [firstDay, lastDay] : []))
    .sort();
  const dropped = (Object.keys(DROP_REASONS) as DropReason[])
    .map((reason) => ({ reason, count: sum(({ verdicts }) => verdicts.get(reason) ?? 0) }))
    .filter(({ count }) => count > 0);
  const rows: [string, number][] = [
    ['lines read', lines],
    ['views by people', sum(({ verdicts }) => verdicts.get('human') ?? 0)],
    ['views by AI', sum(({ verdicts }) => verdicts.get('ai') ?? 0)],
    ['not counted', dropped.reduce((all, { count }) => all + count, 0)],
  ];
  const counted = [
    ...rows.map(([name, count]) => row(name, count)),
    ...dropped.map(({ reason, count }) => row(`  ${DROP_REASONS[reason]}`, count)),
  ];
  const pace = seconds > 0 ? `, ${number(Math.round(lines / seconds))} lines a second` : '';
  return [
    ...files.map(({ name, report }) => `${name}: ${describeKnown(report)}\n`),
    ...counted,
    days.length > 0 ? `days (UTC): ${days[0]} to ${days.at(-1)}\n` : '',
    `${seconds.toFixed(1)} s${pace}\n`,
  ].join('');
}

function describeKnown({ known, lines, unfinished }: ImportReport): string {
  const left = unfinished ? '; its last line is not whole yet and is left for the next import' : '';
  if (known === 'all') return `imported before, nothing new${left}`;
  const count = `${number(lines)} ${lines === 1 ? 'line' : 'lines'}`;
  return `${known === 'beginning' ? `grown since it was imported, ${count} more` : count}${left}`;
}

function row(name: string, count: number): string {
  return `${name.padEnd(50)} ${number(count).padStart(14)}\n`;
}

function number(count: number): string {
  return count.toLocaleString('en-US');
}
