import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** A Markdown page, by its path from the repository's root. */
export type Page = { readonly path: string; readonly text: string };

/** Code on a page, without the indentation of what encloses it. */
export type CodeBlock = { readonly language: string; readonly text: string; readonly line: number };

/** Not ours, made, fixtures, or read by forges alone. */
const PASSED_OVER = /^(?:node_modules|dist|build|coverage|__tests__|sample-docs|\..*)$/;

/** Every page that a person reads, in the order of their paths. */
export function readPages(root: string): Page[] {
  const list = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name);
      if (!entry.isDirectory()) return entry.name.endsWith('.md') ? [path] : [];
      return PASSED_OVER.test(entry.name) ? [] : list(path);
    });
  const pages = list(root).map((path) => ({
    path: relative(root, path).replaceAll('\\', '/'),
    text: readFileSync(path, 'utf8'),
  }));
  return pages.sort((a, b) => (a.path < b.path ? -1 : 1));
}

const FENCED = /^( *)```(\w*)\n([\s\S]*?)^\1```$/gm;

/** The blocks of code of a page, in their order. */
export function blocksOf({ text }: Pick<Page, 'text'>): CodeBlock[] {
  return [...text.matchAll(FENCED)].map(({ index, 1: indent = '', 2: language = '', 3: code = '' }) => ({
    language,
    text: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    line: text.slice(0, index).split('\n').length,
  }));
}

/** What stands between single backticks, outside of blocks. */
export function spansOf({ text }: Pick<Page, 'text'>): string[] {
  const prose = text.replace(FENCED, '');
  return [...prose.matchAll(/(?<!`)`([^`\n]+)`(?!`)/g)].map(([, code = '']) => code.replaceAll('\\|', '|'));
}
