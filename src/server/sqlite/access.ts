import type { Database } from './database.ts';
import { createGroupCommit } from './group-commit.ts';
import { whenFree } from './patience.ts';
import { asStoreError } from './trouble.ts';

/** How stores reach the database. What SQLite throws comes out as StoreUnavailable where waiting may mend it. */
export type Access = {
  read: <T>(work: () => T) => Promise<T>;
  /** In a transaction, all of `work` or nothing; on disk when the promise is fulfilled. */
  write: <T>(work: () => T) => Promise<T>;
};

export function openAccess(db: Database): Access {
  const commit = createGroupCommit(db);
  return {
    read: async (work) => {
      try {
        return work();
      } catch (error) {
        throw asStoreError(error);
      }
    },
    write: (work) =>
      whenFree(() => commit(work)).catch((error: unknown) => {
        throw asStoreError(error);
      }),
  };
}
