import { posix } from 'node:path';
import { type FoundTest, isNamed } from './test-titles.ts';

/** The faults and threats that every promise answers, by their numbers. They are never given to anything else. */
export const FAULTS = 82;
export const THREATS = 41;
const MOST_UNTESTED = 12;

/** What a row says in the place of a test, with why behind it. */
const UNTESTED = /^Not tested here: \S/;

interface Row {
  readonly id: string;
  readonly promise: string;
  readonly proof: string;
}

interface Link {
  readonly name: string;
  /** From the repository's root. */
  readonly path: string;
}

/** The tests of a file, by its path from the repository's root; undefined where there is no such file that Jest runs. */
export type TestsOf = (path: string) => readonly FoundTest[] | undefined;

/** All that is wrong with the page of promises, one sentence each. `folder` is where it stands. */
export function findMistakes(page: string, given: { folder: string; testsOf: TestsOf }): string[] {
  const rows = readRows(page);
  const ids = rows.map(({ id }) => id);
  const wanted = [...numbered('F', FAULTS), ...numbered('T', THREATS)];
  const untested = rows.filter(({ proof }) => UNTESTED.test(proof));
  return [
    ...wanted.filter((id) => !ids.includes(id)).map((id) => `${id} has no row`),
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id} has two rows`),
    ...['F', 'T'].flatMap((letter) => gapsIn(ids, letter)),
    ...rows.flatMap((row) => mistakesIn(row, given)),
    ...(untested.length > MOST_UNTESTED
      ? [`${untested.length} rows say that they are not tested here; at most ${MOST_UNTESTED} may`]
      : []),
  ];
}

const numbered = (letter: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${letter}${index + 1}`);

/** Ids go on without a gap, so that a row that is lost is missed. */
function gapsIn(ids: readonly string[], letter: string): string[] {
  const numbers = ids.filter((id) => id.startsWith(letter)).map((id) => Number(id.slice(1)));
  const known = letter === 'F' ? FAULTS : THREATS;
  const last = Math.max(known, ...numbers);
  return numbered(letter, last)
    .slice(known)
    .filter((id) => !ids.includes(id))
    .map((id) => `${id} has no row`);
}

/** The rows of all tables whose first cell is an id: `| <a id="f1"></a>F1 | promise | tests |`. */
function readRows(page: string): Row[] {
  return page.split('\n').flatMap((line) => {
    const id = /^\| (?:<a id="[ft]\d+"><\/a>)?([FT]\d+) \|/.exec(line)?.[1];
    if (id === undefined) return [];
    const [, , promise = '', proof = ''] = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
    const isAnchored = line.includes(`<a id="${id.toLowerCase()}"></a>`);
    return [{ id: isAnchored ? id : `${id} without its anchor`, promise, proof }];
  });
}

function mistakesIn({ id, promise, proof }: Row, given: { folder: string; testsOf: TestsOf }): string[] {
  const links = readLinks(proof, given.folder);
  const missing = promise === '' ? [`${id} promises nothing`] : [];
  if (UNTESTED.test(proof)) return missing;
  if (links.length === 0) return [...missing, `${id} names no test`];
  const rest = proof.replace(LINK, '').replaceAll('<br>', '').trim();
  return [
    ...missing,
    ...(rest === '' ? [] : [`${id} holds what is no link: ${rest}`]),
    ...links.flatMap((link) => mistakeIn(id, link, given.testsOf)),
  ];
}

const LINK = /\[((?:\\.|[^\]\\])+)\]\(([^)\s]+)\)/g;

function readLinks(proof: string, folder: string): Link[] {
  return [...proof.matchAll(LINK)].map(([, text = '', path = '']) => ({
    name: text.replace(/\\(.)/g, '$1'),
    path: posix.join(folder, path),
  }));
}

function mistakeIn(id: string, { name, path }: Link, testsOf: TestsOf): string[] {
  const tests = testsOf(path);
  if (tests === undefined) return [`${id} names ${path}, which is no file of tests`];
  const named = tests.filter((test) => isNamed(test.path, name));
  if (named.length === 0) return [`${id} names a test that ${path} does not have: ${name}`];
  return named.some(({ isSkipped }) => isSkipped)
    ? [`${id} names a test of ${path} that is skipped: ${name}`]
    : [];
}
