import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { INPUTS } from '../src/host/registry.ts';
import { ALWAYS_FAIL, OUTCOMES } from '../src/story/outcome.ts';
import { renderHouse } from './readme/layer-tables.ts';
import { parseAction, renderOutcomes, renderPage, replaceBetween } from './readme/tables.ts';

/**
 * Writes the tables of inputs, outputs and outcomes into each action's README, and those of layers and rooms into
 * CONTRIBUTING.md. With `--check` it writes nothing, and fails where a table does not say what its source says.
 */
const root = resolve(import.meta.dirname, '..');
const check = process.argv.includes('--check');

for (const folder of ['.', 'page-views', 'collect', 'tend', 'impact', 'service']) {
  const actionPath = join(root, folder, 'action.yml');
  if (!existsSync(actionPath)) continue;
  const action = parseAction(readFileSync(actionPath, 'utf8'));
  update(join(root, folder, 'README.md'), (page) => {
    const tables = renderPage(page, action);
    return folder === '.' ? withOutcomes(tables) : tables;
  });
}
update(join(root, 'CONTRIBUTING.md'), renderHouse);

function update(path: string, render: (page: string) => string): void {
  try {
    const page = readFileSync(path, 'utf8');
    const fresh = render(page);
    if (fresh === page) return;
    if (check) throw new Error('its tables are out of date. Remedy: npm run readme');
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
