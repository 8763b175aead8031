import { z } from '@hono/zod-openapi';
import { errorBodySchema } from '../../contract/job.ts';

/** Largest request body. A prompt is text that somebody wrote; this is a book. */
export const BODY_MAX_BYTES = 1024 * 1024;

export const security = [{ adminKey: [] }];
export const projectId = z.string().meta({ description: 'The project identifier.', example: 'docs' });

export const json = <T extends z.ZodType>(schema: T, description: string) => ({
  description,
  content: { 'application/json': { schema } },
});

export const error = (description: string) => json(errorBodySchema, description);

export function retryAfter(description: string) {
  return z.object({ 'Retry-After': z.coerce.number().int().min(1).meta({ description }) });
}

export const refusals = {
  401: error('The key is missing, not valid, expired or revoked.'),
  403: error('The key lacks the scope, or the address is not on its allowlist.'),
  404: error('There is no such project, or no such job in it.'),
  500: error('The service failed.'),
  503: {
    ...error('The database, the disk, or what the job would have left is not to be had; nothing was stored.'),
    headers: retryAfter('Seconds after which it is worth another try.'),
  },
};

export const invalid = { 400: error('The request is not valid; the sentence names what is wrong.') };
/** For jobs that are not known, and looked for. */
export const notFoundOut = {
  502: error('The remote or the code host refuses to say whether there is such a job.'),
};
export const tooLarge = { 413: error(`The body is larger than ${BODY_MAX_BYTES} bytes.`) };

/** The refusal of a request that came too soon. */
export function limitedBy(description: string) {
  return { 429: { ...error(description), headers: retryAfter('Seconds until the next is allowed.') } };
}
