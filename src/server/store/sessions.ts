/** Of a key; the oldest goes where there are more, so that no key's holder logs out those of another. */
export const SESSIONS_MAX = 20;

/** Who is logged in, by the hash of what their cookie holds. */
export interface SessionStore {
  /** It ends after `forMs` milliseconds. */
  add(session: { hash: string; keyId: string; forMs: number }): Promise<void>;
  /** The id of the key that it was opened with; undefined where it is over. */
  find(hash: string): Promise<string | undefined>;
  remove(hash: string): Promise<void>;
}
