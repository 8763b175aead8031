import { formatMoment } from '../text/duration.ts';
import { type Allowance, countAllowance, tellAllowance } from './allowance.ts';
import type { AnswerPorts, AnswerRequest } from './answer-request.ts';
import type { Next } from './decide-next.ts';
import { type FoundRef, findRef } from './find-ref.ts';
import type { Target } from './job/job-work.ts';
import { fillPrompt, planSending, roomFor, type SendTarget } from './send-prompt.ts';
import type { Thread } from './thread/open-thread.ts';

interface Ports extends AnswerPorts {
  readonly thread: Thread | undefined;
  readonly next: Next;
}

interface Rehearsed {
  /** What would be sent. */
  readonly prompt?: string;
}

const DRY = 'Dry run, nothing was sent.';

/** Says what would be done, and does nothing of it. */
export async function rehearse(request: AnswerRequest, ports: Ports): Promise<Rehearsed> {
  const { chronicle, next } = ports;
  switch (next.kind) {
    case 'over':
      return {};
    case 'late':
      await chronicle.happened({ kind: 'out of time' });
      return {};
    case 'skip':
      await chronicle.happened({ kind: 'skipped', why: next.why });
      return {};
    case 'refuse':
      await chronicle.happened({ kind: 'rehearsed', why: `${DRY} Nothing would be: ${next.why}` });
      return {};
    case 'report': {
      const why = `${DRY} Job ${next.jobId} would be looked at, and the thread told.`;
      await chronicle.happened({ kind: 'rehearsed', why, about: { jobId: next.jobId, job: {} } });
      return {};
    }
    case 'run':
      return rehearseSending({ ...request, target: next.target, pull: next.pull }, ports);
  }
}

async function rehearseSending(request: AnswerRequest & SendTarget, ports: Ports): Promise<Rehearsed> {
  const { target } = request;
  const { chronicle, next } = ports;
  const about = target.kind === 'create' ? {} : { about: { jobId: target.jobId, job: {} } };
  if (target.kind === 'adopt') {
    await chronicle.happened({ kind: 'rehearsed', why: `${DRY} Nothing would be: ${next.note}`, ...about });
    return {};
  }
  const room = await roomFor(request, ports);
  if (room.kind === 'full' || room.kind === 'unread') {
    await chronicle.happened({ kind: 'rehearsed', why: `${DRY} Nothing would be: ${room.why}`, ...about });
    return {};
  }
  const from = await findRef(request, ports);
  if (from.kind === 'refused') {
    await chronicle.happened({ kind: 'rehearsed', why: `${DRY} Nothing would be: ${from.why}`, ...about });
    return {};
  }
  const mending = await planSending(request, ports);
  if (mending.kind === 'none') {
    await chronicle.happened({ kind: 'rehearsed', why: `${DRY} Nothing would be: ${mending.why}`, ...about });
    return {};
  }
  const { prompt } = await fillPrompt(request, { ...ports, ...mending });
  const allowance = await countAllowance(request, ports);
  const size = `The prompt has ${prompt.length.toLocaleString('en')} characters.`;
  const why = [
    DRY,
    tellWhere({ ...request, target, from }),
    next.note,
    room.kind === 'told' ? room.why : '',
    mending.note,
    tellBudget(allowance),
    size,
  ];
  await chronicle.happened({ kind: 'rehearsed', why: why.filter(Boolean).join(' '), ...about });
  return { prompt };
}

function tellWhere(
  request: AnswerRequest & { target: Exclude<Target, { kind: 'adopt' }>; from: FoundRef },
): string {
  const { project, target, from } = request;
  const place = `project ${project.projectId} at ${project.baseUrl}`;
  const branch = from.kind === 'branch' ? ` from the branch ${from.ref} (${from.why})` : '';
  return target.kind === 'create'
    ? `A new job would be created in ${place}${branch}, ${whyNew(request)}.`
    : `Job ${target.jobId} in ${place} would get a message, ${whySame(request)}.`;
}

function whyNew({ plan, rules }: AnswerRequest): string {
  if (plan.ref !== undefined) return 'as --ref asks';
  if (plan.command === 'new') return `as ${rules.command} new asks`;
  if (plan.place === undefined) return 'as there is no thread to go on with';
  return rules.followUp === 'never' ? 'as followUp says' : 'as the thread has no job to go on with';
}

const whySame = ({ rules }: AnswerRequest) =>
  rules.jobId === undefined ? "as it is the thread's last" : 'as jobId says';

function tellBudget(allowance: Allowance): string {
  const sentence = tellAllowance(allowance);
  return allowance.kind === 'over'
    ? `${sentence} It would be kept back: the next may start at ${formatMoment(allowance.nextMs)}.`
    : sentence;
}
