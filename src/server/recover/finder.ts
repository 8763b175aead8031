import { setTimeout as sleep } from 'node:timers/promises';
import { isJobBranch } from '../../contract/own-traces.ts';
import { jobBranch } from '../git/mirror.ts';
import { createTurn } from '../in-turn.ts';
import type { CountedJob } from '../store/jobs.ts';
import { troubleOf } from '../store/trouble.ts';
import { describeFault } from '../words/system-fault.ts';
import { isPermanent } from '../work/permanent-failure.ts';
import { type LookUpPorts, lookUp } from './look-up.ts';
import { rememberFor } from './remember.ts';

/** What the remote said of its branches is believed for so long: however many ids are asked for, it is asked no more often. */
const LISTED_MS = 5000;
/** So long a look-up that found nothing, or that could not be made, stands for those after it. */
const KEPT_MS = { found: 0, nothing: 5000, failed: 2000 };
const ASK_TIMEOUT_MS = 10_000;
/** Whoever asks waits so long; the look-up goes on, and the next request finds what it found. */
const PATIENCE_MS = 15_000;
/** Look-ups of a project that wait for the one under way. */
const WAITING_MAX = 64;
const AGAIN_SECONDS = 5;

/** Whether there is such a job could not be found out. The message is for whoever asked, and holds no secret. */
export class NotFoundOut extends Error {
  override name = 'NotFoundOut';
  /** Undefined where waiting alone does not mend it. */
  readonly retryAfterSeconds: number | undefined;

  constructor(why: string, retryAfterSeconds?: number) {
    const again = retryAfterSeconds === undefined ? '' : ' Try again later.';
    super(`Whether there is such a job could not be found out where it would be: ${why}.${again}`);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export type JobFinder = ReturnType<typeof createJobFinder>;

/**
 * Finds jobs that the store does not know. Of each project the remote is asked for its branches now and then, one look-up is
 * under way at a time, and one for all who ask for the same job.
 */
export function createJobFinder(given: {
  portsFor: (project: string) => LookUpPorts | undefined;
  onRecovered: (job: CountedJob) => void;
  /** Milliseconds of a clock that nobody sets. */
  elapsed: () => number;
  patienceMs?: number;
}) {
  const { portsFor, elapsed, patienceMs = PATIENCE_MS } = given;
  const stop = new AbortController();
  const { signal } = stop;

  const openProject = (ports: LookUpPorts) => {
    let waiting = 0;
    const inTurn = createTurn();
    const inLine = <T>(work: () => Promise<T>): Promise<T> => {
      if (waiting >= WAITING_MAX)
        throw new NotFoundOut('too many other jobs are being looked for', AGAIN_SECONDS);
      waiting++;
      return inTurn(() => work().finally(() => waiting--));
    };
    const branches = rememberFor({
      elapsed,
      keepMs: () => LISTED_MS,
      failedMs: KEPT_MS.failed,
      ask: () => ports.mirror.jobsOnRemote({ signal, timeoutMs: ASK_TIMEOUT_MS }),
    });
    const jobs = rememberFor({
      elapsed,
      keepMs: (job: CountedJob | undefined) => (job ? KEPT_MS.found : KEPT_MS.nothing),
      failedMs: KEPT_MS.failed,
      ask: (id: string) =>
        inLine(async () => {
          const job = await lookUp(id, ports, signal);
          if (job) given.onRecovered(job);
          return job;
        }),
    });
    return {
      find: async (id: string) => ((await branches('all')).has(id) ? jobs(id) : undefined),
      idle: () => inTurn(() => Promise.resolve()),
    };
  };

  const projects = new Map<string, ReturnType<typeof openProject>>();

  /** @throws NotFoundOut where it can't be said, StoreUnavailable */
  const find = async (project: string, id: string): Promise<CountedJob | undefined> => {
    const ports = portsFor(project);
    // What the service would not have called a job is asked for nowhere.
    if (!ports || !isJobBranch(jobBranch(id))) return undefined;
    const opened = projects.get(project) ?? openProject(ports);
    projects.set(project, opened);
    const patience = new AbortController();
    const tooLong = sleep(patienceMs, undefined, { signal: patience.signal, ref: false }).then(() => {
      throw new NotFoundOut('it takes long', AGAIN_SECONDS);
    });
    tooLong.catch(() => undefined);
    try {
      return await Promise.race([opened.find(id), tooLong]);
    } catch (error) {
      if (error instanceof NotFoundOut || troubleOf(error)) throw error;
      const why = ports.redactor.text(describeFault(error));
      throw new NotFoundOut(why, isPermanent(error) ? undefined : AGAIN_SECONDS);
    } finally {
      patience.abort();
    }
  };

  return {
    find,
    /** Ends what is under way. */
    stop: async () => {
      stop.abort();
      await Promise.all([...projects.values()].map(({ idle }) => idle()));
    },
  };
}
