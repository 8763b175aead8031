/*
 * Whose turn it is in a thread. No workflow needs a concurrency group: every run writes its comment first, then reads the
 * thread, and what stands there decides.
 *
 * - The order is that of the commands' comments. A request without one takes the place of its own comment, and a re-run
 *   comes behind all that are there when it comes.
 * - `fresh`: a request that has read nothing yet, as far as its comment tells. `in line`: one that waits. `ahead`: one
 *   whose turn it is. A run goes ahead when nobody is ahead and nobody before it is fresh or in line.
 * - A fresh run that finds none of these, nor an older command that nobody has answered, is the oldest, and stays that:
 *   whoever comes later reads its comment. It goes ahead without another word, so that the comment of one that is at work
 *   may still look fresh.
 * - Any other (it waited, it lost patience with an older command, it is a re-run) may be overtaken by one that reads the
 *   thread at this very moment. It writes `ahead` into its comment first, reads the thread again, and steps back if an
 *   older one has come: of two that go ahead at once, at least one reads of the other.
 * - A command is waited for no longer than its run may take to show itself, and once it is two minutes old no more than
 *   once. Whoever does not wait for one that was not answered goes ahead by a word of its own.
 * - Later runs can't have gone ahead of a command that they found unanswered, or of a comment of ours that was there
 *   before theirs, without such a word. An older command that they can't have seen like that, since it is too old, is gone
 *   or has been answered once before, gives way to all that look fresh.
 * - Nobody goes ahead by a reading that does not show what it has written itself: that is older than its own words, and so
 *   may lack another's. Copies of a host that lag behind change nothing but the time, as long as each keeps the order in
 *   which things were written.
 */

/** Re-runs stand behind every comment's id. */
const RERUN = 2 ** 50;

/** How long an older command may take to show its run, from when the waiting begins. */
export const PATIENCE_MS = 60_000;
/** Commands older than this that nobody has answered are not waited for: their workflow will hardly come. */
export const COMMAND_MAX_AGE_MS = 600_000;
/** A command of this age that nobody has answered, and that a later request has passed over, is waited for no more. */
export const PASSED_OVER_MS = 120_000;
/** A run of which nothing is heard is taken for dead this long after its own time is over. */
const GRACE_MS = 120_000;
/** A run whose time is not known, in markers of the first version, is taken for one of the default's. */
const DEFAULT_RUN_MS = 30 * 60_000;
/** No run works longer than `timeoutMinutes` may be, so older comments are those of runs that are over. */
export const RUN_MAX_MS = 24 * 60 * 60_000 + GRACE_MS;

/**
 * When the run behind a comment is taken for dead where nothing more is heard of it, in ms since 1970.
 * @param untilMs when its time is over, by its marker; 0 where that does not say
 * @param createdMs of its comment; NaN where the host does not say
 */
export function deadAtMs({ untilMs, createdMs }: { untilMs: number; createdMs: number }): number {
  return (untilMs > 0 ? untilMs : (createdMs || 0) + DEFAULT_RUN_MS) + GRACE_MS;
}

/**
 * The place of a request in its thread's order.
 * @param commandId of the comment that holds the command; 0 where none does, or where it became one by an edit
 */
export function orderOf({ commandId, attempt }: { commandId: number; attempt: number }): number {
  return attempt > 1 ? RERUN + commandId : commandId;
}

/** The command's comment that an order is about; 0 where there is none. */
export function commandOf(order: number): number {
  return order >= RERUN ? order - RERUN : order;
}

export interface Place {
  readonly order: number;
  /** The request's own comment: it decides between two of one order, and stands for an order of 0. */
  readonly commentId: number;
}

export type Standing = 'fresh' | 'in line' | 'ahead';

/** Another request of the thread that is not over, and whose run is not known to be. */
export interface Rival extends Place {
  readonly standing: Standing;
  readonly run: string;
  /** When it is taken for dead where nothing more is heard of it, in ms since 1970. */
  readonly untilMs: number;
}

export interface Line {
  readonly own: Place & {
    readonly standing: Standing;
    /** True where no later run can have read the thread without finding this request, or its command, there. */
    readonly isSeen: boolean;
  };
  readonly rivals: readonly Rival[];
  /** Ids of older commands, of people who may ask, that no comment of ours answers yet. */
  readonly missing: readonly number[];
  /** True where there are older commands that are not waited for, and whose runs may come all the same. */
  readonly hasStrangers: boolean;
  /** False once older commands have had their time to show themselves. */
  readonly isPatient: boolean;
}

export type TurnDecision =
  | { readonly kind: 'go' }
  /** Say that it is this one's turn, then read the thread again. */
  | { readonly kind: 'step ahead' }
  | { readonly kind: 'wait'; readonly behind: Rival | 'command' };

export function decideTurn({ own, rivals, missing, hasStrangers, isPatient }: Line): TurnDecision {
  const before = rivals.filter((rival) => rival.standing === 'ahead' || isBefore(rival, own));
  const hidden = own.isSeen ? [] : rivals.filter(({ standing }) => standing === 'fresh');
  const first = before.find(({ standing }) => standing === 'ahead') ?? before[0] ?? hidden[0];
  if (first) return { kind: 'wait', behind: first };
  if (missing.length > 0 && isPatient) return { kind: 'wait', behind: 'command' };
  const isOldest = own.standing === 'fresh' && missing.length === 0 && !hasStrangers && own.order < RERUN;
  return isOldest || own.standing === 'ahead' ? { kind: 'go' } : { kind: 'step ahead' };
}

/**
 * Whether later runs find a request there, or its command: one without a command has its place by its own comment, and
 * nobody comes later than a re-run. `unanswered`: commands that no other comment of ours answers.
 */
export function isSeen({ order }: Place, unanswered: readonly number[]): boolean {
  return order === 0 || order >= RERUN || unanswered.includes(order);
}

/** A command of this id comes before a request. */
export function isOlder(commandId: number, own: Place): boolean {
  return commandId !== commandOf(own.order) && commandId < keyOf(own);
}

function isBefore(one: Place, other: Place): boolean {
  return keyOf(one) - keyOf(other) < 0 || (keyOf(one) === keyOf(other) && one.commentId < other.commentId);
}

function keyOf({ order, commentId }: Place): number {
  return order === 0 ? commentId : order === RERUN ? RERUN + commentId : order;
}

/** When a request was asked for, to compare what is over: a re-run is as old as its command. */
export function ageKeyOf({ order, commentId }: Place): number {
  return commandOf(order) || commentId;
}
