import { setImmediate as others } from 'node:timers/promises';

/** The event loop is given away after this many bytes: other requests wait for some milliseconds at most. */
const BYTES_AT_ONCE = 24 * 1024;

/** Whether anybody still waits for what is being made. */
export type IsWanted = () => boolean;

/** Work was given up because nobody waits for what it makes. */
export class Unwanted extends Error {
  override name = 'Unwanted';
}

/** What a page may still take. Whatever is foreign on a page is counted in here, so that no page grows without end. */
export class Allowance {
  #left: number;
  #sinceRest = 0;
  readonly #whole: Allowance | undefined;
  readonly #isWanted: () => boolean;

  /** With `whole`, a part of it: what is taken here is taken there too. */
  constructor(bytes: number, { whole, isWanted }: { whole?: Allowance; isWanted?: IsWanted } = {}) {
    this.#left = bytes;
    this.#whole = whole;
    this.#isWanted = isWanted ?? (() => whole === undefined || whole.#isWanted());
  }

  get left(): number {
    return Math.min(this.#left, this.#whole?.left ?? Number.POSITIVE_INFINITY);
  }

  /**
   * Whether a piece of HTML fits; then it is counted, with `more` bytes for what closes it. Lets others go on.
   * @throws Unwanted where nobody waits for the page any more
   */
  async take(piece: unknown, more = 0): Promise<boolean> {
    const bytes = Buffer.byteLength(String(piece)) + more;
    if (bytes > this.left) return false;
    this.#spend(bytes);
    this.#sinceRest += bytes;
    if (this.#sinceRest > BYTES_AT_ONCE) {
      this.#sinceRest = 0;
      await others();
      if (!this.#isWanted()) throw new Unwanted();
    }
    return true;
  }

  #spend(bytes: number): void {
    this.#left -= bytes;
    if (this.#whole) this.#whole.#spend(bytes);
  }
}
