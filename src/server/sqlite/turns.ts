import type { JobRow, TurnRow } from '../store/jobs.ts';
import { type TurnEnd, type TurnKey, TurnLost, type TurnStore } from '../store/turns.ts';
import type { Access } from './access.ts';
import type { Database } from './database.ts';
import { createQueueReader } from './queue-state.ts';

type Ports = {
  access: Access;
  now: () => number;
  /** As the store's own. */
  onQueued: TurnStore['onQueued'];
};

/** One process has the database at a time, so a claim holds for as long as that process lives. */
export function createTurnStore(db: Database, { access, now, onQueued }: Ports): TurnStore {
  const { read, write } = access;
  const nextQueued = db.prepare(
    `SELECT * FROM turns AS t WHERE state = 'queued' AND project = ? AND NOT EXISTS (
       SELECT 1 FROM turns AS o INDEXED BY turns_unfinished WHERE o.job = t.job AND o.seq < t.seq AND o.state <> 'done')
     ORDER BY created_at LIMIT 1`,
  );
  // One step in the index for each project, however many turns it has.
  const selectWaiting = db.prepare(
    `WITH RECURSIVE waiting (project) AS (
       SELECT min(project) FROM turns WHERE state = 'queued'
       UNION ALL
       SELECT (SELECT min(project) FROM turns WHERE state = 'queued' AND project > waiting.project)
       FROM waiting WHERE project IS NOT NULL)
     SELECT project FROM waiting WHERE project IS NOT NULL`,
  );
  const setRunning = db.prepare(
    `UPDATE turns SET state = 'running', attempt = attempt + 1, started_at = ?, process = NULL WHERE job = ? AND seq = ?`,
  );
  const selectJob = db.prepare('SELECT * FROM jobs WHERE id = ?');
  const selectTurn = db.prepare('SELECT * FROM turns WHERE job = ? AND seq = ?');
  const selectRunning = db.prepare(`SELECT * FROM turns WHERE state = 'running'`);
  const ours = `job = ? AND seq = ? AND attempt = ? AND state = 'running'`;
  const setProcess = db.prepare(`UPDATE turns SET process = ? WHERE ${ours}`);
  const setParent = db.prepare(`UPDATE turns SET parent_commit = ?, contexts = ? WHERE ${ours}`);
  const setResult = db.prepare(`UPDATE turns SET result_commit = ? WHERE ${ours}`);
  const setChecks = db.prepare(`UPDATE turns SET checks = ? WHERE ${ours}`);
  const setBase = db.prepare('UPDATE jobs SET base_commit = ? WHERE id = ?');
  const setHead = db.prepare('UPDATE jobs SET head_commit = ? WHERE id = ?');
  const setQueued = db.prepare(
    `UPDATE turns SET state = 'queued', process = NULL, lost = lost + ? WHERE ${ours}`,
  );
  const setDone = db.prepare(
    `UPDATE turns SET state = 'done', process = NULL, failure = ?, ended_at = ? WHERE ${ours}`,
  );
  const setLink = db.prepare('UPDATE jobs SET pr_link = ? WHERE id = ?');
  // The last turn decides; an archived job stays archived.
  const setStatus = db.prepare(
    `UPDATE jobs SET status = ?1 WHERE id = ?2 AND status = 'active'
       AND NOT EXISTS (SELECT 1 FROM turns INDEXED BY turns_unfinished WHERE job = ?2 AND state <> 'done')`,
  );

  const isOurs = ({ job, seq, attempt }: TurnKey) => {
    const turn = selectTurn.get(job, seq) as TurnRow | undefined;
    return turn?.state === 'running' && turn.attempt === attempt;
  };
  /** @throws TurnLost where nothing was changed. */
  const fence = ({ changes }: { changes: number | bigint }, { job, seq, attempt }: TurnKey) => {
    if (Number(changes) === 0) throw new TurnLost(`turn ${seq} of job ${job} is not attempt ${attempt}'s`);
  };
  const isLost = ({ result_commit, lost, process }: TurnRow) =>
    result_commit === null && (lost === 0 || process !== null);
  const keyOf = ({ job, seq, attempt }: TurnKey) => [job, seq, attempt] as const;

  const finish = (turn: TurnKey, end: TurnEnd) => {
    fence(setDone.run(end.failure ?? null, now(), ...keyOf(turn)), turn);
    if (end.prLink !== undefined) setLink.run(end.prLink, turn.job);
    setStatus.run(end.status, turn.job);
  };
  const state = createQueueReader(db);

  return {
    waiting: () => read(() => selectWaiting.all().map(({ project }) => String(project))),

    claim: (project) =>
      write(() => {
        const next = nextQueued.get(project) as TurnRow | undefined;
        if (!next) return undefined;
        setRunning.run(now(), next.job, next.seq);
        return {
          job: selectJob.get(next.job) as JobRow,
          turn: selectTurn.get(next.job, next.seq) as TurnRow,
        };
      }),

    leaseMs: undefined,

    renew: (turns) => read(() => turns.filter(isOurs)),

    running: () => read(() => selectRunning.all() as TurnRow[]),

    recover: () =>
      write(() => {
        const rows = selectRunning.all() as TurnRow[];
        for (const row of rows) setQueued.run(isLost(row) ? 1 : 0, ...keyOf(row));
        return rows.map(({ job, seq, attempt }) => ({ job, seq, attempt }));
      }),

    recordProcess: (turn, process) => write(() => fence(setProcess.run(process, ...keyOf(turn)), turn)),

    recordParent: (turn, start) =>
      write(() => {
        fence(setParent.run(start.commit, start.contexts, ...keyOf(turn)), turn);
        if (start.newBranch) setBase.run(start.commit, turn.job);
      }),

    recordChecks: (turn, checks) => write(() => fence(setChecks.run(checks, ...keyOf(turn)), turn)),

    recordResult: (turn, commit) =>
      write(() => {
        fence(setResult.run(commit, ...keyOf(turn)), turn);
        setHead.run(commit, turn.job);
      }),

    finish: (turn, end) => write(() => finish(turn, end)),

    requeue: (turn) => write(() => fence(setQueued.run(0, ...keyOf(turn)), turn)),

    state: () => read(state),

    onQueued,
  };
}
