import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { PATH_MAX_BYTES, type ViewCount } from '../store/views.ts';
import { UserError } from '../words/user-error.ts';
import { describeIssue } from '../words/zod-message.ts';

const count = z.int().nonnegative();
const path = z
  .string()
  .min(1)
  .refine((text) => !text.includes('\0'), 'must not hold the character U+0000')
  .refine((text) => Buffer.byteLength(text) <= PATH_MAX_BYTES, `must have at most ${PATH_MAX_BYTES} bytes`);
const rowSchema = z.strictObject({ path, day: z.iso.date(), human: count, ai: count });

/**
 * Reads a JSON array of page views.
 * @throws UserError where the file is no such array; it names the row, counted from 1.
 */
export function readViewRows(file: string): ViewCount[] {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new UserError(`${file} is not JSON.`);
  }
  return parseViewRows(json, file);
}

/**
 * Checks rows of page views.
 * @throws UserError naming the row, counted from 1.
 */
export function parseViewRows(value: unknown, name: string): ViewCount[] {
  if (!Array.isArray(value)) throw new UserError(`${name} must hold a JSON array.`);
  const seen = new Map<string, number>();
  return value.map((row: unknown, index) => {
    const parsed = rowSchema.safeParse(row);
    if (!parsed.success)
      throw new UserError(`${name}, row ${index + 1}: ${describeIssue(parsed.error, row)}`);
    const key = JSON.stringify([parsed.data.path, parsed.data.day]);
    const first = seen.get(key);
    if (first !== undefined)
      throw new UserError(`${name}, row ${index + 1}: the same page and day as row ${first}.`);
    seen.set(key, index + 1);
    return parsed.data;
  });
}
