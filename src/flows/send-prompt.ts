import { PROMPT_MAX_CHARACTERS } from '../contract/limits.ts';
import type { Faults } from '../instruction/faults.ts';
import { buildPrompt, type Prompt } from '../instruction/prompt.ts';
import type { CodeHost } from '../ports/code-host.ts';
import type { WaitingPulls } from '../story/waiting-pulls.ts';
import type { PullFinding } from '../thread/decide.ts';
import { countAllowance, keepWithin } from './allowance.ts';
import type { AnswerPorts, AnswerRequest } from './answer-request.ts';
import { findRef } from './find-ref.ts';
import type { gatherChanges } from './gather-changes.ts';
import { gatherContext } from './gather-context.ts';
import type { Target } from './job/job-work.ts';
import { runJob } from './job/run-job.ts';
import type { Mending } from './mend/plan-mending.ts';
import type { Room } from './open-pulls.ts';
import { createEye } from './thread/eye.ts';
import type { Thread } from './thread/open-thread.ts';

/** Where a request goes; `pull` is that of the job which goes on. */
export interface SendTarget {
  readonly target: Target;
  readonly pull?: PullFinding | undefined;
}

/** Builds the prompt and sends it where it is to go. Returns it, unless it was another attempt's to send. */
export async function sendPrompt(
  request: AnswerRequest & SendTarget,
  ports: AnswerPorts & { thread?: Thread | undefined },
): Promise<{ prompt?: string; waiting?: WaitingPulls }> {
  const { plan, target, texts, pull } = request;
  const { chronicle, thread, log } = ports;
  const asked = plan.kind === 'command' ? plan.instruction : texts.prompt;
  if (asked.length > PROMPT_MAX_CHARACTERS) {
    const [given, accepted] = [asked.length, PROMPT_MAX_CHARACTERS].map((n) => n.toLocaleString('en'));
    const why = `The instruction has ${given} characters; accepted are at most ${accepted}. Nothing was sent.`;
    await chronicle.happened({ kind: 'refused', why });
    return {};
  }
  if (target.kind === 'adopt') {
    await runJob({ target, waiting: request.waiting, prompt: '' }, ports);
    return {};
  }
  const allowance = await countAllowance(request, ports);
  const keptBack = keepWithin(allowance, log);
  if (keptBack) {
    await chronicle.happened(keptBack);
    return {};
  }
  const room = await roomFor(request, ports);
  const waiting = 'waiting' in room ? { waiting: room.waiting } : {};
  if (room.kind === 'full' || room.kind === 'unread') {
    await chronicle.happened({ kind: room.kind === 'full' ? 'skipped' : 'refused', why: room.why });
    return waiting;
  }
  const from = await findRef(request, ports);
  if (from.kind === 'refused') {
    await chronicle.happened({ kind: 'refused', why: from.why });
    return {};
  }
  const mending = await planSending(request, ports);
  if (mending.kind === 'none') {
    await chronicle.happened({ kind: mending.isKnown ? 'skipped' : 'refused', why: mending.why });
    return {};
  }
  for (const note of [room.kind === 'told' ? room.why : '', mending.note].filter(Boolean)) {
    log.info(note);
    thread?.note(note);
  }
  const { prompt, threads } = await fillPrompt(request, { ...ports, ...mending });
  if (mending.faults && pull)
    thread?.note({ by: 'person', link: pull.link, head: mending.faults.head, threads });
  const start = from.kind === 'branch' ? ({ kind: 'create', ref: from.ref } as const) : target;
  const explain = (note: string) => thread?.note(note);
  await runJob({ target: start, waiting: request.waiting, prompt }, { ...ports, explain });
  return { prompt, ...waiting };
}

/** Room for a new job, where the request would start one; loaded only where there is a limit. */
export async function roomFor(
  request: AnswerRequest & SendTarget,
  { host, thread }: Pick<AnswerPorts, 'host'> & { thread?: Thread | undefined },
): Promise<Room> {
  if (request.target.kind !== 'create' || request.budget?.maxOpenPulls === undefined) return { kind: 'free' };
  const { findRoom } = await import('./open-pulls.ts');
  return findRoom(request, { host, eye: thread?.sight.eye });
}

/** What is to be sent, where the request asks for what is wrong to be mended; loaded only then. */
export async function planSending(
  request: AnswerRequest & SendTarget,
  { host }: Pick<AnswerPorts, 'host'>,
): Promise<Mending> {
  const { plan, texts, pull } = request;
  if (plan.kind !== 'command') return { kind: 'send', instruction: texts.prompt, note: '' };
  if (plan.fix === undefined) return { kind: 'send', instruction: plan.instruction, note: '' };
  const { planMending } = await import('./mend/plan-mending.ts');
  return planMending({ ...request, plan: { ...plan, fix: plan.fix } }, { host, pull });
}

/** Loaded only where a change is to be told. */
async function readChanges(...given: Parameters<typeof gatherChanges>): ReturnType<typeof gatherChanges> {
  const room = await import('./gather-changes.ts');
  return room.gatherChanges(...given);
}

/** What goes to the agent: the instruction, what is wrong, and what the event and the thread have beside it. */
export async function fillPrompt(
  { plan, gate, texts }: AnswerRequest,
  {
    host,
    log,
    redact,
    thread,
    instruction,
    faults,
  }: Pick<AnswerPorts, 'host' | 'log' | 'redact'> & {
    thread?: Thread | undefined;
    instruction: string;
    faults?: Faults | undefined;
  },
): Promise<Pick<Prompt, 'prompt' | 'threads'>> {
  const { place } = plan;
  const { context, contextBytes } = texts;
  const isChange = context === 'changes' && host !== undefined && place !== undefined;
  const { event, changes } = isChange
    ? await readChanges({ plan: { ...plan, place }, contextBytes }, { host, log })
    : { event: plan.event, changes: [] };
  const { allowedPermission: required, allowedUsers } = gate;
  const gathering = { context, event, required, allowedUsers, log };
  const eyeOf = (of: CodeHost) => thread?.sight.eye ?? createEye({ host: of });
  const gathered =
    place && host
      ? await gatherContext({ ...gathering, place, host, eye: eyeOf(host) })
      : { comments: [], files: [] };
  const parts = { instruction, faults, context, event, changes, contextBytes, redact, ...gathered };
  const { prompt, leftOut, threads } = buildPrompt(parts);
  if (leftOut.faults > 0) log.info(`The prompt is full: ${leftOut.faults} findings were left out.`);
  if (leftOut.comments + leftOut.files > 0) {
    log.info(`The prompt is full: ${leftOut.comments} comments and ${leftOut.files} files were left out.`);
  }
  if (leftOut.hunks > 0) {
    const more = 'contextKilobytes says how much is told';
    log.info(`The prompt is full: ${leftOut.hunks} hunks of the change were left out; ${more}.`);
  }
  return { prompt, threads };
}
