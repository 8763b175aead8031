import { jobSchema, jobSourceSchema } from '../contract/job.ts';
import type { JobReading } from '../ports.ts';
import { readPrLink } from '../text/links.ts';
import { redact } from '../text/redact.ts';
import { cleanLine } from './clean-line.ts';
import { parseObject } from './parse-object.ts';

const MAX_FIELD_CHARACTERS = 500;

/**
 * Reads a job from an answer's body. No field is required and unknown ones are ignored; a known field of another type
 * counts as missing. Only known fields are copied, so nothing of the answer's prototype or extras goes further. A
 * secret that the service echoes is taken out here, while it still stands whole: later texts are cut and escaped.
 * @throws UnexpectedResponseError where the body is not a JSON object
 */
export function readJob(body: Buffer, secrets: readonly string[]): JobReading {
  const value = parseObject(body);
  const clean = (word: string, max = MAX_FIELD_CHARACTERS) => cleanLine(word, { secrets, max });
  const text = (name: 'model' | 'createdAt' | 'archivedAt') =>
    typeof value[name] === 'string' && value[name] !== '' ? { [name]: clean(value[name]) } : {};
  const status = jobSchema.shape.status.safeParse(value.status);
  const link = value.prLink;
  const prLink = readPrLink(typeof link === 'string' ? redact(link, secrets) : link);
  return Object.freeze({
    ...(typeof value.id === 'string' ? { id: value.id } : {}),
    ...(status.success ? { status: status.data } : {}),
    ...(!status.success && typeof value.status === 'string' && value.status.trim() !== ''
      ? { unknownStatus: clean(value.status, 60) }
      : {}),
    ...readSource(value.source, clean),
    ...text('model'),
    ...(prLink !== undefined ? { prLink } : link === null ? { prLink: null } : {}),
    ...(prLink === undefined && typeof link === 'string' && link !== '' ? { prLinkDropped: true } : {}),
    ...text('createdAt'),
    ...text('archivedAt'),
  });
}

function readSource(value: unknown, clean: (word: string) => string): Pick<JobReading, 'source'> {
  if (typeof value !== 'object' || value === null) return {};
  const fields = value as Record<string, unknown>;
  const repository = jobSourceSchema.shape.repository.safeParse(fields.repository);
  const ref = jobSourceSchema.shape.ref.safeParse(fields.ref);
  return {
    source: {
      ...(repository.success ? { repository: clean(repository.data) } : {}),
      ...(ref.success && ref.data !== null ? { ref: clean(ref.data) } : {}),
    },
  };
}
