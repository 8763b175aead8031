/** Where a command speaks and listens, and whose settings it reads. */
export interface CommandTerminal {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  readonly stdin: () => AsyncIterable<Buffer | string>;
  readonly env: NodeJS.ProcessEnv;
  /** How wide it is that `out` writes to now, in characters; undefined where that is no terminal. */
  readonly columns: () => number | undefined;
  /** The same of `err`. */
  readonly errColumns: () => number | undefined;
  /** How the command ended. 0: well; 1: it did not work; 2: it was called wrongly. */
  readonly end: (code: 0 | 1 | 2) => void;
}
