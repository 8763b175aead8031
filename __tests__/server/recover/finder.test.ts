import { expect, test } from '@jest/globals';
import { GitError } from '../../../src/server/git/git.ts';
import { createJobFinder, NotFoundOut } from '../../../src/server/recover/finder.ts';
import type { LookUpPorts } from '../../../src/server/recover/look-up.ts';
import type { CountedJob } from '../../../src/server/store/jobs.ts';
import { StoreUnavailable } from '../../../src/server/store/trouble.ts';
import { ID } from './stage.ts';

const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
const idOf = (n: number) => `${ID.slice(0, 24)}${letters[Math.floor(n / 32)]}${letters[n % 32]}`;

/** Projects whose remotes answer as `update` says; every branch is there, and none is a job's. */
function stage(given: {
  update?: (project: string, id: string) => Promise<unknown>;
  list?: () => Promise<unknown>;
}) {
  const clock = { now: 0 };
  const asked: string[] = [];
  const all = new Map(Array.from({ length: 200 }, (_, n) => [idOf(n), 'c']));
  const portsFor = (project: string) =>
    ({
      project: { id: project },
      mirror: {
        jobsOnRemote: async () => {
          asked.push(`list ${project}`);
          return given.list ? given.list() : all;
        },
        update: async (id: string) => {
          asked.push(`update ${project}`);
          await given.update?.(project, id);
          return { baseBranch: 'main', base: 'b', tip: undefined };
        },
      },
      jobs: { find: async () => undefined },
      redactor: { text: (text: string) => text.replaceAll('hunter2', '***') },
    }) as unknown as LookUpPorts;
  const recovered: CountedJob[] = [];
  const finder = createJobFinder({
    portsFor: (project) => (project === 'gone' ? undefined : portsFor(project)),
    onRecovered: (job) => recovered.push(job),
    elapsed: () => clock.now,
    patienceMs: 200,
  });
  const count = (what: string) => asked.filter((one) => one === what).length;
  return { clock, count, finder, asked };
}

const caught = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);

test('what was found out is kept for five seconds, and a fault for two', async () => {
  let fault: Error | undefined = new GitError('git fetch: could not resolve hunter2');
  const { clock, count, finder } = stage({
    update: () => (fault ? Promise.reject(fault) : Promise.resolve()),
  });
  const failed = await caught(finder.find('docs', idOf(1)));
  expect(failed).toBeInstanceOf(NotFoundOut);
  expect(failed).toMatchObject({
    retryAfterSeconds: 5,
    message: expect.stringContaining('could not resolve ***'),
  });
  fault = undefined;
  clock.now += 1999;
  expect(await caught(finder.find('docs', idOf(1)))).toBeInstanceOf(NotFoundOut);
  clock.now += 1;
  expect(await finder.find('docs', idOf(1))).toBeUndefined();
  clock.now += 4999;
  expect(await finder.find('docs', idOf(1))).toBeUndefined();
  expect([count('list docs'), count('update docs')]).toEqual([2, 2]);
  clock.now += 5000;
  expect(await finder.find('docs', idOf(1))).toBeUndefined();
  expect([count('list docs'), count('update docs')]).toEqual([3, 3]);
});

test('a refusal is told without a time, and a store that is away as what it is', async () => {
  const { finder } = stage({
    update: () => Promise.reject(new GitError("git fetch: repository 'x' not found")),
  });
  expect(await caught(finder.find('docs', idOf(1)))).toMatchObject({ retryAfterSeconds: undefined });
  const away = new StoreUnavailable({ kind: 'away', sentence: 'away', retryAfterSeconds: 3 });
  const other = stage({ update: () => Promise.reject(away) });
  expect(await caught(other.finder.find('docs', idOf(1)))).toBe(away);
});

test('nobody waits for long, the look-up goes on, and one project’s holds up no other’s', async () => {
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const { count, finder } = stage({ update: (project) => (project === 'slow' ? held : Promise.resolve()) });
  const many = await Promise.all(Array.from({ length: 100 }, (_, n) => caught(finder.find('slow', idOf(n)))));
  const whys = many.map((error) => (error as Error).message);
  expect(whys.filter((why) => why.includes('it takes long'))).toHaveLength(64);
  expect(whys.filter((why) => why.includes('too many other jobs'))).toHaveLength(36);
  for (const error of many) expect(error).toMatchObject({ name: 'NotFoundOut', retryAfterSeconds: 5 });
  expect(await finder.find('quick', idOf(1))).toBeUndefined();
  expect(count('update slow')).toBe(1);
  goOn();
  expect(await finder.find('slow', idOf(0))).toBeUndefined();
  await finder.stop();
  expect(count('update slow')).toBe(64);
});

test('a project that is none, and an id that is none, are asked about nowhere', async () => {
  const { asked, finder } = stage({});
  expect(await finder.find('gone', idOf(1))).toBeUndefined();
  expect(await finder.find('docs', `${ID}/../x`)).toBeUndefined();
  expect(asked).toEqual([]);
});
