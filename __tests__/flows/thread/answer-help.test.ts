import { expect, test } from '@jest/globals';
import { createChronicle } from '../../../src/flows/chronicle.ts';
import { answerHelp } from '../../../src/flows/thread/answer-help.ts';
import { createFakeCodeHost, type FakeCodeHost } from '../../support/fake-code-host.ts';
import { markerIn } from '../../support/left-behind.ts';
import { createRecordedLog } from '../../support/recorded-log.ts';
import { requestOf } from '../../support/simulated-run.ts';

async function help({ comment = true, prepare = (_: FakeCodeHost) => {} } = {}) {
  const command = { id: 600, body: '/docs help' };
  const asked = requestOf({ run: '2', attempt: 1, command, timeoutMs: 60_000 }, { startedMs: 0, wallMs: 0 });
  const host = createFakeCodeHost();
  prepare(host);
  const log = createRecordedLog();
  const redact = (text: string) => text;
  const chronicle = createChronicle({ saveState: () => {}, setOutput: () => {}, log, redact });
  const request = { ...asked, rules: { ...asked.rules, comment }, place: { thread: 7 } };
  const told = await answerHelp(request, { host, log, chronicle } as unknown as Parameters<
    typeof answerHelp
  >[1]);
  return { told, host, story: chronicle.story, lines: log.lines };
}

test('help is one comment, which is no request', async () => {
  const { told, host, story } = await help();
  expect(told).toEqual({ commentUrl: 'https://x/1001' });
  expect(host.thread[0]?.body).toContain('/docs status');
  expect(markerIn(host.thread[0]?.body ?? '')).toMatchObject({
    thread: 7,
    run: '2',
    story: { kind: 'looking' },
  });
  const why = '/docs was asked for help. The table of commands is in the thread.';
  expect(story).toEqual({ kind: 'skipped', why });
});

test('one whose answer was lost is found, and not written twice', async () => {
  const { told, host } = await help({ prepare: (at) => at.fail('addComment', 'lost', { after: true }) });
  expect(host.thread).toHaveLength(1);
  expect(told).toEqual({ commentUrl: 'https://x/1001' });
});

test('where there are no comments, nothing is written', async () => {
  const { told, host, story, lines } = await help({ comment: false });
  expect([told, host.calls, lines]).toEqual([{}, [], []]);
  expect(story).toEqual({ kind: 'skipped', why: '/docs was asked for help.' });
});

test('what can’t be written is worth a warning', async () => {
  const { told, story, lines } = await help({ prepare: (at) => at.fail('addComment', 'locked') });
  expect(told).toEqual({});
  expect(story).toEqual({ kind: 'skipped', why: '/docs was asked for help.' });
  expect(lines).toEqual(['warning: The table of commands could not be written: the thread is locked.']);
});
