import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createLogImporter } from '../../../src/server/import-logs/import-log.ts';
import { openFileSource, streamSource } from '../../../src/server/import-logs/source.ts';
import { tempFolder } from '../support.ts';
import { ENGINES, type Engine, type Stage } from '../views/engines.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0';
const GPTBOT =
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)';

const line = (path: string, { day = 10, agent = BROWSER, status = 200 } = {}) =>
  `10.0.0.1 - - [${day}/Oct/2025:13:55:36 +0000] "GET ${path} HTTP/1.1" ${status} 2326 "-" "${agent}"\n`;
/** So many lines, each different from the others. */
const lines = (count: number, from = 0) =>
  Array.from({ length: count }, (_, i) =>
    line(`/page-${(from + i) % 7}?n=${from + i}`, { day: 10 + ((from + i) % 3) }),
  ).join('');

for (const engine of ENGINES) describe(`imports of logs into ${engine.name}`, () => describeImports(engine));

function describeImports({ start }: Engine): void {
  let stage: Stage;
  beforeAll(async () => {
    stage = await start();
  });
  afterAll(() => stage.stop());

  /** A folder for logs, with empty tables beside it. */
  async function place() {
    const folder = tempFolder();
    const at = await stage.place();
    const { views } = at;
    const importer = createLogImporter(views.tables);
    const path = (name: string) => join(folder, name);
    return {
      ...at,
      path,
      write: (name: string, content: string | Buffer) => writeFileSync(path(name), content),
      file: async (name: string, project = 'docs') => importer(await openFileSource(path(name)), { project }),
      stream: async (...chunks: (string | Buffer)[]) =>
        importer(streamSource('standard input', Readable.from(chunks.map((chunk) => Buffer.from(chunk)))), {
          project: 'docs',
        }),
      pages: async () => (await views.page({ project: 'docs', limit: 250, offset: 0 })).views,
      total: async (project = 'docs') => (await views.page({ project, limit: 1, offset: 0 })).totals.total,
    };
  }

  test('a log is counted by page, day and kind', async () => {
    const at = await place();
    at.write(
      'access.log',
      [
        line('/guide/?q=1'),
        line('//guide/index.html', { agent: GPTBOT, status: 304 }),
        line('/guide', { day: 11 }),
        line('/guide', { agent: 'Googlebot/2.1' }),
        line('/guide', { agent: '-' }),
        line('/logo.png'),
        line('/gone', { status: 404 }),
        line('/moved', { status: 302 }),
        line('/a%00'),
        'nonsense\n',
        '\n',
        `${'x'.repeat(70_000)}\n`,
        line('/other', { day: 12 }).replace('GET', 'POST'),
        `${JSON.stringify({ ts: 1760400000, method: 'GET', uri: '/other', status: 200, user_agent: BROWSER })}\n`,
      ].join(''),
    );
    const report = await at.file('access.log');
    expect(await at.pages()).toEqual([
      { path: '/guide', human: 2, ai: 1, total: 3 },
      { path: '/other', human: 1, ai: 0, total: 1 },
    ]);
    expect(report).toMatchObject({
      known: 'nothing',
      lines: 14,
      firstDay: '2025-10-10',
      lastDay: '2025-10-14',
    });
    expect(Object.fromEntries(report.verdicts)).toEqual({
      ...{ human: 3, ai: 1, bot: 2, asset: 1, error: 1, redirect: 1, 'bad-path': 1, malformed: 1, blank: 1 },
      ...{ 'too-long': 1, method: 1 },
    });
  });

  describe('a log imported before', () => {
    test.each([3, 2000])(
      'of %i lines changes nothing: by itself, renamed, packed, as a stream',
      async (count) => {
        const at = await place();
        const content = lines(count);
        at.write('access.log', content);
        expect(await at.file('access.log')).toMatchObject({ known: 'nothing', lines: count });
        at.write('copy.gz', gzipSync(content));
        renameSync(at.path('access.log'), at.path('access.log.1'));
        const commits = await at.changes();
        const reports = [
          await at.file('access.log.1'),
          await at.file('copy.gz'),
          await at.stream(content),
          await at.stream(gzipSync(content)),
          await at.stream(...(content.match(/[\s\S]{1,777}/g) ?? [])),
        ];
        expect(reports.map(({ known, lines: read }) => [known, read])).toEqual(reports.map(() => ['all', 0]));
        expect([await at.total(), await at.changes()]).toEqual([count, commits]);
      },
    );

    test('is counted for another project all the same', async () => {
      const at = await place();
      at.write('access.log', lines(5));
      await at.file('access.log');
      await at.file('access.log', 'other');
      expect([await at.total(), await at.total('other')]).toEqual([5, 5]);
    });

    test('goes on where it stopped when it has grown, also packed and as a stream', async () => {
      const at = await place();
      at.write('access.log', lines(50));
      await at.file('access.log');
      appendFileSync(at.path('access.log'), lines(30, 50));
      expect(await at.file('access.log')).toMatchObject({ known: 'beginning', lines: 30 });
      at.write('access.log.1.gz', gzipSync(lines(90)));
      expect(await at.file('access.log.1.gz')).toMatchObject({ known: 'beginning', lines: 10 });
      expect(await at.stream(lines(100))).toMatchObject({ known: 'beginning', lines: 10 });
      expect(await at.file('access.log')).toMatchObject({ known: 'all', lines: 0 });
      expect(await at.total()).toBe(100);
    });

    test('is known from a part of its beginning', async () => {
      const at = await place();
      at.write('access.log', lines(200));
      at.write('head.log', lines(100));
      await at.file('access.log');
      expect(await at.file('head.log')).toMatchObject({ known: 'all', lines: 0 });
      expect(await at.stream(lines(100))).toMatchObject({ known: 'all', lines: 0 });
      expect(await at.total()).toBe(200);
    });

    test('is not taken for one that only begins alike', async () => {
      const at = await place();
      at.write('a.log', lines(200));
      at.write('b.log', lines(100) + lines(150, 300));
      at.write('c.log', lines(1) + lines(1, 9));
      at.write('d.log', lines(1) + lines(2, 20));
      const reports = [
        await at.file('a.log'),
        await at.file('b.log'),
        await at.file('c.log'),
        await at.file('d.log'),
      ];
      expect(reports.map(({ lines: read }) => read)).toEqual([200, 250, 2, 3]);
      await expect(at.stream(lines(100) + lines(400, 900))).rejects.toThrow('Import it as a file.');
      expect(await at.total()).toBe(455);
    });

    test('by a stream of several is not counted again when one of them grows', async () => {
      const at = await place();
      at.write('a.log', lines(60));
      await at.file('a.log');
      await at.stream(lines(60), lines(40, 100));
      expect(await at.total()).toBe(100);
      appendFileSync(at.path('a.log'), lines(5, 60));
      expect(await at.file('a.log')).toMatchObject({ known: 'beginning', lines: 5 });
      expect(await at.total()).toBe(105);
    });
  });

  test('logs that rotate are followed, whatever of them is imported when', async () => {
    const at = await place();
    const all = lines(300);
    const cut = (from: number, to: number) => all.split('\n').slice(from, to).join('\n').concat('\n');
    const importAll = async (names: readonly string[]) => {
      for (const name of names) await at.file(name);
    };
    at.write('access.log', cut(0, 90));
    await importAll(['access.log']);
    appendFileSync(at.path('access.log'), cut(90, 120));
    renameSync(at.path('access.log'), at.path('access.log.1'));
    at.write('access.log', cut(120, 150));
    await importAll(['access.log', 'access.log.1']);
    appendFileSync(at.path('access.log'), cut(150, 200));
    at.write('access.log.2.gz', gzipSync(readFileSync(at.path('access.log.1'))));
    renameSync(at.path('access.log'), at.path('access.log.1'));
    at.write('access.log', cut(200, 300));
    await importAll(['access.log', 'access.log.1', 'access.log.2.gz']);
    await importAll(['access.log.2.gz', 'access.log.1', 'access.log']);
    expect(await at.total()).toBe(300);
  });

  test('a last line that is being written is left, and counted once when it is whole', async () => {
    const at = await place();
    const content = lines(3);
    for (let cut = content.length - line('/page-2?n=2').length + 1; cut < content.length; cut += 12) {
      at.write('access.log', content.slice(0, cut));
      await at.file('access.log');
    }
    expect(await at.total()).toBe(2);
    at.write('access.log', content.slice(0, -1));
    await at.file('access.log');
    expect(await at.total()).toBe(3);
    at.write('access.log', content);
    await at.file('access.log');
    expect(await at.total()).toBe(3);
    at.write('part.log', line('/part').slice(0, -20));
    expect(await at.file('part.log')).toMatchObject({ unfinished: true, lines: 0 });
  });

  test('however a log grows and is imported, each line counts once', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({ add: fc.integer({ min: 0, max: 400 }), as: fc.constantFrom('file', 'gz', 'stream') }),
        ),
        async (steps) => {
          const at = await place();
          const all = lines(600);
          let length = 0;
          for (const { add, as } of steps) {
            length = Math.min(all.length, length + add * 37);
            const content = all.slice(0, length);
            at.write('log', as === 'gz' ? gzipSync(content) : content);
            if (as === 'stream') await at.stream(content);
            else await at.file('log');
          }
          at.write('log', all);
          await at.file('log');
          expect(await at.total()).toBe(600);
        },
      ),
      { numRuns: 15 },
    );
  });

  test('a broken gzip file is refused, and what of it is whole is not counted twice', async () => {
    const at = await place();
    const packed = gzipSync(lines(3000));
    at.write('access.log.gz', packed.subarray(0, packed.length - 20));
    await expect(at.file('access.log.gz')).rejects.toThrow();
    at.write('access.log.gz', packed);
    await at.file('access.log.gz');
    expect(await at.total()).toBe(3000);
  });

  test('an import that another one overtakes writes nothing', async () => {
    const at = await place();
    at.write('access.log', lines(100));
    const released = Promise.withResolvers<void>();
    async function* slow() {
      yield Buffer.from(lines(50));
      await released.promise;
      yield Buffer.from(lines(50, 50));
    }
    // What is counted is behind its place in the log. A stream is read ahead, so its generator tells nothing of that.
    const counted = Promise.withResolvers<void>();
    const source = streamSource('standard input', Readable.from(slow()));
    const overtaken = createLogImporter(at.elsewhere().tables)(source, {
      project: 'docs',
      onProgress: () => counted.resolve(),
    });
    await Promise.race([counted.promise, overtaken]);
    await at.file('access.log');
    released.resolve();
    await expect(overtaken).rejects.toThrow('Run this one again.');
    expect(await at.total()).toBe(100);
  });

  test('of two imports of one log at once each line counts once', async () => {
    const at = await place();
    at.write('access.log', lines(5000));
    const imports = Array.from({ length: 3 }, async () =>
      createLogImporter(at.elsewhere().tables)(await openFileSource(at.path('access.log')), {
        project: 'docs',
        commitEveryMs: 0,
      }),
    );
    const ends = await Promise.allSettled(imports);
    for (const end of ends)
      if (end.status === 'rejected') expect(String(end.reason)).toContain('Run this one again.');
    await at.file('access.log');
    expect(await at.total()).toBe(5000);
  });

  test('an import killed again and again loses nothing and counts nothing twice', async () => {
    const at = await place();
    const content = lines(12_000);
    at.write('plain.log', content);
    at.write('packed.gz', gzipSync(lines(12_000, 12_000)));
    expect(gunzipSync(readFileSync(at.path('packed.gz'))).length).toBeGreaterThan(1_000_000);
    let killed = 0;
    for (const log of ['plain.log', 'packed.gz'])
      for (let attempt = 0, code: number | null = null; code !== 0; attempt++) {
        const script = `${at.script}${SLOW_IMPORT}`;
        const args = ['--input-type=module', '--eval', script, at.path(log)];
        const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'ignore'] });
        // After the first chunk, and later each time: in the middle of a commit as well as between two. The pauses double,
        // so that a machine with much other work gets to the end, too.
        const pauseMs = 12 * 2 ** attempt - 12;
        // The first one goes no further than its first chunk; the later ones are as fast as they are.
        if (attempt > 0) child.stdin.end();
        child.stdout.once('data', () => setTimeout(() => child.kill('SIGKILL'), pauseMs));
        [code] = (await once(child, 'exit')) as [number | null];
        if (code === null) killed++;
      }
    expect(killed).toBeGreaterThan(1);
    expect(await at.total()).toBe(24_000);
  });

  test('a log with hostile bytes is read to its end', async () => {
    const at = await place();
    const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, i) => (i * 7919 + (i >> 8)) & 255));
    mkdirSync(at.path('sub'));
    at.write('sub/access.log', Buffer.concat([bytes, Buffer.from(`\n${line('/after')}`)]));
    await at.file('sub/access.log');
    expect(await at.pages()).toEqual([{ path: '/after', human: 1, ai: 0, total: 1 }]);
  });
}

/** Imports with a commit after every chunk, slowly enough to be killed in between. */
const SLOW_IMPORT = `
  import { readFileSync } from 'node:fs';
  import { createLogImporter } from ${JSON.stringify(join(import.meta.dirname, '../../../src/server/import-logs/import-log.ts'))};
  import { openFileSource } from ${JSON.stringify(join(import.meta.dirname, '../../../src/server/import-logs/source.ts'))};
  const onProgress = ({ bytes }) => {
    process.stdout.write(bytes + '\\n');
    readFileSync(0);
  };
  const source = await openFileSource(process.argv[1]);
  await createLogImporter(views.tables)(source, { project: 'docs', commitEveryMs: 0, onProgress });
  await close();
`;
