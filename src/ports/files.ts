/** A file that an export writes. Nothing stands at its place until it is committed; then it is there whole. */
export interface ExportFile {
  /** As it was asked for. */
  readonly name: string;
  readonly format: 'csv' | 'json' | 'jsonl' | 'md';
  /** @throws where the disk is full or gone */
  write(text: string): void;
  /** Writes all of it down. @throws where the disk is full or gone */
  finish(): void;
  /** Puts a finished file in its place. @throws where that can't be done */
  commit(): void;
  /** Leaves no trace, unless it is committed. */
  discard(): void;
}

/** A place on disk for lines that are read again once all are written. */
export interface Scratch {
  write(line: string): void;
  lines(): Iterable<string>;
  dispose(): void;
}
