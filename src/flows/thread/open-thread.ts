import type { CodeHost, Person } from '../../ports/code-host.ts';
import { tellComment } from '../../story/comment.ts';
import { type CommentState, NOTHING_SENT } from '../../story/comment-state.ts';
import type { Finish } from '../../story/finish.ts';
import { isSameRequest, tellMarker } from '../../story/marker.ts';
import { type Mends, THREADS_MAX } from '../../story/mends.ts';
import { linkOf, outcomeOf } from '../../story/outcome.ts';
import type { PullScene } from '../../story/scene.ts';
import { isInThread, isOpen, type Story } from '../../story/story.ts';
import { traceOf, untold } from '../../story/trace.ts';
import { RUN_MAX_MS } from '../../thread/turn-order.ts';
import type { AnswerPorts, AnswerRequest } from '../answer-request.ts';
import { type Warn, warnOfFailures } from '../host-failure.ts';
import { describePull } from './describe-pull.ts';
import { boundsOf, holderOf, ownerOf, sceneOf } from './describe-request.ts';
import { createEye, type FoundComment, writtenMs } from './eye.ts';
import { findMarkers, type Sight } from './find-markers.ts';
import { createLiveComment, type LiveComment } from './live-comment.ts';
import { createReactions, tellEnd } from './reactions.ts';

/** As far as it is known: who we are may not be. */
export interface ThreadSight extends Omit<Sight, 'self'> {
  readonly host: CodeHost;
  readonly self: Person | undefined;
}

/** One request's dealings with its thread. */
export interface Thread {
  /** As it is now: what an earlier attempt left changes whose its markers are. */
  readonly sight: ThreadSight;
  /** The comment of this request. */
  readonly comment: LiveComment;
  /** Why it is done as it is, for the comment; what it mends, for whoever tells its end. */
  note(remark: string | Mends): void;
  /**
   * What an earlier attempt left has been met, or there is none: the request goes on from there, in its comment.
   * `isAdopted`: its job is this one's, and so are the pages that it was asked for.
   */
  goOnFrom(left: FoundComment | undefined, how?: { isAdopted: boolean }): Promise<void>;
  /** Tells the end, comment and reaction; then, where there is anything to tell, what was done for the pull request since. */
  close(finish?: Finish): Promise<{ commentUrl?: string; pull?: PullScene }>;
}

/**
 * Opens the thread that the event belongs to: 👀 on the command, then the comment, before anything is asked of the
 * service. Undefined where there is no thread, or no token for it.
 */
export async function openThread(request: AnswerRequest, ports: AnswerPorts): Promise<Thread | undefined> {
  const { plan, run, rules } = request;
  const { host, chronicle, log, clock } = ports;
  const { place } = plan;
  if (!place || !host) return undefined;

  const startedMs = clock.now();
  let owner = ownerOf(request, place);
  const bounds = boundsOf(request, owner);
  let scene = sceneOf(request, ports.redact);
  let state: CommentState = NOTHING_SENT;
  const target = rules.reactions ? holderOf(request, place) : undefined;
  const keep = () => {
    const { held } = reactions;
    if (!rules.comment && !held) return;
    const thread = { place, owner, scene, comment: state, ...(held ? { held } : {}) };
    chronicle.keepThread(thread, () => live.isShown(chronicle.story));
  };
  const warn = warnOfFailures(log);
  const eye = createEye({ host, log });
  const held = target && { target, there: [], maybe: [] };
  const reactions = createReactions(held, { host, warn, save: () => keep() });
  // Where the end comes at once, nobody would see it.
  if (request.waiting.wait) await reactions.show('eyes');

  if (plan.command === 'status') await chronicle.happened({ kind: 'asked to look' });
  // A first attempt learns who we are from its comment's author; a re-run has to know before, to find its comment.
  const mayBeRerun = run.attempt > 1 || !rules.comment;
  const known = mayBeRerun ? await eye.self() : undefined;
  const sight = known && { eye, place, bounds, owner, self: known };
  const earlier = run.attempt > 1 ? (sight ? await findEarlier(sight, warn) : 'unread') : undefined;
  const found = earlier === 'unread' ? undefined : earlier;
  /** False where the earlier attempt left nothing to go on from. */
  const takeUp = async ({ marker }: FoundComment) => {
    const { attempt, pages, story } = marker;
    if (traceOf(story).kind === 'nothing') return false;
    // Its place stays what it was: what may have been sent then was sent before what came later.
    owner = { ...owner, order: marker.order };
    await chronicle.happened({ kind: 'found', left: { kind: 'left', attempt, pages, story } });
    return true;
  };
  if (found) await takeUp(found);
  const missEarlier = async () => {
    const left = untold(owner);
    if (left) await chronicle.happened({ kind: 'found', left });
  };

  const standing = (left: FoundComment | undefined) =>
    left && mayTakeOver(left, ports) ? left.comment : undefined;
  const live = createLiveComment(
    {
      ...{ host, place, owner, log, warn },
      self: () => eye.self(),
      render: (story) => tellComment(story, { scene, marker: tellMarker(story, owner) }),
      save: (next) => {
        state = next;
        keep();
      },
    },
    earlier === 'unread' ? { kind: 'unread', isAnew: false } : standing(found),
  );
  state = live.hand.state;
  if (rules.comment) {
    keep();
    chronicle.follow((story) => live.show(story));
    await live.show(chronicle.story);
    if (!earlier) await missEarlier();
    eye.recognise(live.hand.comment?.author);
  }
  // A comment that can't be written tells nothing, but the thread may still be read: one that is locked, for instance.
  const self = mayBeRerun ? known : await eye.self();
  return {
    get sight() {
      return { host, eye, place, owner, bounds, self };
    },
    comment: live,
    note(remark) {
      if (typeof remark === 'string')
        scene = { ...scene, note: [scene.note, ports.redact(remark)].filter(Boolean).join(' ') };
      else owner = { ...owner, mends: { ...remark, threads: remark.threads.slice(0, THREADS_MAX) } };
    },
    async goOnFrom(left, { isAdopted } = { isAdopted: false }) {
      if (left && isAdopted) {
        const { pages, mends } = left.marker;
        owner = { ...owner, pages, ...(mends ? { mends } : {}) };
      }
      if (rules.comment) live.hand.meet(standing(left));
      const { story } = chronicle;
      const isKnown = 'past' in story && story.past.kind === 'left';
      if (isKnown || (left && isInThread(story) && (await takeUp(left)))) return;
      if (rules.comment) await live.show(story);
      if (!left) await missEarlier();
    },
    async close(finish) {
      const { story } = chronicle;
      if (finish) {
        if (!rules.comment || !isTold(finish)) return {};
        scene = { ...scene, finish };
        await live.show(story);
        return {};
      }
      if (rules.comment) {
        scene = {
          ...scene,
          elapsedMs: clock.now() - startedMs,
          pull: await describePull(linkOf(story), { host, redact: ports.redact, hasChanges: isReady(story) }),
        };
      }
      const toldByOthers = () => (live.hand.state.kind === 'left' ? live.hand.state.to : undefined);
      const show = async () => (rules.comment ? live.show(story) : undefined);
      await tellEnd(story, { show, reactions, toldByOthers });
      const { pull } = scene;
      const { url } = live.hand.comment ?? {};
      return { ...(url === undefined ? {} : { commentUrl: url }), ...(pull.changes ? { pull } : {}) };
    },
  };
}

/** True where its pull request is what was asked for. */
const isReady = (story: Story) => !isOpen(story) && outcomeOf(story) === 'pull-request';

const isTold = ({ warnings, preview }: Finish) =>
  warnings.length > 0 || !['none', 'unavailable'].includes(preview.kind);

/** What is to wait for its turn must stand where others look for it: among the comments of runs that may be under way. */
function mayTakeOver(left: FoundComment, { wallMs }: AnswerPorts): boolean {
  const isOld = writtenMs(left) < wallMs() - RUN_MAX_MS / 2;
  return !isOld || traceOf(left.marker.story).kind !== 'nothing';
}

/** The comment of an earlier attempt of this run, about the same request; `unread` where there may be one. */
async function findEarlier(sight: Sight, warn: Warn): Promise<FoundComment | 'unread' | undefined> {
  const { owner } = sight;
  const isOwn = ({ marker }: FoundComment) => isSameRequest(marker, owner) && marker.attempt < owner.attempt;
  try {
    const { prLink: _, ...bounds } = sight.bounds;
    const found = await findMarkers({ ...sight, bounds, isEnough: (all) => all.some(isOwn) });
    return found.find(isOwn);
  } catch (error) {
    warn(
      'An earlier attempt may have left its comment, which could not be looked for, so none is written',
      error,
    );
    return 'unread';
  }
}
