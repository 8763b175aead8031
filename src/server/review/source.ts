import { UNCONFINED } from '../agent/sandbox/probe.ts';
import { type CheckResult, readResults } from '../checks/results.ts';
import type { Config } from '../config/config.ts';
import { type ContextRecord, readContexts } from '../contexts/record.ts';
import { jobBranch } from '../git/mirror.ts';
import type { ChangedPages } from '../pages/changed-pages.ts';
import type { KeptPages } from '../pages/kept-pages.ts';
import { redactFiles, redactPages } from '../pages/redact-pages.ts';
import { type ArtifactStore, checkLogName, DIFF_NAME, logName } from '../store/artifacts.ts';
import { type CountedJob, findNamedJob, type JobStore, type TurnRow } from '../store/jobs.ts';
import type { Redactor } from '../words/redact.ts';

/** `found` is what became of its checks, with what each printed. */
export type ReviewTurn = TurnRow & {
  log: string;
  found: readonly (CheckResult & { output: string })[];
  /** The repositories that its agent could read besides. */
  read: readonly ContextRecord[];
};

/** All that a review page shows, read as it is needed: a job may have many turns. Every text may be foreign. */
export type Review = {
  job: CountedJob;
  /** The turns are numbered from 1. */
  turnCount: number;
  readTurn: (seq: number) => Promise<ReviewTurn | undefined>;
  readDiff: () => Promise<string>;
  /** What the rendered view shows; undefined where nothing is kept for it. */
  readPages: () => Promise<ChangedPages | undefined>;
  /** The names of the changed files; undefined as above. */
  readFiles: () => Promise<ChangedPages['files'] | undefined>;
  readImage: (name: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  branch: string;
  repository: string;
  /** What it means that the project's agents are not shut in; undefined where they are. */
  unconfined: string | undefined;
};

export type ReviewSource = { find: (project: string, job: string) => Promise<Review | undefined> };

/** Reads what a review page shows. */
export function createReviewSource(given: {
  artifacts: Pick<ArtifactStore, 'read'>;
  jobs: Pick<JobStore, 'find' | 'turn' | 'turnCount'>;
  projects: Config['projects'];
  pages: Pick<KeptPages, 'pages' | 'image'>;
  redactor: Redactor;
}): ReviewSource {
  const { jobs, artifacts } = given;
  // Logs and diffs were redacted when they were written, with what was known then.
  const redact = given.redactor.text;
  const read = async (job: string, name: string) =>
    redact((await artifacts.read(job, name))?.toString() ?? '');
  return {
    find: async (project, id) => {
      const job = await findNamedJob(jobs, id);
      if (job?.project !== project || !given.projects.has(project)) return undefined;
      return {
        job,
        turnCount: await jobs.turnCount(id),
        readTurn: async (seq) => {
          const turn = await jobs.turn(id, seq);
          if (!turn) return undefined;
          const failure = turn.failure === null ? null : redact(turn.failure);
          const found = await Promise.all(
            readResults(turn.checks).map(async (result, check) => {
              const why = result.why === undefined ? {} : { why: redact(result.why) };
              const output = result.log ? await read(id, checkLogName(seq, check)) : '';
              return { ...result, ...why, output };
            }),
          );
          const contexts = readContexts(turn.contexts).map(({ why, ...one }) =>
            why === undefined ? one : { ...one, why: redact(why) },
          );
          const log = await read(id, logName(seq));
          return { ...turn, prompt: redact(turn.prompt), failure, log, found, read: contexts };
        },
        readDiff: () => read(id, DIFF_NAME),
        readPages: async () => {
          const kept = await given.pages.pages(id);
          return kept && redactPages(kept, given.redactor);
        },
        readFiles: async () => {
          const kept = await given.pages.pages(id);
          return kept && redactFiles(kept.files, given.redactor);
        },
        readImage: async (name) => given.pages.image(id, name),
        branch: jobBranch(id),
        repository: redact(job.repository),
        unconfined: given.projects.get(project)?.agent.sandbox === 'none' ? UNCONFINED : undefined,
      };
    },
  };
}
