import type { HostFailure } from '../../ports.ts';

/** A request to the code host that came to nothing. The message is one plain line without the answer's text. */
export class HostError extends Error {
  override name = 'HostError';
  readonly failure: HostFailure;

  constructor(failure: HostFailure, message: string) {
    super(message);
    this.failure = failure;
  }
}
