import { CHECK_STATUSES } from '../contract/check-status.ts';
import { JOB_STATUSES, type JobStatus } from '../contract/job-status.ts';
import type { JobReading, ReadCheck } from '../ports/service.ts';
import { readPrLink } from '../text/links.ts';
import { redact } from '../text/redact.ts';
import { cleanLine } from './clean-line.ts';
import { readFields } from './json-fields.ts';

const MAX_FIELD_CHARACTERS = 500;
const FIELDS = [
  'id',
  'status',
  'source',
  'model',
  'prLink',
  'reviewUrl',
  'checks',
  'failure',
  'createdAt',
  'archivedAt',
] as const;
/** More than any project has. */
const CHECKS_MAX = 30;

/**
 * Reads a job from an answer's body. No field is required and unknown ones are ignored; a known field of another type
 * counts as missing. Only known fields are copied, so nothing of the answer's prototype or extras goes further. A
 * secret that the service echoes is taken out here, while it still stands whole: later texts are cut and escaped.
 *
 * This is the contract's `jobSchema`, read liberally and by hand: the schemas' library would be half of the bundle and a
 * tenth of the run's memory. A test holds the two together.
 * @throws UnexpectedResponseError where the body is not a JSON object
 */
export function readJob(body: Buffer, secrets: readonly string[]): JobReading {
  const value = readFields(body, FIELDS);
  const clean = (word: string, max = MAX_FIELD_CHARACTERS) => cleanLine(word, { secrets, max });
  const text = (name: 'model' | 'failure' | 'createdAt' | 'archivedAt') =>
    typeof value[name] === 'string' && value[name] !== '' ? { [name]: clean(value[name]) } : {};
  return Object.freeze({
    ...(typeof value.id === 'string' ? { id: value.id } : {}),
    ...readStatus(value.status, clean),
    ...readSource(value.source, clean),
    ...text('model'),
    ...readLink(value.prLink, secrets),
    ...readReview(value.reviewUrl, secrets),
    ...readChecks(value.checks, clean),
    ...text('failure'),
    ...text('createdAt'),
    ...text('archivedAt'),
  });
}

type Clean = (word: string, max?: number) => string;

function readStatus(value: unknown, clean: Clean): Pick<JobReading, 'status' | 'unknownStatus'> {
  if (typeof value !== 'string' || value.trim() === '') return {};
  const known = JOB_STATUSES.includes(value as JobStatus);
  return known ? { status: value as JobStatus } : { unknownStatus: clean(value, 60) };
}

/** A link that can't be used, of whatever type, is worth a word; an empty one is none. */
function readLink(value: unknown, secrets: readonly string[]): Pick<JobReading, 'prLink' | 'prLinkDropped'> {
  if (value === null) return { prLink: null };
  if (value === undefined || value === '') return {};
  const prLink = readPrLink(typeof value === 'string' ? redact(value, secrets) : value);
  return prLink === undefined ? { prLinkDropped: true } : { prLink };
}

/** An extra field of our own service; what can't be used is passed over. */
function readReview(value: unknown, secrets: readonly string[]): Pick<JobReading, 'reviewUrl'> {
  const reviewUrl = typeof value === 'string' ? readPrLink(redact(value, secrets)) : undefined;
  return reviewUrl === undefined ? {} : { reviewUrl };
}

/** An extra field of our own service; what is no check, or has another status than those known, is passed over. */
function readChecks(value: unknown, clean: Clean): Pick<JobReading, 'checks'> {
  if (!Array.isArray(value)) return {};
  const checks = value.slice(0, CHECKS_MAX).flatMap((entry: unknown): ReadCheck[] => {
    if (typeof entry !== 'object' || entry === null) return [];
    const { name, status, rounds } = entry as Record<string, unknown>;
    const known = CHECK_STATUSES.find((one) => one === status);
    if (typeof name !== 'string' || known === undefined) return [];
    const count = Number.isSafeInteger(rounds) && (rounds as number) >= 0 ? (rounds as number) : 0;
    return [{ name: clean(name, 60), status: known, rounds: count }];
  });
  return checks.length === 0 ? {} : { checks };
}

function readSource(value: unknown, clean: Clean): Pick<JobReading, 'source'> {
  if (typeof value !== 'object' || value === null) return {};
  const { repository, ref } = value as Record<string, unknown>;
  return {
    source: {
      ...(typeof repository === 'string' ? { repository: clean(repository) } : {}),
      ...(typeof ref === 'string' ? { ref: clean(ref) } : {}),
    },
  };
}
