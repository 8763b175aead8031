import { MERGE_REQUEST } from '../../contract/merge-request.ts';
import type { ThreadComment } from '../../ports/code-host.ts';
import { advance, OPENED } from '../../story/advance.ts';
import { tellComment } from '../../story/comment.ts';
import { hashRequest, tellMarker } from '../../story/marker.ts';
import type { MarkerOwner } from '../../story/marker-owner.ts';
import type { Scene } from '../../story/scene.ts';
import type { Story } from '../../story/story.ts';
import type { Chronicle } from '../chronicle.ts';
import { createHand } from '../thread/hand.ts';
import { isWrittenBy, tellOver } from '../thread/live-comment.ts';
import { explainDeed } from './explain.ts';
import type { TendRequest } from './ports.ts';
import { type TendWork, waitingIn } from './remind.ts';
import type { Seen } from './tended.ts';

export const INSTRUCTION = `${MERGE_REQUEST} and resolve the conflicts. Keep what the pull request is about, and change nothing else.`;

/** Tells the message for one head commit of a pull request from all others. */
export function hashRepair(link: string, head: string): string {
  return hashRequest(['repair', link, head]);
}

export function repairOwner(
  { named, pull }: Seen,
  { bounds, run, threads }: TendRequest & { threads: readonly string[] },
): MarkerOwner {
  return {
    ...{ repository: bounds.repository, project: bounds.project, host: bounds.host },
    thread: named.number,
    run: run.run,
    attempt: run.attempt,
    request: hashRepair(named.link, pull.head.sha),
    pages: [],
    order: 0,
    untilMs: 0,
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
  /** The comment of an earlier try for the same head, that came to nothing. */
  readonly earlier: ThreadComment | undefined;
}

/** Keeps the request's story in a comment of its own. @throws where that can't be written: then nothing is sent */
export async function openRepairComment(
  seen: Seen,
  { owner: timeless, instruction, request, ports, found, earlier }: Opening,
): Promise<Chronicle> {
  const { named, pull } = seen;
  const { host, trusted, log } = ports;
  const untilMs = Math.round(ports.wallMs() + Math.max(0, ports.deadlineMs - ports.clock.now()));
  const owner = { ...timeless, untilMs };
  const scene: Scene = {
    command: waitingIn(named.number, seen).command,
    asked: instruction,
    by: '',
    note: noteFor(seen),
    runUrl: request.run.runUrl ?? '',
    trusted,
    untilMs,
    elapsedMs: 0,
    pull: { link: named.link, number: named.number, title: pull.title },
  };
  const isOwn = (body: string) => isWrittenBy(owner, body);
  const tools = { host, self: async () => found.self };
  const hand = createHand({ place: { thread: named.number }, isOwn, mayAdd: 'once' }, tools, earlier);
  const tell = () => {
    const text = tellComment(story, { scene, marker: tellMarker(story, owner) });
    return hand.bring({ text, over: tellOver(text, { owner, story }) });
  };
  let story: Story = advance(OPENED, { kind: 'admitted' });
  if ((await tell()) !== 'told') throw new Error('another run is at it');
  return {
    get story() {
      return story;
    },
    async happened(...events) {
      story = events.reduce<Story>(advance, story);
      try {
        await tell();
      } catch (error) {
        log.warning(`The comment on #${named.number} could not be updated: ${explainDeed('repair', error)}.`);
      }
    },
    follow() {},
    keepThread() {},
    close() {},
  };
}
