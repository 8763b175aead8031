import type { CodeHost, CommentPlace, Person } from '../../ports/code-host.ts';
import type { Log } from '../../ports/log.ts';
import type { Journal } from '../../ports/service.ts';
import { formatDuration } from '../../report/duration.ts';
import type { TrustedOrigins } from '../../text/links.ts';
import { truncate } from '../../text/truncate.ts';
import { hashRequest, type Marker, type MarkerBounds, type MarkerState } from '../../thread/marker.ts';
import type { Outcome, RunReport } from '../outcome.ts';
import { type CommentJournal, createCommentJournal } from './comment-journal.ts';
import { findMarkers } from './find-markers.ts';
import {
  type CommentContent,
  type CommentRecord,
  explainHostFailure,
  type LiveComment,
  openLiveComment,
} from './live-comment.ts';
import { type ReactionRequest, react, settleReaction, warnOfFailures } from './reaction.ts';

export interface ConversationRequest extends ReactionRequest {
  readonly place: CommentPlace;
  readonly asked: { readonly text: string; readonly by?: string };
  /** What makes it the same request in a re-run: the step, and its text before data is filled in. */
  readonly sameness: readonly string[];
  /** Pages that the job is about. */
  readonly pages: readonly string[];
  readonly command: string;
  readonly bounds: MarkerBounds;
  readonly run: string;
  readonly attempt: number;
  readonly runUrl: string | undefined;
  readonly comment: boolean;
  readonly trusted: TrustedOrigins;
  /** False for what leaves no trace that a later run should follow. */
  readonly isRequest: boolean;
}

export interface ConversationPorts {
  readonly host: CodeHost;
  readonly log: Log;
  readonly save: (record: CommentRecord | undefined) => void;
  /** For text that the comment escapes, where a secret in it would no longer be recognised. */
  readonly redact: (text: string) => string;
}

/** One request's dealings with its thread: the reaction, the comment, and who we are. */
export interface Conversation {
  /** Undefined where it can't be known. */
  readonly self: Person | undefined;
  /** A comment that this conversation wrote anew; one that it took over is an earlier one. */
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

/** Opens the conversation: 👀 on the command, then the comment, before anything is asked of the service. */
export async function openConversation(
  request: ConversationRequest,
  ports: ConversationPorts,
): Promise<Conversation> {
  const opening = openingContent(request, ports.redact);
  const warn = warnOfFailures(ports.log);
  const takeAway = await react(request, { ...ports, warn });
  // A first attempt learns who we are from its comment's author; a re-run has to know before, to find its comment.
  const known = request.attempt > 1 || !request.comment ? await askOwnLogin(ports) : undefined;
  const earlier =
    request.attempt > 1 && known && request.comment
      ? await findEarlier(request, { ...ports, self: known, request: opening.marker.request })
      : undefined;
  const content = withEarlier(opening, earlier?.marker);
  const live = request.comment
    ? await openLiveComment(content, { ...ports, warn, place: request.place }, earlier?.comment)
    : silentComment;
  const journal = createCommentJournal(live, {
    opening: content,
    attempt: request.attempt,
    pages: opening.marker.pages,
  });
  return {
    // A comment that can't be written tells nothing, but the thread may still be read: one that is locked, for instance.
    self: live.author ?? known ?? (request.attempt > 1 ? undefined : await askOwnLogin(ports)),
    newComment: earlier ? undefined : live.id,
    request: opening.marker.request,
    journal,
    async finish(report, note) {
      const content = closingContent(journal, report, request);
      const pull = report.job?.prLink && request.comment ? await describePull(report, ports) : undefined;
      await live.show({
        ...content,
        facts: {
          ...content.facts,
          ...(note ? { note: ports.redact(note) } : {}),
          ...(pull ? { pull } : {}),
        },
      });
      // To have looked is what was asked for, however the job stands.
      const state = report.looked ? 'looked' : content.facts.state;
      await settleReaction(request, { ...ports, warn, state, takeAway });
      return live.url === undefined ? {} : { commentUrl: live.url };
    },
  };
}

const silentComment: LiveComment = { author: undefined, url: undefined, id: undefined, show: async () => {} };

function openingContent(request: ConversationRequest, redact: (text: string) => string): CommentContent {
  const { bounds, run, attempt } = request;
  const asked = { ...request.asked, text: redact(request.asked.text) };
  const { prLink: _, ...bound } = bounds;
  const marker: Marker = {
    ...bound,
    run,
    attempt,
    state: request.isRequest ? 'creating' : 'note',
    ...(request.pages.length > 0 && request.isRequest ? { pages: request.pages } : {}),
    request: hashRequest([
      ...request.sameness,
      String(request.commandComment?.id ?? ''),
      String(bounds.thread),
    ]),
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

/** Until something is sent, what an earlier attempt left stays in the marker. */
function withEarlier(opening: CommentContent, earlier: Marker | undefined): CommentContent {
  if (!earlier) return opening;
  const { job, prLink, state, pages } = earlier;
  const { pages: _, ...marker } = opening.marker;
  return {
    ...opening,
    marker: {
      ...marker,
      attempt: earlier.attempt,
      state,
      ...(job ? { job } : {}),
      ...(prLink ? { prLink } : {}),
      ...(pages ? { pages } : {}),
    },
  };
}

function closingContent(
  journal: CommentJournal,
  report: RunReport,
  request: ConversationRequest,
): CommentContent {
  const { outcome, jobId, job } = report;
  const content = journal.content();
  const { marker } = content;
  const isEarlier = marker.attempt !== request.attempt;
  return {
    marker: isEarlier || marker.state === 'note' ? marker : closedMarker(report, marker),
    facts: {
      ...content.facts,
      // A command that only looks has watched nothing and handed nothing over.
      state: report.unsent ? 'unsent' : !request.isRequest && outcome === 'detached' ? 'looked' : outcome,
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

function closedMarker(report: RunReport, marker: Marker): Marker {
  const { jobId, job } = report;
  return {
    ...marker,
    state: markerState(report, marker),
    ...(jobId === undefined ? {} : { job: jobId }),
    ...(job?.prLink ? { prLink: job.prLink } : {}),
  };
}

/**
 * A run that could not see its job to the end has still made one. What the service refused, or what a run that was
 * stopped or out of time had not sent yet, made nothing.
 */
function markerState({ outcome }: RunReport, { state }: Marker): MarkerState {
  if (outcome === 'error' && state === 'active') return 'timeout';
  const isUnsent = state === 'creating' || state === 'sending';
  if (isUnsent && (outcome === 'cancelled' || outcome === 'timeout')) return 'refused';
  return MARKER_STATES[outcome];
}

async function describePull(
  { job, updated }: RunReport,
  { host, redact }: ConversationPorts,
): Promise<CommentContent['facts']['pull']> {
  const link = job?.prLink;
  if (!link) return undefined;
  const facts = await host.pullRequest(link).catch(() => undefined);
  return {
    link,
    ...(facts ? { number: facts.number, title: redact(facts.title) } : {}),
    ...(updated ? { updated } : {}),
  };
}

async function askOwnLogin({ host, log }: ConversationPorts): Promise<Person | undefined> {
  try {
    return await host.ownLogin();
  } catch (error) {
    log.info(
      `Whom the token acts as could not be read (${explainHostFailure(error)}), so earlier comments can't be told apart.`,
    );
    return undefined;
  }
}

async function findEarlier(
  request: ConversationRequest,
  ports: { host: CodeHost; self: Person; request: string },
) {
  const isOwn = ({ marker }: { marker: Marker }) =>
    marker.run === request.run && marker.attempt < request.attempt && marker.request === ports.request;
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
