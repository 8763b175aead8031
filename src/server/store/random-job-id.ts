import { randomBytes } from 'node:crypto';

const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';

/** 26 of 32 letters: 130 random bits, because a review page is open to whoever knows its address. */
export function randomJobId(): string {
  return Array.from(randomBytes(26), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}
