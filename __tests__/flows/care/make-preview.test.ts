import { describe, expect, test } from '@jest/globals';
import { makePreview } from '../../../src/flows/care/make-preview.ts';
import type { BuildLook, PreviewAnswer } from '../../../src/ports/preview.ts';
import { createFakeClock } from '../../support/fake-clock.ts';
import { createRecordedLog } from '../../support/recorded-log.ts';

const MINUTE_MS = 60_000;
const url = 'https://acme.mintlify.site/';
const accepted: PreviewAnswer = { kind: 'accepted', statusId: 'status_1', url };
const limited: PreviewAnswer = { kind: 'limited', detail: 'HTTP 429', retryAfterMs: 20_000 };
const build = (status?: 'queued' | 'in_progress' | 'success' | 'failure', summary?: string): BuildLook => ({
  kind: 'build',
  ...(status ? { status } : {}),
  ...(summary === undefined ? {} : { summary }),
});
const down: BuildLook = { kind: 'unseen', detail: 'HTTP 502' };

/** Plays answers and looks in their order, the last of each again and again; each exchange takes 100 ms. */
async function play(given: {
  answers?: readonly PreviewAnswer[];
  looks?: readonly BuildLook[];
  branch?: string;
  untilMs?: number;
  deadlineMs?: number;
  stopAtMs?: number;
}) {
  const {
    answers = [accepted],
    looks = [build('success')],
    branch = 'docs-agent/1',
    untilMs = 5 * MINUTE_MS,
  } = given;
  const clock = createFakeClock();
  const stop = new AbortController();
  if (given.stopAtMs !== undefined) clock.at(given.stopAtMs, () => stop.abort());
  const asked: string[] = [];
  const take = <T>(list: readonly T[], name: string): T => {
    clock.advance(100);
    const at = asked.filter((one) => one === name).length;
    asked.push(name);
    return (list[at] ?? list.at(-1)) as T;
  };
  const log = createRecordedLog();
  const preview = await makePreview(branch, {
    service: {
      ask: async () => take(answers, 'ask'),
      look: async () => take(looks, 'look'),
    },
    clock,
    random: () => 0.5,
    retryDelay: () => 1_000,
    log,
    stop: stop.signal,
    untilMs,
    deadlineMs: given.deadlineMs ?? 10 * MINUTE_MS,
    poll: { kind: 'adaptive' },
  });
  return { preview, asked, delays: clock.delays, nowMs: clock.now(), lines: log.lines };
}

describe('a preview', () => {
  test('is asked for once and watched to its end', async () => {
    const { preview, asked, delays } = await play({
      looks: [build('queued'), build('in_progress'), build(), down, build('success')],
    });
    expect(preview).toEqual({ kind: 'ready', url });
    expect(asked).toEqual(['ask', 'look', 'look', 'look', 'look', 'look']);
    expect(delays).toEqual([2_000, 2_000, 2_000, 2_000, 2_000]);
  });

  test('that fails says why, where the service says it', async () => {
    expect((await play({ looks: [build('failure', 'docs.json is broken')] })).preview).toEqual({
      kind: 'failed',
      why: 'docs.json is broken',
    });
    expect((await play({ looks: [build('failure')] })).preview).toEqual({ kind: 'failed', why: '' });
  });

  test.each<[string, Parameters<typeof play>[0]]>([
    ['its time is over', { looks: [build('in_progress')] }],
    ['the service can not be seen', { looks: [down] }],
    ['the service has no such operation', { looks: [{ kind: 'refused', detail: 'HTTP 403' }] }],
    ['the run is cancelled', { looks: [build('in_progress')], stopAtMs: 30_000 }],
    ['nobody waits for it', { looks: [build('success')], untilMs: 0 }],
  ])('is still being built, as far as is known, where %s', async (_, given) => {
    const { preview, nowMs } = await play(given);
    expect(preview).toEqual({ kind: 'building', url });
    expect(nowMs).toBeLessThanOrEqual(5 * MINUTE_MS);
  });

  test('is linked without a look where nobody can be asked how it stands', async () => {
    const { preview, asked } = await play({ answers: [{ kind: 'accepted', url }] });
    expect({ preview, asked }).toEqual({ preview: { kind: 'building', url }, asked: ['ask'] });
  });

  test.each<[string, Parameters<typeof play>[0], string, string[]]>([
    [
      'no plan',
      { answers: [{ kind: 'refused', detail: 'HTTP 403: no plan' }] },
      'HTTP 403: no plan',
      ['ask'],
    ],
    ['no branch', { branch: '' }, 'the branch of the pull request is not known', []],
    ['a limit that does not end in time', { answers: [limited], deadlineMs: 15_000 }, 'HTTP 429', ['ask']],
    ['a limit that does not end', { answers: [limited] }, 'HTTP 429', ['ask', 'ask', 'ask', 'ask']],
    ['no time', { deadlineMs: 0 }, 'the time was up', []],
    [
      'no connection',
      { answers: [{ kind: 'unsent', detail: 'refused' }] },
      'refused',
      ['ask', 'ask', 'ask', 'ask'],
    ],
  ])('is none where there is %s', async (_, given, why, requests) => {
    const { preview, asked } = await play(given);
    expect({ preview, asked }).toEqual({ preview: { kind: 'unavailable', why }, asked: requests });
  });

  test('is asked for again when a limit is over', async () => {
    const { preview, delays } = await play({
      answers: [limited, { kind: 'limited', detail: 'HTTP 429' }, accepted],
    });
    expect(preview).toEqual({ kind: 'ready', url });
    expect(delays).toEqual([20_000, 12_000, 2_000]);
  });
});

describe('what the log tells', () => {
  test.each<[string, Parameters<typeof play>[0], string[]]>([
    ['where it will be', {}, [`A preview of docs-agent/1 is being built: ${url}.`]],
    [
      'that it is being built, where nobody says at which address',
      { answers: [{ kind: 'accepted' }] },
      ['A preview of docs-agent/1 is being built.'],
    ],
    ['nothing where it was refused', { answers: [{ kind: 'refused', detail: 'HTTP 403' }] }, []],
    [
      'why its end could not be seen',
      { looks: [{ kind: 'refused', detail: 'HTTP 401' }] },
      [
        `A preview of docs-agent/1 is being built: ${url}.`,
        'How the preview stands could not be seen: HTTP 401.',
      ],
    ],
  ])('%s', async (_, given, lines) => {
    expect((await play(given)).lines).toEqual(lines.map((line) => `info: ${line}`));
  });
});

test('without an address or an end that can be told, it is being built', async () => {
  expect((await play({ answers: [{ kind: 'accepted' }] })).preview).toEqual({ kind: 'building', url: '' });
  const unaddressed: PreviewAnswer = { kind: 'accepted', statusId: 'status_1' };
  expect((await play({ answers: [unaddressed] })).preview).toEqual({ kind: 'ready', url: '' });
});
