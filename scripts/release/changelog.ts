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
/** From a fence to the one that closes it, which is as long at least and of the same characters, or to the page's end. */
const CODE = /^ {0,3}(`{3,}|~{3,})[^\n]*\n(?:[\s\S]*?^ {0,3}\1[`~]*[ \t]*$|[\s\S]*)/gm;

/** As long as before, so that places stay what they are, and with no heading in blocks of code. */
const hideCode = (page: string) => page.replace(CODE, (code) => code.replace(/^#/gm, ' '));

/** The headings of versions. */
const sectionsOf = (page: string) => [...hideCode(page).matchAll(SECTION)];

/** Undefined where the page has no section `## [Unreleased]`. */
export function readChangelog(page: string): Changelog | undefined {
  const unreleased = sectionOf(page, 'Unreleased');
  if (unreleased === undefined) return undefined;
  const places = [0, ...[...hideCode(unreleased).matchAll(/^### /gm)].map(({ index }) => index)];
  const parts = places.map((from, nth) => unreleased.slice(from, places[nth + 1]));
  const filled = parts.filter((part) => /^\s*[-*] /m.test(part)).map((part) => part.trim());
  return {
    unreleased: filled.join('\n\n'),
    headings: filled.flatMap((part) => /^### (.+)$/m.exec(part)?.[1] ?? []),
    versions: sectionsOf(page).flatMap(([, name = '']) => parseVersion(name) ?? []),
  };
}

/** Has what is unreleased stand under the version, and leaves an empty Unreleased above. `date` is `YYYY-MM-DD`. */
export function releaseChangelog(page: string, release: { version: string; date: string }): string {
  const { version, date } = release;
  const heading = sectionsOf(page).find(([, name]) => name === 'Unreleased');
  if (heading === undefined) return page;
  const [start, end] = [heading.index, heading.index + heading[0].length];
  return `${page.slice(0, start)}## [Unreleased]\n\n## [${version}] - ${date}${page.slice(end)}`;
}

/** What a version's section says; undefined where it has none. */
export function notesOf(page: string, version: string): string | undefined {
  return sectionOf(page, version)?.trim();
}

function sectionOf(page: string, name: string): string | undefined {
  const headings = sectionsOf(page);
  const at = headings.findIndex(([, found]) => found === name);
  const heading = headings[at];
  if (heading === undefined) return undefined;
  return page.slice(heading.index + heading[0].length, headings[at + 1]?.index);
}
