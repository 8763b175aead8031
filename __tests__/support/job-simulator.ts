import { type Answer, json } from './answers.ts';
import type { RecordedRequest } from './scripted-service.ts';

/** A job as the service's specification writes it. */
export type SimulatedJob = {
  id: string;
  status: string;
  source: { repository: string; ref: string | null };
  model: string;
  prLink: string | null;
  createdAt: string;
  archivedAt: string | null;
};

/** One turn of a job (the create, or a message): how it goes on at the looks that follow. */
export type Turn = {
  /** Looks that still show the turn before this one. */
  staleLooks?: number;
  /** Looks that show `active`, after the stale ones. */
  activeLooks?: number;
  end?: 'completed' | 'failed' | 'archived';
  prLink?: string | null;
};

export type JobSimulatorOptions = {
  projectId?: string;
  key?: string;
  id?: string;
  /** The turn of the create, then one for each message; the last is used again. */
  turns?: Turn[];
  /** True where the job was made by an earlier run: its first turn is over, and no create is expected. */
  existing?: boolean;
  /** Numbers the turns in its answers, as the project's own service does. The specification knows nothing of it. */
  countsTurns?: boolean | 'at least';
  /** Starts from the branch that a create asks for, as the project's own service does; others pass it over. */
  takesRef?: boolean;
};

export const PROJECT = 'proj_docs';
export const KEY = 'mint_k3yForTheTestsOnly0123456789';
export const JOB_ID = 'job_7Qm-4';
export const PR_LINK = 'https://github.com/octo-org/octo-docs/pull/42';

/**
 * A service that keeps to the specification: bearer key, create 201, get and message 200, `{error}` otherwise.
 * Use it as a script, or call it from one for the requests that are to go well.
 */
export function createJobSimulator(options: JobSimulatorOptions = {}): (request: RecordedRequest) => Answer {
  const { projectId = PROJECT, key = KEY, id = JOB_ID } = options;
  const turns = options.turns ?? [{}];
  const { countsTurns = false } = options;
  const counter =
    countsTurns === 'at least' ? 'docs-agent-turns-at-least' : countsTurns ? 'docs-agent-turn' : undefined;
  let turnsTaken = options.existing ? 1 : 0;
  let looks = 0;
  let ref: string | null = null;
  let shownTurn = turnsTaken;
  let shown: Pick<SimulatedJob, 'status' | 'prLink' | 'archivedAt'> = options.existing
    ? endOf(turns[0] ?? {})
    : { status: 'active', prLink: null, archivedAt: null };

  const job = (): SimulatedJob => ({
    id,
    source: { repository: 'https://github.com/octo-org/octo-docs', ref },
    model: 'sonnet',
    createdAt: '2026-01-05T09:30:00.000Z',
    ...shown,
  });
  const look = (): void => {
    const turn = turns[Math.min(turnsTaken, turns.length) - 1] ?? {};
    const { staleLooks = 0, activeLooks = 1 } = turn;
    if (options.existing && turnsTaken === 1) return;
    looks += 1;
    if (looks <= staleLooks) return;
    shownTurn = turnsTaken;
    shown = looks <= staleLooks + activeLooks ? { ...shown, status: 'active' } : endOf(turn);
  };
  const answer = (status: number, turn: number): Answer =>
    json(status, job(), counter === undefined ? {} : { headers: { [counter]: String(turn) } });
  const startTurn = (): void => {
    turnsTaken += 1;
    looks = 0;
  };

  return ({ method, path, headers, body }) => {
    if (headers.authorization !== `Bearer ${key}`) return json(401, { error: 'Unauthorized' });
    const base = `/v2/agent/${projectId}/job`;
    if (path !== base && path !== `${base}/${id}` && path !== `${base}/${id}/message`)
      return json(404, { error: 'Not found' });
    if (method === 'GET' && path === `${base}/${id}`) {
      if (turnsTaken === 0) return json(404, { error: 'Job not found' });
      look();
      return answer(200, shownTurn);
    }
    const isCreate = path === base;
    if (method !== 'POST' || path === `${base}/${id}`) return json(404, { error: 'Not found' });
    if (!isPrompt(body)) return json(400, { error: 'prompt is required' });
    if (!isCreate && turnsTaken === 0) return json(404, { error: 'Job not found' });
    if (isCreate && options.takesRef) ref = (JSON.parse(body) as { ref?: string }).ref ?? null;
    startTurn();
    const stale = !isCreate && (turns[Math.min(turnsTaken, turns.length) - 1]?.staleLooks ?? 0) > 0;
    if (!stale) shown = { ...shown, status: 'active' };
    return answer(isCreate ? 201 : 200, turnsTaken);
  };
}

function endOf(turn: Turn): Pick<SimulatedJob, 'status' | 'prLink' | 'archivedAt'> {
  const status = turn.end ?? 'completed';
  return {
    status,
    prLink: turn.prLink === undefined ? (status === 'completed' ? PR_LINK : null) : turn.prLink,
    archivedAt: status === 'archived' ? '2026-01-05T10:00:00.000Z' : null,
  };
}

function isPrompt(body: string): boolean {
  try {
    const value: unknown = JSON.parse(body);
    return (
      typeof (value as { prompt?: unknown })?.prompt === 'string' &&
      (value as { prompt: string }).prompt !== ''
    );
  } catch {
    return false;
  }
}
