import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from './runner.ts';

export type CodeBlock = { language: string; text: string };

/** The blocks of code below one heading of a document, in their order, without the indentation of what encloses them. */
export function blocksOf(file: string, heading: string): CodeBlock[] {
  const page = readFileSync(join(repositoryRoot, file), 'utf8');
  const part = page.split(/^##? /m).find((text) => text.startsWith(`${heading}\n`));
  if (part === undefined) throw new Error(`${file} has no part ${JSON.stringify(heading)}`);
  return [...part.matchAll(/^( *)```(\w+)\n([\s\S]*?)^\1```$/gm)].map(
    ([, indent = '', language = '', text = '']) => ({
      language,
      text: text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    }),
  );
}
