import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { ALL_PROJECTS, KEY_LIFETIME_MS, type KeyRow, type KeyStore, type Scope } from '../store/keys.ts';
import { type AddressRange, contains } from './addresses.ts';

const KEY = /^docs_([0-9a-f]{12})_[A-Za-z0-9_-]{43}$/;

export type NewKey = {
  project: string;
  scopes?: readonly Scope[];
  /** Milliseconds from now; null for ever. 90 days unless given. */
  lifetimeMs?: number | null;
  /** Addresses and CIDR ranges it may be used from; none means all. */
  allow?: readonly AddressRange[];
  /** Made elsewhere, by `isKey`'s form; made here unless given. */
  key?: string;
};

/** Whether a text has the form of a key. */
export function isKey(text: string): boolean {
  return KEY.test(text);
}

export type KeyGrant = { ok: true; key: KeyRow };
export type KeyRefusal = { ok: false; status: 401 | 403 | 404; error: string };

/**
 * Makes a key. The text is returned this once: the store gets its hash.
 * @throws RangeError for a given one that is not of a key's form
 */
export async function createKey(
  store: Pick<KeyStore, 'add'>,
  wanted: NewKey,
  now = Date.now(),
): Promise<{ id: string; key: string }> {
  const { key = randomKey() } = wanted;
  const id = KEY.exec(key)?.[1];
  if (id === undefined) throw new RangeError('a key that is not of its form');
  const lifetimeMs = wanted.lifetimeMs === undefined ? KEY_LIFETIME_MS : wanted.lifetimeMs;
  await store.add({
    id,
    hash: hashKey(key),
    project: wanted.project,
    scopes: (wanted.scopes ?? ['read', 'write']).join(','),
    allow: (wanted.allow ?? []).join(','),
    created_at: now,
    expires_at: lifetimeMs === null ? null : now + lifetimeMs,
  });
  return { id, key };
}

function randomKey(): string {
  return `docs_${randomBytes(6).toString('hex')}_${randomBytes(32).toString('base64url')}`;
}

export type KeyUse = {
  /** The Authorization header. */
  authorization: string | undefined;
  scope: Scope;
  address: string;
  project: string | undefined;
};

/**
 * Decides whether a request may go on. Whatever is wrong with the key itself gets the same 401, so that nothing is
 * learnt by trying; a key of another project gets the 404 of a project that does not exist.
 */
export async function authorize(
  store: Pick<KeyStore, 'find'>,
  use: KeyUse,
  now = Date.now(),
): Promise<KeyGrant | KeyRefusal> {
  const token = /^Bearer +([\x21-\x7e]+) *$/i.exec(use.authorization ?? '')?.[1];
  if (token === undefined)
    return { ok: false, status: 401, error: 'Send the key in the header `Authorization: Bearer <key>`.' };
  const id = KEY.exec(token)?.[1];
  const row = id === undefined ? undefined : await store.find(id);
  const matches = timingSafeEqual(row?.hash ?? NO_HASH, hashKey(token));
  return judgeKey(matches ? row : undefined, use, now);
}

/** As `authorize`, for a key that was shown before: it may have been revoked since. */
export function judgeKey(
  row: KeyRow | undefined,
  use: Omit<KeyUse, 'authorization'>,
  now = Date.now(),
): KeyGrant | KeyRefusal {
  if (!row || row.revoked_at !== null || (row.expires_at !== null && row.expires_at <= now))
    return { ok: false, status: 401, error: 'The key is not valid, or has expired or been revoked.' };
  if (!row.scopes.split(',').includes(use.scope))
    return { ok: false, status: 403, error: `The key does not have the \`${use.scope}\` scope.` };
  if (row.allow !== '' && !contains(row.allow.split(','), use.address))
    return { ok: false, status: 403, error: 'The address is not on the allowlist of the key.' };
  if (use.project !== undefined && row.project !== ALL_PROJECTS && row.project !== use.project)
    return { ok: false, status: 404, error: UNKNOWN_PROJECT };
  return { ok: true, key: row };
}

export const UNKNOWN_PROJECT = 'There is no such project.';

const NO_HASH = new Uint8Array(32);

function hashKey(key: string): Uint8Array {
  return hash('sha256', key, 'buffer');
}
