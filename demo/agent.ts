import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { applyFixes } from 'markdownlint';
import { lint } from 'markdownlint/promise';

/**
 * The demo's agent: mends Markdown faults in the current folder with markdownlint. The same repository always gives the
 * same change. Any program that takes a prompt on standard input and edits files can stand in its place.
 */
const prompt = (await text(process.stdin)).trim();
console.log(
  'This agent is not a language model: it mends what markdownlint can mend and leaves all else alone.',
);
console.log(`It was asked: ${prompt.split('\n', 1)[0]}`);

const config = { default: true, MD013: false };
const pages = readdirSync('.', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.md') && !/(^|[\\/])(\.git|node_modules)[\\/]/.test(path))
  .sort();

let mended = 0;
for (const page of pages) {
  const path = join('.', page);
  const before = readFileSync(path, 'utf8');
  let content = before;
  // One pass may lay bare what the next can mend.
  for (let pass = 0; pass < 5; pass += 1) {
    const faults = (await lint({ strings: { page: content }, config })).page ?? [];
    const mendable = faults.filter((fault) => fault.fixInfo);
    if (mendable.length === 0) break;
    for (const fault of mendable.toSorted((a, b) => a.lineNumber - b.lineNumber)) {
      console.log(`${page}:${fault.lineNumber} ${fault.ruleNames[0]} ${fault.ruleDescription}`);
    }
    mended += mendable.length;
    content = applyFixes(content, mendable);
  }
  if (content !== before) writeFileSync(path, content);
}
console.log(`${pages.length} pages read, ${mended} faults mended.`);
