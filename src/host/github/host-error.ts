import type { HostFailure, HostWords } from '../../ports/code-host.ts';

export const TOKEN_INVALID = 'the token is invalid or expired (HTTP 401)';

/** A request to the code host that came to nothing. The message is one plain line, and the host's own words stand beside it. */
export class HostError extends Error implements HostWords {
  override name = 'HostError';
  readonly failure: HostFailure;
  readonly says: string;
  readonly required: string;

  constructor(failure: HostFailure, given: string | ({ readonly message: string } & Partial<HostWords>)) {
    const { message, says = '', required = '' } = typeof given === 'string' ? { message: given } : given;
    super(message);
    this.failure = failure;
    this.says = says;
    this.required = required;
  }
}
