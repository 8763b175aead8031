import { expect, test } from '@jest/globals';
import { annotationsOf } from '../support/scenario.ts';
import { playThread, type Stage, say, silent } from '../support/thread-scenario.ts';

const WAYS: [string, (stage: Stage) => ReturnType<typeof say>][] = [
  ['nothing was asked', (stage) => say(stage, 'Just words.')],
  [
    'somebody was denied',
    (stage) => say(stage, '/docs explain it', { user: stage.github.addUser('reader', { role: 'read' }) }),
  ],
  ['no job has been asked for yet', (stage) => say(stage, '/docs status')],
  ['help was asked for', (stage) => say(stage, '/docs help')],
];

test.concurrent.each(WAYS)('%s: exit 1 only where failOn names it', async (_, event) => {
  const [mild, strict] = await Promise.all(
    [undefined, 'skipped'].map((failOn) =>
      playThread((stage) => ({ ...event(stage), inputs: { ...silent, ...(failOn ? { failOn } : {}) } })),
    ),
  );
  expect(mild).toMatchObject({ exitCode: 0, outputs: { outcome: 'skipped' }, requests: [] });
  expect(strict).toMatchObject({ exitCode: 1, outputs: { outcome: 'skipped' }, requests: [] });
  expect(strict && annotationsOf(strict, 'error')).toHaveLength(1);
});
