import { expect, test } from '@jest/globals';
import type { ArtifactStore } from '../../../src/server/store/artifacts.ts';
import { keepLog } from '../../../src/server/work/keep-log.ts';

test.each([
  [true, ['turn-3.log of j']],
  [false, []],
])('a log is kept while the turn is held for sure: %s', async (held, expected) => {
  const kept: string[] = [];
  const artifacts = {
    shared: true,
    keep: async (job: string, name: string) => void kept.push(`${name} of ${job}`),
  } as unknown as ArtifactStore;
  const log = keepLog(
    { job: 'j', seq: 3, attempt: 1 },
    { artifacts, insistence: { alone: (work) => work() }, holds: () => held },
  );
  await log.stop();
  expect(kept).toEqual(expected);
});
