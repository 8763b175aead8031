import { openReport } from '../../host/command-line/report-file.ts';
import { createTerminalLog } from '../../host/command-line/terminal.ts';
import { sayAtTerminal } from '../../host/command-line/wording.ts';
import type { ImpactInputs } from '../../host/impact/inputs.ts';
import { InputError, showGiven } from '../../host/inputs/input-error.ts';
import { EARLIER_STATES, findDrift } from '../../impact/drift.ts';
import { renderDriftHtml, renderDriftTable } from '../../impact/drift-report.ts';
import type { FindingKind } from '../../impact/finding.ts';
import { SpanError } from '../../impact/open-span.ts';
import type { Clone } from '../../ports/repository.ts';
import type { CommandTerminal } from './terminal.ts';

/** Looks at the whole of a commit, and prints what its pages mention and its code has not. */
export async function showDrift(
  {
    head,
    json,
    report,
    inputs,
  }: {
    head: string;
    json: boolean;
    report: string | undefined;
    inputs: ImpactInputs<FindingKind>;
  },
  { clone, terminal }: { clone: Clone; terminal: CommandTerminal },
): Promise<0 | 1> {
  if (report !== undefined && !/\.html?$/i.test(report))
    throw new InputError('report', `${showGiven(report)} was given; accepted are names that end in .html.`);
  const commit = await clone.resolve(head);
  if (commit === undefined) throw new SpanError(`There is no commit ${JSON.stringify(head)} in this clone.`);
  const page = report === undefined ? undefined : openReport(report);
  try {
    const earlier = await clone.earlier(commit, EARLIER_STATES);
    const { drifts, mistakes } = await findDrift({ commit, globs: inputs, earlier }, clone);
    const log = createTerminalLog([], terminal.err);
    for (const mistake of mistakes) log.warning(sayAtTerminal(mistake));
    if (earlier === undefined)
      log.warning(
        'The history is cut short here, so what the code had once is not known: all are less sure.',
      );
    if (json) terminal.out(`${JSON.stringify({ findings: drifts }, undefined, 2)}\n`);
    else createTerminalLog([], terminal.out).info(renderDriftTable(drifts));
    if (page) {
      page.write(renderDriftHtml(drifts, commit));
      page.finish();
      page.commit();
    }
    return 0;
  } finally {
    page?.discard();
  }
}
