import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { INPUTS } from '../src/host/registry.ts';
import { ALWAYS_FAIL, OUTCOMES } from '../src/story/outcome.ts';
import { parseAction, renderOutcomes, renderPage, replaceBetween } from './readme/tables.ts';

/**
 * Writes the tables of inputs, outputs and outcomes into each action's README. With `--check` it writes nothing, and fails where
 * a table does not say what the action.yml says.
 */
const root = resolve(import.meta.dirname, '..');
const check = process.argv.includes('--check');

for (const folder of ['.', 'page-views', 'collect']) {
  const actionPath = join(root, folder, 'action.yml');
  if (existsSync(actionPath)) update(join(root, folder, 'README.md'), readFileSync(actionPath, 'utf8'));
}

function update(path: string, action: string): void {
  try {
    const page = readFileSync(path, 'utf8');
    const tables = renderPage(page, parseAction(action));
    const fresh = path === join(root, 'README.md') ? withOutcomes(tables) : tables;
    if (fresh === page) return;
    if (check) throw new Error('tables differ from action.yml. Remedy: npm run readme');
    writeFileSync(path, fresh);
    console.log(`${path}: tables written`);
  } catch (error) {
    console.error(`${path}: ${(error as Error).message}`);
    process.exitCode = 1;
  }
}

function withOutcomes(page: string): string {
  const byDefault = INPUTS.failOn.default.split(',');
  return replaceBetween(page, {
    name: 'outcomes',
    table: renderOutcomes(OUTCOMES, { always: ALWAYS_FAIL, byDefault }),
  });
}
