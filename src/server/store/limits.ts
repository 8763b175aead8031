export type Taken = { ok: true } | { ok: false; retryAfterSeconds: number };

/** So many requests for each name in any hour, counted for all processes of the service together. */
export interface LimitStore {
  take(name: string): Promise<Taken>;
  /** Gives the last one back: the request came to nothing, and not for its own fault. */
  giveBack(name: string): Promise<void>;
}

/** The two that there are: requests to the agent by project, and those for page views all together. */
export type Limits = { agent: LimitStore; analytics: LimitStore };
