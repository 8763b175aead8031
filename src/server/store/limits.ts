export type Taken = { ok: true } | { ok: false; retryAfterSeconds: number };

/** So many requests for each name in a stretch of time, counted for all processes of the service together unless said so. */
export interface LimitStore {
  take(name: string): Promise<Taken>;
  /** Gives the last one back: the request came to nothing, and not for its own fault. */
  giveBack(name: string): Promise<void>;
}

/**
 * Those that there are, each by project, so that no tenant uses up another's: requests to the agent and for page views in an
 * hour, previews in a minute. The last cost next to nothing, and each process counts its own.
 */
export type Limits = { agent: LimitStore; analytics: LimitStore; previews: LimitStore };
