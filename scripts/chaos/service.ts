import { type Answer, json } from '../../__tests__/support/answers.ts';
import { PROJECT } from '../../__tests__/support/job-simulator.ts';
import { type ScriptedService, startScriptedService } from '../../__tests__/support/scripted-service.ts';
import type { ServiceEvent, Shown } from './facts.ts';
import { SERVICE_FAULTS, type ServiceFaultName } from './fault-names.ts';
import { idOfJob } from './job-ids.ts';
import type { Plan, TurnPlan } from './plan.ts';
import { spoilAnswer } from './service-faults.ts';
import type { Watch } from './watch.ts';
import { HOSTILE } from './words.ts';

export interface ChaosService extends ScriptedService {
  readonly events: readonly ServiceEvent[];
  archiveJob(): void;
}

interface Job {
  readonly id: string;
  readonly index: number;
  turn: number;
  looks: number;
  shownTurn: number;
  shown: Shown;
}

const BASE = `/v2/agent/${PROJECT}/job`;

/** An agent service with any number of jobs, that goes wrong as the plan has it, and remembers what it has done and said. */
export async function startChaosService(
  plan: Plan,
  { watch, openPull }: { watch: Watch; openPull: (jobId: string) => string },
): Promise<ChaosService> {
  const jobs = new Map<string, Job>();
  const events: ServiceEvent[] = [];
  const turnPlan = ({ index, turn }: Job): TurnPlan => {
    const turns = (plan.jobs[index] ?? plan.jobs.at(-1))?.turns ?? [];
    return (
      turns[turn - 1] ?? turns.at(-1) ?? { staleLooks: 0, activeLooks: 0, end: 'completed', hasLink: true }
    );
  };
  const isHostile = ({ index }: Job) => (plan.jobs[index] ?? plan.jobs.at(-1))?.isHostile === true;
  const render = (job: Job): Record<string, unknown> => ({
    id: job.id,
    source: { repository: 'https://github.com/octo-org/octo-docs', ref: isHostile(job) ? HOSTILE : null },
    model: isHostile(job) ? HOSTILE : 'sonnet',
    createdAt: '2026-01-05T09:30:00.000Z',
    ...job.shown,
  });
  const look = (job: Job): void => {
    const { staleLooks, activeLooks, end, hasLink } = turnPlan(job);
    if (job.shown.status === 'archived') return;
    job.looks += 1;
    if (job.turn > 1 && job.looks <= staleLooks) return;
    const stale = job.turn > 1 ? staleLooks : 0;
    job.shownTurn = job.turn;
    if (job.looks <= stale + activeLooks) job.shown = { ...job.shown, status: 'active' };
    else {
      const prLink = end === 'completed' && hasLink ? openPull(job.id) : job.shown.prLink;
      const archivedAt = end === 'archived' ? '2026-01-05T10:00:00.000Z' : null;
      job.shown = { status: end, prLink, archivedAt };
    }
  };
  const create = (): Job => {
    const index = jobs.size;
    const shown = { status: 'active', prLink: null, archivedAt: null };
    const id = idOfJob(plan.seed, index + 1);
    const job: Job = { id, index, turn: 1, looks: 0, shownTurn: 1, shown };
    jobs.set(id, job);
    return job;
  };
  const message = (job: Job): void => {
    job.turn += 1;
    job.looks = 0;
    if (turnPlan(job).staleLooks > 0) return;
    job.shownTurn = job.turn;
    job.shown = { ...job.shown, status: 'active' };
  };

  const service = await startScriptedService({
    script(request): Answer {
      const { act, number, fault } = watch.arrive('service', request.headers.authorization);
      const { method, path } = request;
      const operation = operationOf(method, path);
      const said = readPrompt(request.body);
      const base = { seq: watch.next(), act, number, operation };
      const how = fault?.server === 'service' ? fault : undefined;
      const key = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
      const note = (event: Partial<ServiceEvent>): void => {
        const plain = { isTaken: false, isWhole: how === undefined || isTrue(how.how, operation), ...event };
        events.push({ ...base, ...said, ...(how ? { fault: how.how } : {}), ...plain });
      };
      const answer = (status: number, body: Record<string, unknown>, headers = {}): Answer =>
        how ? spoilAnswer(how.how, { status, body, headers, key }) : json(status, body, { headers });
      if (!act) return json(401, { error: 'Unauthorized' });
      const preview = answerPreview(method, path);
      if (preview) {
        note({});
        return answer(preview.status, preview.body);
      }
      const jobId = /\/job\/([^/]+)/.exec(path)?.[1];
      const known = jobId === undefined ? undefined : jobs.get(jobId);
      const isMissing = operation !== 'create' && !known;
      const isShut = operation === 'message' && known?.shown.status === 'archived';
      if (operation === 'other' || isMissing || isShut) {
        note({ isWhole: how === undefined, ...(jobId === undefined ? {} : { jobId }) });
        return answer(404, { error: 'Not found' });
      }
      const sends = operation !== 'look';
      const isTaken = sends && (how === undefined || isTakenWith(how));
      const job = isTaken && operation === 'create' ? create() : known;
      if (isTaken && operation === 'message' && known) message(known);
      if (operation === 'look' && known) look(known);
      // What is not taken has a truth to spoil all the same: the answer that it would have had.
      const shownJob: Job = job ?? {
        id: 'job_none',
        index: 0,
        turn: 1,
        looks: 0,
        shownTurn: 1,
        shown: NEVER,
      };
      const noLink = how?.how === 'a link of another kind' ? { prLink: null } : {};
      note({
        isTaken,
        ...(job ? { jobId: job.id, shown: { ...job.shown, ...noLink }, turn: job.shownTurn } : {}),
      });
      const turn = plan.countsTurns ? { 'docs-agent-turn': String(shownJob.shownTurn) } : {};
      return answer(operation === 'create' ? 201 : 200, render(shownJob), turn);
    },
  });
  return {
    ...service,
    events,
    archiveJob() {
      const job = [...jobs.values()].at(-1);
      if (job) job.shown = { ...job.shown, status: 'archived', archivedAt: '2026-01-05T10:00:00.000Z' };
    },
  };
}

const NEVER: Shown = { status: 'active', prLink: null, archivedAt: null };

/**
 * A look names its job in its path, and no field of an answer is required: one whose id is missing, or is no text and so counts
 * as missing, tells of that job all the same.
 */
const TRUE_AT_A_LOOK: readonly ServiceFaultName[] = [
  ...(['no id', 'a number for an id'] as const),
  // The status is as it is, and no link can be used: `shown` has none.
  'a link of another kind',
];

function isTrue(how: ServiceFaultName, operation: ServiceEvent['operation']): boolean {
  return SERVICE_FAULTS[how] === 'true' || (operation === 'look' && TRUE_AT_A_LOOK.includes(how));
}

function isTakenWith({ how, isTaken }: { how: ServiceFaultName; isTaken: boolean }): boolean {
  switch (SERVICE_FAULTS[how]) {
    case 'refused':
      return false;
    case 'open':
      return isTaken;
    case 'true':
    case 'unsaid':
      return true;
  }
}

function operationOf(method: string, path: string): ServiceEvent['operation'] {
  if (method === 'POST' && path === BASE) return 'create';
  if (method === 'POST' && /^\/v2\/agent\/[^/]+\/job\/[^/]+\/message$/.test(path)) return 'message';
  if (method === 'GET' && /^\/v2\/agent\/[^/]+\/job\/[^/]+$/.test(path)) return 'look';
  return 'other';
}

/** The first word of ours in a prompt: whose request it is. What others asked may stand behind it. */
function readPrompt(body: string): Pick<ServiceEvent, 'ask' | 'prompt'> {
  try {
    const { prompt = '' } = JSON.parse(body) as { prompt?: string };
    const ask = /\bask-(\d+)\b/.exec(prompt)?.[1];
    return { prompt, ...(ask === undefined ? {} : { ask: Number(ask) }) };
  } catch {
    return {};
  }
}

function answerPreview(
  method: string,
  path: string,
): { status: number; body: Record<string, unknown> } | undefined {
  if (method === 'POST' && path === `/v1/project/preview/${PROJECT}`)
    return { status: 202, body: { statusId: 'st_1', previewUrl: 'https://preview.invalid/docs' } };
  if (method === 'GET' && path.startsWith('/v1/project/update-status/'))
    return { status: 200, body: { status: 'success' } };
  return undefined;
}
