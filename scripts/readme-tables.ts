import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { INPUTS } from '../src/host/registry.ts';
import { ALWAYS_FAIL, OUTCOMES } from '../src/story/outcome.ts';
import { openProgram, renderCommands } from './readme/commands.ts';
import { renderHouse } from './readme/layer-tables.ts';
import { parseAction, renderOutcomes, renderPage, replaceBetween } from './readme/tables.ts';

/**
 * Writes the tables of inputs, outputs, outcomes and commands into docs/reference.md, those of each further action into its
 * README too, and those of layers and rooms into CONTRIBUTING.md. With `--check` it writes nothing, and fails where a table
 * does not say what its source says.
 */
const root = resolve(import.meta.dirname, '..');
const check = process.argv.includes('--check');

const readAction = (folder: string) => parseAction(readFileSync(join(root, folder, 'action.yml'), 'utf8'));
const FURTHER = ['page-views', 'collect', 'tend', 'impact', 'service'].map((name) => ({
  name,
  action: readAction(name),
}));

for (const { name, action } of FURTHER)
  update(join(root, name, 'README.md'), (page) => renderPage(page, action));
update(join(root, 'docs/reference.md'), renderReference);
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

function renderReference(page: string): string {
  const byDefault = INPUTS.failOn.default.split(',');
  const outcomes = renderOutcomes(OUTCOMES, { always: ALWAYS_FAIL, byDefault });
  let fresh = renderPage(page, readAction('.'));
  fresh = replaceBetween(fresh, { name: 'outcomes', table: outcomes });
  for (const { name, action } of FURTHER) fresh = renderPage(fresh, action, `${name}-`);
  return replaceBetween(fresh, { name: 'commands', table: renderCommands(openProgram()) });
}
