import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { drawAll } from './pictures/drawn.ts';

/**
 * Writes the pictures of the documents into docs/pictures. Those of the thread and the terminal are drawn from the text that the
 * product writes; with `--check` nothing is written, and one that says something else fails. The pages of the service and
 * the report are photographed in a browser of this machine, from the demo's repository, unless `--drawn` leaves them out.
 */
const folder = resolve(import.meta.dirname, '../docs/pictures');
const check = process.argv.includes('--check');

mkdirSync(folder, { recursive: true });
for (const [name, svg] of Object.entries(drawAll())) {
  const path = join(folder, name);
  if (!check) writeFileSync(path, svg);
  else if (readFileSync(path, 'utf8') !== svg) {
    console.error(`docs/pictures/${name} is out of date. Remedy: npm run pictures -- --drawn`);
    process.exitCode = 1;
  }
}
if (!check && !process.argv.includes('--drawn')) {
  const { photographAll } = await import('./pictures/photographs.ts');
  await photographAll(folder);
}
