import { JOB_BODY_MAX_BYTES } from '../contract/limits.ts';
import {
  previewPath,
  STATUS_ID,
  UPDATE_STATUSES,
  type UpdateStatus,
  updateStatusPath,
} from '../contract/preview.ts';
import type { Transport } from '../ports/http.ts';
import type { BuildLook, PreviewAnswer, PreviewService } from '../ports/preview.ts';
import { readPrLink } from '../text/links.ts';
import { redact } from '../text/redact.ts';
import { cleanLine } from './clean-line.ts';
import { NetworkError, ResponseError, ServiceError } from './errors.ts';
import { createExchange, type ServiceAccess } from './exchange.ts';
import { readFields } from './json-fields.ts';
import { explainDenial, toLook } from './look.ts';

/** How long one request may take from its first packet to its last byte. */
const ASK_TIMEOUT_MS = 30_000;
const LOOK_TIMEOUT_MS = 20_000;
const SUMMARY_MAX_CHARACTERS = 300;

/**
 * The preview operations of one project over HTTP, by the vendor's public description of August 2026; nothing in an answer
 * is required. Of the log only the last line is read, where the service sums up nothing.
 */
export function createPreviewService(access: ServiceAccess, transport: Transport): PreviewService {
  const exchange = createExchange(access, { transport, maxBytes: JOB_BODY_MAX_BYTES });
  const secrets = [access.secretKey];
  return {
    async ask(branch, { timeoutMs, signal }): Promise<PreviewAnswer> {
      try {
        const { body } = await exchange('POST', previewPath(access.projectId), {
          body: JSON.stringify({ branch }),
          timeoutMs: Math.max(1, Math.min(ASK_TIMEOUT_MS, timeoutMs)),
          signal,
        });
        const { statusId, previewUrl } = readFields(body, ['statusId', 'previewUrl']);
        const url = typeof previewUrl === 'string' ? readPrLink(redact(previewUrl, secrets)) : undefined;
        return {
          kind: 'accepted',
          ...(typeof statusId === 'string' && STATUS_ID.test(statusId) ? { statusId } : {}),
          ...(url === undefined ? {} : { url }),
        };
      } catch (error) {
        return toAnswer(error);
      }
    },

    async look(statusId, { timeoutMs, signal }): Promise<BuildLook> {
      try {
        const limitMs = Math.max(1, Math.min(LOOK_TIMEOUT_MS, timeoutMs));
        const { body } = await exchange('GET', updateStatusPath(statusId), { timeoutMs: limitMs, signal });
        const { status, summary, logs } = readFields(body, ['status', 'summary', 'logs']);
        const words = status === 'failure' ? [summary, ...lastLines(logs)].find(isText) : undefined;
        return {
          kind: 'build',
          ...(UPDATE_STATUSES.includes(status as UpdateStatus) ? { status: status as UpdateStatus } : {}),
          ...(words === undefined
            ? {}
            : { summary: cleanLine(words, { secrets, max: SUMMARY_MAX_CHARACTERS }) }),
        };
      } catch (error) {
        const look = toLook(error);
        if (look.kind === 'denied' || look.kind === 'refused')
          return { kind: 'refused', detail: look.detail };
        const retryAfterMs = 'retryAfterMs' in look ? look.retryAfterMs : undefined;
        return {
          kind: 'unseen',
          detail: look.detail,
          ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
        };
      }
    },
  };
}

const NO_PREVIEWS = 'this service makes no previews, or knows no such project';

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** Of a log that is a text or a list of texts, from its end. */
function lastLines(logs: unknown): unknown[] {
  const texts: unknown[] = Array.isArray(logs) ? logs : [logs];
  return texts.flatMap((text) => (typeof text === 'string' ? text.split(/[\r\n]+/) : [])).toReversed();
}

function toAnswer(error: unknown): PreviewAnswer {
  if (error instanceof NetworkError && !error.sent)
    return { kind: error.permanent ? 'refused' : 'unsent', detail: error.sentence };
  if (!(error instanceof ResponseError)) {
    if (!(error instanceof ServiceError)) throw error;
    return { kind: 'refused', detail: `the answer was lost (${error.message})` };
  }
  const { status, message, detail, retryAfterMs } = error;
  if (status === 429)
    return { kind: 'limited', detail: message, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) };
  if (status === 403) {
    const denial = explainDenial(status, { scope: 'write', says: detail });
    return { kind: 'refused', detail: `${denial}; a plan may have no previews, too` };
  }
  if (status === 401)
    return { kind: 'refused', detail: explainDenial(status, { scope: 'write', says: detail }) };
  const isUnexplained = status === 404 && detail === '';
  return { kind: 'refused', detail: isUnexplained ? `${message} (${NO_PREVIEWS})` : message };
}
