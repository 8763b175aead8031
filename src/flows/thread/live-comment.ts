import type { CodeHost, CommentPlace, HostFailure, Person, ThreadComment } from '../../ports/code-host.ts';
import type { Log } from '../../ports/log.ts';
import { type CommentFacts, renderComment } from '../../thread/comment.ts';
import { encodeMarker, findMarker, type Marker } from '../../thread/marker.ts';
import { isSelf } from './find-markers.ts';

/** What the comment shows, and what its marker says. */
export interface CommentContent {
  readonly facts: Omit<CommentFacts, 'marker'>;
  readonly marker: Marker;
}

/** Enough to find the comment again from another process. */
export interface CommentRecord {
  readonly id: number;
  readonly inReview: boolean;
  readonly content: CommentContent;
  /** False while the content is on its way: it may never have arrived. */
  readonly isShown: boolean;
}

/** False for what only holds while a run goes on. */
export function isLasting({ facts }: CommentContent): boolean {
  return !['starting', 'waiting', 'working'].includes(facts.state);
}

export interface LiveComment {
  /** Who wrote it: that is who we are, with any token on any host. Undefined where none could be written. */
  readonly author: Person | undefined;
  readonly url: string | undefined;
  readonly id: number | undefined;
  /** Shows this from now on. Later changes overtake earlier ones that have not been sent; resolves when sent. Never rejects. */
  show(content: CommentContent): Promise<void>;
}

interface Tools {
  readonly host: CodeHost;
  readonly place: CommentPlace;
  readonly log: Log;
  readonly warn: (what: string, error: unknown) => void;
  /** Keeps what a later step needs to find the comment; undefined where it is to be left alone. */
  readonly save: (record: CommentRecord | undefined) => void;
}

/**
 * Opens the one comment of a request: takes over `existing`, or writes a new one. A comment is worth a warning when it
 * can't be written, never a failure.
 */
export async function openLiveComment(
  content: CommentContent,
  tools: Tools,
  existing?: ThreadComment,
): Promise<LiveComment> {
  const keeper = new Keeper(tools, existing);
  await keeper.show(content);
  return keeper;
}

class Keeper implements LiveComment {
  readonly #tools: Tools;
  #comment: ThreadComment | undefined;
  #next: CommentContent | undefined;
  #shown = '';
  #sending: Promise<void> | undefined;
  #recreated = false;
  #givenUp = false;

  constructor(tools: Tools, existing: ThreadComment | undefined) {
    this.#tools = tools;
    this.#comment = existing;
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

  show(content: CommentContent): Promise<void> {
    this.#next = content;
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = undefined;
    });
    return this.#sending;
  }

  async #sendAll(): Promise<void> {
    while (this.#next && !this.#givenUp) {
      const content = this.#next;
      this.#next = undefined;
      try {
        const body = renderComment({ ...content.facts, marker: encodeMarker(content.marker) });
        if (body === this.#shown) continue;
        if (isLasting(content)) this.#record(content, false);
        await this.#write(body, content.marker);
        this.#shown = body;
        this.#record(content, true);
      } catch (error) {
        this.#giveUp(error);
        if (this.#givenUp) this.#tools.save(undefined);
      }
    }
  }

  #record(content: CommentContent, isShown: boolean): void {
    if (!this.#comment) return;
    this.#tools.save({ id: this.#comment.id, inReview: this.#comment.inReview, content, isShown });
  }

  async #write(body: string, marker: Marker): Promise<void> {
    if (!this.#comment) {
      this.#comment = await this.#add(body, marker);
      return;
    }
    if (isOvertaken(await this.#readBody(this.#comment), marker)) throw new Overtaken();
    try {
      await this.#tools.host.editComment(this.#comment, body);
    } catch (error) {
      if (failureOf(error) !== 'gone' || this.#recreated) throw error;
      this.#recreated = true;
      this.#comment = await this.#add(body, marker);
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

  /**
   * A comment whose answer was lost may stand there: it is looked for by its marker, among our own, before it is written
   * again. Where it can't be known who we are, one that has just this run's marker is ours or a copy; it is neither
   * edited nor written a second time.
   */
  async #add(body: string, marker: Marker): Promise<ThreadComment> {
    const { host, place } = this.#tools;
    try {
      return await host.addComment(place, body);
    } catch (error) {
      if (failureOf(error) !== 'lost') throw error;
    }
    const self = await host.ownLogin().catch(() => undefined);
    const written = encodeMarker(marker);
    for await (const comment of host.comments(place)) {
      if (!comment.body.includes(written)) continue;
      if (!self) throw new Unclaimed();
      if (isSelf(comment.author, self)) return comment;
    }
    return host.addComment(place, body);
  }

  #giveUp(error: unknown): void {
    // Whatever else goes wrong may go right at the next change of state; these will not.
    this.#givenUp =
      ['forbidden', 'locked', 'gone', 'moved', 'refused'].includes(failureOf(error) ?? '') ||
      error instanceof Overtaken ||
      error instanceof Unclaimed;
    if (error instanceof Overtaken)
      this.#tools.log.info('A later run has taken over the comment; it is left to that one.');
    else this.#tools.warn('The comment could not be written', error);
  }
}

class Overtaken extends Error {}

class Unclaimed extends Error {
  constructor() {
    super('the answer to it was lost, and whether the one that stands there is ours can not be told');
  }
}

/** True where a later attempt of the same run has written to the comment since. */
function isOvertaken(body: string, own: Marker): boolean {
  const found = findMarker(body);
  return found.kind === 'marker' && found.marker.run === own.run && found.marker.attempt > own.attempt;
}

export function failureOf(error: unknown): HostFailure | undefined {
  return error instanceof Error && 'failure' in error ? (error.failure as HostFailure) : undefined;
}

/** One sentence with what to do about it. */
export function explainHostFailure(error: unknown): string {
  const message = error instanceof Error ? error.message : 'something unexpected happened';
  switch (failureOf(error)) {
    case 'forbidden':
      return `${message}. Give the job the permissions \`issues: write\` and \`pull-requests: write\`, or pass a githubToken that has them.`;
    case 'locked':
      return 'the thread is locked.';
    case 'gone':
      return `there is no such thread or comment (${message}), or the token may not see it.`;
    case 'moved':
      return `${message}. Work on it from where it is now, or correct GITHUB_API_URL.`;
    default:
      return `${message}.`;
  }
}
