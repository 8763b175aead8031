import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blocksOf, type CodeBlock } from './pages.ts';
import { repositoryRoot } from './runner.ts';

/** The blocks of code below one heading of a page, in their order. */
export function blocksBelow(file: string, heading: string): CodeBlock[] {
  const page = readFileSync(join(repositoryRoot, file), 'utf8');
  const text = page.split(/^##? /m).find((part) => part.startsWith(`${heading}\n`));
  if (text === undefined) throw new Error(`${file} has no heading ${JSON.stringify(heading)}`);
  return blocksOf({ text });
}
