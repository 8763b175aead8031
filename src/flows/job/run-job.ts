import type { Delivery, JobReading } from '../../ports/service.ts';
import type { StoryEvent } from '../../story/event.ts';
import { isEnd, knownJob, turnOf } from '../../story/story.ts';
import { deliver } from './deliver.ts';
import { findLostMessage } from './find-lost-message.ts';
import { CANCELLED_FIRST, type JobPorts, type JobWork, type Waiting, wallMs } from './job-work.ts';
import { countOf, ownTurnOf } from './own-turn.ts';
import { describeJob, sightOf, watchJob, watchToEnd } from './watch.ts';

/** Creates or continues a job and waits for its end, telling the chronicle what happens. Never throws. */
export function runJob(work: JobWork, ports: JobPorts): Promise<void> {
  const { target } = work;
  switch (target.kind) {
    case 'create':
      return createAndWait({ ...work, ref: target.ref }, ports);
    case 'message':
      return messageAndWait({ ...work, jobId: target.jobId }, ports);
    case 'adopt':
      return adoptAndWait({ ...work, ...target }, ports);
  }
}

async function createAndWait(work: JobWork & { ref: string | undefined }, ports: JobPorts): Promise<void> {
  const { chronicle, log, service } = ports;
  const { prompt, ref } = work;
  log.info(ref === undefined ? 'Creating a job.' : `Creating a job from the branch ${ref}.`);
  await chronicle.happened({ kind: 'sending', to: { kind: 'create' } });
  const asked = { prompt, ...(ref === undefined ? {} : { ref }) };
  const delivery = await deliver(work, ports, (limits) => service.create(asked, limits));
  if (delivery.kind !== 'delivered') return tellUndelivered(delivery, { ...work, ...ports });
  const { job } = delivery;
  await chronicle.happened({ kind: 'accepted', jobId: job.id, job }, ...handedOver(work));
  log.info(`Job ${job.id} is created${describeJob(job)}.`);
  if (ref !== undefined && job.source?.ref !== ref) {
    const note = tellUnconfirmed(ref, job);
    log.warning(note);
    ports.explain?.(note);
  }
  if (!work.waiting.wait) return;
  const facts = { jobId: job.id, created: true, confirmMissingLink: true, ownTurn: 1 };
  return watchToEnd(facts, { ...work, ...ports });
}

/** Other services pass over what they do not know, or name the branch that the agent works on. */
function tellUnconfirmed(ref: string, { source }: JobReading): string {
  const says = source?.ref === undefined ? 'names no branch' : `names the branch ${source.ref}`;
  return `That the job starts from the branch ${ref} is not confirmed: the service's answer ${says}.`;
}

/** What is handed over at once is not first told as watched: that would be another edit of the comment. */
function handedOver({ waiting }: JobWork): readonly StoryEvent[] {
  return waiting.wait ? [] : [{ kind: 'handed over' }];
}

/** Watches a job that an earlier attempt of this run made or messaged; what had come to its end is told again. */
async function adoptAndWait(
  work: JobWork & { jobId: string; isActive: boolean; isPassed: boolean },
  ports: JobPorts,
): Promise<void> {
  const { jobId, isActive, isPassed, waiting } = work;
  const { chronicle } = ports;
  ports.log.info(`Taking over job ${jobId}.`);
  await chronicle.happened({ kind: 'adopted' }, ...(isActive ? [] : handedOver(work)));
  if (isEnd(chronicle.story)) return;
  if (isActive) {
    const job: JobReading = { ...knownJob(chronicle.story)?.job, status: 'active' };
    const evidence = isPassed ? 'other' : 'none';
    await chronicle.happened({ kind: 'looked', jobId, job, evidence }, ...handedOver(work));
  }
  if (!waiting.wait) return;
  const turn = turnOf(chronicle.story);
  const doubted = turn?.kind === 'further' && turn.evidence === 'none' ? turn : undefined;
  const afterMessage = doubted && {
    before: doubted.before,
    answeredActive: false,
    ...countOf(doubted.number),
    settleMs: waiting.settleMs,
  };
  const facts = {
    jobId,
    confirmMissingLink: true,
    isPassed,
    ownTurn: ownTurnOf(turn),
    ...(afterMessage ? { afterMessage } : {}),
  };
  return watchToEnd(facts, { ...work, ...ports, lookAtOnce: true });
}

async function messageAndWait(work: JobWork & { jobId: string }, ports: JobPorts): Promise<void> {
  const { jobId, waiting } = work;
  const { chronicle, log, service } = ports;
  const before = await awaitRest(work, ports);
  if (before === undefined) return;

  log.info(`Job ${jobId} is ${before.status}; sending the message.`);
  await chronicle.happened({ kind: 'sending', to: { kind: 'message', jobId, job: before } });
  const delivery = await deliver(work, ports, (limits) => service.message(jobId, work.prompt, limits));
  const lost = whyLost(delivery, jobId);
  if (lost !== undefined) return findLostMessage({ ...work, jobId, before, why: lost }, ports);
  if (delivery.kind !== 'delivered') return tellUndelivered(delivery, { ...work, ...ports });
  const { job } = delivery;
  await chronicle.happened({ kind: 'accepted', jobId, job }, ...handedOver(work));
  log.info(`Job ${jobId} took the message${describeJob(job)}.`);
  if (!waiting.wait) return;

  const afterMessage = {
    before,
    answeredActive: job.status === 'active',
    ...countOf(job.turn ?? 0),
    ...(job.turnsAtLeast === undefined ? {} : { turnsAtLeast: job.turnsAtLeast }),
    settleMs: waiting.settleMs,
  };
  const ownTurn = ownTurnOf(turnOf(chronicle.story));
  const facts = { jobId, confirmMissingLink: true, ownTurn, afterMessage };
  return watchToEnd(facts, { ...work, ...ports });
}

/** Waits for the end of the turn before. Undefined where there is nothing to be sent to; the chronicle knows why. */
async function awaitRest(
  work: JobWork & { jobId: string },
  ports: JobPorts,
): Promise<JobReading | undefined> {
  const { jobId } = work;
  const { chronicle, log } = ports;
  log.info(`Looking at job ${jobId} before sending it a message.`);
  const end = await watchJob(
    { jobId, confirmMissingLink: false },
    {
      ...work,
      ...ports,
      lookAtOnce: true,
      onReading: (job) => {
        if (job.status === 'active') void chronicle.happened({ kind: 'busy', jobId, job });
      },
    },
  );
  const seen = { jobId, job: ('last' in end && end.last) || {} };
  switch (end.kind) {
    case 'ended':
      if (end.job.status !== 'archived') return end.job;
      await chronicle.happened({
        kind: 'refused',
        about: { jobId, job: end.job },
        why: `Job ${jobId} is archived and takes no more messages; nothing was sent. Leave jobId out to start a new job.`,
      });
      return undefined;
    case 'timeout':
      await chronicle.happened({ kind: 'out of time', seen, sight: sightOf(end) });
      return undefined;
    case 'cancelled':
      await chronicle.happened({ kind: 'asked to stop', seen });
      return undefined;
    case 'broken': {
      const why = `${end.why} The message was not sent. Check jobId, projectId, secretKey and baseUrl.`;
      await chronicle.happened({ kind: 'refused', about: seen, why });
      return undefined;
    }
  }
}

/** Why the answer to a message is none, or undefined where it is one. */
function whyLost(delivery: Delivery, jobId: string): string | undefined {
  if (delivery.kind === 'lost') return delivery.detail;
  const isOther = delivery.kind === 'delivered' && delivery.job.id !== jobId;
  return isOther ? 'the service answered for another job' : undefined;
}

function tellUndelivered(
  delivery: Exclude<Delivery, { kind: 'delivered' }>,
  { chronicle, hardStop, clock, waiting }: JobPorts & { waiting: Waiting },
): Promise<void> {
  switch (delivery.kind) {
    case 'lost':
      return chronicle.happened({
        kind: 'lost',
        why: hardStop.aborted ? CANCELLED_FIRST : delivery.detail,
        looks: 'none',
      });
    case 'refused':
      return chronicle.happened({ kind: 'refused', why: delivery.detail });
    case 'limited': {
      const { detail: why, retryAfterMs } = delivery;
      const retryMs = retryAfterMs === undefined ? 0 : wallMs(waiting, clock) + retryAfterMs;
      return chronicle.happened({ kind: 'limited', why, retryMs: Math.round(retryMs) });
    }
    case 'late':
      return chronicle.happened({
        kind: 'kept back',
        hindrance: { kind: 'time', why: delivery.detail ?? '' },
      });
    case 'cancelled':
      return chronicle.happened({ kind: 'kept back', hindrance: { kind: 'stopped' } });
  }
}
