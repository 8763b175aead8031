import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** One part of several about as large: `I/N`, counted from one. */
export type Shard = { readonly index: number; readonly of: number };

export function parseShard(text: string): Shard {
  const [, index = 0, of = 0] = (/^(\d{1,3})\/(\d{1,3})$/.exec(text) ?? []).map(Number);
  if (index < 1 || index > of) throw new Error(`--shard is ${JSON.stringify(text)}: give I/N, such as 1/4.`);
  return { index, of };
}

/** Every Nth file: neighbours are alike in size and in what their tests cost. */
export function takeShard(files: readonly string[], { index, of }: Shard): string[] {
  return files.filter((_, i) => i % of === index - 1);
}

/** What was named, and instead of a folder the sources in it. */
export function chooseSources(named: readonly string[], root: string): string[] {
  return named.flatMap((name) => {
    if (!statSync(join(root, name), { throwIfNoEntry: false })?.isDirectory()) return [name];
    return globSync(`${name}/**/*.ts`, { cwd: root }).sort();
  });
}
