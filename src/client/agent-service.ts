import { JOB_ID } from '../contract/identifiers.ts';
import { JOB_BODY_MAX_BYTES } from '../contract/limits.ts';
import { buildPath, type PathName } from '../contract/paths.ts';
import type {
  AgentService,
  Clock,
  Delivery,
  DeliveryLimits,
  HttpResponse,
  JobReading,
  Look,
  Random,
  Transport,
} from '../ports.ts';
import { toOneLine } from '../text/one-line.ts';
import { redact } from '../text/redact.ts';
import { deliverOnce } from './deliver.ts';
import { ResponseError, UnexpectedResponseError } from './errors.ts';
import { toLook } from './look.ts';
import { parseObject, readJob } from './read-job.ts';
import { parseRetryAfter } from './retry.ts';

/** How long one request may take from its first packet to its last byte. */
export const LOOK_TIMEOUT_MS = 20_000;
export const DELIVERY_TIMEOUT_MS = 60_000;

export interface ServiceAccess {
  readonly baseUrl: string;
  readonly projectId: string;
  readonly secretKey: string;
}

interface Tools {
  readonly transport: Transport;
  readonly clock: Clock;
  readonly random: Random;
  /** Upper end of the first retry's delay. */
  readonly retryBaseMs: number;
  readonly onRetry: (text: string) => void;
}

/** The agent operations of one project over HTTP. */
export function createAgentService(access: ServiceAccess, tools: Tools): AgentService {
  const exchange = createExchange(access, tools.transport);

  const deliver = (name: PathName, id: string | undefined, prompt: string, limits: DeliveryLimits) => {
    const send = async () => {
      const timeoutMs = Math.max(1, Math.min(DELIVERY_TIMEOUT_MS, limits.deadlineMs - tools.clock.now()));
      const options = { body: JSON.stringify({ prompt }), timeoutMs, signal: limits.hardStop };
      return requireId(readJob((await exchange('POST', buildPath(name, { ...access, id }), options)).body));
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
          job: readJob(response.body),
          ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
        };
      } catch (error) {
        return toLook(error);
      }
    },
    create: (prompt, limits): Promise<Delivery> => deliver('createJob', undefined, prompt, limits),
    message: (jobId, prompt, limits): Promise<Delivery> => deliver('message', jobId, prompt, limits),
  };
}

/** One request with the key on it: the success answer, or a ResponseError. */
function createExchange(access: ServiceAccess, transport: Transport) {
  return async (
    method: 'GET' | 'POST',
    path: string,
    options: { body?: string; timeoutMs: number; signal: AbortSignal },
  ): Promise<HttpResponse> => {
    const response = await transport({
      method,
      url: new URL(access.baseUrl + path),
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${access.secretKey}`,
        ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      maxBytes: JOB_BODY_MAX_BYTES,
      ...options,
    });
    if (response.status >= 200 && response.status < 300) return response;
    throw new ResponseError(response.status, {
      detail: readErrorDetail(response.body, access.secretKey),
      retryAfterMs: parseRetryAfter(response.headers['retry-after'], Date.now()),
    });
  };
}

/** The service's `error` as one harmless line of at most 300 characters; the key is taken out before it is cut. */
function readErrorDetail(body: Buffer, secretKey: string): string {
  try {
    const { error } = parseObject(body);
    return typeof error === 'string' ? toOneLine(redact(error, [secretKey]), 300) : '';
  } catch {
    return '';
  }
}

function requireId(job: JobReading): JobReading & { id: string } {
  if (job.id === undefined || !JOB_ID.test(job.id)) {
    throw new UnexpectedResponseError('the answer holds no usable job id');
  }
  return { ...job, id: job.id };
}
