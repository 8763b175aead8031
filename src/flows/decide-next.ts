import { RUNNER_SERVICE } from '../contract/runner-service.ts';
import { isSameAttempt, isSameRequest } from '../story/marker.ts';
import { type Continuity, decideContinuity, type PullFinding, type RequestFacts } from '../thread/decide.ts';
import type { AnswerPorts, AnswerRequest } from './answer-request.ts';
import { whyNotFrom } from './find-ref.ts';
import { explainHostFailure, failureOf } from './host-failure.ts';
import type { Target } from './job/job-work.ts';
import { awaitTurn } from './thread/await-turn.ts';
import {
  continueThread,
  holdsRequests,
  isEnoughFor,
  readMarkers,
  type ThreadQuestion,
} from './thread/continue-thread.ts';
import { type FoundComment, ours, type View } from './thread/eye.ts';
import type { Thread } from './thread/open-thread.ts';

/** What is to be done. `note` is for the log and the comment; empty where there is nothing to explain. */
export type Next = { readonly note: string } & (
  | { readonly kind: 'skip' | 'refuse'; readonly why: string }
  /** There was no time left to read the thread. */
  | { readonly kind: 'late' }
  | { readonly kind: 'report'; readonly jobId: string }
  /** `pull`: that of the job which goes on. */
  | { readonly kind: 'run'; readonly target: Target; readonly pull?: PullFinding }
  /** The chronicle knows the end already. */
  | { readonly kind: 'over' }
);

interface Ports extends AnswerPorts {
  readonly thread: Thread | undefined;
}

/** Decides by what the workflow says, and by what the thread tells of earlier jobs. */
export async function decideNext(request: AnswerRequest, ports: Ports): Promise<Next> {
  const { thread } = ports;
  warnOfForgetting(request, ports);
  const odd = whyNotFrom(request);
  if (odd !== undefined) return { kind: 'refuse', note: '', why: odd };
  if (thread) return decideInThread(request, { ...ports, thread });
  if (isReading(request)) {
    return { kind: 'skip', note: '', why: 'There is no token to read the thread and answer with.' };
  }
  return { kind: 'run', note: '', target: givenTarget(request) };
}

function isReading({ plan }: AnswerRequest): boolean {
  return plan.command === 'help' || plan.command === 'status';
}

function givenTarget({ rules }: AnswerRequest): Target {
  return rules.jobId === undefined ? { kind: 'create' } : { kind: 'message', jobId: rules.jobId };
}

const NO_TOKEN =
  'The thread gets no comment: there is no token. Pass githubToken, with the permissions `issues: write` and `pull-requests: write`.';
const NO_MEMORY =
  'This is a re-run, and without a comment in a thread nothing is kept of what its earlier attempts sent: the request is sent again.';
const NOTHING_KEPT =
  'This is a re-run, and no comment could be written, so what an earlier attempt sent may be kept nowhere: nothing was sent. Check the dashboard, then ask anew, in a new run.';
const PAGES_NOT_KEPT =
  'What pages names is kept nowhere, so later runs will not know of it: give issueNumber, and leave comment on.';

/** Without a comment in a thread, nothing is kept for later runs. */
function warnOfForgetting(request: AnswerRequest, { thread, log }: Ports): void {
  const { rules, run, plan } = request;
  if (request.dryRun) return;
  const keeps = thread !== undefined && rules.comment;
  if (rules.pages.length > 0 && !(plan.place && rules.comment)) log.warning(PAGES_NOT_KEPT);
  if (run.attempt > 1 && !isReading(request) && !keeps) log.warning(NO_MEMORY);
  if (plan.place && !thread && rules.comment) log.warning(NO_TOKEN);
}

const NOT_LOOKED = { isActive: false, isPassed: false };

function nextOf(
  decision: Continuity,
  { pull, ...found }: { isActive: boolean; isPassed: boolean; pull?: PullFinding } = NOT_LOOKED,
): Next {
  switch (decision.kind) {
    case 'refuse':
      return {
        kind: decision.reason === 'nothing-to-report' ? 'skip' : 'refuse',
        note: '',
        why: decision.sentence,
      };
    case 'report':
      return { kind: 'report', note: '', jobId: decision.jobId };
    case 'continue':
      return {
        kind: 'run',
        note: decision.sentence ?? '',
        target: { kind: 'message', jobId: decision.jobId },
        ...(pull ? { pull } : {}),
      };
    case 'create':
      return { kind: 'run', note: decision.sentence ?? '', target: { kind: 'create' } };
    case 'adopt':
      return {
        kind: 'run',
        note: decision.sentence,
        target: { kind: 'adopt', jobId: decision.jobId, ...found },
      };
  }
}

/**
 * Reads what the thread says of earlier jobs. Where it can't be read, nothing is sent: a second job for the same request
 * is worse than none. Only a first attempt that may not even read the thread can go ahead: it can't have written there.
 */
async function decideInThread(request: AnswerRequest, ports: Ports & { thread: Thread }): Promise<Next> {
  const { plan, rules, run, waiting } = request;
  const { thread } = ports;
  const { self, owner, bounds, place, host, eye } = thread.sight;
  const facts: Omit<RequestFacts, 'earlier'> = {
    command: plan.kind === 'command' && plan.command !== 'help' ? plan.command : ('instruct' as const),
    followUp: rules.followUp,
    ...(rules.jobId === undefined ? {} : { jobId: rules.jobId }),
    run: owner.run,
    attempt: owner.attempt,
    request: owner.request,
    commandWord: rules.command,
    endsWithRun: owner.host === RUNNER_SERVICE,
  };
  const isFirst = run.attempt === 1 || !rules.comment;
  const alone = () => nextOf(decideContinuity({ ...facts, earlier: [] }));
  // With jobId the thread says whose turn it is, and what an earlier attempt of this run has sent already.
  const isGiven = rules.jobId !== undefined && isFirst;
  if (isGiven && (!self || !rules.comment)) return alone();
  try {
    if (!self) {
      const holdsOne = (view: View) => holdsRequests(view, { bounds });
      const mayHold = !isFirst || holdsOne(await eye.thread(place, holdsOne));
      return mayHold && !isNewAnyway(facts) ? unread(isFirst ? NOBODY : NOBODY_AGAIN, { isFirst }) : alone();
    }
    const question = { facts, waiting, sight: { ...thread.sight, self } };
    const found = await readInTurn({ ...question, request }, ports);
    if (!found) return { kind: 'over', note: '' };
    if (isGiven) return alone();
    const { decision, own, ...looked } = await continueThread(
      { ...question, facts: { ...facts, hasLeft: hasLeft(ports) } },
      { ...ports, host, found },
    );
    // Opening the thread may have missed what is found now.
    if (decision.kind === 'adopt' && own) await thread.goOnFrom(own, { isAdopted: true });
    const sends = decision.kind === 'create' || decision.kind === 'continue';
    // What an earlier attempt sent may have been kept nowhere, as this one's would be.
    if (sends && !isFirst && thread.comment.hand.comment === undefined)
      return { kind: 'refuse', note: '', why: NOTHING_KEPT };
    return nextOf(decision, looked);
  } catch (error) {
    const failure = failureOf(error) ?? '';
    if (failure === 'late') return { kind: 'late', note: '' };
    const isShut = ['forbidden', 'gone'].includes(failure);
    // One that has read the thread before, and waits there for its turn, may not go ahead of whoever comes first.
    const isInLine = ports.chronicle.story.kind !== 'opened';
    return isFirst && !isInLine && (isShut || isGiven)
      ? alone()
      : unread(explainHostFailure(error), { isFirst });
  }
}

function hasLeft({ chronicle: { story } }: Ports): boolean {
  return 'past' in story && story.past.kind === 'left';
}

const MAY_ASK =
  'Where the host refuses to say, pass a token that may ask for its own login (`read:user` on Gitea and Forgejo).';
const NOBODY = `It is not known whom githubToken acts as, and the thread holds comments like ours. ${MAY_ASK}`;
const NOBODY_AGAIN = `It is not known whom githubToken acts as, so a comment of an earlier attempt can't be told from those of others, and no further one was written. ${MAY_ASK}`;

/** What starts a new job whatever the thread says. */
function isNewAnyway({ command, followUp, attempt }: Omit<RequestFacts, 'earlier'>): boolean {
  return attempt === 1 && (command === 'new' || (command === 'instruct' && followUp === 'never'));
}

/**
 * Reads the thread when it is this request's turn; undefined where the turn did not come. What only looks, what takes
 * over, and what has no comment to stand in line with, waits for nobody.
 */
async function readInTurn(
  question: ThreadQuestion & { request: AnswerRequest },
  ports: Ports & { thread: Thread },
): Promise<readonly FoundComment[] | undefined> {
  const { facts, request, sight } = question;
  const { thread, chronicle } = ports;
  if (request.rules.comment && thread.comment.hand.state.kind === 'unread') await meetLeft(question, thread);
  const { story } = chronicle;
  const isFresh = story.kind === 'opened' && story.past.kind === 'none';
  if (!isFresh || !request.rules.comment) return readMarkers(question);
  const isEnough = (found: readonly FoundComment[]) => isEnoughFor(facts, found);
  return awaitTurn({ request, thread, sight, isEnough }, ports);
}

/** Looks for what stands in the thread of ours, which could not be looked for when it was opened. @throws HostError */
export async function meetLeft(question: ThreadQuestion, thread: Thread): Promise<void> {
  const { eye, place, self, owner } = question.sight;
  const found = await readMarkers(question);
  const { marked } = await eye.thread(place, () => true);
  // What this very attempt has written, its answer not seen.
  const own = ours(marked, self).find(({ marker }) => isSameAttempt(marker, owner));
  if (own) thread.comment.hand.meet(own.comment);
  else await thread.goOnFrom(found.find(({ marker }) => isSameRequest(marker, owner)));
}

function unread(why: string, { isFirst }: { isFirst: boolean }): Next {
  const sentence = `The thread's earlier jobs could not be read: ${why} Nothing was sent${isFirst ? '' : ' by this attempt'}; run again later.`;
  return { kind: 'refuse', note: '', why: sentence };
}
