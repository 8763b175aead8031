import { monotonicClock as clock } from '../../host/clock.ts';
import { readKey } from '../../host/command-line/key.ts';
import { type GivenOptions, toInputs } from '../../host/command-line/options.ts';
import { openReport } from '../../host/command-line/report-file.ts';
import { createTerminalLog, wantsColour } from '../../host/command-line/terminal.ts';
import { InputError } from '../../host/inputs/input-error.ts';
import { openFiles } from '../../host/page-views/files.ts';
import { parsePageViewsInputs } from '../../host/page-views/inputs.ts';
import { listenForStop } from '../../host/stop-signals.ts';
import type { CommandTerminal } from './terminal.ts';

export interface ViewsOptions extends GivenOptions {
  readonly json?: boolean;
  readonly report?: string;
  readonly keyFile?: string;
}

/** Exports page views, and prints the report, as a page of its own too where that is wanted. */
export async function showViews(
  { json = false, report: file, keyFile, ...options }: ViewsOptions,
  terminal: CommandTerminal,
): Promise<0 | 1> {
  const { env } = terminal;
  const key = readKey(keyFile, env);
  const log = createTerminalLog([key, env.DOCS_AGENT_KEY ?? ''], terminal.err);
  const place = { now: new Date(), folder: process.cwd(), contained: false };
  const inputs = parsePageViewsInputs({ ...toInputs(options, env), INPUT_SECRETKEY: key }, place);
  if (file !== undefined && !/\.(html?|svg)$/i.test(file))
    throw new InputError('report', 'accepted are names that end in .html or .svg.');
  const [{ openScratch }, { connectViews }, { exportPageViews }, { printViews, renderReportFile }] =
    await Promise.all([
      import('../../host/page-views/scratch.ts'),
      import('../../client/views-connect.ts'),
      import('../../flows/export-page-views.ts'),
      import('../../flows/views/print.ts'),
    ]);
  const { random } = Math;
  // Written beside its place like the other files, and put there only when all is well.
  const page = file === undefined ? undefined : openReport(file);
  try {
    return await show();
  } finally {
    page?.discard();
  }

  async function show(): Promise<0 | 1> {
    const report = await exportPageViews(inputs, {
      ...connectViews(inputs, { random, userAgent: 'docs-agent' }),
      ...listenForStop(),
      log,
      clock,
      random,
      openFiles: () => openFiles(inputs.targets),
      openScratch: () => openScratch(env),
      collect: () => {},
      leaveOut: () => false,
    });
    const columns = terminal.columns();
    const colour = wantsColour(env, columns !== undefined);
    terminal.out(printViews(report, { json, width: columns || 100, colour }));
    for (const warning of report.warnings) log.warning(warning);
    for (const notice of report.notices) log.notice(notice);
    if (report.problem !== undefined) (report.success ? log.warning : log.error)(report.problem);
    const rendered = file === undefined ? undefined : renderReportFile(file, report);
    if (page && rendered && report.success) {
      page.write(rendered);
      page.finish();
      page.commit();
    }
    return report.success ? 0 : 1;
  }
}
