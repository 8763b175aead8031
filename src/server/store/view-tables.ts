/** A place for page views, as each engine has it. What the numbers mean and how they are worked out is in views/. */
export interface ViewTables {
  /** Goes up with every change of a project's views; 0 where there is none yet. */
  version(project: string): Promise<number>;

  /** Reads a project's views as they are at one moment, whatever is written meanwhile. */
  read(project: string, reading: ViewReading): Promise<void>;

  /**
   * The numbers of these paths, new ones where they have none: from 0 without a gap. A path without counts is in no
   * one's way, so new ones are committed on their own: an import that dies later leaves nothing wrong behind.
   */
  pageIds(project: string, paths: readonly string[]): Promise<Uint32Array>;

  /** In the order of the numbers given, each of which has a path. */
  paths(project: string, ids: Uint32Array): Promise<string[]>;

  /** All of it or nothing, and durable. False where the project has another version by now: nothing is written. */
  apply(change: ViewChange): Promise<boolean>;

  /** How many bytes the heads of a project's marks have: each length once. */
  headSizes(project: string): Promise<number[]>;

  /** The marks of contents that begin so, the furthest first. */
  marks(project: string, head: LogHead): Promise<LogMark[]>;
}

export type Bytes = Uint8Array<ArrayBuffer>;

/** What is known of a period without reading its counts. A day is YYYY-MM-DD, a month YYYY-MM. */
export type Period = { period: string; rows: number; zeros: number; human: number; ai: number };

/** A period's counts (views/block.ts), and what is known of them. */
export type PeriodBlock = Period & { counts: Bytes };

export type ViewReading = {
  /** Called once, first: says which periods are wanted, each at most once. */
  choose: (state: ViewState) => readonly string[];
  /** Called for each of them, in that order. The bytes are good until it returns. */
  take: (period: string, block: Pick<PeriodBlock, 'rows' | 'zeros' | 'counts'> | undefined) => void;
};

export type ViewState = {
  version: number;
  /** In their order. */
  periods: readonly Period[];
  /** The numbers of all paths that have counts, and maybe of others, in the order of the paths' UTF-8. */
  order: Uint32Array;
};

export type ViewChange = {
  project: string;
  /** What the blocks were worked out from. */
  version: number;
  /** Put in the place of those there. */
  blocks: readonly PeriodBlock[];
  mark?: MarkChange;
};

/** What a log begins with: so many bytes, and their hash. */
export type LogHead = { bytes: number; hash: Uint8Array };

/** How far a log was imported (import-logs/progress-marks.ts). */
export type LogMark = { head: LogHead; position: number; tailHash: Uint8Array };

/** `drop` is the mark that the same import kept before. Of marks with the same head the furthest `keep` stay. */
export type MarkChange = { put: LogMark; drop?: Pick<LogMark, 'head' | 'position'>; keep: number };
