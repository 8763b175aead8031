/** Anything that went wrong between us and the service. Messages hold no key, no body and no header. */
export class ServiceError extends Error {
  override name = 'ServiceError';
}

/** The service answered, and not with a success. */
export class ResponseError extends ServiceError {
  override name = 'ResponseError';
  readonly status: number;
  /** The service's own `error`, one harmless line of at most 300 characters, without a full stop; empty when it gave none. */
  readonly detail: string;
  readonly retryAfterMs: number | undefined;

  constructor(status: number, facts: { detail?: string; retryAfterMs?: number | undefined } = {}) {
    super(`HTTP ${status}${facts.detail ? `: ${facts.detail}` : ''}`);
    this.status = status;
    this.detail = facts.detail ?? '';
    this.retryAfterMs = facts.retryAfterMs;
  }
}

/** What kept a connection from being made, in the classes that a person can do something about. */
export type ConnectionFault =
  | 'dns'
  | 'refused'
  | 'certificate'
  | 'tls'
  | 'proxy'
  | 'proxy-address'
  | 'protocol'
  | 'other';

/** No whole answer arrived. `sent` is false only where it is proven that the service saw nothing. */
export class NetworkError extends ServiceError {
  override name = 'NetworkError';
  readonly sent: boolean;
  readonly fault: ConnectionFault;
  /** What to do about it, to follow a colon; empty where there is nothing to say. */
  readonly advice: string;

  constructor(
    message: string,
    facts: { sent: boolean; cause?: unknown; fault?: ConnectionFault; advice?: string },
  ) {
    super(message, { cause: facts.cause });
    this.sent = facts.sent;
    this.fault = facts.fault ?? 'other';
    this.advice = facts.advice ?? '';
  }

  /** Trying again can't help: only a changed setting can. */
  get permanent(): boolean {
    return !this.sent && (this.fault === 'certificate' || this.fault === 'proxy-address');
  }

  /** The message with the advice. */
  get sentence(): string {
    return this.advice ? `${this.message}: ${this.advice}` : this.message;
  }
}

/** The request's total time ran out. */
export class TimeoutError extends NetworkError {
  override name = 'TimeoutError';
}

/** A 2xx whose body is not what the contract says: cut, too large, not JSON, or without what is needed. */
export class UnexpectedResponseError extends ServiceError {
  override name = 'UnexpectedResponseError';
}
