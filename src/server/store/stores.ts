import type { ArtifactStore } from './artifacts.ts';
import type { JobStore } from './jobs.ts';
import type { KeyStore } from './keys.ts';
import type { Limits } from './limits.ts';
import type { SessionStore } from './sessions.ts';
import type { TurnStore } from './turns.ts';
import type { UnpublishedStore } from './unpublished.ts';
import type { ViewTables } from './view-tables.ts';
import type { ViewStore } from './views.ts';

/** All that the service remembers, behind whichever engine keeps it. */
export interface Stores {
  readonly jobs: JobStore;
  readonly turns: TurnStore;
  readonly unpublished: UnpublishedStore;
  readonly keys: KeyStore;
  readonly views: ViewStore;
  /** What `views` is kept in, for imports of logs. */
  readonly viewTables: ViewTables;
  readonly limits: Limits;
  readonly artifacts: ArtifactStore;
  readonly sessions: SessionStore;
  /** A sentence where nothing can be written now. */
  probe(): Promise<string | undefined>;
  /** The service has started: from here on nothing may stand still for a busy database. */
  neverWait(): void;
  close(): Promise<void>;
}

export type StoreOptions = {
  /** Who works on turns, the same after a restart; none for commands. */
  worker?: string;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** Milliseconds of a clock that nobody sets. */
  elapsed?: () => number;
  /** How long whoever asks waits for a database among several machines. */
  requestPatienceMs?: number;
};
