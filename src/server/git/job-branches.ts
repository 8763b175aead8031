import { isJobBranch, jobOfBranch } from '../../contract/own-traces.ts';
import type { GitOptions } from './git.ts';

/** The line in the message of each commit that a turn makes. */
export const JOB_TRAILER = 'Docs-Agent-Job';

/** A commit of a job's, as its branch shows it. */
export type JobCommit = { commit: string; parent: string | null; at: number };

/** Of a job with more, the older ones are not read. */
const COMMITS_MAX = 1000;
const NAMES = 'refs/heads/';
/** A NUL ends each, which no message can hold. */
const FORMAT = `%H %P%n%ct%n%(trailers:key=${JOB_TRAILER},valueonly,unfold,separator=%x2C)`;

/**
 * What is read of jobs' branches; `run` runs git in the mirror, `ask` has it ask the remote, `fetchRest` fetches what a
 * mirror that has the newest commits alone lacks of a job's branch, and says whether it lacked something.
 */
export function readJobBranches({
  run,
  ask,
  fetchRest,
}: {
  run: (args: readonly string[], options?: GitOptions) => Promise<string>;
  ask: (patterns: readonly string[], options: GitOptions) => Promise<ReadonlyMap<string, string>>;
  fetchRest: (job: string, signal: AbortSignal) => Promise<boolean>;
}) {
  /** What others have put on the branch, however much, is passed over by git, and costs no more than its time. */
  const log = async (job: string, ...range: string[]) =>
    parseLog(
      await run([
        ...['log', '-z', '--first-parent', '--fixed-strings', `--grep=${job}`],
        ...[`--format=${FORMAT}`, ...range, '--'],
      ]),
      job,
    );

  return {
    /** The jobs that have a branch on the remote, with the commit where it stands; by the name alone, which anybody may give. */
    jobsOnRemote: async (options: { signal: AbortSignal; timeoutMs: number }) => {
      const refs = await ask([`${NAMES}docs-agent/*`], options);
      const names = [...refs].map(([ref, commit]) => [ref.slice(NAMES.length), commit] as const);
      return new Map(
        names.filter(([name]) => isJobBranch(name)).map(([name, commit]) => [jobOfBranch(name), commit]),
      );
    },

    /**
     * The commits of a job's on its branch, the oldest first: those that say so, on the branch's own line and not of the
     * branch it is to be merged into. Where that has them all, the newest alone, if it stands at the branch's end.
     * @throws GitError where there is more to read than git is let say: it is not known then whether there are any
     */
    commitsOf: async (
      { job, base, tip }: { job: string; base: string; tip: string },
      signal: AbortSignal,
    ): Promise<JobCommit[]> => {
      const line = [tip, `^${base}`];
      const own = () => log(job, `--max-count=${COMMITS_MAX}`, ...line);
      const found = await own();
      if (found.length > 0) return found.reverse();
      // A commit without a parent, as the oldest is of a history that was cut.
      const end = await run(['rev-list', '--first-parent', '--max-parents=0', ...line, '--']);
      if (end !== '' && (await fetchRest(job, signal))) return (await own()).reverse();
      return log(job, '--no-walk', tip);
    },
  };
}

function parseLog(log: string, job: string): JobCommit[] {
  return log.split('\0').flatMap((entry) => {
    const [ids = '', seconds, ...trailers] = entry.split('\n');
    const [commit = '', parent] = ids.split(' ');
    const isOurs = trailers
      .join('\n')
      .split(',')
      .some((value) => value.trim() === job);
    return isOurs ? [{ commit, parent: parent || null, at: Number(seconds) * 1000 }] : [];
  });
}
