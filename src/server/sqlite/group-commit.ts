import { type Database, transaction, withinTransaction } from './database.ts';
import { sqliteTrouble } from './trouble.ts';

export type GroupCommit = <T>(work: () => T) => Promise<T>;

/**
 * Commits together what comes in at the same time: to get a commit onto the disk is what a write costs, and ten of them
 * cost hardly more than one. Each is on disk when its promise is fulfilled; one that throws leaves the others alone,
 * unless the store itself is in trouble: then nothing of the group is stored.
 */
export function createGroupCommit(db: Database): GroupCommit {
  type Member = { run: () => () => void; reject: (error: unknown) => void };
  let group: Member[] = [];

  const commit = () => {
    const members = group;
    group = [];
    try {
      const outcomes = transaction(db, () => members.map(({ run }) => run()));
      for (const tell of outcomes) tell();
    } catch (error) {
      for (const { reject } of members) reject(error);
    }
  };

  return <T>(work: () => T) =>
    new Promise<T>((resolve, reject) => {
      const run = () => {
        try {
          const result = withinTransaction(db, work);
          return () => resolve(result);
        } catch (error) {
          if (sqliteTrouble(error)) throw error;
          return () => reject(error);
        }
      };
      group.push({ run, reject });
      if (group.length === 1) setImmediate(commit);
    });
}
