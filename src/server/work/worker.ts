import { killRecordedGroup } from '../agent/process-group.ts';
import type { Insistence } from '../store/insistence.ts';
import type { JobStore } from '../sqlite/jobs.ts';
import { describeStoreError } from '../sqlite/trouble.ts';
import type { Claimed, TurnEnd, TurnStore } from '../sqlite/turns.ts';
import { messageOf } from '../words/thrown.ts';
import { runTurn } from './turn.ts';
import { type TurnPorts, TurnStopped } from './turn-ports.ts';

/** How often the jobs that run are looked up for having been archived. */
const ARCHIVED_CHECK_MS = 500;
/** How often the queue is looked at although nobody woke the worker: what kept it from a turn may be gone. */
const QUEUE_CHECK_MS = 1000;

export type JobEvent =
  | { event: 'started'; job: string; project: string; turn: number; attempt: number }
  | { event: 'completed'; job: string; project: string; prLink: string | null }
  | { event: 'failed'; job: string; project: string; failure: string }
  /** Its change is made and waits: the remote can't be reached. */
  | { event: 'unpublished'; job: string; project: string; failure: string }
  | { event: 'stopped'; job: string; project: string };

export type WorkerPorts = {
  turns: TurnStore;
  jobs: Pick<JobStore, 'find'>;
  insistence: Insistence;
  /** Why no turn may begin now, such as a disk that is nearly full. */
  obstacle?: () => string | undefined;
  /** Turns of one project at once. */
  concurrency: number;
  /** What a project's turns need; undefined where the configuration has the project no longer. */
  portsFor: (project: string) => TurnPorts | undefined;
  onEvent: (event: JobEvent) => void;
};

export type Worker = ReturnType<typeof startWorker>;

/** Takes turns from the queue until stopped. What a dead service left running is put in order first. */
export function startWorker(ports: WorkerPorts) {
  const { turns, jobs, insistence } = ports;
  const running = new Map<string, { project: string; stop: AbortController; done: Promise<void> }>();
  let stopped = false;
  let trouble: string | undefined;

  for (const turn of turns.running()) if (turn.process !== null) killRecordedGroup(turn.process);
  const { failed } = turns.recover();
  for (const turn of failed) {
    const project = jobs.find(turn.job)?.project ?? '';
    ports.onEvent({
      event: 'failed',
      job: turn.job,
      project,
      failure: 'the service stopped twice during this turn',
    });
  }

  const finish = async (claimed: Claimed, end: TurnEnd) => {
    const { id: job, project } = claimed.job;
    await insistence.write(() => turns.finish(claimed.turn, end));
    if (end.status === 'failed') ports.onEvent({ event: 'failed', job, project, failure: end.failure ?? '' });
    else ports.onEvent({ event: 'completed', job, project, prLink: end.prLink ?? null });
  };

  const work = async (claimed: Claimed, signal: AbortSignal) => {
    const { job, turn } = claimed;
    const turnPorts = ports.portsFor(job.project);
    ports.onEvent({
      event: 'started',
      job: job.id,
      project: job.project,
      turn: turn.seq,
      attempt: turn.attempt,
    });
    try {
      if (turnPorts) await finish(claimed, await runTurn(claimed, turnPorts, signal));
      else
        await finish(claimed, {
          status: 'failed',
          failure: `the configuration has no project ${job.project}`,
        });
    } catch (error) {
      if (!(error instanceof TurnStopped)) {
        await finish(claimed, {
          status: 'failed',
          failure: messageOf(error),
        });
        return;
      }
      ports.onEvent({ event: 'stopped', job: job.id, project: job.project });
      await insistence.write(() => {
        if (jobs.find(job.id)?.status === 'archived')
          turns.finish(turn, { status: 'failed', failure: 'archived' });
        else turns.requeue(turn);
      });
    }
  };

  /** Never throws: it is called where nobody catches. What it could not do is tried again at the next look. */
  const look = <T>(at: () => T): T | undefined => {
    try {
      trouble = ports.obstacle?.();
      return trouble === undefined ? at() : undefined;
    } catch (error) {
      trouble = describeStoreError(error);
      return undefined;
    }
  };

  const hasRoom = (project: string) =>
    [...running.values()].filter((entry) => entry.project === project).length < ports.concurrency;

  /** Each project by itself: one whose remote hangs takes no place from another's. Agents share theirs (slots.ts). */
  const fill = () => {
    for (const project of look(turns.waiting) ?? []) fillProject(project);
  };

  const fillProject = (project: string) => {
    while (!stopped && hasRoom(project)) {
      const claimed = look(() => turns.claim(project));
      if (!claimed) return;
      const stop = new AbortController();
      const { id } = claimed.job;
      const done = work(claimed, stop.signal)
        .catch((error: unknown) => {
          // Stopped before it could be written down; the turn is put in order at the next start.
          ports.onEvent({ event: 'failed', job: id, project: claimed.job.project, failure: String(error) });
        })
        .finally(() => {
          running.delete(id);
          fill();
        });
      running.set(id, { project, stop, done });
    }
  };

  const isArchived = (job: string): boolean => {
    try {
      return jobs.find(job)?.status === 'archived';
    } catch {
      // Asked again in a moment.
      return false;
    }
  };
  const archivedCheck = setInterval(() => {
    for (const [job, { stop }] of running) if (isArchived(job)) stop.abort();
  }, ARCHIVED_CHECK_MS);
  const queueCheck = setInterval(fill, QUEUE_CHECK_MS);
  for (const timer of [archivedCheck, queueCheck]) timer.unref();
  fill();

  return {
    /** Something was queued. */
    wake: () => {
      setImmediate(fill);
    },

    /** What keeps turns from beginning, or their end from being written down, if anything does. */
    trouble: () => trouble ?? insistence.trouble()?.sentence,

    /** Ends what runs, agents included, and puts it back into the queue. */
    stop: async () => {
      stopped = true;
      for (const timer of [archivedCheck, queueCheck]) clearInterval(timer);
      insistence.giveUp();
      const all = [...running.values()];
      for (const { stop } of all) stop.abort();
      await Promise.all(all.map(({ done }) => done));
    },
  };
}
