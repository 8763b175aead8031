import { parseVersion, type Version } from './version.ts';

export interface Changelog {
  /** What stands under Unreleased, without empty headings; empty for nothing. */
  readonly unreleased: string;
  /** The headings under which something stands there, such as `Added`. */
  readonly headings: readonly string[];
  /** The versions that have a section, in the page's order. */
  readonly versions: readonly Version[];
}

const SECTION = /^## \[([^\]\n]+)\](?: - \d{4}-\d{2}-\d{2})?$/gm;

/** Undefined where the page has no section `## [Unreleased]`. */
export function readChangelog(page: string): Changelog | undefined {
  const unreleased = sectionOf(page, 'Unreleased');
  if (unreleased === undefined) return undefined;
  const filled = unreleased
    .split(/^(?=### )/m)
    .filter((part) => /^\s*[-*] /m.test(part))
    .map((part) => part.trim());
  return {
    unreleased: filled.join('\n\n'),
    headings: filled.flatMap((part) => /^### (.+)$/m.exec(part)?.[1] ?? []),
    versions: [...page.matchAll(SECTION)].flatMap(([, name = '']) => parseVersion(name) ?? []),
  };
}

/** Has what is unreleased stand under the version, and leaves an empty Unreleased above. `date` is `YYYY-MM-DD`. */
export function releaseChangelog(page: string, release: { version: string; date: string }): string {
  const { version, date } = release;
  return page.replace(/^## \[Unreleased\]$/m, () => `## [Unreleased]\n\n## [${version}] - ${date}`);
}

/** What a version's section says; undefined where it has none. */
export function notesOf(page: string, version: string): string | undefined {
  return sectionOf(page, version)?.trim();
}

function sectionOf(page: string, name: string): string | undefined {
  const headings = [...page.matchAll(SECTION)];
  const at = headings.findIndex(([, found]) => found === name);
  const heading = headings[at];
  if (heading === undefined) return undefined;
  return page.slice(heading.index + heading[0].length, headings[at + 1]?.index);
}
