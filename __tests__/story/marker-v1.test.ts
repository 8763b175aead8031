import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { advance, OPENED } from '../../src/story/advance.ts';
import { findMarker, matchesMarker, tellMarker } from '../../src/story/marker.ts';
import type { Marker } from '../../src/story/marker-owner.ts';
import { linkOf } from '../../src/story/outcome.ts';
import { isAtItsEnd, isDoubted, knownJob, turnOf } from '../../src/story/story.ts';
import { hasHandledPages, traceOf } from '../../src/story/trace.ts';
import { decideContinuity, type JobFinding } from '../../src/thread/decide.ts';
import type { FirstMarker } from '../support/first-marker.ts';

/** Every state as version 1 wrote it, with all that could stand beside it. */
const fixtures: { name: string; marker: FirstMarker; written: string }[] = JSON.parse(
  readFileSync(join(import.meta.dirname, '../fixtures/markers/v1.json'), 'utf8'),
);

/**
 * What each state meant to a later run of version 1. `isRequest`: something was asked for in the thread, so a follow-up
 * starts from it. `isDoubtful`: taken over by a re-run only where the job is seen to move. `hasPages`: its pages are not
 * refreshed again. `sawEnd`: a message's end was seen, so no turn before it can still show.
 */
const RULES: Readonly<
  Record<string, { isRequest: boolean; isDoubtful: boolean; hasPages: boolean; sawEnd: boolean }>
> = {
  creating: { isRequest: true, isDoubtful: true, hasPages: false, sawEnd: false },
  sending: { isRequest: true, isDoubtful: true, hasPages: false, sawEnd: false },
  unknown: { isRequest: true, isDoubtful: true, hasPages: false, sawEnd: false },
  refused: { isRequest: false, isDoubtful: false, hasPages: false, sawEnd: false },
  note: { isRequest: false, isDoubtful: false, hasPages: false, sawEnd: false },
  active: { isRequest: true, isDoubtful: false, hasPages: true, sawEnd: false },
  completed: { isRequest: true, isDoubtful: false, hasPages: true, sawEnd: true },
  archived: { isRequest: true, isDoubtful: false, hasPages: true, sawEnd: true },
  failed: { isRequest: true, isDoubtful: false, hasPages: false, sawEnd: true },
  timeout: { isRequest: true, isDoubtful: false, hasPages: true, sawEnd: false },
  detached: { isRequest: true, isDoubtful: false, hasPages: true, sawEnd: false },
  cancelled: { isRequest: true, isDoubtful: false, hasPages: true, sawEnd: false },
};

/** What it is in the words of now, where its job is known, with what only that state has. */
const STORIES: Readonly<Record<string, object>> = {
  creating: { kind: 'sending' },
  sending: { kind: 'sending' },
  unknown: { kind: 'unknown', asked: { looks: 'none' }, loss: { kind: 'lost', why: '' } },
  refused: { kind: 'refused', why: '' },
  note: { kind: 'looking' },
  active: { kind: 'running', job: { status: 'active' } },
  completed: { job: { status: 'completed' } },
  archived: { kind: 'archived', job: { status: 'archived' } },
  failed: { kind: 'failed', job: { status: 'failed' } },
  timeout: { kind: 'timed-out', sight: { kind: 'unseen', failures: 0, why: '' } },
  detached: { kind: 'detached', job: { status: 'active' } },
  cancelled: { kind: 'cancelled', by: 'stop' },
};
/** Without one it says only whether the answer may still come. */
const STILL_OPEN = ['creating', 'sending', 'active'];

function read(written: string): Marker {
  const found = findMarker(written);
  if (found.kind === 'none') throw new Error(found.reason);
  return found.marker;
}

test('there is a fixture of every state', () => {
  expect(new Set(fixtures.map(({ marker }) => marker.state))).toEqual(new Set(Object.keys(RULES)));
});

describe.each(fixtures)('$name', ({ marker: first, written }) => {
  const rules = RULES[first.state] as (typeof RULES)[string];

  test('is about the same, and says the same', () => {
    const marker = read(written);
    const { story } = marker;
    const { repository, thread, project, host, run, attempt, request, pages = [] } = first;
    expect(marker).toMatchObject({ repository, thread, project, host, run, attempt, request, pages });
    expect(knownJob(story)?.jobId).toBe(first.job);
    expect(traceOf(story).jobId).toBe(first.job);
    expect(linkOf(story)).toBe(first.prLink ?? '');
  });

  test('is told as what it was', () => {
    const { story } = read(written);
    if (first.job) expect(story).toMatchObject(STORIES[first.state] as object);
    else if (first.state === 'refused' || first.state === 'note')
      expect(story.kind).toBe(first.state === 'note' ? 'looking' : 'refused');
    else expect(story.kind).toBe(STILL_OPEN.includes(first.state) ? 'creating' : 'unknown');
    if (first.job && first.state === 'completed')
      expect(story.kind).toBe(first.prLink ? 'pull-request' : 'no-pull-request');
  });

  test('belongs to the same thread and pull request', () => {
    const marker = read(written);
    const { repository, project, host } = first;
    const bounds = { repository, thread: first.thread + 1, project, host };
    expect(matchesMarker(marker, { ...bounds, thread: first.thread })).toBe(true);
    expect(matchesMarker(marker, bounds)).toBe(false);
    const prLink = 'https://github.com/octo/docs/pull/17';
    expect(matchesMarker(marker, { ...bounds, prLink })).toBe(first.prLink === prLink);
  });

  test('means the same to later requests', () => {
    const { story } = read(written);
    const { kind } = traceOf(story);
    expect(kind !== 'nothing').toBe(rules.isRequest);
    expect(kind === 'under-way' || kind === 'unknown').toBe(rules.isDoubtful);
    expect(hasHandledPages(story)).toBe(rules.hasPages);
  });

  test.each<JobFinding>([
    { kind: 'found', status: 'active' },
    { kind: 'found', status: 'completed' },
  ])('is continued, adopted or refused as before, where its job is $status', (job) => {
    const marker = read(written);
    const earlier = [{ ...marker, trace: traceOf(marker.story) }];
    const facts = { command: 'instruct', followUp: 'auto', commandWord: '/docs', earlier } as const;
    const nothing = rules.isRequest ? 'refuse' : 'create';
    const { run, request, attempt } = first;
    const later = decideContinuity({ ...facts, run: '4712', attempt: 1, request }, { job });
    expect(later.kind).toBe(rules.isRequest && first.job ? 'continue' : nothing);

    const again = decideContinuity({ ...facts, run, attempt: attempt + 1, request }, { job });
    const isTaken = !rules.isDoubtful || (job.kind === 'found' && job.status === 'active');
    expect(again.kind).toBe(rules.isRequest && first.job && isTaken ? 'adopt' : nothing);
  });

  const canBeAdopted = rules.isRequest && first.job !== undefined;
  test(`${canBeAdopted ? 'is' : 'can not be'} taken over, its doubt kept`, () => {
    const { attempt, pages, story } = read(written);
    const opened = advance(OPENED, { kind: 'found', left: { kind: 'left', attempt, pages, story } });
    const adopt = () => advance(opened, { kind: 'adopted' });
    if (!canBeAdopted) {
      expect(adopt).toThrow('adopted');
      return;
    }
    const adopted = adopt();
    expect(adopted.kind).toBe(isAtItsEnd(story) ? story.kind : 'running');
    expect(knownJob(adopted)?.jobId).toBe(first.job);
    // A job is named before the answer only where a message goes to it. Version 1 forgot that where it wrote no
    // `continued` beside it, and then believed the turn before.
    const isMessage = first.continued === true || rules.isDoubtful;
    expect(isDoubted(turnOf(adopted))).toBe(isMessage && !rules.sawEnd);
    expect(turnOf(adopted)?.kind).toBe(isMessage ? 'further' : 'first');
  });

  test('is written anew as version 2, and says the same there', () => {
    const marker = read(written);
    const { story, ...owner } = marker;
    expect(read(tellMarker(story, owner))).toEqual(marker);
  });
});
