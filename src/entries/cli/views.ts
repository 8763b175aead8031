import { mkdirSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { monotonicClock as clock } from '../../host/clock.ts';
import { InputError } from '../../host/inputs/input-error.ts';
import { describeThrown } from '../../host/last-resort.ts';
import { openFiles } from '../../host/page-views/files.ts';
import { parsePageViewsInputs } from '../../host/page-views/inputs.ts';
import { parseViewsOptions, toOption, VIEWS_HELP, type ViewsOptions } from '../../host/page-views/options.ts';
import { openScratch } from '../../host/page-views/scratch.ts';
import { createTerminalLog, wantsColour } from '../../host/page-views/terminal.ts';
import { listenForStop } from '../../host/stop-signals.ts';

/** Where the command speaks, and whose settings it reads. */
export interface ViewsTerminal {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  readonly env: NodeJS.ProcessEnv;
  /** Of the terminal in characters; undefined where the output goes elsewhere. */
  readonly columns: number | undefined;
}

/** `docs-agent views`. 0: all is there; 1: it did not work; 2: it was called wrongly. */
export async function runViewsCommand(args: readonly string[], terminal: ViewsTerminal): Promise<0 | 1 | 2> {
  let options: ViewsOptions;
  try {
    options = parseViewsOptions(args, terminal.env);
  } catch (error) {
    const { message } = error as TypeError;
    terminal.err(`docs-agent views: ${message}\n(--help says more)\n`);
    return 2;
  }
  if (options.help) {
    terminal.out(VIEWS_HELP);
    return 0;
  }
  const log = createTerminalLog([terminal.env.DOCS_AGENT_KEY ?? ''], terminal.err);
  try {
    return await showViews(options, { terminal, log });
  } catch (error) {
    const wrong = error instanceof InputError;
    log.error(
      wrong ? error.message.replace(`Input ${error.input}`, toOption(error.input)) : describeThrown(error),
    );
    return wrong ? 2 : 1;
  }
}

async function showViews(
  options: ViewsOptions,
  to: { terminal: ViewsTerminal; log: ReturnType<typeof createTerminalLog> },
): Promise<0 | 1> {
  const { terminal, log } = to;
  const place = { now: new Date(), folder: process.cwd(), contained: false };
  const inputs = parsePageViewsInputs(options.inputs, place);
  if (options.report !== undefined && !/\.(html?|svg)$/i.test(options.report))
    throw new InputError('report', 'accepted are names that end in .html or .svg.');
  const [{ connectViews }, { exportPageViews }, { printViews, renderReportFile }] = await Promise.all([
    import('../../client/views-connect.ts'),
    import('../../flows/export-page-views.ts'),
    import('../../flows/views/print.ts'),
  ]);
  const { random } = Math;
  const [page] = options.report === undefined ? [] : openFiles([reportTarget(options.report)]);
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
      openScratch: () => openScratch(terminal.env),
      collect: () => {},
      leaveOut: () => false,
    });
    const colour = wantsColour(terminal.env, terminal.columns !== undefined);
    terminal.out(printViews(report, { json: options.json, width: terminal.columns ?? 100, colour }));
    for (const notice of report.notices) log.notice(notice);
    if (report.problem !== undefined) (report.success ? log.warning : log.error)(report.problem);
    const file = options.report === undefined ? undefined : renderReportFile(options.report, report);
    if (page && file && report.success) {
      page.write(file);
      page.finish();
      page.commit();
    }
    return report.success ? 0 : 1;
  }
}

/** The report is written like the other files: beside its place, and put there only when all is well. */
function reportTarget(name: string): Parameters<typeof openFiles>[0][number] {
  const path = resolve(name);
  mkdirSync(dirname(path), { recursive: true });
  return { name, path: join(realpathSync(dirname(path)), basename(path)), format: 'md' };
}
