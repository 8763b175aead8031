import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

export type YamlText = {
  /** Path, and behind a `#` the number of the block where a document holds it. */
  where: string;
  text: string;
};

/** Not ours, made, or about anything but workflows. */
const PASSED_OVER = /^(?:node_modules|dist|build|coverage|__tests__|\.(?!github$).*)$/;

/** Every piece of YAML that a reader may copy, and our own workflows: files, and the blocks in documents. */
export function readYamlTexts(root: string): YamlText[] {
  return listFiles(root).flatMap((path) => {
    const where = relative(root, path).replaceAll('\\', '/');
    const read = (): string => readFileSync(path, 'utf8');
    if (/^(?:\.github\/workflows|examples)\/.*\.ya?ml$/.test(where)) return [{ where, text: read() }];
    return where.endsWith('.md') ? blocksOf(where, read()) : [];
  });
}

function listFiles(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return [path];
    return PASSED_OVER.test(entry.name) ? [] : listFiles(path);
  });
}

/** Those that are whole workflows. */
export const isWorkflow = ({ text }: YamlText): boolean => /^jobs:/m.test(text);

function blocksOf(file: string, markdown: string): YamlText[] {
  const blocks = markdown.matchAll(/^( *)```ya?ml\n([\s\S]*?)^\1```$/gm);
  return [...blocks].map(([, indent = '', text = ''], n) => ({
    where: `${file}#${n + 1}`,
    text: text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  }));
}
