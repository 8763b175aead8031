import type { Log } from '../../ports/log.ts';
import { columnsOf, describeRange, formatCount, formatShare } from '../../report/views-facts.ts';
import { type ComparedRow, plainRow } from '../../report/views-row.ts';
import { renderViewsSummary } from '../../report/views-summary.ts';
import { renderViewsTable } from '../../report/views-table.ts';
import type { ViewsReport } from '../export-page-views.ts';
import { fitOutput, tellUnwritten } from '../outputs.ts';

type OutputName = 'total' | 'human' | 'ai' | 'pages' | 'partial' | 'requests' | 'files' | 'top' | 'markdown';

export interface ViewsSinks {
  /** @throws where the runner's file can't be written */
  readonly setOutput: (name: OutputName, value: string) => void;
  /** Returns why not, where it could not be done. */
  readonly addSummary: (markdown: string) => string | undefined;
  readonly log: Log;
}

/** Tells how an export ended: outputs first, then the log, then the summary. Returns the exit code. */
export function settleViews(report: ViewsReport, sinks: ViewsSinks): 0 | 1 {
  const { facts, problem, files } = report;
  const written = writeOutputs(report, sinks);
  const success = report.success && written;
  if (facts !== undefined) {
    const { human, ai, total } = facts.counts;
    const share = (part: number) => formatShare(part, total) || '0 %';
    sinks.log.info(
      `${formatCount(total)} views ${describeRange(facts.range)}: ${formatCount(human)} human (${share(human)}), ` +
        `${formatCount(ai)} AI (${share(ai)}), on ${formatCount(facts.pages)} pages; ${formatCount(facts.requests)} requests.`,
    );
  }
  for (const file of files) sinks.log.info(`Written: ${file}`);
  for (const warning of report.warnings) sinks.log.warning(warning);
  for (const notice of report.notices) sinks.log.notice(notice);
  if (problem !== undefined) (report.success ? sinks.log.warning : sinks.log.error)(problem);

  const markdown = facts
    ? renderViewsSummary(facts, { problem, files })
    : `### Page views\n\nNothing came. The log says why.\n`;
  const refused = sinks.addSummary(markdown);
  if (refused !== undefined) sinks.log.warning(`The step summary could not be written: ${refused}.`);
  return success ? 0 : 1;
}

function writeOutputs(report: ViewsReport, { setOutput, log }: ViewsSinks): boolean {
  const { facts, files, problem, requests } = report;
  try {
    setOutput('total', facts ? String(facts.counts.total) : '');
    setOutput('human', facts ? String(facts.counts.human) : '');
    setOutput('ai', facts ? String(facts.counts.ai) : '');
    setOutput('pages', facts ? String(facts.pages) : '');
    setOutput('partial', String(problem !== undefined));
    setOutput('requests', String(requests));
    setOutput('files', files.join('\n'));
    const columns = columnsOf(facts ?? {});
    const fitting = (write: Write) => shorten({ rows: facts?.top ?? [], write, log });
    setOutput(
      'top',
      fitting((some) => JSON.stringify(some.map((row) => plainRow(row, columns)))),
    );
    setOutput('markdown', facts ? fitting((some) => renderViewsTable(some, columns)) : '');
    return true;
  } catch (error) {
    log.error(tellUnwritten(error));
    return false;
  }
}

type Write = (rows: readonly ComparedRow[]) => string;

/** As many of the rows as an output takes. */
function shorten({ rows, write, log }: { rows: readonly ComparedRow[]; write: Write; log: Log }): string {
  const { text, count } = fitOutput(rows, write);
  if (count < rows.length)
    log.notice(`An output takes ${count} of the ${rows.length} top pages; paths are long.`);
  return text;
}
