/** What review pages show of a job's change. */
export const DIFF_NAME = 'change.diff';

/** What the rendered view shows of it. */
export const PAGES_NAME = 'change.pages';

/** What the agent said in a turn. */
export function logName(seq: number): string {
  return `turn-${seq}.log`;
}

/** What a check of a turn printed; named so that it is kept, backed up and cleaned away as logs are. */
export function checkLogName(seq: number, check: number): string {
  return `${logName(seq)}.check-${check}`;
}

/** A commit that is not published yet, with those before it that are not either, as `git bundle` makes it. */
export function bundleName(commit: string): string {
  return `${commit}.bundle`;
}

export type ByteRange = { from: number; bytes: number };

/**
 * The files of a job that are for others to read or go on from: the logs of its turns, its diff. They are made in the
 * job's folder of the process that works on it (`dataDir/jobs/<job>/<name>`); `keep` puts one where every process of the
 * service can read it.
 */
export interface ArtifactStore {
  /** Whether other processes may have to go on from what is kept here. */
  readonly shared: boolean;
  /** As the file is now; a later call replaces it. Nothing where there is no such file. */
  keep(job: string, name: string): Promise<void>;
  /** Undefined where nothing was kept under the name; of a range, as much as there is. */
  read(job: string, name: string, range?: ByteRange): Promise<Buffer | undefined>;
  /** The jobs that something is kept of; none where nothing is shared, and each job has its folder. */
  jobs(): AsyncIterable<string>;
  /** Without `names` all of the job's. */
  remove(job: string, names?: readonly string[]): Promise<void>;
}
