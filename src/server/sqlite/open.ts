import { createFileArtifacts } from '../store/file-artifacts.ts';
import { createMemorySessions } from '../store/memory-sessions.ts';
import { createPreviewLimit, createRateLimit } from '../store/rate-limit.ts';
import type { Stores } from '../store/stores.ts';
import { openAccess } from './access.ts';
import { type Database, neverWait, openDatabase } from './database.ts';
import { createJobStore } from './jobs.ts';
import { createKeyStore } from './keys.ts';
import { createProbe } from './probe.ts';
import { asStoreError } from './trouble.ts';
import { createTurnStore } from './turns.ts';
import { createUnpublishedStore } from './unpublished.ts';
import { createSqliteViews } from './views.ts';

export type SqliteOptions = {
  dataDir: string;
  /** Requests in an hour. */
  limits: { agent: number; analytics: number };
  /** Milliseconds since 1970. */
  now?: () => number;
  /** Milliseconds of a clock that nobody sets. */
  elapsed?: () => number;
};

export type SqliteStores = Stores & {
  /** For what only SQLite can do, such as a copy of itself. */
  db: Database;
};

/**
 * Everything in one file of `dataDir`, which is made or upgraded as needed.
 * @throws UserError where the folder or the database can't be used.
 */
export function openSqliteStores(options: SqliteOptions): SqliteStores {
  const { dataDir, now = Date.now, elapsed = () => performance.now() } = options;
  const db = openDatabase(dataDir);
  const access = openAccess(db);
  const listeners = new Set<() => void>();
  const { tables, ...views } = createSqliteViews(db);
  return {
    db,
    neverWait: () => neverWait(db),
    jobs: createJobStore(db, {
      access,
      now,
      onQueued: () => {
        for (const wake of listeners) wake();
      },
    }),
    turns: createTurnStore(db, {
      access,
      now,
      onQueued: (wake) => {
        listeners.add(wake);
        return () => listeners.delete(wake);
      },
    }),
    unpublished: createUnpublishedStore(db, { access, now }),
    keys: createKeyStore(db, access),
    views: {
      page: (query) => views.page(query).catch(refuse),
      import: (project, rows) => views.import(project, rows).catch(refuse),
    },
    viewTables: tables,
    limits: {
      agent: createRateLimit(options.limits.agent, elapsed),
      analytics: createRateLimit(options.limits.analytics, elapsed),
      previews: createPreviewLimit(elapsed),
    },
    artifacts: createFileArtifacts(dataDir),
    sessions: createMemorySessions(elapsed),
    probe: createProbe(db, { access, now }),
    close: async () => db.close(),
  };
}

function refuse(error: unknown): never {
  throw asStoreError(error);
}
