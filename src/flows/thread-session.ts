import type { CodeHost, CommentPlace, Journal, Log, Person, ThreadComment } from '../ports.ts';
import { formatDuration } from '../report/duration.ts';
import type { TrustedOrigins } from '../text/links.ts';
import { truncate } from '../text/truncate.ts';
import { hashRequest, type Marker, type MarkerBounds, type MarkerState } from '../thread/marker.ts';
import { reactionFor } from '../thread/states.ts';
import { createCommentJournal } from './comment-journal.ts';
import { findMarkers } from './find-markers.ts';
import {
  type CommentContent,
  type CommentRecord,
  explainHostFailure,
  failureOf,
  type LiveComment,
  openLiveComment,
} from './live-comment.ts';
import type { Outcome, RunReport } from './outcome.ts';

export interface SessionRequest {
  readonly place: CommentPlace;
  /** The comment that holds the command, to react to. */
  readonly commandComment?: Pick<ThreadComment, 'id' | 'inReview'>;
  readonly asked: { readonly text: string; readonly by?: string };
  readonly command: string;
  readonly bounds: MarkerBounds;
  readonly run: string;
  readonly attempt: number;
  readonly runUrl: string | undefined;
  readonly comment: boolean;
  readonly reactions: boolean;
  readonly trusted: TrustedOrigins;
  /** False for what leaves no trace that a later run should follow. */
  readonly isRequest: boolean;
}

export interface SessionPorts {
  readonly host: CodeHost;
  readonly log: Log;
  readonly save: (record: CommentRecord) => void;
}

/** One request's dealings with its thread: the reaction, the comment, and who we are. */
export interface ThreadSession {
  /** Undefined where it can't be known. */
  readonly self: Person | undefined;
  /** A comment that this session wrote anew; one that it took over is an earlier one. */
  readonly newComment: number | undefined;
  readonly request: string;
  readonly journal: Journal;
  finish(report: RunReport, note?: string): Promise<{ commentUrl?: string }>;
}

/** More than a comment ever shows. */
const ASKED_MAX_CHARACTERS = 2_000;

const MARKER_STATES: Record<Outcome, MarkerState> = {
  'pull-request': 'completed',
  'no-pull-request': 'completed',
  failed: 'failed',
  archived: 'archived',
  timeout: 'timeout',
  detached: 'detached',
  skipped: 'note',
  unknown: 'unknown',
  cancelled: 'cancelled',
  error: 'refused',
};

/** Opens the session: 👀 on the command, then the comment, before anything is asked of the service. */
export async function openSession(request: SessionRequest, ports: SessionPorts): Promise<ThreadSession> {
  const opening = openingContent(request);
  const takeAway = await react(request, ports);
  // A first attempt learns who we are from its comment's author; a re-run has to know before, to find its comment.
  const known = request.attempt > 1 || !request.comment ? await askOwnLogin(ports) : undefined;
  const earlier =
    request.attempt > 1 && known && request.comment
      ? await findEarlier(request, { ...ports, self: known })
      : undefined;
  const live = request.comment
    ? await openLiveComment(
        withEarlier(opening, earlier?.marker),
        { ...ports, place: request.place },
        earlier?.comment,
      )
    : silentComment;
  const journal = createCommentJournal(live, opening);
  return {
    self: live.author ?? known,
    newComment: earlier ? undefined : live.id,
    request: opening.marker.request,
    journal,
    async finish(report, note) {
      const content = closingContent(journal.content(), report, request);
      const pull = report.job?.prLink ? await describePull(report, ports.host) : undefined;
      await live.show({
        ...content,
        facts: { ...content.facts, ...(note ? { note } : {}), ...(pull ? { pull } : {}) },
      });
      await settleReaction(request, { ...ports, outcome: report.outcome, takeAway });
      return live.url === undefined ? {} : { commentUrl: live.url };
    },
  };
}

const silentComment: LiveComment = { author: undefined, url: undefined, id: undefined, show: async () => {} };

function openingContent(request: SessionRequest): CommentContent {
  const { bounds, asked, run, attempt } = request;
  const { prLink: _, ...bound } = bounds;
  const marker: Marker = {
    ...bound,
    run,
    attempt,
    state: request.isRequest ? 'creating' : 'note',
    request: hashRequest([asked.text, String(request.commandComment?.id ?? ''), String(bounds.thread)]),
  };
  return {
    marker,
    facts: {
      state: 'starting',
      command: request.command,
      ...(asked.text === '' ? {} : { asked: { ...asked, text: truncate(asked.text, ASKED_MAX_CHARACTERS) } }),
      trusted: request.trusted,
      ...(request.runUrl === undefined ? {} : { runUrl: request.runUrl }),
    },
  };
}

/** While it is not decided what becomes of it, an earlier attempt's job stays in the marker. */
function withEarlier(opening: CommentContent, earlier: Marker | undefined): CommentContent {
  if (!earlier) return opening;
  const { job, prLink, state } = earlier;
  return {
    ...opening,
    marker: {
      ...opening.marker,
      attempt: earlier.attempt,
      state,
      ...(job ? { job } : {}),
      ...(prLink ? { prLink } : {}),
    },
  };
}

function closingContent(content: CommentContent, report: RunReport, request: SessionRequest): CommentContent {
  const { outcome, jobId, job } = report;
  const state = request.isRequest ? markerState(report, content.marker) : 'note';
  return {
    marker: {
      ...content.marker,
      state,
      ...(jobId === undefined || state === 'note' ? {} : { job: jobId }),
      ...(job?.prLink ? { prLink: job.prLink } : {}),
    },
    facts: {
      ...content.facts,
      // A command that only looks has watched nothing and handed nothing over.
      state: !request.isRequest && outcome === 'detached' ? 'looked' : outcome,
      elapsed: formatDuration(report.elapsedMs),
      ...(jobId === undefined ? {} : { jobId }),
      ...(report.continued ? { continued: true } : {}),
      trusted: {
        ...content.facts.trusted,
        ...(job?.source?.repository ? { repository: job.source.repository } : {}),
      },
    },
  };
}

/** A run that could not see its job to the end has still made one; only what the service refused made nothing. */
function markerState({ outcome }: RunReport, { state }: Marker): MarkerState {
  if (outcome === 'error' && state === 'active') return 'timeout';
  if (outcome === 'cancelled' && state === 'creating') return 'refused';
  return MARKER_STATES[outcome];
}

async function describePull(
  { job, updated }: RunReport,
  host: CodeHost,
): Promise<CommentContent['facts']['pull']> {
  const link = job?.prLink;
  if (!link) return undefined;
  const facts = await host.pullRequest(link).catch(() => undefined);
  return {
    link,
    ...(facts ? { number: facts.number, title: facts.title } : {}),
    ...(updated ? { updated } : {}),
  };
}

async function askOwnLogin({ host, log }: SessionPorts): Promise<Person | undefined> {
  try {
    return await host.ownLogin();
  } catch (error) {
    log.info(
      `Whom the token acts as could not be read (${explainHostFailure(error)}), so earlier comments can't be told apart.`,
    );
    return undefined;
  }
}

async function findEarlier(request: SessionRequest, ports: SessionPorts & { self: Person }) {
  const { run } = request;
  const wanted = openingContent(request).marker.request;
  const isOwn = ({ marker }: { marker: Marker }) => marker.run === run && marker.request === wanted;
  try {
    const { prLink: _, ...bounds } = request.bounds;
    const found = await findMarkers({
      ...ports,
      place: request.place,
      bounds,
      isEnough: (all) => all.some(isOwn),
    });
    return found.find(isOwn);
  } catch {
    return undefined;
  }
}

async function react({ commandComment, reactions }: SessionRequest, { host, log }: SessionPorts) {
  if (!commandComment || !reactions) return undefined;
  try {
    return await host.addReaction(commandComment, 'eyes');
  } catch (error) {
    log.warning(`The reaction could not be set: ${explainHostFailure(error)}`);
    return undefined;
  }
}

async function settleReaction(
  { commandComment }: SessionRequest,
  {
    host,
    log,
    outcome,
    takeAway,
  }: SessionPorts & { outcome: Outcome; takeAway: (() => Promise<void>) | undefined },
): Promise<void> {
  if (!commandComment || !takeAway) return;
  const reaction = reactionFor(outcome);
  try {
    if (reaction) await host.addReaction(commandComment, reaction);
    await takeAway();
  } catch (error) {
    if (failureOf(error) !== 'gone')
      log.warning(`The reaction could not be changed: ${explainHostFailure(error)}`);
  }
}
