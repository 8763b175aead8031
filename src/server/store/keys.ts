import { KEY_LIFETIME_DAYS } from '../../contract/limits.ts';

export type Scope = 'read' | 'write';
export const SCOPES: readonly Scope[] = ['read', 'write'];

/** Every project, in a key's `project`. */
export const ALL_PROJECTS = '*';

/** Milliseconds a key lives unless made otherwise. */
export const KEY_LIFETIME_MS = KEY_LIFETIME_DAYS * 24 * 3_600_000;

export type KeyRow = {
  id: string;
  hash: Uint8Array;
  project: string;
  /** Separated by commas. */
  scopes: string;
  /** Addresses and ranges, separated by commas; empty for any. */
  allow: string;
  created_at: number;
  expires_at: number | null;
  revoked_at: number | null;
};

/** Keys as they are kept: a hash, and what it may do. */
export interface KeyStore {
  add(key: Omit<KeyRow, 'revoked_at'>): Promise<void>;
  /** May be two seconds old. */
  find(id: string): Promise<KeyRow | undefined>;
  /** The oldest first. */
  list(): Promise<KeyRow[]>;
  /** False where there is no such key, or it was revoked before. */
  revoke(id: string, at: number): Promise<boolean>;
}
