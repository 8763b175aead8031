import { MERGE_REQUEST } from '../../contract/merge-request.ts';
import { tellComment } from '../../story/comment.ts';
import { hashRequest, tellMarker } from '../../story/marker.ts';
import type { MarkerOwner } from '../../story/marker-owner.ts';
import type { Scene } from '../../story/scene.ts';
import type { Story } from '../../story/story.ts';
import { type Chronicle, createChronicle } from '../chronicle.ts';
import { createHand } from '../thread/hand.ts';
import { isWrittenBy, tellingBy } from '../thread/live-comment.ts';
import { explainDeed } from './attempt.ts';
import { waitingIn } from './remind.ts';
import type { Seen, TendWork } from './work.ts';

export const INSTRUCTION = `${MERGE_REQUEST} and resolve the conflicts. Keep what the pull request is about, and change nothing else.`;

/** Tells the message for one head commit of a pull request from all others. */
export function hashRepair(link: string, head: string): string {
  return hashRequest(['repair', link, head]);
}

/** @param threads ids of the review threads that go along */
export function repairOwner(
  { named, pull }: Seen,
  { work: { request, ports }, threads }: { work: TendWork; threads: readonly string[] },
): MarkerOwner {
  const { repository, project, host } = request.bounds;
  const { run, attempt } = request.run;
  return {
    ...{ repository, project, host, thread: named.number, run, attempt },
    request: hashRepair(named.link, pull.head.sha),
    pages: [],
    order: 0,
    untilMs: Math.round(ports.wallMs() + Math.max(0, ports.deadlineMs - ports.clock.now())),
    mends: { by: 'tend', link: named.link, head: pull.head.sha, threads },
  };
}

function noteFor({ pull, wrong: { faults } }: Seen): string {
  const count = (number: number, word: string) =>
    number > 0 ? [`${number} ${word}${number === 1 ? '' : 's'}`] : [];
  const found = faults
    ? [...count(faults.checks.length, 'failed check'), ...count(faults.threads.length, 'open review thread')]
    : [];
  const wrong = found.length > 0 ? [`Found on the pull request: ${found.join(', ')}.`] : [];
  return [...(pull.hasConflict ? ['The branch conflicts with its base branch.'] : []), ...wrong].join(' ');
}

interface Opening extends TendWork {
  readonly owner: MarkerOwner;
  /** What it says, in the comment too. */
  readonly instruction: string;
}

/**
 * Keeps the request's story in a comment of its own, that of an earlier try for the same head where one came to nothing.
 * `tellEnd` never rejects. @throws where it can't be written: then nothing is sent
 */
export async function openRepairComment(
  seen: Seen,
  { owner, instruction, request, ports, found }: Opening,
): Promise<{ chronicle: Chronicle; tellEnd: () => Promise<void> }> {
  const { named, pull } = seen;
  const { host, trusted, log, redact } = ports;
  const scene: Scene = {
    command: waitingIn(named.number, seen).command,
    asked: instruction,
    by: '',
    note: noteFor(seen),
    runUrl: request.run.runUrl ?? '',
    trusted,
    untilMs: owner.untilMs,
    elapsedMs: 0,
    pull: { link: named.link, number: named.number, title: pull.title },
  };
  const isOwn = (body: string) => isWrittenBy(owner, body);
  const tools = { host, self: async () => found.self };
  const earlier = found.requests.get(owner.request)?.comment;
  const hand = createHand({ place: { thread: named.number }, isOwn, mayAdd: 'once' }, tools, earlier);
  const chronicle = createChronicle({ saveState() {}, setOutput() {}, log, redact });
  const render = (story: Story) => tellComment(story, { scene, marker: tellMarker(story, owner) });
  await chronicle.happened({ kind: 'admitted' });
  const first = tellingBy(render, { owner, story: chronicle.story });
  if ((await hand.bring(first)) !== 'told') throw new Error('another run is at it');
  // From here on it is written over unread: what has no turn yet nobody else tells on, and the word after that is the last.
  const tell = async () => {
    try {
      await hand.bring({ text: render(chronicle.story) });
    } catch (error) {
      log.warning(`The comment on #${named.number} could not be updated: ${explainDeed('repair', error)}.`);
    }
  };
  chronicle.follow(tell);
  return { chronicle, tellEnd: tell };
}
