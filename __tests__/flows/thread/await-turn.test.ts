import { expect, test } from '@jest/globals';
import { createChronicle } from '../../../src/flows/chronicle.ts';
import { awaitTurn } from '../../../src/flows/thread/await-turn.ts';
import { ownerOf } from '../../../src/flows/thread/describe-request.ts';
import { openThread } from '../../../src/flows/thread/open-thread.ts';
import { HostError } from '../../../src/host/github/host-error.ts';
import type { CodeHost, ThreadComment } from '../../../src/ports/code-host.ts';
import { findMarker, hashRequest, tellMarker } from '../../../src/story/marker.ts';
import type { MarkerOwner } from '../../../src/story/marker-owner.ts';
import { NOTHING_LEFT, type Story } from '../../../src/story/story.ts';
import { createFakeClock } from '../../support/fake-clock.ts';
import { createFakeCodeHost, MAINTAINER, SELF } from '../../support/fake-code-host.ts';
import { writeFirstMarker } from '../../support/first-marker.ts';
import { createRecordedLog } from '../../support/recorded-log.ts';
import { requestOf } from '../../support/simulated-run.ts';

const START = Date.parse('2026-05-04T12:00:00Z');
const MINUTE = 60_000;
const bounds = { repository: 'o/r', thread: 7, project: 'p', host: 'api.example.com' };
const OTHER: MarkerOwner = {
  ...bounds,
  run: '1',
  attempt: 1,
  request: hashRequest(['other']),
  pages: [],
  order: 500,
  untilMs: START + 30 * MINUTE,
};
const running: Story = { kind: 'running', jobId: 'job_1', job: {}, turn: { kind: 'first' } };
const detached: Story = { ...running, kind: 'detached' };
const opened: Story = { kind: 'opened', past: NOTHING_LEFT };
const theirs = (story: Story, fields: Partial<MarkerOwner> = {}, id = 900): ThreadComment => ({
  id,
  inReview: false,
  body: tellMarker(story, { ...OTHER, ...fields }),
  author: SELF,
  createdAt: new Date(START).toISOString(),
});
const command = (id: number, fields: Partial<ThreadComment> = {}): ThreadComment => ({
  id,
  inReview: false,
  body: '/docs fix it',
  author: MAINTAINER,
  createdAt: new Date(START - MINUTE).toISOString(),
  ...fields,
});

interface Stage {
  readonly host: ReturnType<typeof createFakeCodeHost>;
  readonly clock: ReturnType<typeof createFakeClock>;
  readonly stop: AbortController;
}

/** A request of command 600 comes to its thread, and waits for its turn there. */
async function take(
  set: (stage: Stage) => void,
  how: {
    attempt?: number;
    timeoutMs?: number;
    host?: Partial<CodeHost>;
    prepare?: (host: Stage['host']) => void;
  } = {},
) {
  const clock = createFakeClock();
  const host = createFakeCodeHost(how.host);
  host.permissions.set(MAINTAINER.login, 'write');
  const stop = new AbortController();
  const log = createRecordedLog();
  const redact = (text: string) => text;
  const chronicle = createChronicle({ saveState: () => {}, setOutput: () => {}, log, redact });
  const { attempt = 1, timeoutMs = 30 * MINUTE } = how;
  const own = { id: 600, body: '/docs change it' };
  const request = requestOf({ run: '2', attempt, command: own, timeoutMs }, { startedMs: 0, wallMs: START });
  const ports = {
    clock,
    host,
    log,
    chronicle,
    redact,
    stop: stop.signal,
    wallMs: () => START + clock.now(),
  } as unknown as Parameters<typeof awaitTurn>[1];
  host.thread.push(command(600));
  how.prepare?.(host);
  const thread = await openThread(request, ports);
  if (!thread) throw new Error('no thread');
  set({ host, clock, stop });
  const kinds: string[] = [];
  const found = await awaitTurn(
    { request, thread, sight: { ...thread.sight, self: SELF }, isEnough: () => true },
    {
      ...ports,
      chronicle: {
        ...chronicle,
        get story() {
          return chronicle.story;
        },
        async happened(event) {
          await chronicle.happened(event);
          if (kinds.at(-1) !== chronicle.story.kind) kinds.push(chronicle.story.kind);
        },
      },
    },
  );
  const calls = (name: string) => host.calls.filter((call) => call === name).length;
  return { found, kinds, story: chronicle.story, clock, calls, host, hand: thread.comment.hand };
}

/** What the other run's comment says from some moment on. */
const becomes = ({ host, clock }: Stage, ms: number, comment: ThreadComment | undefined) =>
  clock.at(ms, () => {
    const at = host.thread.findIndex(({ id }) => id === 900);
    host.thread.splice(at, at < 0 ? 0 : 1, ...(comment ? [comment] : []));
  });

test('alone it goes ahead by one reading, without another word', async () => {
  const { found, kinds, calls } = await take(() => {});
  expect({ found, kinds, reads: calls('comments'), edits: calls('editComment') }).toEqual({
    found: [],
    kinds: [],
    reads: 1,
    edits: 0,
  });
});

test('it waits for an older one to end, says so, says that it goes ahead, and takes over its job', async () => {
  const { found, kinds, clock, host } = await take((stage) => {
    stage.host.thread.push(theirs(running));
    becomes(stage, 19_000, theirs(detached));
  });
  expect(kinds).toEqual(['queued', 'admitted']);
  expect(found?.map(({ marker }) => marker.story.kind)).toEqual(['detached']);
  expect(clock.delays).toEqual([2_000, 2_000, 2_000, 2_000, 2_000, 2_000, 2_400, 2_880, 3_456]);
  expect(findMarker(host.thread.at(-1)?.body ?? '')).toMatchObject({
    marker: { story: { kind: expect.any(String) } },
  });
});

test('a younger one that waits is not read as an earlier request', async () => {
  const { found } = await take(({ host }) => host.thread.push(theirs(opened, { order: 700 })));
  expect(found).toEqual([]);
});

test('at the deadline it was not sent, and says what it waited for', async () => {
  const { found, story } = await take(({ host }) => host.thread.push(theirs(running)), {
    timeoutMs: 5 * MINUTE,
  });
  expect(found).toBeUndefined();
  const behind = { kind: 'run', run: '1', untilMs: START + 32 * MINUTE };
  expect(story).toMatchObject({ kind: 'not-sent', hindrance: { kind: 'queue', behind } });
});

test('who is asked to stop waits no longer', async () => {
  const { story, clock } = await take(({ host, clock, stop }) => {
    host.thread.push(theirs(running));
    clock.at(7_000, () => stop.abort());
  });
  expect(story).toMatchObject({ kind: 'not-sent', hindrance: { kind: 'stopped' } });
  expect(clock.now()).toBe(7_000);
});

test("a run that is over by the host's word is taken over, by what its comment says after that", async () => {
  let end = () => {};
  const isRunOver = async () => {
    end();
    return true;
  };
  const { found, clock } = await take(
    ({ host }) => {
      host.thread.push(theirs(opened));
      end = () =>
        host.thread.splice(
          host.thread.findIndex(({ id }) => id === 900),
          1,
          theirs(running),
        );
    },
    { host: { isRunOver } },
  );
  expect(found?.map(({ marker }) => marker.story.kind)).toEqual(['running']);
  expect(clock.now()).toBeLessThan(30_000);
});

test('a run that is not over is asked about every 20 seconds', async () => {
  const asked: number[] = [];
  let now = () => 0;
  await take(
    ({ host, clock }) => {
      now = clock.now;
      host.thread.push(theirs(running));
    },
    { timeoutMs: 2 * MINUTE, host: { isRunOver: async () => asked.push(now()) < 0 } },
  );
  const gaps = asked.map((at, index) => at - (asked[index - 1] ?? 0));
  expect(asked.length).toBeGreaterThanOrEqual(4);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(20_000);
});

test('a host that does not answer about runs is asked once; the run is dead two minutes after its time', async () => {
  const { kinds, clock, calls } = await take(({ host }) =>
    host.thread.push(theirs(running, { untilMs: START + 3 * MINUTE })),
  );
  expect(calls('isRunOver')).toBe(1);
  expect(kinds).toEqual(['queued', 'admitted']);
  expect(clock.now()).toBeGreaterThanOrEqual(5 * MINUTE);
  expect(clock.now()).toBeLessThan(6 * MINUTE);
});

test('a marker of the first version is given the usual time from when it was written', async () => {
  const body = writeFirstMarker({
    ...bounds,
    run: '1',
    attempt: 1,
    state: 'active',
    job: 'job_1',
    request: OTHER.request,
  });
  const createdAt = new Date(START - 30 * MINUTE).toISOString();
  const { clock } = await take(({ host }) => host.thread.push({ ...theirs(running), body, createdAt }));
  expect(clock.now()).toBeGreaterThanOrEqual(2 * MINUTE);
  expect(clock.now()).toBeLessThan(3 * MINUTE);
});

test('a reading that fails in between changes nothing', async () => {
  const { kinds, found } = await take((stage) => {
    stage.host.thread.push(theirs(running));
    stage.clock.at(3_000, () => stage.host.fail('comments', 'unreachable', { times: 3 }));
    becomes(stage, 30_000, theirs(detached));
  });
  expect(kinds).toEqual(['queued', 'admitted']);
  expect(found).toHaveLength(1);
});

test.each(['forbidden', 'gone'] as const)('a reading that is %s ends the wait', async (failure) => {
  const waiting = take((stage) => {
    stage.host.thread.push(theirs(running));
    stage.clock.at(3_000, () => stage.host.fail('comments', failure));
  });
  await expect(waiting).rejects.toThrow(HostError);
});

test('an older command that never shows itself is given a minute', async () => {
  const { kinds, clock, calls } = await take(({ host }) => host.thread.unshift(command(550)));
  expect(kinds).toEqual(['queued', 'admitted']);
  expect(clock.now()).toBeGreaterThanOrEqual(MINUTE);
  expect(clock.now()).toBeLessThan(MINUTE + 15_000);
  expect(calls('permission')).toBe(1);
});

test('an older command that shows itself in time comes first', async () => {
  const { kinds, found } = await take((stage) => {
    stage.host.thread.unshift(command(550));
    becomes(stage, 50_000, theirs(running, { order: 550 }));
    becomes(stage, 200_000, theirs(detached, { order: 550 }));
  });
  expect(kinds).toEqual(['queued', 'admitted']);
  expect(found).toHaveLength(1);
});

test.each<[string, ThreadComment]>([
  ['somebody who may not ask', command(550, { author: { login: 'stranger', isBot: false } })],
  ['a bot', command(550, { author: { login: 'x[bot]', isBot: true } })],
])('a command of %s is not waited for, but nothing is sent without a word', async (_, comment) => {
  const { kinds, clock } = await take(({ host }) => host.thread.unshift(comment));
  expect(kinds).toEqual(['admitted']);
  expect(clock.now()).toBe(0);
});

test('a command of more than ten minutes ago is not waited for', async () => {
  const createdAt = new Date(START - 11 * MINUTE).toISOString();
  const { kinds, clock } = await take(({ host }) => host.thread.unshift(command(550, { createdAt })));
  expect({ kinds, now: clock.now() }).toEqual({ kinds: [], now: 0 });
});

test('where its own command is gone, a younger one that may be at work goes first', async () => {
  const { kinds } = await take((stage) => {
    stage.host.thread.splice(0, 1);
    stage.host.thread.push(theirs(opened, { order: 700 }));
    becomes(stage, 5_000, theirs(detached, { order: 700 }));
  });
  expect(kinds).toEqual(['queued', 'admitted']);
});

test('a re-run says that it goes ahead before it does', async () => {
  const prepare = ({ thread }: Stage['host']) => {
    const options = {
      run: '2',
      attempt: 1,
      command: { id: 600, body: '/docs change it' },
      timeoutMs: MINUTE,
    };
    const owner = ownerOf(requestOf(options, { startedMs: 0, wallMs: START }), { thread: 7 });
    const refused: Story = { kind: 'refused', past: NOTHING_LEFT, about: { kind: 'nothing' }, why: '' };
    const createdAt = new Date(START).toISOString();
    thread.push({ id: 900, inReview: false, body: tellMarker(refused, owner), author: SELF, createdAt });
  };
  const { kinds, calls } = await take(() => {}, { attempt: 2, prepare });
  expect(kinds).toEqual(['admitted']);
  // That it has started, and that it goes ahead.
  expect(calls('editComment')).toBe(2);
});

test('who said so, and reads of an older one that came meanwhile, steps back', async () => {
  let edits = 0;
  const { kinds } = await take((stage) => {
    stage.host.thread.unshift(command(550));
    const edit = stage.host.editComment;
    stage.host.editComment = async (comment, body) => {
      await edit(comment, body);
      edits += 1;
      if (edits === 2) stage.host.thread.push(theirs(running, { order: 550 }));
    };
    becomes(stage, 120_000, theirs(detached, { order: 550 }));
  });
  expect(kinds).toEqual(['queued', 'admitted', 'queued', 'admitted']);
});

test('a reading that does not show its own words yet decides nothing', async () => {
  const { kinds, clock } = await take((stage) => {
    const all = stage.host.comments;
    stage.host.comments = async function* (place) {
      for await (const comment of all(place))
        if (stage.clock.now() >= 6_000 || comment.id < 1_000) yield comment;
    };
  });
  expect({ kinds, now: clock.now() }).toEqual({ kinds: [], now: 6_000 });
});

test('where its comment stays out of sight, nothing is sent', async () => {
  const { found, story } = await take(({ host }) => {
    const all = host.comments;
    host.comments = async function* (place) {
      for await (const comment of all(place)) if (comment.id < 1_000) yield comment;
    };
  });
  expect(found).toBeUndefined();
  expect(story).toMatchObject({ kind: 'refused', why: expect.stringContaining('nothing was sent') });
});

test('a word that can not be written is tried again', async () => {
  const { kinds, found } = await take((stage) => {
    stage.host.thread.unshift(command(550));
    stage.clock.at(59_000, () => stage.host.fail('editComment', 'unreachable', { times: 2 }));
  });
  expect(kinds).toEqual(['queued', 'admitted']);
  expect(found).toEqual([]);
});

test('its own comment, whose answer was lost, is met by the reading', async () => {
  const { hand, calls } = await take(() => {}, {
    prepare: (host) => {
      host.fail('addComment', 'lost', { after: true });
      host.fail('comments', 'unreachable');
    },
  });
  expect(hand.state).toMatchObject({ kind: 'standing', id: 1_001 });
  expect(calls('addComment')).toBe(1);
});
