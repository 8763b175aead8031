import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { Command } from 'commander';
import { findFiles, STANDARD_INPUT } from '../import-logs/find-files.ts';
import type { ImportOptions, ImportReport } from '../import-logs/import-log.ts';
import type { ViewTables } from '../store/view-tables.ts';
import { readViewRows } from '../views/seed.ts';
import { describeFault } from '../words/system-fault.ts';
import { UserError } from '../words/user-error.ts';
import { configOption, example } from './config-option.ts';
import { requireProject, withData } from './open-data.ts';
import type { Terminal } from './terminal.ts';

type Options = { config: string; project?: string; explain?: string | true };

const PROGRESS_EVERY_MS = 200;

/** `docs-agent import-views` */
export function importViewsCommand(terminal: Terminal): Command {
  return new Command('import-views')
    .description(
      'Count page views from web server logs: combined format or JSON lines, plain or gzip. Importing a log again adds ' +
        'only what is new in it. A .json file with an array of {"path", "day", "human", "ai"} sets those counts.',
    )
    .argument('[files...]', 'logs, globs, or - for standard input')
    .addOption(configOption())
    .option('--project-id, --project <id>', 'the project whose pages were viewed')
    .option('--explain [text]', 'say how lines are counted, or how a user agent or a line of a log would be')
    .addHelpText(
      'after',
      example(
        'docs-agent import-views --project docs /var/log/nginx/docs.access.log*',
        'docs-agent import-views --explain "Mozilla/5.0 (compatible; GPTBot/1.2)"',
      ),
    )
    .action(async (files: string[], options: Options, command: Command) => {
      if (options.explain !== undefined) return explain(options.explain, terminal);
      if (options.project === undefined)
        command.error("error: required option '--project-id, --project <id>' not specified");
      if (files.length === 0) command.error("error: missing required argument 'files'");
      await importAll({ files, config: options.config, project: options.project ?? '', terminal });
    });
}

/** The lists of bots are large: only who needs them loads them. */
async function explain(text: string | true, terminal: Terminal): Promise<void> {
  const { explainRules, explainText } = await import('../import-logs/explain.ts');
  terminal.out(text === true ? explainRules() : explainText(text));
}

type Job = { files: readonly string[]; config: string; project: string; terminal: Terminal };

async function importAll({ files, config: configFile, project, terminal }: Job): Promise<void> {
  await withData(configFile, async ({ config, stores }) => {
    requireProject(config, project);
    const found = findFiles(files);
    const seeds = found.filter(isSeed);
    for (const file of seeds) {
      const rows = readViewRows(file);
      await stores.views.import(project, rows);
      terminal.out(`${rows.length} ${rows.length === 1 ? 'row' : 'rows'} imported.\n`);
    }
    const logs = found.filter((file) => !seeds.includes(file));
    if (logs.length > 0) await importLogs({ tables: stores.viewTables, logs, project, terminal });
  });
}

type LogJob = { tables: ViewTables; logs: readonly string[]; project: string; terminal: Terminal };

/** One log that can't be read does not keep the others from being imported. */
async function importLogs({ tables, logs, project, terminal }: LogJob): Promise<void> {
  const { createLogImporter } = await import('../import-logs/import-log.ts');
  const { openFileSource, streamSource } = await import('../import-logs/source.ts');
  const { renderSummary } = await import('../import-logs/summary.ts');
  const importLog = createLogImporter(tables);
  const started = performance.now();
  const files: { name: string; report: ImportReport }[] = [];
  const failures: string[] = [];
  for (const name of logs) {
    const progress = showProgress(name, terminal);
    try {
      const source =
        name === STANDARD_INPUT ? streamSource('standard input', process.stdin) : await openFileSource(name);
      files.push({ name: source.name, report: await importLog(source, { project, ...progress.options }) });
    } catch (error) {
      failures.push(error instanceof UserError ? error.message : `${name}: ${describeFault(error)}.`);
    } finally {
      progress.clear();
    }
  }
  terminal.out(renderSummary({ files, durationMs: performance.now() - started }));
  if (failures.length > 0) throw new UserError(failures.join('\n'));
}

/** A line that is written over and over, where a person looks on. */
function showProgress(
  name: string,
  terminal: Terminal,
): { options: Partial<ImportOptions>; clear: () => void } {
  if (!process.stderr.isTTY) return { options: {}, clear: () => undefined };
  const started = performance.now();
  let next = started;
  const onProgress: ImportOptions['onProgress'] = ({ bytes, lines }) => {
    const now = performance.now();
    if (now < next) return;
    next = now + PROGRESS_EVERY_MS;
    const pace = Math.round((lines / Math.max(1, now - started)) * 1000).toLocaleString('en-US');
    terminal.err(
      `\r\x1b[K${name}: ${(bytes / 1e6).toFixed(0)} MB, ${lines.toLocaleString('en-US')} lines, ${pace} a second`,
    );
  };
  return { options: { onProgress }, clear: () => terminal.err('\r\x1b[K') };
}

/** A .json file is counts to set if an array stands in it; JSON lines begin with an object. */
function isSeed(file: string): boolean {
  if (!file.endsWith('.json') || statSync(file).isDirectory()) return false;
  const start = Buffer.alloc(64);
  const descriptor = openSync(file, 'r');
  try {
    return /^\uFEFF?\s*\[/.test(start.toString('utf8', 0, readSync(descriptor, start)));
  } finally {
    closeSync(descriptor);
  }
}
