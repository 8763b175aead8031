import { readResults } from '../checks/results.ts';
import { readContexts } from '../contexts/record.ts';
import type { JobStore } from '../store/jobs.ts';
import { NEVER, type UnpublishedRow, type UnpublishedStore } from '../store/unpublished.ts';
import { describeFault } from '../words/system-fault.ts';
import { messageOf } from '../words/thrown.ts';
import { keepApart } from './branch-moved.ts';
import { dropCommits, fetchCommit } from './handed-commits.ts';
import { isPermanent } from './permanent-failure.ts';
import { publish } from './publish.ts';
import { type TurnPorts, TurnStopped } from './turn-ports.ts';
import type { JobEvent } from './worker.ts';

/** How long a remote may take to say that it is there. */
const REACH_TIMEOUT_MS = 7000;
/** A remote is back soon or late: for so long it is looked for every time, then ever more rarely. */
const EAGER_TRIES = 120;
const LONGEST_WAIT_FACTOR = 1440;
const ROWS_MAX = 1000;
/** For so long nobody else tries; a little more than it takes to find out that a remote does not answer. */
const TAKEN_FOR_MS = 10_000;

/** What a last try may take, beyond finding out that the remote does not answer. */
const LAST_TRY_MS = 10_000;

export type LatePublisherPorts = {
  unpublished: UnpublishedStore;
  jobs: Pick<JobStore, 'find' | 'turn'>;
  portsFor: (project: string) => TurnPorts | undefined;
  /** How often it looks at first. */
  everyMs: number;
  onEvent: (event: JobEvent) => void;
};

export type LatePublisher = ReturnType<typeof startLatePublisher>;

/** Publishes what could not be published when it was made: every few seconds at first, later every few hours. */
export function startLatePublisher(ports: LatePublisherPorts) {
  const { unpublished, jobs } = ports;
  /** By project: a remote that hangs is asked once at a time, and holds up nobody else's. */
  const running = new Map<string, { job: string; stop: AbortController; done: Promise<void> }>();

  /** By job: what was tried in vain here. */
  const postponed = new Map<string, UnpublishedRow>();
  let stopped = false;

  const attempt = async (row: UnpublishedRow, turnPorts: TurnPorts, signal: AbortSignal) => {
    const job = await jobs.find(row.job);
    const turn = await jobs.turn(row.job, row.seq);
    if (!job || !turn) return unpublished.remove(row);
    const { mirror } = turnPorts;
    await mirror.reach({ signal, timeoutMs: REACH_TIMEOUT_MS });
    const standing = await mirror.update(job, signal);
    const { tip, base } = standing;
    const commit = row.result_commit;
    await fetchCommit({ job: job.id, commit }, turnPorts);
    const end = await hopeless(turnPorts, { job: job.id, commit, tip }, signal);
    if (end !== undefined) {
      const failure = turnPorts.redactor.text(end);
      await unpublished.giveUp(row, failure);
      ports.onEvent({ event: 'failed', job: job.id, project: job.project, failure });
      return;
    }
    const from = (await mirror.mergeBase(commit, base)) ?? job.base_commit ?? base;
    // A turn of the job that another worker has begun takes the change along.
    const claim = async () => {
      const now = await unpublished.find(job.id);
      if (now?.result_commit !== commit || (await jobs.find(job.id))?.status === 'active')
        throw new TurnStopped();
    };
    const given = {
      job,
      commit,
      from,
      prompt: turn.prompt,
      standing,
      checks: readResults(turn.checks),
      contexts: readContexts(turn.contexts),
      claim,
    };
    const prLink = await publish(given, turnPorts, signal);
    await unpublished.publish(row, prLink);
    await dropCommits([commit], { job: job.id, ...turnPorts });
    ports.onEvent({ event: 'completed', job: job.id, project: job.project, prLink });
  };

  const start = async (row: UnpublishedRow) => {
    const project = (await jobs.find(row.job))?.project ?? '';
    const turnPorts = ports.portsFor(project);
    if (!turnPorts || stopped || running.has(project)) return;
    // Another worker may see the same row; whoever is late leaves it alone.
    if (!(await unpublished.take(row, TAKEN_FOR_MS)) || stopped) return;
    const stop = new AbortController();
    const done = attempt(row, turnPorts, stop.signal)
      // The remote is there: what else waits for it need not wait for the next look.
      .then(() => {
        setImmediate(look);
      })
      .catch(async (error: unknown) => {
        if (stop.signal.aborted || error instanceof TurnStopped) return unpublished.release(row);
        postponed.set(row.job, row);
        await unpublished.postpone(row.job, waitMs(triesOf(row, error), ports.everyMs));
        if (row.tries > 0) return;
        const why = turnPorts.redactor.text(describeFault(error));
        ports.onEvent({ event: 'unpublished', job: row.job, project, failure: why });
      })
      // The database is busy or full: the row is still due, and is met again.
      .catch(() => undefined)
      .finally(() => running.delete(project));
    running.set(project, { job: row.job, stop, done });
  };

  /** One after the other, whenever each was to be tried again. */
  const tryAll = async (over: AbortSignal) => {
    const done = async () => {
      const all = Promise.all([...running.values()].map((entry) => entry.done));
      await Promise.race([all, new Promise((resolve) => over.addEventListener('abort', resolve))]);
    };
    await done();
    for (const { job } of [...(await unpublished.due(ROWS_MAX)), ...postponed.values()]) {
      const row = await unpublished.find(job);
      if (over.aborted) return;
      if (row && row.next_at !== NEVER) await start(row);
      await done();
    }
  };

  let looking = false;
  const look = async () => {
    if (stopped || looking) return;
    looking = true;
    try {
      for (const row of await unpublished.due(ROWS_MAX)) await start(row);
    } catch {
      // The database is busy; the next look is soon.
    } finally {
      looking = false;
    }
  };
  const timer = setInterval(look, Math.max(1, ports.everyMs / 2));
  timer.unref();

  return {
    /** Ends what is done for a job; for a turn of it that begins. */
    hold: async (job: string) => {
      const found = [...running.values()].find((entry) => entry.job === job);
      found?.stop.abort();
      await found?.done;
    },

    /** With `lastTry` what waits is tried once more before: nobody may come back to it. */
    stop: async ({ lastTry }: { lastTry: boolean }) => {
      clearInterval(timer);
      if (lastTry) await tryAll(AbortSignal.timeout(LAST_TRY_MS)).catch(() => undefined);
      stopped = true;
      for (const { stop } of running.values()) stop.abort();
      await Promise.all([...running.values()].map(({ done }) => done));
    },
  };
}

/** Why a change can be published no more, if so. */
async function hopeless(
  { mirror }: Pick<TurnPorts, 'mirror'>,
  { job, commit, tip }: { job: string; commit: string; tip: string | undefined },
  signal: AbortSignal,
): Promise<string | undefined> {
  if ((await mirror.find(commit)) === undefined)
    return 'the change that waited to be pushed is kept no longer';
  const stands =
    tip === undefined || (await mirror.contains(tip, commit)) || (await mirror.contains(commit, tip));
  return stands ? undefined : `its branch has moved; ${await keepApart({ job, commit }, mirror, signal)}`;
}

/** Who was refused is not to ask every few seconds again; a repository that is not there may be back. */
function triesOf({ tries }: UnpublishedRow, error: unknown): number {
  const isAway = /does not appear to be a git repository|not found/i.test(messageOf(error));
  return isPermanent(error) && !isAway ? tries + EAGER_TRIES : tries;
}

/** With 5 seconds at first: every 5 seconds for ten minutes, then twice as long each time, up to two hours. */
export function waitMs(tries: number, everyMs: number): number {
  const factor = tries < EAGER_TRIES ? 1 : 2 ** Math.min(tries - EAGER_TRIES + 1, 20);
  return everyMs * Math.min(factor, LONGEST_WAIT_FACTOR);
}
