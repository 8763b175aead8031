import { DEFAULT_BASE_URL } from './paths.ts';

export type KeyVerdict =
  | { ok: true }
  | { ok: false; reason: 'empty' | 'not-printable' | 'assistant-key' | 'user-key' | 'no-prefix' };

/**
 * Says whether a key can call the agent and analytics operations, from its form alone.
 * Admin keys of the hosted service begin `mint_`; `mint_dsc_` (assistant) and `mint_us_` (user) keys are of other
 * kinds. A key without the prefix is for a service run by oneself.
 */
export function checkSecretKey(key: string, baseUrl: string): KeyVerdict {
  if (key === '') return { ok: false, reason: 'empty' };
  if (!/^[\x21-\x7e]+$/.test(key)) return { ok: false, reason: 'not-printable' };
  if (key.startsWith('mint_dsc_')) return { ok: false, reason: 'assistant-key' };
  if (key.startsWith('mint_us_')) return { ok: false, reason: 'user-key' };
  if (!key.startsWith('mint_') && baseUrl === DEFAULT_BASE_URL) return { ok: false, reason: 'no-prefix' };
  return { ok: true };
}
