import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { findChangedParts } from '../../../src/server/review/changed-part.ts';
import { PAGE_MAX_BYTES } from '../../../src/server/review/frame.ts';
import { renderReview, renderReviewTurn } from '../../../src/server/review/page.ts';
import type { Review, ReviewTurn } from '../../../src/server/review/source.ts';
import { PAGE_HEADERS } from '../../../src/server/review/style.ts';
import { type DiffLine, parseUnifiedDiff } from '../../../src/server/review/unified-diff.ts';

const diffOf = (body: string, header = '--- a/a.md\n+++ b/a.md') =>
  `diff --git a/a.md b/a.md\nindex 1..2 100644\n${header}\n${body}`;

type Given = {
  diff?: string;
  prompt?: string;
  log?: string;
  failure?: string | null;
  status?: Review['job']['status'];
  commit?: string | null;
  checks?: string;
  turns?: Partial<ReviewTurn>[];
};
const review = (given: Given = {}): Review => {
  const { diff = '', prompt = 'Fix it.', log = '', failure = null } = given;
  const turns = (given.turns ?? [{}]).map((turn, index) => ({
    job: 'j1',
    seq: index + 1,
    prompt,
    state: 'done' as const,
    attempt: 1,
    lost: 0,
    process: null,
    parent_commit: null,
    result_commit: null,
    checks: null,
    contexts: null,
    found: [],
    read: [],
    failure,
    created_at: 0,
    started_at: 0,
    ended_at: 0,
    log,
    ...turn,
  }));
  return {
    job: {
      id: 'j1',
      project: 'docs',
      status: given.status ?? 'completed',
      repository: 'https://git.example/o/r',
      ref: null,
      model: 'm',
      pr_link: null,
      base_commit: 'a',
      head_commit: given.commit === undefined ? 'b' : given.commit,
      created_at: 0,
      archived_at: null,
      recovered_at: null,
      turn: turns.length,
      checks: given.checks ?? null,
      failure,
    },
    turnCount: turns.length,
    readTurn: async (seq) => turns[seq - 1],
    readDiff: async () => diff,
    readPages: async () => undefined,
    readFiles: async () => undefined,
    readImage: async () => undefined,
    unconfined: undefined,
    branch: 'docs-agent/j1',
    repository: 'https://git.example/o/r',
  };
};
const page = (given?: Given) => renderReview(review(given));

test.each<[string, string, string[]]>([
  ['completed', '<span class="pill completed">completed</span>', ['passed', 'failed before']],
  ['completed', '<span class="pill wrong">completed, checks failed</span>', ['passed', 'failed', 'skipped']],
  ['completed', '<span class="pill wrong">completed, checks skipped</span>', ['skipped']],
  ['failed', '<span class="pill failed">failed</span>', ['failed']],
  ['active', '<span class="pill active">active</span>', ['failed']],
])('a job that is %s is headed by %s where its checks are %j', async (status, pill, each) => {
  const checks = JSON.stringify(each.map((one) => ({ name: 'a', status: one, rounds: 0, ms: 1 })));
  expect(await page({ status: status as Review['job']['status'], checks })).toContain(pill);
});

test('what stood behind an instruction is folded, and the page says that the pull request leaves it out', async () => {
  const label = `"context ${'0'.repeat(24)}"`;
  const behind = `\n\n---\nBackground follows, between the two lines that name ${label}. It is <b>private</b>.`;
  const html = await page({ prompt: `Fix it.${behind}` });
  expect(html).toContain('<div class="said">Fix it.</div>');
  expect(html).toMatch(
    /<details class="card log"><summary>[\s\S]*The pull request leaves that out, for it may be private\.[\s\S]*<pre>---\nBackground follows[\s\S]*&lt;b&gt;private&lt;\/b&gt;\.<\/pre><\/details>/,
  );
  expect(html).toContain('<title>Fix it.</title>');
  expect(await page({ prompt: 'Fix it.' })).not.toContain('leaves that out');
});

describe('a diff', () => {
  test('is read with its numbers', () => {
    const [file] = parseUnifiedDiff(diffOf('@@ -1,3 +1,3 @@ Heading\n # T\n-old\n+new\n \n'));
    expect(file).toMatchObject({ path: 'a.md', change: 'modified', added: 1, removed: 1 });
    expect(file?.hunks).toEqual([
      {
        heading: 'Heading',
        more: 0,
        lines: [
          { kind: 'same', before: 1, after: 1, text: '# T' },
          { kind: 'removed', before: 2, text: 'old' },
          { kind: 'added', after: 2, text: 'new' },
          { kind: 'same', before: 3, after: 3, text: '' },
        ],
      },
    ]);
  });

  test.each<[string, string, object]>([
    [
      'new',
      'diff --git a/n b/n\nnew file mode 100644\nindex 0..1\n--- /dev/null\n+++ b/n\n@@ -0,0 +1 @@\n+x\n\\ No newline at end of file\n',
      { path: 'n', change: 'added', added: 1 },
    ],
    [
      'deleted',
      'diff --git a/n b/n\ndeleted file mode 100644\n--- a/n\n+++ /dev/null\n@@ -1 +0,0 @@\n-x\n',
      { path: 'n', change: 'deleted', removed: 1 },
    ],
    ['empty', 'diff --git a/e b/e\nnew file mode 100644\nindex 0..1\n', { path: 'e', change: 'added' }],
    [
      'renamed',
      'diff --git a/a b b/c d\nsimilarity index 100%\nrename from a b\nrename to c d\n',
      { path: 'c d', renamedFrom: 'a b', change: 'renamed' },
    ],
    [
      'binary',
      'diff --git a/i.png b/i.png\nindex 1..2 100644\nBinary files a/i.png and b/i.png differ\n',
      { path: 'i.png', notes: ['Binary files a/i.png and b/i.png differ'] },
    ],
    [
      'with a space',
      'diff --git a/a b.md b/a b.md\n--- a/a b.md\t\n+++ b/a b.md\t\n@@ -1 +1 @@\n-x\n+y\n',
      { path: 'a b.md' },
    ],
    [
      'a link',
      'diff --git a/l b/l\nnew file mode 120000\n--- /dev/null\n+++ b/l\n@@ -0,0 +1 @@\n+/etc\n',
      { notes: ['symbolic link'] },
    ],
  ])('has a file that is %s', (_, text, expected) => {
    expect(parseUnifiedDiff(text)).toMatchObject([expected]);
  });

  test.each<[string, string[]]>([
    ['a file header', ['+diff --git a/x b/x']],
    ['names', ['--- a/x', '+++ b/x']],
    ['a hunk header', ['+@@ -1 +1 @@', '-@@ -9 +9 @@']],
    ['a carriage return', ['+a\rdiff --git a/x b/x\r--- a/x\r+++ b/x\r@@ -1 +1 @@\r+y']],
    ['a missing line feed', ['+\\ No newline at end of file']],
  ])('cannot be made to look different by lines that hold %s', (_, lines) => {
    const removed = lines.filter((line) => line.startsWith('-')).length;
    const body = `@@ -1,${removed} +1,${lines.length - removed} @@\n${lines.join('\n')}\n`;
    const files = parseUnifiedDiff(diffOf(body));
    expect(files).toHaveLength(1);
    expect(files[0]?.hunks).toHaveLength(1);
    expect(files[0]?.hunks[0]?.lines.map(({ text }) => text)).toEqual(lines.map((line) => line.slice(1)));
  });

  test('cut off anywhere is read as far as it goes', () => {
    const whole = diffOf('@@ -1,2 +1,3 @@\n a\n-b\n+c\n+d\n');
    fc.assert(
      fc.property(fc.nat(whole.length), (end) =>
        expect(parseUnifiedDiff(whole.slice(0, end)).length).toBeLessThan(2),
      ),
    );
  });
});

describe('what changed within a line', () => {
  const lines = (...texts: string[]): DiffLine[] =>
    texts.map((text) => ({
      kind: text.startsWith('-') ? 'removed' : text.startsWith('+') ? 'added' : 'same',
      text: text.slice(1),
    }));
  const marked = (...texts: string[]) =>
    [...findChangedParts(lines(...texts))].map(([{ text }, { from, to }]) => text.slice(from, to));

  test.each<[string[], string[]]>([
    [
      ['-the teh end', '+the the end'],
      ['eh', 'he'],
    ],
    [['-one', '-two', '+ones', '+two'], ['s']],
    [['-a', '+b', '+c'], []],
    [['-completely different', '+nothing alike at all, no'], []],
    [
      ['-smile 😀 end', '+smile 😁 end'],
      ['😀', '😁'],
    ],
  ])('%j marks %j', (texts, expected) => {
    expect(marked(...texts)).toEqual(expected);
  });
});

describe('a review page', () => {
  const EVIL =
    '</pre></style><script>alert(1)</script><img src=x onerror=alert(1)>"\'&\u202E\u0007\u2066\u{E0041}';

  test('shows foreign text as text, wherever it comes from', async () => {
    const diff = `diff --git a/${EVIL} b/${EVIL}\n--- a/${EVIL}\n+++ b/${EVIL}\n@@ -1 +1,2 @@ ${EVIL}\n-${EVIL}\n+${EVIL}.\n+x\n`;
    const text = await page({ diff, prompt: EVIL, log: EVIL, failure: EVIL, status: 'failed' });
    expect(text).not.toMatch(/<script|<img/i);
    expect(text.match(/&lt;script&gt;/g)?.length).toBeGreaterThanOrEqual(7);
    expect(text.split('<style>')).toHaveLength(2);
    for (const hidden of '\u202E\u0007\u2066\u{E0041}') expect(text).not.toContain(hidden);
    expect(text).toContain('‹U+202E›');
  });

  test('runs, loads, frames and sends nothing', () => {
    expect(PAGE_HEADERS['Content-Security-Policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
    );
  });

  test('says how to take the change', async () => {
    const text = await page({ diff: diffOf('@@ -1 +1 @@\n-a\n+b\n') });
    expect(text).toContain('git fetch https://git.example/o/r docs-agent/j1\ngit merge FETCH_HEAD');
  });

  test.each<[Review['job']['status'], RegExp]>([
    ['active', /http-equiv="refresh"[\s\S]*The agent is at work/],
    ['completed', /finished without a change/],
    ['failed', /failed before it made a change/],
  ])('of a %s job without a diff says so', async (status, sentence) => {
    expect(await page({ status, commit: null })).toMatch(sentence);
  });

  test('stays small for a large change, and says what is missing', async () => {
    const lines = Array.from({ length: 9000 }, (_, i) => `+${i} ${'x'.repeat(i === 0 ? 9000 : 5)}`);
    const text = await page({ diff: diffOf(`@@ -0,0 +1,9000 @@\n${lines.join('\n')}\n`) });
    expect(text).toContain('5000 more lines are not shown here');
    expect(text).toContain('more characters');
    expect(text.match(/class="line added"/g)).toHaveLength(4000);
  });

  test('of several turns has the newest first', async () => {
    const turns = [1, 2, 3].map((n) => ({ prompt: `Prompt ${n}.`, log: `Log ${n}.` }));
    const text = await page({ turns });
    const order = [...text.matchAll(/(?:said">|<pre>)(Prompt \d|Log \d)\./g)].map(([, name]) => name);
    expect(order).toEqual(['Prompt 3', 'Prompt 2', 'Prompt 1', 'Log 3', 'Log 2', 'Log 1']);
  });
});

describe('a page of much', () => {
  const bells = '\u0007'.repeat(512 * 1024);
  const long = 'x'.repeat(512 * 1024);
  const lines = (text: string) => diffOf(`@@ -0,0 +1,8000 @@\n${`+${text}\n`.repeat(8000)}`);

  test.each<[string, Given]>([
    ['characters that take twelve bytes each', { log: bells, prompt: bells }],
    ['characters to escape', { log: '"'.repeat(512 * 1024) }],
    ['forty turns', { turns: Array.from({ length: 40 }, () => ({ log: long })) }],
    ['forty turns of what takes much', { turns: Array.from({ length: 40 }, () => ({ log: bells })) }],
    ['ten thousand turns', { turns: Array.from({ length: 10_000 }, () => ({ log: 'x'.repeat(999) })) }],
    ['a change of what takes much', { diff: lines('\u0007'.repeat(2000)), log: bells }],
    ['a change of many files', { diff: 'diff --git a/x b/x\nnew file mode 100644\n'.repeat(20_000) }],
    ['a change of many hunks', { diff: diffOf('@@ -1 +1 @@\n+x\n'.repeat(50_000)) }],
    ['a reason without end', { failure: bells }],
  ])('stays within two MiB: %s', async (_, given) => {
    const text = await page(given);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(PAGE_MAX_BYTES);
    expect(text).toMatch(/<\/main><\/body><\/html>$/);
    const ofOne = (await renderReviewTurn(review(given), { seq: 1 })) ?? '';
    expect(Buffer.byteLength(ofOne)).toBeLessThanOrEqual(PAGE_MAX_BYTES);
    expect(ofOne).toMatch(/<\/main><\/body><\/html>$/);
  });

  test('has the newest turns, and links to the others', async () => {
    const turns = Array.from({ length: 9 }, (_, i) => ({ log: `${long} Log ${i + 1}.` }));
    const text = await page({ turns });
    expect([...text.matchAll(/Log (\d)\./g)].map(([, n]) => n)).toEqual(['9', '8', '7']);
    expect([...text.matchAll(/href="\?turn=(\d+)"/g)].map(([, n]) => n)).toEqual([
      '6',
      '5',
      '4',
      '3',
      '2',
      '1',
    ]);
  });

  test('has the beginning and the end of a text that is too long', async () => {
    const text = await page({ log: `first ${bells} last` });
    expect(text).toMatch(/<pre>first ‹U\+0007›[\s\S]*‹U\+0007› last<\/pre>/);
    expect(text).toMatch(/… \d+ characters are not shown here …/);
    expect(await page({ log: long })).not.toContain('characters are not shown');
  });

  test('never cuts a character in two', async () => {
    for (const start of ['', 'x']) {
      const text = await page({ log: start + '😀'.repeat(400_000) });
      expect(text).toContain('characters are not shown');
      expect(text).not.toContain('\uFFFD');
    }
  });

  test('of one turn has that turn, and ways to the others', async () => {
    const turns = [1, 2, 3].map((n) => ({ prompt: `Prompt ${n}.`, log: `Log ${n}.` }));
    const text = (await renderReviewTurn(review({ turns }), { seq: 2 })) ?? '';
    expect(text).toContain('Prompt 2.');
    expect(text).toContain('Log 2.');
    expect(text).not.toMatch(/Log [13]\./);
    expect([...text.matchAll(/href="(\?[^"]*)"/g)].map(([, link]) => link)).toEqual([
      '?',
      '?turn=1',
      '?turn=3',
    ]);
    expect(await renderReviewTurn(review({ turns }), { seq: 4 })).toBeUndefined();
  });

  test('lets others go on every few bytes', async () => {
    let others = 0;
    let done = false;
    const count = () => {
      others++;
      if (!done) setImmediate(count);
    };
    setImmediate(count);
    const text = await page({ log: bells, diff: lines('\u0007'.repeat(2000)) });
    done = true;
    expect(others).toBeGreaterThan(text.length / 100_000);
  });
});
