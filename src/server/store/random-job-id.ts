import { randomBytes } from 'node:crypto';
import { JOB_ID_LENGTH, JOB_ID_LETTERS } from '../../contract/own-traces.ts';

/** 26 of 32 letters: 130 random bits. */
export function randomJobId(): string {
  const letter = (byte: number) => JOB_ID_LETTERS[byte % JOB_ID_LETTERS.length];
  return Array.from(randomBytes(JOB_ID_LENGTH), letter).join('');
}
