import type { CodeHost, CommentPlace, Person } from '../../ports/code-host.ts';
import { tellComment } from '../../story/comment.ts';
import type { Finish } from '../../story/finish.ts';
import { isSameRequest, type MarkerBounds, tellMarker } from '../../story/marker.ts';
import type { Marker, MarkerOwner } from '../../story/marker-owner.ts';
import { linkOf, outcomeOf } from '../../story/outcome.ts';
import type { CommentState } from '../../story/record.ts';
import type { PullScene } from '../../story/scene.ts';
import { isOpen, type Story } from '../../story/story.ts';
import { traceOf } from '../../story/trace.ts';
import { RUN_MAX_MS } from '../../thread/turn-order.ts';
import type { AnswerPorts, AnswerRequest } from '../answer-request.ts';
import { describePull } from './describe-pull.ts';
import { boundsOf, holderOf, ownerOf, sceneOf } from './describe-request.ts';
import { type FoundComment, findMarkers } from './find-markers.ts';
import { explainHostFailure, type Warn, warnOfFailures } from './host-failure.ts';
import { createLiveComment } from './live-comment.ts';
import { react } from './reaction.ts';
import { tellEnd } from './tell-end.ts';

/** One request's dealings with its thread: the reaction, the comment, and who we are. */
export interface Thread {
  readonly host: CodeHost;
  readonly place: CommentPlace;
  /** Undefined where it can't be known. */
  readonly self: Person | undefined;
  readonly owner: MarkerOwner;
  readonly bounds: MarkerBounds;
  /** The comment of this request; undefined where there is none, or it is an earlier attempt's. */
  readonly commentId: number | undefined;
  /** True where the comment shows the story as it is now. */
  isShown(): boolean;
  /** False where the comment can't be made to show it. */
  canShow(): boolean;
  /** Tries again to show the story as it is now, where that went wrong. */
  show(): Promise<void>;
  /** Why it is done as it is, for the comment. */
  explain(note: string): void;
  /** The job is that of an earlier attempt: so are the comment, and the pages that it was asked for. */
  adopt(left: FoundComment): void;
  /** True where an earlier attempt's comment may stand that could not be looked for at the start. */
  isUnread(): boolean;
  /** It has been looked for since. */
  findEarlier(earlier: FoundComment | undefined): Promise<void>;
  /** Tells the end: comment and reaction. */
  close(): Promise<{ commentUrl?: string; pull?: PullScene }>;
  /** Tells what was done since for the pull request, where there is anything to tell. */
  tellFinish(finish: Finish): Promise<void>;
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
  let comment: CommentState = { kind: 'none' };
  const keep = () => chronicle.keepThread({ place, owner, scene, comment });
  const warn = warnOfFailures(log);
  const target = rules.reactions ? holderOf(request, place) : undefined;
  const settleReaction = await react({ target, isShort: !request.waiting.wait, host, warn });

  if (plan.kind === 'command' && plan.command === 'status')
    await chronicle.happened({ kind: 'asked to look' });
  // A first attempt learns who we are from its comment's author; a re-run has to know before, to find its comment.
  const known = run.attempt > 1 || !rules.comment ? await askOwnLogin(host, log) : undefined;
  const earlier =
    known && run.attempt > 1
      ? await findEarlier({ host, place, bounds, owner, self: known, warn })
      : undefined;
  /** False where the earlier attempt left nothing to go on from. */
  const goOnFrom = async ({ marker }: FoundComment) => {
    if (traceOf(marker.story).kind === 'nothing') return false;
    // Its place stays what it was: what may have been sent then was sent before what came later.
    owner = { ...owner, order: marker.order };
    await chronicle.happened({ kind: 'found', left: leftBehind(marker) });
    return true;
  };
  if (earlier && earlier !== 'unread') await goOnFrom(earlier);

  const render = (story: Story) => tellComment(story, { scene, marker: tellMarker(story, owner) });
  const save = (state: CommentState) => {
    comment = state;
    keep();
  };
  const standingOf = (found: FoundComment | undefined) =>
    found && mayTakeOver(found, ports) ? found.comment : undefined;
  const live = createLiveComment(
    { host, place, owner, render, log, warn, save },
    earlier === 'unread' ? earlier : standingOf(earlier),
  );
  if (rules.comment) {
    keep();
    chronicle.follow((story) => live.show(story));
    await live.show(chronicle.story);
  }
  return {
    host,
    place,
    owner,
    bounds,
    // A comment that can't be written tells nothing, but the thread may still be read: one that is locked, for instance.
    self: live.author ?? (run.attempt > 1 || !rules.comment ? known : await askOwnLogin(host, log)),
    get commentId() {
      return live.id;
    },
    isShown: () => live.isShown(chronicle.story),
    canShow: () => live.isKept,
    show: () => live.show(chronicle.story),
    explain(note) {
      scene = { ...scene, note: ports.redact(note) };
    },
    adopt({ marker, comment: standing }) {
      owner = { ...owner, pages: marker.pages };
      live.takeOver(standing);
    },
    isUnread: () => rules.comment && live.isUnread,
    async findEarlier(found) {
      live.takeOver(standingOf(found));
      if (!found || !(await goOnFrom(found))) await live.show(chronicle.story);
    },
    async close() {
      const { story } = chronicle;
      if (rules.comment) {
        scene = {
          ...scene,
          elapsedMs: clock.now() - startedMs,
          pull: await describePull(linkOf(story), { host, redact: ports.redact, hasChanges: isReady(story) }),
        };
      }
      const show = async () => (rules.comment ? live.show(story) : undefined);
      await tellEnd(story, { show, settleReaction, toldByOthers: () => live.toldByOthers });
      const { pull } = scene;
      return {
        ...(live.url === undefined ? {} : { commentUrl: live.url }),
        ...(pull.changes ? { pull } : {}),
      };
    },
    async tellFinish(finish) {
      if (!rules.comment || !isTold(finish)) return;
      scene = { ...scene, finish };
      await live.show(chronicle.story);
    },
  };
}

/** True where its pull request is what was asked for. */
const isReady = (story: Story) => !isOpen(story) && outcomeOf(story) === 'pull-request';

const isTold = ({ warnings, preview }: Finish) =>
  warnings.length > 0 || !['none', 'unavailable'].includes(preview.kind);

async function askOwnLogin(host: CodeHost, log: AnswerPorts['log']): Promise<Person | undefined> {
  try {
    return await host.ownLogin();
  } catch (error) {
    log.info(
      `Whom the token acts as could not be read, so earlier comments can't be told apart: ${explainHostFailure(error)}`,
    );
    return undefined;
  }
}

/** What an earlier attempt left, as the story of this one takes it. */
export function leftBehind({ attempt, pages, story }: Marker) {
  return { kind: 'left', attempt, pages, story } as const;
}

/** What is to wait for its turn must stand where others look for it: among the comments of runs that may be under way. */
function mayTakeOver({ marker, comment }: FoundComment, { wallMs }: AnswerPorts): boolean {
  const isOld = Date.parse(comment.createdAt ?? '') < wallMs() - RUN_MAX_MS / 2;
  return !isOld || traceOf(marker.story).kind !== 'nothing';
}

/** The comment of an earlier attempt of this run, about the same request; `unread` where there may be one. */
async function findEarlier(search: {
  host: CodeHost;
  place: CommentPlace;
  bounds: MarkerBounds;
  owner: MarkerOwner;
  self: Person;
  warn: Warn;
}): Promise<FoundComment | 'unread' | undefined> {
  const { owner, warn } = search;
  const isOwn = ({ marker }: FoundComment) => isSameRequest(marker, owner) && marker.attempt < owner.attempt;
  try {
    const { prLink: _, ...bounds } = search.bounds;
    const found = await findMarkers({ ...search, bounds, isEnough: (all) => all.some(isOwn) });
    return found.find(isOwn);
  } catch (error) {
    warn(
      'An earlier attempt may have left its comment, which could not be looked for, so none is written',
      error,
    );
    return 'unread';
  }
}
