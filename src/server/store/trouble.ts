import { messageOf } from '../words/thrown.ts';
import { oneLine } from '../words/visible-text.ts';

/** Why the store can't be read or written just now, where that may pass. Nothing of what was tried is stored. */
export type StoreTrouble = {
  kind: 'busy' | 'full' | 'unwritable' | 'away';
  sentence: string;
  retryAfterSeconds: number;
};

/** What every engine throws where waiting may mend it. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
  readonly trouble: StoreTrouble;

  constructor(trouble: StoreTrouble, options?: ErrorOptions) {
    super(trouble.sentence, options);
    this.trouble = trouble;
  }
}

/** Undefined for an error that waiting does not mend. */
export function troubleOf(thrown: unknown): StoreTrouble | undefined {
  return thrown instanceof StoreUnavailable ? thrown.trouble : undefined;
}

/** What is wrong with the store, in words: its own where it is of the kinds above. */
export function describeStoreError(thrown: unknown): string {
  return troubleOf(thrown)?.sentence ?? messageOf(thrown);
}

/** The same for who runs the service, with what the store itself said; undefined for an error that waiting does not mend. */
export function explainTrouble(thrown: unknown): string | undefined {
  const trouble = troubleOf(thrown);
  if (!trouble) return undefined;
  const said = oneLine(messageOf((thrown as StoreUnavailable).cause ?? ''));
  return said === '' ? trouble.sentence : `${trouble.sentence} (${said})`;
}
