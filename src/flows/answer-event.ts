import { PROMPT_MAX_CHARACTERS } from '../contract/limits.ts';
import type { Context } from '../instruction/contexts.ts';
import { buildPrompt } from '../instruction/prompt.ts';
import type { CodeHost, CommentPlace, ReactionTarget } from '../ports/code-host.ts';
import type { Log } from '../ports/log.ts';
import type { TrustedOrigins } from '../text/links.ts';
import { renderHelp } from '../thread/comment.ts';
import { type Continuity, decideContinuity } from '../thread/decide.ts';
import type { FollowUp } from '../thread/follow-ups.ts';
import { encodeMarker, hashRequest, type MarkerBounds } from '../thread/marker.ts';
import { type GateRequest, gateEvent } from './gate-event.ts';
import type { JobRequest, RunPorts, Target } from './job/job-request.ts';
import { reportJob } from './job/report-job.ts';
import { runJob } from './job/run-job.ts';
import type { RunReport } from './outcome.ts';
import { combineJournals } from './thread/comment-journal.ts';
import { continueThread } from './thread/continue-thread.ts';
import { type Conversation, openConversation } from './thread/conversation.ts';
import { gatherContext } from './thread/gather-context.ts';
import { type CommentRecord, explainHostFailure, failureOf } from './thread/live-comment.ts';

/** What the workflow allows and wants, for any event. */
export interface AnswerRequest extends Omit<JobRequest, 'target' | 'prompt'>, GateRequest {
  /** The workflow's own prompt; empty where the event carries a command. */
  readonly prompt: string;
  /** The prompt before data was filled in. */
  readonly template: string;
  readonly pages: readonly string[];
  readonly jobId: string | undefined;
  readonly projectId: string;
  readonly baseUrl: string;
  readonly context: Context;
  readonly followUp: FollowUp;
  readonly comment: boolean;
  readonly reactions: boolean;
  /** owner/name; empty outside a runner. */
  readonly repository: string;
  readonly run: string;
  readonly attempt: number;
  readonly runUrl: string | undefined;
  readonly step: string;
  readonly trusted: TrustedOrigins;
}

export interface AnswerPorts extends RunPorts {
  /** Undefined where there is no token or no repository. */
  readonly host: CodeHost | undefined;
  readonly saveComment: (record: CommentRecord | undefined) => void;
  /** Takes the run's secrets out of a text. */
  readonly redact: (text: string) => string;
}

/** Answers an event: may it, what does the thread say, what is to be sent; then runs the job and tells the thread. */
export async function answerEvent(request: AnswerRequest, ports: AnswerPorts): Promise<RunReport> {
  const startedMs = ports.clock.now();
  const end = (told: Omit<RunReport, 'elapsedMs'>): RunReport => ({
    ...told,
    elapsedMs: ports.clock.now() - startedMs,
  });

  const denial = await gateEvent(request, ports.host);
  if (denial !== undefined) return end({ outcome: 'skipped', sentence: denial });

  const { place } = request.plan;
  const { host } = ports;
  if (request.pages.length > 0 && !(place && request.comment)) ports.log.warning(PAGES_NOT_KEPT);
  const isReading = request.plan.kind === 'command' && ['help', 'status'].includes(request.plan.command);
  if (request.attempt > 1 && !isReading && !(place && host && request.comment)) ports.log.warning(NO_MEMORY);
  if (!place || !host) {
    if (place && request.comment) ports.log.warning(NO_TOKEN);
    const target: Target =
      request.jobId === undefined ? { kind: 'create' } : { kind: 'message', jobId: request.jobId };
    return isReading
      ? end({ outcome: 'skipped', sentence: 'There is no token to read the thread and answer with.' })
      : runPrompt(request, ports, { target, place, host });
  }
  if (request.plan.kind === 'command' && request.plan.command === 'help') {
    return end(await help(request, { host, place, log: ports.log }));
  }
  return inThread(request, { ...ports, host }, place);
}

const NO_TOKEN =
  'The thread gets no comment: there is no token. Pass githubToken, with the permissions `issues: write` and `pull-requests: write`.';

const NO_MEMORY =
  'This is a re-run, and without a comment in a thread nothing is kept of what its earlier attempts sent: the request is sent again.';

const PAGES_NOT_KEPT =
  'What pages names is kept nowhere, so later runs will not know of it: give issueNumber, and leave comment on.';

async function inThread(
  request: AnswerRequest,
  ports: AnswerPorts & { host: CodeHost },
  place: CommentPlace,
): Promise<RunReport> {
  const conversation = await openThread(request, ports, place);
  const finish = async (report: RunReport, note?: string): Promise<RunReport> => ({
    ...report,
    ...(await conversation.finish(report, note)),
  });
  const decision = await decide(request, ports, { conversation, place });
  if (decision.kind === 'refuse') {
    const outcome = decision.reason === 'nothing-to-report' ? 'skipped' : 'error';
    return finish({ outcome, sentence: decision.sentence, elapsedMs: 0 }, decision.sentence);
  }
  if (decision.kind === 'report') {
    const report = await reportJob(decision.jobId, { ...ports, deadlineMs: request.deadlineMs });
    return finish(report, report.outcome === 'error' ? report.sentence : undefined);
  }

  const note = 'sentence' in decision ? decision.sentence : undefined;
  if (note) ports.log.info(note);
  const journal = combineJournals(ports.journal, conversation.journal);
  const target: Target = decision.kind === 'continue' ? { kind: 'message', jobId: decision.jobId } : decision;
  const report = await runPrompt(request, { ...ports, journal }, { target, place, host: ports.host });
  // The comment's own words tell neither why an instruction was never taken nor what is doubtful about an end.
  const why = report.outcome === 'error' || report.unsent || report.doubtful ? report.sentence : undefined;
  return finish(report, [note, why].filter(Boolean).join(' ') || undefined);
}

function openThread(
  request: AnswerRequest,
  ports: AnswerPorts & { host: CodeHost },
  place: CommentPlace,
): Promise<Conversation> {
  const { plan } = request;
  const { event } = plan;
  const comment = event.kind === 'comment' ? event.comment : undefined;
  const author = event.kind === 'thread' && plan.kind === 'command' ? event.thread.author : comment?.author;
  const commandComment = holderOf(request, place);
  const isRequest = !(plan.kind === 'command' && plan.command === 'status');
  const text = plan.kind === 'command' ? plan.instruction : request.prompt;
  return openConversation(
    {
      ...request,
      place,
      sameness: [request.step, plan.kind === 'command' ? text : request.template],
      asked: { text, ...(author ? { by: author.login } : {}) },
      ...(commandComment ? { commandComment } : {}),
      bounds: markerBounds(request, place),
      isRequest,
    },
    { ...ports, save: ports.saveComment },
  );
}

/** What holds the command: a comment, or the issue that was opened with it. */
function holderOf({ plan }: AnswerRequest, { replyTo }: CommentPlace): ReactionTarget | undefined {
  const { event } = plan;
  if (event.kind === 'comment') {
    const { id } = event.comment;
    return id === undefined ? undefined : { id, inReview: replyTo !== undefined };
  }
  return event.kind === 'thread' && plan.kind === 'command'
    ? { id: event.thread.number, inReview: false, isIssue: true }
    : undefined;
}

function markerBounds(
  { repository, projectId, baseUrl, plan }: AnswerRequest,
  place: CommentPlace,
): MarkerBounds {
  const { event } = plan;
  const thread = event.kind === 'comment' || event.kind === 'thread' ? event.thread : undefined;
  const prLink = thread?.kind === 'pull-request' ? thread.url : undefined;
  const bounds = { repository, thread: place.thread, project: projectId, host: new URL(baseUrl).host };
  return prLink === undefined ? bounds : { ...bounds, prLink };
}

/**
 * Reads what the thread says of earlier jobs. Where it can't be read for now, nothing is sent: a second job for the same
 * request is worse than none. Where the token may not read it at all, it can't have written there either.
 */
async function decide(
  request: AnswerRequest,
  ports: AnswerPorts & { host: CodeHost },
  { conversation, place }: { conversation: Conversation; place: CommentPlace },
): Promise<Continuity> {
  const { plan, followUp, jobId, run, attempt, command } = request;
  const facts = {
    command: plan.kind === 'command' && plan.command !== 'help' ? plan.command : ('instruct' as const),
    followUp,
    ...(jobId === undefined ? {} : { jobId }),
    run,
    attempt,
    request: conversation.request,
    commandWord: command,
  };
  const { self, newComment } = conversation;
  // With jobId the thread has no say, but for what an earlier attempt of this run has sent already.
  if (!self || (jobId !== undefined && attempt === 1)) return decideContinuity({ ...facts, markers: [] });
  const except = newComment === undefined ? {} : { except: newComment };
  try {
    return await continueThread(
      { facts, bounds: markerBounds(request, place), place, self, ...except },
      ports,
    );
  } catch (error) {
    if (['forbidden', 'gone'].includes(failureOf(error) ?? ''))
      return decideContinuity({ ...facts, markers: [] });
    const sentence = `The thread's earlier jobs could not be read: ${explainHostFailure(error)} Nothing was sent; run again later.`;
    return { kind: 'refuse', reason: 'missing', sentence };
  }
}

async function runPrompt(
  request: AnswerRequest,
  ports: AnswerPorts,
  { target, place, host }: { target: Target; place: CommentPlace | undefined; host: CodeHost | undefined },
): Promise<RunReport> {
  const { plan, context } = request;
  const { event } = plan;
  const instruction = plan.kind === 'command' ? plan.instruction : request.prompt;
  if (instruction.length > PROMPT_MAX_CHARACTERS) {
    const [given, accepted] = [instruction.length, PROMPT_MAX_CHARACTERS].map((n) => n.toLocaleString('en'));
    const sentence = `The instruction has ${given} characters; accepted are at most ${accepted}. Nothing was sent.`;
    return { outcome: 'error', sentence, elapsedMs: 0 };
  }
  const gathering = { context, event, required: request.allowedPermission, log: ports.log };
  const gathered =
    place && host && target.kind !== 'adopt'
      ? await gatherContext({ ...gathering, place, host })
      : { comments: [], files: [] };
  const { prompt, leftOut } = buildPrompt({ instruction, context, event, ...gathered });
  if (leftOut.comments + leftOut.files > 0) {
    ports.log.info(
      `The prompt is full: ${leftOut.comments} comments and ${leftOut.files} files were left out.`,
    );
  }
  const report = await runJob({ ...request, target, prompt }, ports);
  return target.kind === 'adopt' ? report : { ...report, prompt };
}

async function help(
  request: AnswerRequest,
  { host, place, log }: { host: CodeHost; place: CommentPlace; log: Log },
): Promise<Omit<RunReport, 'elapsedMs'>> {
  const sentence = `${request.command} was asked for help.`;
  if (!request.comment) return { outcome: 'skipped', sentence };
  try {
    const { prLink: _, ...bounds } = markerBounds(request, place);
    const { command, run, attempt } = request;
    const marker = encodeMarker({ ...bounds, run, attempt, state: 'note', request: hashRequest(['help']) });
    const { url } = await host.addComment(place, renderHelp({ command, marker }));
    return {
      outcome: 'skipped',
      sentence: `${sentence} The table of commands is in the thread.`,
      ...(url ? { commentUrl: url } : {}),
    };
  } catch (error) {
    log.warning(`The table of commands could not be written: ${explainHostFailure(error)}`);
    return { outcome: 'skipped', sentence };
  }
}
