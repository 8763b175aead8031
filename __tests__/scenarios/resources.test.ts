import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Answer, gzipFile, json, jsonText } from '../support/answers.ts';
import { writeGzipBomb } from '../support/gzip-bomb.ts';
import { createJobSimulator, JOB_ID } from '../support/job-simulator.ts';
import {
  CREATE,
  gist,
  LOOK,
  type Played,
  type PlayOptions,
  play,
  spoil,
  withTime,
} from '../support/scenario.ts';

/** Of the issue: peak resident memory of a run, whatever the service sends. */
const MOST_KIB = 70 * 1024;
const start = JSON.stringify({ id: JOB_ID, status: 'active', prLink: null });

let folder: string;
const bomb = (): string => join(folder, 'bomb.gz');
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'resources-'));
  writeGzipBomb(bomb(), { start, expandedMib: 800 });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const playMeasured: typeof play = (service, options = {}) =>
  play(service, (started) => {
    const given: PlayOptions = typeof options === 'function' ? options(started) : options;
    return { ...given, measured: true };
  });

function expectFrugal(played: Played): void {
  expect(played.maxRssKiB).toBeGreaterThan(10 * 1024); // Measured at all.
  expect(played.maxRssKiB).toBeLessThanOrEqual(MOST_KIB);
  expect(played.post?.maxRssKiB).toBeLessThanOrEqual(MOST_KIB);
}

describe(`peak memory of a run stays within ${MOST_KIB} KiB`, () => {
  test('when all goes well', async () => {
    const played = await playMeasured({ script: createJobSimulator({ turns: [{ activeLooks: 40 }] }) });
    expect(gist(played)).toMatchObject({ exitCode: 0, outcome: 'pull-request' });
    expectFrugal(played);
  });

  test.each<[string, () => Answer]>([
    ['800 KB of gzip that expand to 800 MB', () => gzipFile(200, bomb())],
    ['a body without end', () => ({ kind: 'endless', status: 200, start })],
    [
      '64 MiB with their length declared',
      () => json(200, { id: JOB_ID, status: 'active', model: 'm'.repeat(2 ** 26) }),
    ],
    ['deep nesting', () => ({ kind: 'body', status: 200, body: '['.repeat(900_000) })],
    ['a MiB of empty objects', () => jsonText(200, `{"id":"..","x":[{}${',{}'.repeat(340_000)}]}`)],
    ['an endless error', () => ({ kind: 'endless', status: 500, start: '{"error":"' })],
    ['an endless refusal', () => ({ kind: 'endless', status: 403, start: '{"error":"' })],
    ['an endless redirect', () => ({ kind: 'endless', status: 302, start: 'x' })],
  ])('when the service sends %s', async (_, make) => {
    const answer = make();
    const atCreate = await playMeasured({ script: spoil({ [CREATE]: answer }) });
    expectFrugal(atCreate);
    expect(atCreate).toMatchObject({ exitCode: 1, requests: [CREATE] });
    const atLooks = await playMeasured({ script: spoil({ [LOOK]: answer }) }, withTime('0.04', LOOK));
    expectFrugal(atLooks);
    expect(atLooks).toMatchObject({ exitCode: 1, outputs: { jobId: JOB_ID } });
  });

  test('when a job close to the cap of 1 MiB comes at every look', async () => {
    const model = 'é'.repeat(500_000);
    const simulate = createJobSimulator({ turns: [{ activeLooks: 30 }] });
    const played = await playMeasured({
      script: (request) => {
        const answer = simulate(request);
        if (answer.kind !== 'body') return answer;
        return json(answer.status ?? 200, { ...JSON.parse(String(answer.body)), model });
      },
    });
    expect(gist(played)).toMatchObject({ exitCode: 0, outcome: 'pull-request' });
    expectFrugal(played);
  });
});
