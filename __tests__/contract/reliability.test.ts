import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { CI_RUN, findChecks } from './reliability/ci-checks.ts';
import { FAULTS, findMistakes, THREATS } from './reliability/matrix.ts';
import { type FoundTest, findTests, isNamed, tellPath } from './reliability/test-titles.ts';

const root = resolve(import.meta.dirname, '../..');
const PAGE = 'docs/reliability.md';

/** Files with tests that others run, such as the suite that every store has to pass. */
const runElsewhere = (path: string) =>
  readdirSync(join(root, dirname(path))).some(
    (file) =>
      file.endsWith('.test.ts') &&
      readFileSync(join(root, dirname(path), file), 'utf8').includes(`./${posix.basename(path)}'`),
  );

const known = new Map<string, FoundTest[] | undefined>();
function testsOf(path: string): FoundTest[] | undefined {
  if (!known.has(path)) known.set(path, readTests(path));
  return known.get(path);
}

function readTests(path: string): FoundTest[] | undefined {
  if (path === CI_RUN) return findChecks(readFileSync(join(root, path), 'utf8'));
  if (!/^__tests__\/.*\.ts$/.test(path) || !existsSync(join(root, path))) return undefined;
  if (!path.endsWith('.test.ts') && !runElsewhere(path)) return undefined;
  return findTests(readFileSync(join(root, path), 'utf8'), (specifier) => {
    const imported = join(root, dirname(path), specifier);
    return existsSync(imported) ? readFileSync(imported, 'utf8') : undefined;
  });
}

describe('docs/reliability.md', () => {
  const page = readFileSync(join(root, PAGE), 'utf8');

  test('has a row for every fault and threat, and each names tests that are there and run', () => {
    expect(findMistakes(page, { folder: dirname(PAGE), testsOf })).toEqual([]);
  });
});

describe('a page of promises', () => {
  const PASSED: FoundTest[] = [{ path: [['it'], ['holds what it says']], isSkipped: false }];
  const SKIPPED: FoundTest[] = [{ path: [['holds what it says']], isSkipped: true }];
  const files: Record<string, FoundTest[]> = {
    '__tests__/a.test.ts': PASSED,
    '__tests__/b.test.ts': SKIPPED,
  };
  const row = (id: string, proof = '[holds what it says](../__tests__/a.test.ts)', promise = 'It holds.') =>
    `| <a id="${id.toLowerCase()}"></a>${id} | ${promise} | ${proof} |`;
  const ids = [
    ...Array.from({ length: FAULTS }, (_, index) => `F${index + 1}`),
    ...Array.from({ length: THREATS }, (_, index) => `T${index + 1}`),
  ];
  const mistakes = (rows: string[]) =>
    findMistakes(rows.join('\n'), { folder: 'docs', testsOf: (path) => files[path] });
  /** The whole page, with another row in the place of F7's. */
  const withF7 = (...rows: string[]) => mistakes(ids.flatMap((id) => (id === 'F7' ? rows : [row(id)])));

  test('that is whole has none, in whatever order', () => {
    expect(mistakes(ids.map((id) => row(id)))).toEqual([]);
    expect(mistakes(ids.toReversed().map((id) => row(id)))).toEqual([]);
    expect(withF7(row('F7', '[it › holds what it says](../__tests__/a.test.ts)'))).toEqual([]);
    expect(withF7(row('F7', 'Not tested here: it needs a second machine.'))).toEqual([]);
  });

  test.each([
    ['a row that is gone', [], 'F7 has no row'],
    ['a row twice', [row('F7'), row('F7')], 'F7 has two rows'],
    ['a row that was added and lost', [row('F7'), row('F84')], 'F83 has no row'],
    ['a row without a test', [row('F7', ' ')], 'F7 names no test'],
    ['a row with words in the place of a test', [row('F7', 'It was tried by hand.')], 'F7 names no test'],
    ['a row without a reason', [row('F7', 'Not tested here:')], 'F7 names no test'],
    ['a row without a promise', [row('F7', undefined, '')], 'F7 promises nothing'],
    [
      'words beside a link',
      [row('F7', '[holds what it says](../__tests__/a.test.ts), and by hand')],
      'F7 holds what is no link: , and by hand',
    ],
    [
      'a test that is gone',
      [row('F7', '[holds no more](../__tests__/a.test.ts)')],
      'F7 names a test that __tests__/a.test.ts does not have: holds no more',
    ],
    [
      'a part of a name',
      [row('F7', '[holds what](../__tests__/a.test.ts)')],
      'F7 names a test that __tests__/a.test.ts does not have: holds what',
    ],
    [
      'a file that is gone',
      [row('F7', '[holds what it says](../__tests__/c.test.ts)')],
      'F7 names __tests__/c.test.ts, which is no file of tests',
    ],
    [
      'a test that is skipped',
      [row('F7', '[holds what it says](../__tests__/b.test.ts)')],
      'F7 names a test of __tests__/b.test.ts that is skipped: holds what it says',
    ],
    [
      'one of two that is gone',
      [row('F7', '[holds what it says](../__tests__/a.test.ts)<br>[gone it is](../__tests__/a.test.ts)')],
      'F7 names a test that __tests__/a.test.ts does not have: gone it is',
    ],
  ])('%s is told', (_, rows, mistake) => {
    expect(withF7(...rows)).toEqual([mistake]);
  });

  test('a row without an anchor is told', () => {
    expect(withF7('| F7 | It holds. | [holds what it says](../__tests__/a.test.ts) |')).toContain(
      'F7 has no row',
    );
  });

  test('may say of twelve rows that they are not tested here, and no more', () => {
    const leaving = (count: number) =>
      mistakes(
        ids.map((id, at) => row(id, at < count ? 'Not tested here: it needs a second machine.' : undefined)),
      );
    expect(leaving(12)).toEqual([]);
    expect(leaving(13)).toEqual(['13 rows say that they are not tested here; at most 12 may']);
  });
});

test('the checks of CI are the commands that .ci/run checks, and no others', () => {
  const script = [
    'check npm run demo',
    '# check npm run e2e',
    'check  npm run fire -- --short  # a little',
    'npm run x',
  ];
  expect(findChecks(script.join('\n'))).toEqual([
    { path: [['npm run demo']], isSkipped: false },
    { path: [['npm run fire -- --short']], isSkipped: false },
  ]);
});

describe('the tests of a source', () => {
  const find = (source: string, imported?: string) =>
    findTests(source, () => imported).map(
      ({ path, isSkipped }) => `${isSkipped ? '- ' : ''}${tellPath(path)}`,
    );

  test.each<[string, string, string[]]>([
    [
      'by test and it, in blocks',
      "describe('a', () => { test('b', f); describe('c', () => { it('d', f); }); });",
      ['a › b', 'a › c › d'],
    ],
    ['at once, and those that fail', "test.concurrent('a', f); test.failing('b', f);", ['a', 'b']],
    [
      'with a title in parts',
      "test('a' + 'b', f); test(`c ${d} e`, f); test(name, f);",
      ['ab', 'c … e', '…'],
    ],
    ['for each of a list', "test.each(['a', 'b'])('%s is', f);", ['a is', 'b is']],
    [
      'for each row',
      "test.each<[string, number]>([['a', 1], ['b', x]] as const)('%s is %i', f);",
      ['a is 1', 'b is …'],
    ],
    ['for each object', "test.concurrent.each([{ a: 'x' }, { a: y() }])('$a is', f);", ['x is', '… is']],
    [
      'for each of a constant',
      "const T = [['a'], ['b']]; describe.each(T)('%s', () => { test('c', f); });",
      ['a › c', 'b › c'],
    ],
    [
      'for each of what is worked out',
      "test.each(rows())('%s is 100 %%', f); test.each([...rows])('%s', f);",
      ['… is 100 %', '…'],
    ],
    ['for each of a template', "test.each`a | b\n${1} | ${2}`('$a is', f);", ['… is']],
    [
      'that are skipped',
      "test.skip('a', f); xit('b', f); it.skip.each(['c'])('%s', f);",
      ['- a', '- b', '- c'],
    ],
    ['to be written', "test.todo('a');", ['- a']],
    [
      'in a block that is skipped',
      "describe.skip('a', () => { test('b', f); }); xdescribe('c', () => { test('d', f); });",
      ['- a › b', '- c › d'],
    ],
    ['beside one that is run alone', "test.only('a', f); test('b', f);", ['a', '- b']],
    ['by another name', "const where = test.skip; where('a', f);", ['- a']],
    [
      'left out where a program is missing',
      "(has ? test : test.skip)('a', f); const d = has ? describe : describe.skip; d('b', () => { test('c', f); });",
      ['a', 'b › c'],
    ],
    ['in comments and texts: none', "// test('a', f)\nconst text = \"test('b', f)\"; o.test('c');", []],
  ])('%s', (_, source, expected) => {
    expect(find(source)).toEqual(expected);
  });

  test('by a name that another file gives', () => {
    const imported = 'export const sandboxed = has ? test : test.skip; export const never = test.skip;';
    const source = "import { sandboxed as mine, never } from './s.ts'; mine('a', f); never('b', f);";
    expect(find(source, imported)).toEqual(['a', '- b']);
  });

  test.each<[string, string, boolean]>([
    ["describe('a', () => { test('bcd', f); });", 'bcd', true],
    ["describe('a', () => { test('bcd', f); });", 'a › bcd', true],
    ["describe('a', () => { test('bcd', f); });", 'a', false],
    ["describe('a', () => { test('bcd', f); });", 'cd', false],
    ['test(`abc ${d} e`, f);', 'abc 1 e', true],
    ['test(`abc ${d} e`, f);', 'abc  e', false],
    ["test('a.c (d)', f);", 'abc (d)', false],
    ['test(name, f);', 'whatever', false],
    ["describe('abc', () => { test.each(x)('%s', f); });", 'abc › whatever', true],
  ])('%s is called %s: %s', (source, name, expected) => {
    const [found] = findTests(source, () => undefined);
    expect(isNamed(found?.path ?? [], name)).toBe(expected);
  });
});
