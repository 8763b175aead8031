import type { HostFailure } from '../../ports/code-host.ts';

export const TOKEN_INVALID = 'the token is invalid or expired (HTTP 401)';

/** A request to the code host that came to nothing. The message is one plain line without the answer's text. */
export class HostError extends Error {
  override name = 'HostError';
  readonly failure: HostFailure;

  constructor(failure: HostFailure, message: string) {
    super(message);
    this.failure = failure;
  }
}
