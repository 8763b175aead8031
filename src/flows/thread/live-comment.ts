import type { CodeHost, CommentPlace, Person, ThreadComment } from '../../ports/code-host.ts';
import type { Log } from '../../ports/log.ts';
import { findMarker, isSameAttempt } from '../../story/marker.ts';
import type { MarkerOwner } from '../../story/marker-owner.ts';
import type { CommentState } from '../../story/record.ts';
import { isEnd, type Story } from '../../story/story.ts';
import { isSelf } from './find-markers.ts';
import { failureOf, type Warn } from './host-failure.ts';

export interface LiveComment {
  /** Who wrote it: that is who we are, with any token on any host. Undefined where none could be written. */
  readonly author: Person | undefined;
  readonly url: string | undefined;
  readonly id: number | undefined;
  /** What somebody else has told, where that is more than this run can, so that it is left to them. */
  readonly toldByOthers: Story | undefined;
  /** True where this is what stands there, as far as is known. */
  isShown(story: Story): boolean;
  /** False where nothing more will be written there. */
  readonly isKept: boolean;
  /** True where an earlier attempt's comment may stand that could not be looked for yet. */
  readonly isUnread: boolean;
  /** It has been looked for: takes it over, or knows that there is none. */
  takeOver(comment: ThreadComment | undefined): void;
  /** Shows this from now on. Later stories overtake earlier ones that have not been sent; resolves when sent. Never rejects. */
  show(story: Story): Promise<void>;
}

interface Tools {
  readonly host: CodeHost;
  readonly place: CommentPlace;
  readonly owner: MarkerOwner;
  readonly render: (story: Story) => string;
  readonly log: Log;
  readonly warn: Warn;
  /** Keeps where the comment stands for the post step; `none` where it is to be left alone. */
  readonly save: (state: CommentState) => void;
}

/**
 * The one comment of a request: takes over `existing`, or writes a new one at the first story it is shown; where one may
 * stand that could not be read, it writes none. A comment is worth a warning when it can't be written, never a failure.
 */
export function createLiveComment(tools: Tools, existing: ThreadComment | 'unread' | undefined): LiveComment {
  return new Keeper(tools, existing);
}

class Keeper implements LiveComment {
  readonly #tools: Tools;
  #comment: ThreadComment | undefined;
  #next: Story | undefined;
  #shown = '';
  #sending: Promise<void> | undefined;
  #recreated = false;
  #givenUp = false;
  #isUnread: boolean;
  #toldByOthers: Story | undefined;
  /** True where a comment was sent whose answer was not seen: it may stand there. */
  #mayStand = false;

  constructor(tools: Tools, existing: ThreadComment | 'unread' | undefined) {
    this.#tools = tools;
    this.#isUnread = existing === 'unread';
    this.#comment = existing === 'unread' ? undefined : existing;
  }

  get isUnread() {
    return this.#isUnread;
  }

  takeOver(comment: ThreadComment | undefined): void {
    if (!this.#isUnread) return;
    this.#isUnread = false;
    this.#comment = comment;
  }

  get author() {
    return this.#comment?.author;
  }

  get url() {
    return this.#comment?.url;
  }

  get id() {
    return this.#comment?.id;
  }

  get toldByOthers() {
    return this.#toldByOthers;
  }

  get isKept() {
    return !this.#givenUp;
  }

  isShown(story: Story): boolean {
    return this.#comment !== undefined && this.#shown === this.#tools.render(story);
  }

  show(story: Story): Promise<void> {
    this.#next = story;
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = undefined;
    });
    return this.#sending;
  }

  async #sendAll(): Promise<void> {
    while (this.#next && !this.#givenUp && !this.#isUnread) {
      const story = this.#next;
      this.#next = undefined;
      try {
        const body = this.#tools.render(story);
        if (body === this.#shown) continue;
        this.#record(false);
        await this.#write(body, story);
        this.#shown = body;
        this.#record(true);
      } catch (error) {
        this.#giveUp(error);
      }
    }
  }

  #record(isCurrent: boolean): void {
    const comment = this.#comment;
    this.#tools.save(
      comment
        ? { kind: 'written', id: comment.id, inReview: comment.inReview, isCurrent }
        : { kind: 'writing' },
    );
  }

  async #write(body: string, story: Story): Promise<void> {
    const { host, owner } = this.#tools;
    if (!this.#comment) {
      this.#comment = await this.#add(body);
      if (this.#comment.body === body) return;
    }
    this.#toldByOthers = readOvertaking(await this.#readBody(this.#comment), { owner, story });
    if (this.#toldByOthers) throw new Overtaken();
    try {
      await host.editComment(this.#comment, body);
    } catch (error) {
      if (failureOf(error) !== 'gone' || this.#recreated) throw error;
      this.#recreated = true;
      // From here on it is the new one that may stand there, or be looked for.
      this.#comment = undefined;
      this.#record(false);
      this.#comment = await this.#add(body);
    }
  }

  /**
   * What stands there now, or nothing where that can't be read: a host may not find for a moment what it has just taken,
   * so whether the comment is gone is for the edit to say.
   */
  async #readBody(comment: ThreadComment): Promise<string> {
    try {
      return (await this.#tools.host.readComment(comment)).body;
    } catch (error) {
      if (!['gone', 'unreachable'].includes(failureOf(error) ?? '')) throw error;
      return '';
    }
  }

  /** Writes the comment; one whose answer was lost may stand there, and is looked for before another is written. */
  async #add(body: string): Promise<ThreadComment> {
    const { host, place } = this.#tools;
    for (let attempt = 1; ; attempt += 1) {
      const standing = this.#mayStand ? await findOwnComment(this.#tools) : undefined;
      if (standing) return standing;
      try {
        const comment = await host.addComment(place, body);
        this.#mayStand = false;
        return { ...comment, body };
      } catch (error) {
        this.#mayStand ||= failureOf(error) === 'lost';
        if (failureOf(error) !== 'lost' || attempt > 1) throw error;
      }
    }
  }

  #giveUp(error: unknown): void {
    // Whatever else goes wrong may go right at the next change of state, or in the post step; these will not.
    this.#givenUp =
      ['forbidden', 'locked', 'gone', 'moved', 'refused', 'endless'].includes(failureOf(error) ?? '') ||
      error instanceof Overtaken ||
      error instanceof Unclaimed;
    if (this.#givenUp) this.#tools.save({ kind: 'none' });
    if (error instanceof Overtaken)
      this.#tools.log.info('A later run has taken over the comment; it is left to that one.');
    else this.#tools.warn('The comment could not be written', error);
  }
}

/**
 * Finds the comment of this very request, attempt and all, whose writing nobody saw the answer to. Where it can't be
 * known who we are, one that has just this marker is ours or a copy, so that it is neither edited nor written again.
 * @throws Unclaimed, HostError
 */
export async function findOwnComment({
  host,
  place,
  owner,
}: Pick<Tools, 'host' | 'place' | 'owner'>): Promise<ThreadComment | undefined> {
  const self = await host.ownLogin().catch(() => undefined);
  for await (const comment of host.comments(place)) {
    const found = findMarker(comment.body);
    if (found.kind !== 'marker' || !isSameAttempt(found.marker, owner)) continue;
    if (!self) throw new Unclaimed();
    if (isSelf(comment.author, self)) return comment;
  }
  return undefined;
}

class Overtaken extends Error {}

class Unclaimed extends Error {
  constructor() {
    super('the answer to it was lost, and whether the one that stands there is ours can not be told');
  }
}

/** What a later attempt of the same run has written to the comment since, or what end of it somebody has told. */
function readOvertaking(body: string, own: { owner: MarkerOwner; story: Story }): Story | undefined {
  const found = findMarker(body);
  if (found.kind !== 'marker' || found.marker.run !== own.owner.run) return undefined;
  const { marker } = found;
  const isAtEnd = isSameAttempt(marker, own.owner) && isEnd(marker.story) && !isEnd(own.story);
  return marker.attempt > own.owner.attempt || isAtEnd ? marker.story : undefined;
}
