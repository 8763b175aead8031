import { showsArrival } from '../../job/judge-look.ts';
import type { JobReading } from '../../ports/service.ts';
import type { RunReport } from '../outcome.ts';
import type { JobRequest, Run, RunPorts } from './job-request.ts';
import {
  CANCELLED_FIRST,
  type Told,
  tellDetached,
  tellEnd,
  tellLostMessage,
  tellNotSent,
  tellUndelivered,
} from './tell.ts';
import { deliver, watchJob } from './watch.ts';

/** A lost message is looked for at least this long, whatever the settle window is. */
const LOST_LOOK_MS = 2_000;

/** Creates or continues a job, waits for its end, and tells what is known of it. Never throws. */
export async function runJob(request: JobRequest, ports: RunPorts): Promise<RunReport> {
  const startedMs = ports.clock.now();
  const run: Run = { request, ports, deadlineMs: request.deadlineMs };
  const told = await start(run);
  return { ...told, elapsedMs: ports.clock.now() - startedMs };
}

function start(run: Run): Promise<Told> {
  const { target } = run.request;
  switch (target.kind) {
    case 'create':
      return createAndWait(run);
    case 'message':
      return messageAndWait(run, target.jobId);
    case 'adopt':
      return adoptAndWait(run, target);
  }
}

async function createAndWait(run: Run): Promise<Told> {
  const { ports, request } = run;
  ports.log.info('Creating a job.');
  await ports.journal.sending();
  const delivery = await deliver(run, (limits) => ports.service.create(request.prompt, limits));
  if (delivery.kind !== 'delivered') return tellUndelivered(delivery, ports.hardStop.aborted);
  const { job } = delivery;
  await ports.journal.accepted(job.id, job);
  ports.log.info(`Job ${job.id} is created${describeJob(job)}.`);
  if (!request.wait) return tellDetached(job);
  const end = await watchJob(run, { jobId: job.id, created: true, confirmMissingLink: true });
  return tellEnd(end, { jobId: job.id, accepted: job });
}

/** Watches a job that an earlier attempt of this run made or messaged. */
async function adoptAndWait(
  run: Run,
  { jobId, midTurn }: { jobId: string; midTurn: boolean },
): Promise<Told> {
  const { ports, request } = run;
  ports.log.info(`Taking over job ${jobId}.`);
  await ports.journal.accepted(jobId, {});
  if (!request.wait) return tellDetached({ id: jobId });
  const afterMessage = { before: {}, answeredActive: false, settleMs: request.settleMs };
  const facts = { jobId, created: false, confirmMissingLink: true, ...(midTurn ? { afterMessage } : {}) };
  return tellEnd(await watchJob(run, facts, true), { jobId, accepted: {} });
}

async function messageAndWait(run: Run, jobId: string): Promise<Told> {
  const { ports, request } = run;
  ports.log.info(`Looking at job ${jobId} before sending it a message.`);
  const first = await watchJob(run, { jobId, created: false, confirmMissingLink: false }, true);
  if (first.kind !== 'ended') return tellNotSent(first, jobId);
  const before = first.job;
  if (before.status === 'archived') {
    return {
      outcome: 'error',
      jobId,
      job: before,
      sentence: `Job ${jobId} is archived and takes no more messages; nothing was sent. Leave jobId out to start a new job.`,
    };
  }

  ports.log.info(`Job ${jobId} is ${before.status}; sending the message.`);
  await ports.journal.sending(jobId);
  const delivery = await deliver(run, (limits) => ports.service.message(jobId, request.prompt, limits));
  if (delivery.kind === 'lost') {
    const detail = ports.hardStop.aborted ? CANCELLED_FIRST : delivery.detail;
    return findLostMessage(run, { jobId, before, detail });
  }
  if (delivery.kind === 'cancelled') return tellNotSent({ kind: 'cancelled', last: before }, jobId);
  if (delivery.kind !== 'delivered')
    return { ...tellUndelivered(delivery, ports.hardStop.aborted), jobId, job: before };
  if (delivery.job.id !== jobId)
    return findLostMessage(run, { jobId, before, detail: 'the service answered for another job' });
  const { job } = delivery;
  await ports.journal.accepted(jobId, job);
  ports.log.info(`Job ${jobId} took the message${describeJob(job)}.`);
  if (!request.wait) return { ...tellDetached(job), continued: true };

  const afterMessage = {
    before,
    answeredActive: job.status === 'active',
    ...(job.turn === undefined ? {} : { turn: job.turn }),
    settleMs: request.settleMs,
  };
  const end = await watchJob(run, { jobId, created: false, confirmMissingLink: true, afterMessage });
  return { ...tellEnd(end, { jobId, accepted: job, before }), continued: true };
}

/**
 * The message's answer was lost. It is not sent again; but the job ran no turn before, so `active` proves that it
 * arrived. Looks for that for as long as the settle window, then gives up as unknown.
 */
async function findLostMessage(
  run: Run,
  lost: { jobId: string; before: JobReading; detail: string },
): Promise<Told> {
  const { jobId, before } = lost;
  const { log } = run.ports;
  const notAgain = `The answer to the message was lost (${lost.detail}). It is not sent again`;
  if (run.ports.stop.aborted) {
    log.warning(`${notAgain}.`);
    return tellLostMessage(lost);
  }
  log.warning(`${notAgain}; looking whether the job moves.`);
  let proven = false;
  const found = new AbortController();
  const stop = AbortSignal.any([run.ports.stop, found.signal]);
  const afterMessage = { before, answeredActive: false, settleMs: run.request.settleMs };
  const deadlineMs = Math.min(
    run.deadlineMs,
    run.ports.clock.now() + Math.max(run.request.settleMs, LOST_LOOK_MS),
  );
  const looks = await watchJob(
    { ...run, deadlineMs },
    { jobId, created: false, confirmMissingLink: false, afterMessage },
    false,
    {
      stop,
      onReading: (job) => {
        if (!showsArrival(job, afterMessage)) return;
        proven = true;
        found.abort();
      },
    },
  );
  if (!proven) return tellLostMessage(lost, looks);

  run.ports.log.info(`Job ${jobId} shows a new turn: the message arrived.`);
  const reading: JobReading = { ...before, status: 'active' };
  await run.ports.journal.accepted(jobId, reading);
  if (!run.request.wait) return { ...tellDetached({ ...reading, id: jobId }), continued: true };
  const end = await watchJob(run, { jobId, created: false, confirmMissingLink: true }, true);
  return { ...tellEnd(end, { jobId, accepted: reading, before }), continued: true };
}

function describeJob(job: JobReading): string {
  const facts = [
    job.status ?? (job.unknownStatus === undefined ? undefined : `"${job.unknownStatus}"`),
    job.model && `model ${job.model}`,
    job.source?.repository &&
      `source ${job.source.repository}${job.source.ref ? ` at ${job.source.ref}` : ''}`,
  ].filter(Boolean);
  return facts.length > 0 ? ` (${facts.join(', ')})` : '';
}
