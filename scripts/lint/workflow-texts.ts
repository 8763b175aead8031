import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type YamlText = {
  /** Path, and behind a `#` the number of the block where a document holds it. */
  where: string;
  text: string;
};

/** Every piece of YAML that a reader may copy, and our own workflows: files, and the blocks in documents. */
export function readYamlTexts(root: string): YamlText[] {
  const files = execFileSync('git', ['-C', root, 'ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  }).split('\n');
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  return files.flatMap((file) => {
    if (/^(?:\.github\/workflows|examples)\/.*\.ya?ml$/.test(file))
      return [{ where: file, text: read(file) }];
    return file.endsWith('.md') && !file.startsWith('__tests__/') ? blocksOf(file, read(file)) : [];
  });
}

/** Those that are whole workflows. */
export const isWorkflow = ({ text }: YamlText): boolean => /^jobs:/m.test(text);

function blocksOf(file: string, markdown: string): YamlText[] {
  const blocks = markdown.matchAll(/^( *)```ya?ml\n([\s\S]*?)^\1```$/gm);
  return [...blocks].map(([, , text = ''], n) => ({ where: `${file}#${n + 1}`, text }));
}
