import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import * as z from 'zod';
import { UserError } from '../user-error.ts';
import { createViewStore, type ViewCount } from '../views.ts';
import { describeIssue } from '../zod-message.ts';
import { configOption, example } from './config-option.ts';
import { requireProject, withData } from './open-data.ts';
import type { Terminal } from './program.ts';

const count = z.int().nonnegative();
const rowSchema = z.strictObject({ path: z.string().min(1), day: z.iso.date(), human: count, ai: count });

type Options = { config: string; project: string };

/** `docs-agent import-views` */
export function importViewsCommand(terminal: Terminal): Command {
  return new Command('import-views')
    .description(
      'Set page views from a JSON array of {"path", "day", "human", "ai"}; days are UTC. All rows or none.',
    )
    .argument('<file>', 'the JSON file')
    .addOption(configOption())
    .requiredOption('--project <id>', 'the project whose pages were viewed')
    .addHelpText('after', example('docs-agent import-views --project docs views.json'))
    .action((file: string, options: Options) =>
      withData(options.config, ({ config, db }) => {
        requireProject(config, options.project);
        const rows = parseViewRows(readJson(file), file);
        createViewStore(db).import(options.project, rows);
        terminal.err(`${rows.length} ${rows.length === 1 ? 'row' : 'rows'} imported.\n`);
      }),
    );
}

/**
 * Checks rows of page views.
 * @throws UserError naming the row, counted from 1.
 */
export function parseViewRows(value: unknown, name: string): ViewCount[] {
  if (!Array.isArray(value)) throw new UserError(`${name} must hold a JSON array.`);
  const seen = new Map<string, number>();
  return value.map((row: unknown, index) => {
    const parsed = rowSchema.safeParse(row);
    if (!parsed.success)
      throw new UserError(`${name}, row ${index + 1}: ${describeIssue(parsed.error, row)}`);
    const key = JSON.stringify([parsed.data.path, parsed.data.day]);
    const first = seen.get(key);
    if (first !== undefined)
      throw new UserError(`${name}, row ${index + 1}: the same page and day as row ${first}.`);
    seen.set(key, index + 1);
    return parsed.data;
  });
}

function readJson(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new UserError(`${file} cannot be read.`);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new UserError(`${file} is not JSON.`);
  }
}
