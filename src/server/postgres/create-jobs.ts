import { randomUUID } from 'node:crypto';
import type { CountedJob, NewJob } from '../store/jobs.ts';
import { randomJobId } from '../store/random-job-id.ts';
import { troubleOf } from '../store/trouble.ts';
import { type Database, type Sql, storable } from './database.ts';
import { gather } from './gather.ts';
import type { Queue } from './queue.ts';
import { notifyQueued } from './wake.ts';

type Made = { job: CountedJob; message: string; prompt: string };

/**
 * Makes jobs, those of one moment in one transaction: with their first turns, the tokens for the queue and the word to the
 * workers. Their ids are made beforehand, so that it can be told afterwards whether a commit was made that nobody answered.
 */
export function createJobMaker(
  { sql, transaction }: Database,
  { queue, now }: { queue: Queue; now: () => number },
): (wanted: NewJob) => Promise<CountedJob> {
  const insertAll = (made: readonly Made[]): Promise<CountedJob[]> => {
    const jobs = made.map(({ job }) => job);
    return transaction(
      async (run) => {
        const byProject = Map.groupBy(jobs, ({ project }) => project);
        await insert(run, made);
        for (const [project, ofProject] of byProject)
          await queue.send(run, { project, jobs: ofProject.map(({ id }) => id) });
        await notifyQueued(run);
        return jobs;
      },
      async () => {
        const found = await sql('SELECT 1 FROM jobs WHERE id = $1', [jobs[0]?.id]);
        return found.length > 0 ? jobs : undefined;
      },
    );
  };

  return gather<NewJob, CountedJob>(async (group) => {
    const made = group.map((wanted) => make(wanted, now()));
    try {
      return await insertAll(made);
    } catch (error) {
      if (troubleOf(error) || made.length === 1) throw error;
      // One of them can't be stored, and the others are not to suffer for it.
      return Promise.all(made.map(async (one) => (await insertAll([one]))[0] as CountedJob));
    }
  });
}

function make({ project, repository, ref, model, prompt }: NewJob, createdAt: number): Made {
  const job: CountedJob = {
    id: randomJobId(),
    project,
    status: 'active',
    repository,
    ref,
    model,
    pr_link: null,
    base_commit: null,
    head_commit: null,
    created_at: createdAt,
    archived_at: null,
    recovered_at: null,
    turn: 1,
    checks: null,
    failure: null,
  };
  return { job, message: randomUUID(), prompt: storable(prompt) };
}

async function insert(run: Sql, made: readonly Made[]): Promise<void> {
  const jobs = made.map(({ job }) => job);
  await run(
    `WITH made AS (
       SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::bigint[], $7::uuid[], $8::text[])
         AS made (id, project, repository, ref, model, created_at, message, prompt)
     ), job AS (
       INSERT INTO jobs (id, project, status, repository, ref, model, created_at)
       SELECT id, project, 'active', repository, ref, model, created_at FROM made)
     INSERT INTO turns (job, seq, message, prompt, created_at) SELECT id, 1, message, prompt, created_at FROM made`,
    [
      jobs.map(({ id }) => id),
      jobs.map(({ project }) => project),
      jobs.map(({ repository }) => repository),
      jobs.map(({ ref }) => ref),
      jobs.map(({ model }) => model),
      jobs.map(({ created_at }) => created_at),
      made.map(({ message }) => message),
      made.map(({ prompt }) => prompt),
    ],
  );
}
