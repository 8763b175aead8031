import { killRecordedGroup } from '../agent/process-group.ts';
import type { CheckResult } from '../checks/results.ts';
import type { Insistence } from '../store/insistence.ts';
import type { JobStore } from '../store/jobs.ts';
import { describeStoreError } from '../store/trouble.ts';
import { type Claimed, LOST_MAX, type TurnEnd, TurnLost, type TurnStore } from '../store/turns.ts';
import { messageOf } from '../words/thrown.ts';
import { createGate } from './gate.ts';
import type { Leases } from './leases.ts';
import { runTurn } from './turn.ts';
import { type TurnPorts, TurnStopped } from './turn-ports.ts';

/** How often the jobs that run are looked up for having been archived. */
const ARCHIVED_CHECK_MS = 500;
/** How often the queue is looked at although nobody woke the worker: what kept it from a turn may be gone. */
const QUEUE_CHECK_MS = 1000;

export type JobEvent =
  | { event: 'started'; job: string; project: string; turn: number; attempt: number }
  /** One of the checks of a turn's change has its end. */
  | ({ event: 'checked'; job: string; project: string; check: string } & Pick<
      CheckResult,
      'status' | 'rounds' | 'ms'
    >)
  | { event: 'completed'; job: string; project: string; prLink: string | null }
  | { event: 'failed'; job: string; project: string; failure: string }
  /** Its change is made and waits: the remote can't be reached. */
  | { event: 'unpublished'; job: string; project: string; failure: string }
  | { event: 'stopped'; job: string; project: string }
  /** Another worker has the turn, because this one was not heard of for too long. */
  | { event: 'lost'; job: string; project: string };

export type WorkerPorts = {
  turns: TurnStore;
  jobs: Pick<JobStore, 'find'>;
  insistence: Insistence;
  /** Where claims end by themselves. */
  leases: Leases | undefined;
  /** Milliseconds of the clock that leases go by. */
  machineTime: () => number;
  /** Why no turn may begin now, such as a disk that is nearly full. */
  obstacle?: () => string | undefined;
  /** Turns of one project at once. */
  concurrency: number;
  /** Whether a turn of the project waits for room: then no further one is claimed, which another worker may have. */
  isCrowded: (project: string) => boolean;
  /** What a project's turns need; undefined where the configuration has the project no longer. */
  portsFor: (project: string) => TurnPorts | undefined;
  onEvent: (event: JobEvent) => void;
};

export type Worker = Awaited<ReturnType<typeof startWorker>>;

/** Stands for the process of a turn that is alone, until its agent has one: an end of the service now is its own. */
const ALONE = 'alone';

type Running = { project: string; stop: AbortController; done: Promise<void> };

/** Takes turns from the queue until stopped. What a dead process of this worker left running is put in order first. */
export async function startWorker(ports: WorkerPorts) {
  const { turns, jobs, insistence, leases } = ports;
  const running = new Map<string, Running>();
  const gate = createGate();
  let stopped = false;
  let trouble: string | undefined;

  for (const turn of await turns.running()) if (turn.process !== null) killRecordedGroup(turn.process);
  await turns.recover();

  const finish = async (claimed: Claimed, end: TurnEnd) => {
    const { id: job, project } = claimed.job;
    await insistence.write(() => turns.finish(claimed.turn, end));
    if (end.status === 'failed') ports.onEvent({ event: 'failed', job, project, failure: end.failure ?? '' });
    else ports.onEvent({ event: 'completed', job, project, prLink: end.prLink ?? null });
  };

  const fail = (claimed: Claimed, failure: string) => finish(claimed, { status: 'failed', failure });

  const work = async (claimed: Claimed, signal: AbortSignal) => {
    const { job, turn } = claimed;
    const { project } = job;
    const turnPorts = ports.portsFor(project);
    if (turn.lost >= LOST_MAX && turn.result_commit === null)
      return fail(claimed, 'the service stopped twice during this turn, at last with no other beside it');
    const alone = turn.lost > 0 && turn.result_commit === null;
    const goOut = await gate.enter({ alone }, signal).catch(() => {
      throw new TurnStopped();
    });
    const end = await begin(claimed, { turnPorts, alone }, signal).finally(goOut);
    if (!end) return fail(claimed, `the configuration has no project ${project}`);
    // An agent that was ended because the claim was in doubt did not fail.
    if (end.status === 'failed' && leases?.holds(turn) === false) throw new TurnStopped();
    await finish(claimed, end);
  };

  const begin = async (
    claimed: Claimed,
    { turnPorts, alone }: { turnPorts: TurnPorts | undefined; alone: boolean },
    signal: AbortSignal,
  ) => {
    const { job, turn } = claimed;
    if (alone) await insistence.write(() => turns.recordProcess(turn, ALONE));
    ports.onEvent({
      event: 'started',
      job: job.id,
      project: job.project,
      turn: turn.seq,
      attempt: turn.attempt,
    });
    return turnPorts && runTurn(claimed, turnPorts, signal);
  };

  /** Nothing more is done for the turn here. */
  const leave = async ({ job, turn }: Claimed) => {
    ports.onEvent({ event: 'stopped', job: job.id, project: job.project });
    await insistence.write(async () => {
      if ((await jobs.find(job.id))?.status === 'archived')
        await turns.finish(turn, { status: 'failed', failure: 'archived' });
      else await turns.requeue(turn);
    });
  };

  const workOn = async (claimed: Claimed, signal: AbortSignal) => {
    const { id: job, project } = claimed.job;
    try {
      await work(claimed, signal).catch((error: unknown) => {
        if (error instanceof TurnLost) throw error;
        return error instanceof TurnStopped ? leave(claimed) : fail(claimed, messageOf(error));
      });
    } catch (error) {
      if (error instanceof TurnLost) ports.onEvent({ event: 'lost', job, project });
      // Stopped before it could be written down; the turn is put in order at the next start.
      else ports.onEvent({ event: 'failed', job, project, failure: String(error) });
    }
  };

  /** Never throws: it is called where nobody catches. What it could not do is tried again at the next look. */
  const look = async <T>(at: () => Promise<T>): Promise<T | undefined> => {
    try {
      trouble = ports.obstacle?.();
      return trouble === undefined ? await at() : undefined;
    } catch (error) {
      trouble = describeStoreError(error);
      return undefined;
    }
  };

  const hasRoom = (project: string) =>
    [...running.values()].filter((entry) => entry.project === project).length < ports.concurrency &&
    !ports.isCrowded(project);

  const fillProject = async (project: string) => {
    while (!stopped && hasRoom(project)) {
      const claimedAt = ports.machineTime();
      const claimed = await look(() => turns.claim(project));
      if (!claimed) return;
      const { id } = claimed.job;
      const stop = new AbortController();
      // Claimed while the service was told to stop: it is put back at once.
      if (stopped) stop.abort();
      leases?.add(claimed.turn, { claimedAt, stop });
      // A lease that ran out while this process stood still: its attempt uses the job's folders until it has ended.
      const earlier = running.get(id);
      earlier?.stop.abort();
      const start = earlier?.done ?? Promise.resolve();
      const entry = { project, stop, done: start.then(() => workOn(claimed, stop.signal)) };
      entry.done = entry.done.finally(() => {
        leases?.remove(claimed.turn);
        if (running.get(id) === entry) running.delete(id);
        fill();
      });
      running.set(id, entry);
    }
  };

  let filling: Promise<void> | undefined;
  let again = false;
  /** Each project by itself: one whose remote hangs takes no place from another's. Agents share theirs (slots.ts). */
  const fill = () => {
    again = true;
    filling ??= (async () => {
      while (again && !stopped) {
        again = false;
        for (const project of (await look(turns.waiting)) ?? []) await fillProject(project);
      }
    })().finally(() => {
      filling = undefined;
    });
  };

  // Who can't be asked about now is asked about in a moment.
  const isArchived = (job: string) =>
    jobs.find(job).then(
      (row) => row?.status === 'archived',
      () => false,
    );
  const archivedCheck = setInterval(async () => {
    for (const [job, { stop }] of [...running]) if (await isArchived(job)) stop.abort();
  }, ARCHIVED_CHECK_MS);
  const queueCheck = setInterval(fill, QUEUE_CHECK_MS);
  for (const timer of [archivedCheck, queueCheck]) timer.unref();
  const unlisten = turns.onQueued(fill);
  fill();

  return {
    /** Room has been made, or something may have been queued. */
    wake: fill,

    /** What keeps turns from beginning, or their end from being written down, if anything does. */
    trouble: () => trouble ?? insistence.trouble()?.sentence,

    /**
     * Begins no more turns, lets those at work come to their end for so long, and then ends them, agents included, and
     * puts them back into the queue.
     */
    stop: async (drainMs: number) => {
      stopped = true;
      unlisten();
      clearInterval(queueCheck);
      await filling;
      const all = [...running.values()];
      await drain(all, drainMs);
      clearInterval(archivedCheck);
      insistence.giveUp();
      for (const { stop } of all) stop.abort();
      await Promise.all(all.map(({ done }) => done));
      leases?.stop();
    },
  };
}

async function drain(all: readonly Running[], drainMs: number): Promise<void> {
  if (drainMs === 0 || all.length === 0) return;
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, drainMs);
  });
  await Promise.race([over, Promise.all(all.map(({ done }) => done))]);
  clearTimeout(timer);
}
