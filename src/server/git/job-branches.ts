import { isJobBranch, jobOfBranch } from '../../contract/own-traces.ts';
import type { GitOptions } from './git.ts';

/** The line in the message of each commit that a turn makes. */
export const JOB_TRAILER = 'Docs-Agent-Job';

/** A commit of a job's, as its branch shows it. */
export type JobCommit = { commit: string; parent: string | null; at: number };

/** Of a branch with more, the older ones are not read. */
const COMMITS_MAX = 1000;
/** A stranger's commit may have a trailer of any length. */
const LOG_MAX_BYTES = 4 * 1024 * 1024;
const NAMES = 'refs/heads/';
const FORMAT = `%x01%H %P%x02%ct%x02%(trailers:key=${JOB_TRAILER},valueonly,unfold,separator=%x2C)%x03`;
// biome-ignore lint/suspicious/noControlCharactersInRegex: what git writes between the fields
const ENTRY = /\x01([0-9a-f]{40,64})(?: ([0-9a-f]+))?[^\x02]*\x02(\d+)\x02([^\x03]*)\x03/g;

/** What is read of jobs' branches; `run` runs git in the mirror, `ask` has it ask the remote. */
export function readJobBranches(
  run: (args: readonly string[], options?: GitOptions) => Promise<string>,
  ask: (patterns: readonly string[], options: GitOptions) => Promise<ReadonlyMap<string, string>>,
) {
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
     */
    commitsOf: async (job: string, { base, tip }: { base: string; tip: string }): Promise<JobCommit[]> => {
      const log = (...range: string[]) =>
        run(['log', '--first-parent', `--format=${FORMAT}`, ...range, '--'], {
          truncateBytes: LOG_MAX_BYTES,
        });
      const own = await log(`--max-count=${COMMITS_MAX}`, tip, `^${base}`);
      return parseLog(own === '' ? await log('--max-count=1', tip) : own, job).reverse();
    },
  };
}

function parseLog(log: string, job: string): JobCommit[] {
  return [...log.matchAll(ENTRY)]
    .filter(([, , , , trailers = '']) => trailers.split(',').some((value) => value.trim() === job))
    .map(([, commit = '', parent, seconds]) => ({
      commit,
      parent: parent ?? null,
      at: Number(seconds) * 1000,
    }));
}
