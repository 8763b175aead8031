import { JOB_ID } from '../contract/identifiers.ts';
import { JOB_BODY_MAX_BYTES } from '../contract/limits.ts';
import { buildPath, type PathName } from '../contract/paths.ts';
import { isOnRunner } from '../contract/runner-service.ts';
import { TURN_HEADER, TURNS_AT_LEAST_HEADER } from '../contract/turn.ts';
import type { Clock, Random } from '../ports/clock.ts';
import type { HttpResponse, Transport } from '../ports/http.ts';
import type { AgentService, Asked, Delivery, DeliveryLimits, JobReading, Look } from '../ports/service.ts';
import { deliverOnce } from './deliver.ts';
import { UnexpectedResponseError } from './errors.ts';
import { createExchange, type ServiceAccess } from './exchange.ts';
import { toLook } from './look.ts';
import { readJob } from './read-job.ts';
import { parseRetryAfter } from './retry.ts';

/** How long one request may take from its first packet to its last byte. */
export const LOOK_TIMEOUT_MS = 20_000;
export const DELIVERY_TIMEOUT_MS = 60_000;

interface Tools {
  readonly transport: Transport;
  readonly clock: Clock;
  readonly random: Random;
  /** Upper end of the first retry's delay. */
  readonly retryBaseMs: number;
  readonly onRetry: (text: string) => void;
  /** The page of the run that asks, which stands for a job's own where the service ends with the run. */
  readonly runUrl?: string | undefined;
}

/** The agent operations of one project over HTTP. */
export function createAgentService(access: ServiceAccess, tools: Tools): AgentService {
  const exchange = createExchange(access, { transport: tools.transport, maxBytes: JOB_BODY_MAX_BYTES });
  const read = ({ body, headers }: HttpResponse): JobReading => {
    const job = {
      ...readJob(body, [access.secretKey]),
      ...readTurn('turn', headers[TURN_HEADER]),
      ...readTurn('turnsAtLeast', headers[TURNS_AT_LEAST_HEADER]),
    };
    return isOnRunner(access.baseUrl) ? onRunner(job, tools.runUrl) : job;
  };

  const deliver = (name: PathName, id: string | undefined, asked: Asked, limits: DeliveryLimits) => {
    const send = async () => {
      const timeoutMs = Math.max(1, Math.min(DELIVERY_TIMEOUT_MS, limits.deadlineMs - tools.clock.now()));
      const options = { body: JSON.stringify(asked), timeoutMs, signal: limits.hardStop };
      return requireId(read(await exchange('POST', buildPath(name, { ...access, id }), options)));
    };
    return deliverOnce(send, { operation: name === 'message' ? 'message' : 'create', limits, ...tools });
  };

  return {
    async look(jobId, { timeoutMs, signal }): Promise<Look> {
      const limit = Math.max(1, Math.min(LOOK_TIMEOUT_MS, timeoutMs));
      try {
        const path = buildPath('job', { projectId: access.projectId, id: jobId });
        const response = await exchange('GET', path, { timeoutMs: limit, signal });
        const retryAfterMs = parseRetryAfter(response.headers['retry-after'], Date.now());
        return {
          kind: 'job',
          job: read(response),
          ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
        };
      } catch (error) {
        return toLook(error);
      }
    },
    create: ({ prompt, ref }, limits): Promise<Delivery> =>
      deliver('createJob', undefined, { prompt, ...(ref === undefined ? {} : { ref }) }, limits),
    message: (jobId, prompt, limits): Promise<Delivery> => deliver('message', jobId, { prompt }, limits),
  };
}

/** Its own page ends with the runner: what is left to look at is the run, in whose log the service's end is told. */
function onRunner({ reviewUrl: _, ...job }: JobReading, runUrl: string | undefined): JobReading {
  return { ...job, ...(runUrl === undefined ? {} : { reviewUrl: runUrl }), endsWithRun: true };
}

/** Nothing where there is no number of a turn, or none that can be one. */
function readTurn(
  name: 'turn' | 'turnsAtLeast',
  header: string | string[] | undefined,
): Pick<JobReading, typeof name> {
  if (typeof header !== 'string' || !/^[1-9]\d{0,15}$/.test(header)) return {};
  const turn = Number(header);
  return Number.isSafeInteger(turn) ? { [name]: turn } : {};
}

function requireId(job: JobReading): JobReading & { id: string } {
  if (job.id === undefined || !JOB_ID.test(job.id)) {
    throw new UnexpectedResponseError('the answer holds no usable job id');
  }
  return { ...job, id: job.id };
}
