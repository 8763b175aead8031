import type { CodeHost, CommentPlace, Person, ThreadComment } from '../../ports/code-host.ts';
import type { Log } from '../../ports/log.ts';
import { findMarker } from '../../story/marker.ts';
import type { Marker } from '../../story/marker-owner.ts';
import { readNotes, type TendNote } from '../../story/tend-note.ts';
import { explainHostFailure } from '../host-failure.ts';

/*
 * The one eye that reads what stands in threads. A place is read once, newest first, page by page, and only as far as a
 * question needs; what was read is a value, and each question is a pure function of it. What is to be seen as it is now
 * is read anew after `blink`.
 */

export interface FoundComment {
  readonly marker: Marker;
  readonly comment: ThreadComment;
}

/** A comment as it was read. */
export interface Seen {
  readonly comment: ThreadComment;
  readonly marker?: Marker;
  readonly notes: readonly TendNote[];
}

/**
 * What was read of a place, newest first, whoever wrote it: anybody can write a marker. A marker or note that was copied into
 * another thread is about neither, and is none.
 */
export interface View {
  /** Of a repository's, texts without a marker or note are left out. */
  readonly comments: readonly Seen[];
  readonly marked: readonly FoundComment[];
}

/** Says whether what comes after it, which is older, can't change the answer. */
export type IsEnough = (view: View) => boolean;

export interface Eye {
  /** Whom the token acts as: asked once, and known by a comment that we wrote. Undefined where it can't be known. */
  self(): Promise<Person | undefined>;
  /** @throws HostError where it could not be read as far as the question needs */
  thread(place: CommentPlace, isEnough: IsEnough): Promise<View>;
  /** @throws HostError */
  repository(isEnough: IsEnough): Promise<View>;
  /** What is asked for from now on is read anew. */
  blink(): void;
  /** A comment that we wrote is by us. */
  recognise(author: Person | undefined): void;
}

/** As many pages as a listing may have, see `src/host/github/listing.ts`. */
const PAGES_MAX = 500;

export function createEye({
  host,
  log,
}: {
  host: Pick<CodeHost, 'comments' | 'repositoryComments' | 'ownLogin'>;
  log?: Pick<Log, 'info'>;
}): Eye {
  let self: Promise<Person | undefined> | undefined;
  const readings = new Map<string, Reading>();
  const look = (key: string, open: () => Reading, isEnough: IsEnough): Promise<View> => {
    const reading = readings.get(key) ?? open();
    readings.set(key, reading);
    return reading.readUntil(isEnough).catch((error: unknown) => {
      readings.delete(key);
      throw error;
    });
  };
  const askWhoWeAre = async (): Promise<Person | undefined> => {
    try {
      return await host.ownLogin();
    } catch (error) {
      self = undefined;
      if (!log) throw error;
      log.info(
        `Whom the token acts as could not be read, so earlier comments can't be told apart: ${explainHostFailure(error)}`,
      );
      return undefined;
    }
  };
  return {
    self: () => (self ??= askWhoWeAre()),
    thread: (place, isEnough) =>
      look(JSON.stringify(place), () => new Reading(host.comments(place), { keepsTexts: true }), isEnough),
    repository: (isEnough) =>
      look(
        'repository',
        () => new Reading(host.repositoryComments(PAGES_MAX), { keepsTexts: false }),
        isEnough,
      ),
    blink: () => readings.clear(),
    recognise(author) {
      if (author) self = Promise.resolve(author);
    },
  };
}

/** A list that is read as far as it is asked for, and no comment of it twice. */
class Reading {
  readonly #source: AsyncIterator<ThreadComment>;
  readonly #keepsTexts: boolean;
  #isWhole = false;
  readonly #comments: Seen[] = [];
  readonly #marked: FoundComment[] = [];

  constructor(comments: AsyncIterable<ThreadComment>, { keepsTexts }: { keepsTexts: boolean }) {
    this.#source = comments[Symbol.asyncIterator]();
    this.#keepsTexts = keepsTexts;
  }

  async readUntil(isEnough: IsEnough): Promise<View> {
    const view = { comments: this.#comments, marked: this.#marked };
    while (!this.#isWhole && !(this.#comments.length > 0 && isEnough(view))) {
      const next = await this.#source.next();
      if (next.done) this.#isWhole = true;
      else this.#take(next.value);
    }
    return { comments: [...this.#comments], marked: [...this.#marked] };
  }

  #take(comment: ThreadComment): void {
    const found = findMarker(comment.body);
    const thread = threadOf(comment);
    const isHere = (of: { thread: number }) => thread === undefined || thread === of.thread;
    const notes = readNotes(comment.body).filter(isHere);
    if (found.kind === 'marker' && isHere(found.marker)) {
      const { marker } = found;
      this.#marked.push({ comment, marker });
      this.#comments.push({ comment, marker, notes });
    } else {
      const isKept = this.#keepsTexts || notes.length > 0;
      this.#comments.push({ comment: isKept ? comment : { ...comment, body: '' }, notes });
    }
  }
}

export function isSelf(author: Person | undefined, self: Person): boolean {
  return author?.login.toLowerCase() === self.login.toLowerCase() && author.isBot === self.isBot;
}

/** Those that we wrote. */
export function ours<One extends Pick<Seen, 'comment'>>(some: readonly One[], self: Person): One[] {
  return some.filter(({ comment }) => isSelf(comment.author, self));
}

/** In ms since 1970; NaN where the host does not say. */
export function writtenMs({ comment }: Pick<Seen, 'comment'>): number {
  // Stryker disable next-line StringLiteral: neither is a time
  return Date.parse(comment.createdAt ?? '');
}

/** The oldest that was read was written before this moment, in ms since 1970: so was whatever comes after it. */
export function isReadBackTo({ comments }: View, sinceMs: number): boolean {
  const oldest = comments.at(-1);
  return oldest !== undefined && writtenMs(oldest) < sinceMs;
}

/** Number of the thread that a comment stands in, by its address; undefined where that does not tell. */
export function threadOf({ url }: ThreadComment): number | undefined {
  const [, number] = /\/(?:issues|pulls?)\/(\d+)(?:#|$)/.exec(url ?? '') ?? [];
  return number === undefined ? undefined : Number(number);
}
