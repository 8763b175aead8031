import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createLogImporter } from '../../../src/server/import-logs/import-log.ts';
import { streamSource } from '../../../src/server/import-logs/source.ts';
import { HAS_POSTGRES, type PostgresStage, startPostgres } from '../views/engines.ts';

const LINES = 1200;
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0';
const CONTENT = Array.from(
  { length: LINES },
  (_, i) =>
    `10.0.0.1 - - [${10 + (i % 3)}/Oct/2025:13:55:36 +0000] "GET /page-${i % 7}?n=${i} HTTP/1.1" 200 1 "-" "${BROWSER}"\n`,
).join('');

(HAS_POSTGRES ? describe : describe.skip)('PostgreSQL that dies while a log is imported', () => {
  let stage: PostgresStage;
  beforeAll(async () => {
    stage = await startPostgres();
  });
  afterAll(() => stage.stop());

  test.each([1, 5, 9])('loses nothing and counts nothing twice: after part %i', async (after) => {
    const { views } = await stage.place();
    const parts = CONTENT.match(/[\s\S]{1,15000}/g) ?? [];
    expect(parts.length).toBeGreaterThan(after + 1);
    async function* dying() {
      for (const [i, part] of parts.entries()) {
        yield Buffer.from(part);
        // Between two commits for the server, and in the middle of the import.
        if (i === after) stage.restart();
      }
    }
    const importOf = (chunks: AsyncIterable<Buffer>) =>
      createLogImporter(views.tables)(streamSource('the log', Readable.from(chunks)), {
        project: 'docs',
        commitEveryMs: 0,
      });
    const total = async () => (await views.page({ project: 'docs', limit: 1, offset: 0 })).totals.total;
    const [end] = await Promise.allSettled([importOf(dying())]);
    if (end.status === 'rejected') {
      const counted = await total();
      expect(counted).toBeGreaterThan(0);
      expect(counted).toBeLessThan(LINES);
      const again = await importOf(Readable.from([Buffer.from(CONTENT)]));
      expect(again).toMatchObject({ known: 'beginning', lines: LINES - counted });
    }
    expect(await total()).toBe(LINES);
  });
});
