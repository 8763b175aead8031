import type { CodeHost, CommentPlace, HostFailure, Person, ThreadComment } from '../../ports/code-host.ts';
import {
  advanceComment,
  type CommentEvent,
  type CommentState,
  digestOf,
  NOTHING_SENT,
} from '../../story/comment-state.ts';
import type { Story } from '../../story/story.ts';
import { failureOf } from '../host-failure.ts';
import { isSelf } from './eye.ts';

/*
 * The one hand that writes what is ours in a thread. Whoever has something to say there brings the comment of an owner to
 * a text; how that is done stands here alone:
 *
 * - One comment for each owner. Before one is sent again whose answer was not seen, it is looked for by its marker.
 * - What stands there is read before it is written over, and who tells it may leave it as it is, or to those who know more.
 * - One edit writes text and marker together, so that whatever cuts it off leaves the comment whole.
 * - What is known of it is saved before and after each request, so that a later step knows it too.
 */

/** Whose comment it is, and what may be done to it. */
export interface CommentOwner {
  readonly place: CommentPlace;
  /** Whether a text of ours is this owner's, by the marker or note in it. */
  readonly isOwn: (body: string) => boolean;
  /** Where none stands, it may be written; where it was deleted, too, once. */
  readonly mayAdd: 'never' | 'once' | 'again';
}

/** What is to stand there. */
export interface Telling {
  /** Whatever stands there; undefined where it depends on that. */
  readonly text?: string;
  /** What becomes of what stands there. */
  readonly over?: (now: ThreadComment) => Verdict;
}

export type Verdict =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'as it is' }
  | { readonly kind: 'left'; readonly to: Story };

/** `told`: it stands there as it is to. `silent`: nothing can be written there now, for what the state says. */
export type Brought = 'told' | 'as it is' | 'left' | 'silent';

export interface HandTools {
  readonly host: Pick<CodeHost, 'comments' | 'addComment' | 'editComment' | 'readComment'>;
  /** Who we are; asked only where a comment of ours has to be told from others'. */
  readonly self: () => Promise<Person | undefined>;
  readonly save?: ((state: CommentState) => void) | undefined;
}

export interface Hand {
  readonly state: CommentState;
  /** As the host last showed it; undefined where it is not known to stand. */
  readonly comment: ThreadComment | undefined;
  /** True where it shows this text, as far as is known. */
  shows(text: string): boolean;
  /** Brings it to what is to stand there. @throws HostError, Unclaimed: why it was not, as the state tells */
  bring(telling: Telling): Promise<Brought>;
  /** The place was read meanwhile, with this comment in it, or none. */
  meet(comment: ThreadComment | undefined): void;
}

/** @param known what an earlier step knew of it, or as it was read */
export function createHand(
  owner: CommentOwner,
  tools: HandTools,
  known: CommentState | ThreadComment = NOTHING_SENT,
): Hand {
  return new Writer(owner, tools, known);
}

/** Refusals that no later try changes. */
const FINAL: readonly (HostFailure | undefined)[] = ['forbidden', 'locked', 'gone', 'moved', 'refused'];
/** Proves that nothing was written. */
const UNSENT: readonly (HostFailure | undefined)[] = ['unreachable', 'limited', 'late'];
/** What a look comes to nothing with now, and may not the next time. */
const PASSING: readonly (HostFailure | undefined)[] = [...UNSENT, undefined];

class Writer implements Hand {
  readonly #owner: CommentOwner;
  readonly #tools: HandTools;
  #state: CommentState;
  #comment: ThreadComment | undefined;

  constructor(owner: CommentOwner, tools: HandTools, known: CommentState | ThreadComment) {
    this.#owner = owner;
    this.#tools = tools;
    this.#state = 'kind' in known ? known : advanceComment(NOTHING_SENT, standing(known));
    this.#comment = 'kind' in known ? undefined : known;
  }

  get state() {
    return this.#state;
  }

  get comment() {
    return this.#state.kind === 'standing' ? this.#comment : undefined;
  }

  shows(text: string): boolean {
    return this.#state.kind === 'standing' && this.#state.shows === digestOf(text);
  }

  meet(comment: ThreadComment | undefined): void {
    const { kind } = this.#state;
    if (comment && (kind === 'sent' || kind === 'unread')) this.#stands(comment);
    if (!comment && kind === 'unread') this.#happened({ kind: 'missed' });
  }

  async bring(telling: Telling): Promise<Brought> {
    let isFresh = false;
    for (let lost = 0; ; ) {
      switch (this.#state.kind) {
        case 'shut':
        case 'left':
        case 'unread':
          return 'silent';
        case 'sent':
          await this.#seek();
          isFresh = true;
          break;
        case 'none': {
          const { text } = telling;
          if (text === undefined || this.#owner.mayAdd === 'never') return 'silent';
          if (await this.#add(text, lost === 0)) return 'told';
          lost += 1;
          break;
        }
        case 'standing': {
          if (telling.text !== undefined && this.shows(telling.text)) return 'told';
          const done = await this.#edit(telling, { at: this.#state, isFresh });
          if (done) return done;
        }
      }
    }
  }

  #happened(event: CommentEvent): void {
    const before = this.#state;
    this.#state = advanceComment(before, event);
    if (this.#state !== before) this.#tools.save?.(this.#state);
  }

  #stands(comment: ThreadComment): void {
    this.#comment = comment;
    this.#happened(standing(comment));
  }

  /** Writes it. False where the answer was lost and may be looked for. @throws HostError */
  async #add(text: string, mayLookForIt: boolean): Promise<boolean> {
    this.#happened({ kind: 'sending' });
    try {
      this.#stands({ ...(await this.#tools.host.addComment(this.#owner.place, text)), body: text });
      return true;
    } catch (error) {
      const failure = failureOf(error);
      if (failure === 'lost' && mayLookForIt) return false;
      if (FINAL.includes(failure)) this.#happened(refusal(failure));
      else if (UNSENT.includes(failure)) this.#happened({ kind: 'missed' });
      throw error;
    }
  }

  /** Undefined where it was deleted, and may be written anew. @throws HostError */
  async #edit(
    { text, over }: Telling,
    { at, isFresh }: { at: { id: number; inReview: boolean }; isFresh: boolean },
  ): Promise<Brought | undefined> {
    const isKnown = isFresh || over === undefined;
    const now = isKnown ? this.#comment : await this.#read(at, text !== undefined);
    const verdict: Verdict = now && over ? over(now) : { kind: 'text', text: text ?? '' };
    if (verdict.kind === 'left') this.#happened({ kind: 'overtaken', by: verdict.to });
    if (verdict.kind !== 'text') return verdict.kind;
    this.#happened({ kind: 'editing' });
    try {
      await this.#tools.host.editComment(at, verdict.text);
    } catch (error) {
      const failure = failureOf(error);
      if (failure === 'gone')
        this.#happened({ kind: 'deleted', mayAddAgain: this.#owner.mayAdd === 'again' });
      else if (FINAL.includes(failure)) this.#happened(refusal(failure));
      if (this.#state.kind === 'none') return undefined;
      throw error;
    }
    this.#stands({ ...at, ...this.#comment, ...now, body: verdict.text });
    return 'told';
  }

  /**
   * What stands there now. A host may not find for a moment what it has just taken, so whether it is gone is for the edit
   * to say. Where it could not be read, somebody may have told more there: it is left to the next time. @throws HostError
   */
  async #read(
    at: { id: number; inReview: boolean },
    canDoWithout: boolean,
  ): Promise<ThreadComment | undefined> {
    try {
      return await this.#tools.host.readComment(at);
    } catch (error) {
      const failure = failureOf(error);
      if (canDoWithout && failure === 'gone') return undefined;
      if (FINAL.includes(failure)) this.#happened(refusal(failure));
      throw error;
    }
  }

  /**
   * Looks for the one whose answer nobody saw. Where it can't be known who we are, one that has just this marker is ours
   * or a copy, so that it is neither edited nor written again. @throws Unclaimed, HostError
   */
  async #seek(): Promise<void> {
    const { host } = this.#tools;
    const self = await this.#tools.self().catch(() => undefined);
    try {
      for await (const comment of host.comments(this.#owner.place)) {
        if (!this.#owner.isOwn(comment.body)) continue;
        if (!self) throw new Unclaimed();
        if (isSelf(comment.author, self)) return this.#stands(comment);
      }
    } catch (error) {
      if (error instanceof Unclaimed) this.#happened({ kind: 'refused', why: 'unclaimed' });
      // Unreadable is no refusal: whoever reads the place later may meet it.
      else if (!PASSING.includes(failureOf(error))) this.#happened({ kind: 'unreadable' });
      throw error;
    }
    this.#happened({ kind: 'missed' });
  }
}

const standing = ({ id, inReview, body }: ThreadComment) =>
  ({ kind: 'stands', id, inReview, shows: digestOf(body) }) as const;
const refusal = (why: HostFailure | undefined) => ({ kind: 'refused', why: why ?? '' }) as const;

class Unclaimed extends Error {
  constructor() {
    super('the answer to it was lost, and whether the one that stands there is ours can not be told');
  }
}
