const TARGET =
  /\]\([ \t]*\n?[ \t]*(?:<([^<>\n]+)|([^\s<>]+))|^[ \t>]*\[[^\]\n]+\]:[ \t]*(?:<([^<>\n]+)|([^\s<>]+))|\b(?:href|src)\s{0,40}=\s{0,40}(?:\{?\s{0,40}["']([^"'\n]+)|([^\s"'=<>`{}]+))/gim;
const BRACKETS_MAX = 4;

/**
 * What in a page's source may be a link's target: more than there is, found without reading Markdown. Of what an
 * address in round brackets may end with, each end is taken.
 */
export function quickTargets(text: string): string[] {
  const targets = new Set<string>();
  for (const [, enclosed, inline, ...others] of text.matchAll(TARGET)) {
    const target = enclosed ?? inline ?? others.find((one) => one !== undefined) ?? '';
    targets.add(target);
    let at = inline === undefined ? -1 : target.indexOf(')');
    for (let count = 0; at !== -1 && count < BRACKETS_MAX; count++) {
      targets.add(target.slice(0, at));
      at = target.indexOf(')', at + 1);
    }
  }
  return [...targets];
}

/**
 * Whether a target may mean one of these paths or a folder above one: by its last name alone, since to resolve each link
 * of ten thousand pages takes seconds.
 */
export function createNameFilter(paths: readonly string[]): (target: string) => boolean {
  const names = new Set(paths.flatMap((path) => path.split('/')));
  for (const name of [...names]) names.add(name.replace(/\.(?:md|mdx|markdown)$/, ''));
  return (target) => {
    const path = target.replace(/[#?].*$/s, '').replace(/\/$/, '');
    const name = path.slice(path.lastIndexOf('/') + 1);
    // What stands for a folder without its name, or is written in another way, is looked at closely.
    return name === '' || /^\.|%|\.html?$/.test(name) || names.has(name);
  };
}
