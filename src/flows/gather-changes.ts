import type { PullChange } from '../instruction/changes.ts';
import { collectChange } from '../instruction/collect-change.ts';
import type { EventThread, TriggerEvent } from '../instruction/event.ts';
import type { CodeHost, CommentPlace } from '../ports/code-host.ts';
import type { Log } from '../ports/log.ts';
import type { PullChanges } from '../ports/pull-changes.ts';
import type { PullPlace } from '../ports/pull-request-care.ts';
import type { AnswerPlan } from './answer-request.ts';
import { explainHostFailure } from './host-failure.ts';

/** Pages of changed files that are read in all: as many as GitHub gives of one pull request. */
const PAGES_MAX = 30;
/** Merged pull requests of an issue whose changes are told. */
const CLOSERS_MAX = 5;

/** What the agent is told of a change. */
export interface Gathered {
  /** The request's own event, or where that has no thread, one with the thread that was read. */
  readonly event: TriggerEvent;
  readonly changes: readonly PullChange[];
}

interface Ports {
  readonly host: CodeHost;
  readonly log: Log;
}

/**
 * Reads what the thread's pull request changes, or for an issue the merged pull requests that the host says closed it. What
 * can't be read is said to the agent and in the log. Never rejects.
 */
export async function gatherChanges(
  { plan, contextBytes }: { plan: AnswerPlan & { place: CommentPlace }; contextBytes: number },
  { host, log }: Ports,
): Promise<Gathered> {
  const room = await host.openChanges();
  const say = (sentence: string) => {
    log.warning(sentence);
    return sentence;
  };
  let { event } = plan;
  let thread: EventThread | undefined = 'thread' in event ? event.thread : undefined;
  try {
    thread ??= await room.thread(plan.place.thread);
    event = 'thread' in event ? event : { ...event, kind: 'thread', thread };
    const { subjects, unread } = await findSubjects(thread, room);
    if (unread !== undefined) say(unread);
    const reading = { room, say, maxBytes: contextBytes, pages: { left: PAGES_MAX } };
    const changes: PullChange[] = [];
    for (const subject of subjects) changes.push(await readChange(subject, reading));
    const [first, ...others] = changes;
    if (!first || unread === undefined) return { event, changes };
    return { event, changes: [{ ...first, unread: [unread, ...first.unread] }, ...others] };
  } catch (error) {
    say(`What was changed could not be read, so the agent does without: ${explainHostFailure(error)}`);
    return { event, changes: [] };
  }
}

interface Subject {
  readonly place: PullPlace;
  readonly title: string;
}

async function findSubjects(
  { kind, number, title, url = '' }: EventThread,
  room: PullChanges,
): Promise<{ subjects: readonly Subject[]; unread?: string }> {
  if (kind === 'pull-request') {
    const place = room.locate(url);
    return place ? { subjects: [{ place, title }] } : { subjects: [], unread: NO_LINK };
  }
  const closers = await room.closers(number);
  if (closers === undefined) return { subjects: [], unread: NOT_TOLD };
  const told = closers.slice(0, CLOSERS_MAX).map(({ title: of, ...place }) => ({ place, title: of }));
  const rest = closers.length - told.length;
  if (rest === 0) return { subjects: told };
  return { subjects: told, unread: `${rest} more pull requests closed the issue, and are not told of.` };
}

const NO_LINK = 'The event does not say where the pull request is, so the agent is not told what it changes.';
const NOT_TOLD =
  'This code host does not say which pull requests closed the issue, so the agent is not told what they changed.';

async function readChange(
  { place, title }: Subject,
  how: { room: PullChanges; say: (text: string) => string; maxBytes: number; pages: { left: number } },
): Promise<PullChange> {
  const { room, say, pages } = how;
  const name = `${place.repository}#${place.number}`;
  const collected = collectChange(how.maxBytes);
  const unread = new Set<string>();
  try {
    for await (const { files, hasMore, unread: why } of room.files(place)) {
      for (const file of files) collected.add(file);
      if (why) unread.add(`The text of ${name} could not be read: ${explainHostFailure(why)}`);
      pages.left -= 1;
      if (pages.left > 0 || !hasMore) continue;
      unread.add(`${name} may change more files than could be listed.`);
      break;
    }
  } catch (error) {
    unread.add(`The changed files of ${name} could not all be read: ${explainHostFailure(error)}`);
  }
  const change = collected.change();
  if (change.files.length === 0 && unread.size === 0)
    unread.add(`The host lists no changed files of ${name}.`);
  return { name, title, unread: [...unread].map(say), ...change };
}
