import { troubleOf } from '../store/trouble.ts';
import { describeFault } from '../words/system-fault.ts';
import { type LookUpPorts, lookUp } from './look-up.ts';

/** What became of a branch that is named like a job's. `unasked`: that could not be found out; without an id, of none. */
export type Adopted = {
  project: string;
  id?: string;
  outcome: 'taken in' | 'known' | 'foreign' | 'unasked';
  /** At least. */
  turns?: number;
  prLink?: string | null;
  why?: string;
};

const ASK_TIMEOUT_MS = 60_000;

/** Takes in all jobs of a project that have a branch on its remote and are not known. */
export async function* adoptJobs(ports: LookUpPorts, signal: AbortSignal): AsyncGenerator<Adopted> {
  const project = ports.project.id;
  const whyOf = (error: unknown) => ports.redactor.text(troubleOf(error)?.sentence ?? describeFault(error));
  let ids: readonly string[];
  try {
    ids = [...(await ports.mirror.jobsOnRemote({ signal, timeoutMs: ASK_TIMEOUT_MS })).keys()];
  } catch (error) {
    yield { project, outcome: 'unasked', why: whyOf(error) };
    return;
  }
  for (const id of ids) {
    try {
      const known = await ports.jobs.find(id);
      const job = known ?? (await lookUp(id, ports, signal));
      if (!job) yield { project, id, outcome: 'foreign' };
      else
        yield {
          ...{ project, id, outcome: known ? ('known' as const) : ('taken in' as const) },
          ...{ turns: job.turn, prLink: job.pr_link },
        };
    } catch (error) {
      yield { project, id, outcome: 'unasked', why: whyOf(error) };
    }
  }
}
