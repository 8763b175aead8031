import { UnexpectedResponseError } from './errors.ts';

/** @throws UnexpectedResponseError where the body is not a JSON object */
export function parseObject(body: Buffer): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw new UnexpectedResponseError('the answer is not JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new UnexpectedResponseError('the answer is not a JSON object');
  }
  return value as Record<string, unknown>;
}
