import { HostError } from '../../src/host/github/host-error.ts';
import type { CodeHost, HostFailure, Person, ThreadComment } from '../../src/ports/code-host.ts';
import type { PullTending } from '../../src/ports/pull-tending.ts';

/** For flows that tend nothing. */
export const NO_TENDING: PullTending = {
  numberOf: () => undefined,
  listOpen: async () => [],
  read: () => Promise.reject(new Error('not here')),
  isBehind: () => Promise.reject(new Error('not here')),
  updateBranch: () => Promise.reject(new Error('not here')),
  close: () => Promise.reject(new Error('not here')),
  deleteBranch: () => Promise.reject(new Error('not here')),
};

export const SELF: Person = { login: 'github-actions[bot]', isBot: true };
export const MAINTAINER: Person = { login: 'octocat', isBot: false };

export type FakeCodeHost = CodeHost & {
  /** Oldest first; what is written comes on top. */
  readonly thread: ThreadComment[];
  readonly repository: ThreadComment[];
  /** Operations in the order they came, with how many comments were read one by one. */
  readonly calls: string[];
  readonly permissions: Map<string, string>;
  /** The next call of an operation fails so. `after`: it is carried out all the same. */
  fail(operation: keyof CodeHost, failure: HostFailure, how?: { times?: number; after?: boolean }): void;
  /** Forgets the failures that have not come. */
  heal(): void;
};

/** A code host in memory, for flows. */
export function createFakeCodeHost(given: Partial<CodeHost> = {}): FakeCodeHost {
  const thread: ThreadComment[] = [];
  const repository: ThreadComment[] = [];
  const calls: string[] = [];
  const permissions = new Map<string, string>();
  const faults: { operation: string; failure: HostFailure; after: boolean }[] = [];
  let nextId = 1_000;

  const act = async <T>(operation: string, perform: () => T): Promise<T> => {
    calls.push(operation);
    const at = faults.findIndex((fault) => fault.operation === operation);
    const [fault] = at < 0 ? [] : faults.splice(at, 1);
    if (!fault) return perform();
    if (fault.after) perform();
    throw new HostError(fault.failure, `HTTP (${fault.failure})`);
  };
  async function* newestFirst(operation: string, list: readonly ThreadComment[]) {
    await act(operation, () => {});
    for (const comment of [...list].reverse()) {
      calls.push(`read ${comment.id}`);
      yield comment;
    }
  }
  const find = (id: number): ThreadComment => {
    const found = thread.find((comment) => comment.id === id);
    if (!found) throw new HostError('gone', 'HTTP 404');
    return found;
  };

  return {
    thread,
    repository,
    calls,
    permissions,
    fail(operation, failure, { times = 1, after = false } = {}) {
      for (let n = 0; n < times; n += 1) faults.push({ operation, failure, after });
    },
    heal() {
      faults.length = 0;
    },
    permission: (login) =>
      act('permission', () => ({ kind: 'answer' as const, permission: permissions.get(login) ?? 'read' })),
    teamPermission: () => act('teamPermission', () => undefined),
    ownLogin: () => act('ownLogin', () => SELF),
    comments: () => newestFirst('comments', thread),
    repositoryComments: () => newestFirst('repositoryComments', repository),
    addComment: (_, body) =>
      act('addComment', () => {
        nextId += 1;
        const comment = { id: nextId, inReview: false, body, author: SELF, url: `https://x/${nextId}` };
        thread.push(comment);
        return comment;
      }),
    editComment: ({ id }, body) =>
      act('editComment', () => {
        thread[thread.indexOf(find(id))] = { ...find(id), body };
      }),
    readComment: ({ id }) => act('readComment', () => find(id)),
    reactions: () => act('reactions', () => []),
    addReaction: async (_, reaction) => {
      await act(`+${reaction}`, () => {});
      return () => act(`-${reaction}`, () => {});
    },
    changedFiles: () => act('changedFiles', () => []),
    isRunOver: () => act('isRunOver', () => undefined),
    pullRequest: () => act('pullRequest', () => undefined),
    mergeBase: () => act('mergeBase', () => undefined),
    tending: NO_TENDING,
    firstFiles: () => act('firstFiles', () => []),
    openCare: () => Promise.reject(new Error('no care is taken here')),
    openMending: () => Promise.reject(new Error('nothing is mended here')),
    openChanges: () => Promise.reject(new Error('no changes are read here')),
    ...given,
  };
}
