import { careRoutes, MUTATIONS } from '../../__tests__/support/github-care.ts';
import { MENDING_QUERY, REPLY_MUTATION } from '../../__tests__/support/github-mending.ts';
import { routes } from '../../__tests__/support/github-routes.ts';

/** A workflow job's `permissions`. */
export type Permissions = Record<string, string>;
export type ThreadKind = 'issue' | 'pull-request';

/** What actions/checkout does; act has the files already and leaves it out. */
export const CHECKOUT = 'checkout';

/** What a service does that runs in the workflow: it reads the repository, and pushes a branch to it. */
export const PUSH = 'push';

/** The part of a question about a pull request that asks for its checks; the stand-in refuses it by this name. */
export const HEAD_CHECKS = 'checks';

type Need = { readonly scope: string; readonly level: 'read' | 'write' };

const RANK: Record<string, number> = { none: 0, read: 1, write: 2 };

/** What reads or changes branches needs these besides. */
const OF_BRANCHES: Record<string, readonly Need[]> = {
  'repos/compare-commits-with-basehead': [{ scope: 'contents', level: 'read' }],
  'pulls/update-branch': [{ scope: 'contents', level: 'write' }],
};

/** GraphQL's questions about a pull request, and replies to its reviewers. Where checks are refused it answers the rest. */
const OF_MENDING: Record<string, readonly Need[]> = {
  [HEAD_CHECKS]: [
    { scope: 'checks', level: 'read' },
    { scope: 'statuses', level: 'read' },
  ],
  [MENDING_QUERY]: [{ scope: 'pull-requests', level: 'read' }],
  [REPLY_MUTATION]: [{ scope: 'pull-requests', level: 'write' }],
};

/**
 * What a workflow's token needs for an operation of GitHub's REST API. An issue comment's operations ask for `issues`
 * on an issue and for `pull-requests` on a pull request; what concerns the repository itself is always allowed, and so is
 * the one GraphQL question, whom the token acts as. GraphQL's changes of a pull request ask for `contents`.
 */
function needsOf(operationId: string, kind: ThreadKind): readonly Need[] {
  const ofMending = OF_MENDING[operationId];
  if (ofMending) return ofMending;
  if (operationId in MUTATIONS) return [{ scope: 'contents', level: 'write' }];
  if (operationId === PUSH) return [{ scope: 'contents', level: 'write' }];
  if (operationId === CHECKOUT) return [{ scope: 'contents', level: 'read' }];
  if (/^git\//.test(operationId)) return [{ scope: 'contents', level: 'write' }];
  const more = OF_BRANCHES[operationId] ?? [];
  if (/^(?:repos|users)\/|^graphql$/.test(operationId)) return more;
  // Care is taken of pull requests alone, wherever they were asked for.
  const isCare = operationId in careRoutes;
  const onPull = isCare || /^pulls\/|pull-request/.test(operationId) || kind === 'pull-request';
  const reads = /^[a-z]+\/(?:get|list)/.test(operationId);
  return [{ scope: onPull ? 'pull-requests' : 'issues', level: reads ? 'read' : 'write' }, ...more];
}

/** Operation ids that a token with these permissions may not use on such a thread. */
export function forbiddenOperations(permissions: Permissions, kind: ThreadKind): string[] {
  return [...Object.keys(routes), ...Object.keys(MUTATIONS), ...Object.keys(OF_MENDING)].filter(
    (operationId) =>
      needsOf(operationId, kind).some(
        ({ scope, level }) => (RANK[permissions[scope] ?? 'none'] ?? 0) < (RANK[level] ?? 0),
      ),
  );
}

/** The least permissions for the operations that were used. */
export function leastPermissions(used: readonly { operationId: string; kind: ThreadKind }[]): Permissions {
  const least: Permissions = {};
  for (const { operationId, kind } of used)
    for (const { scope, level } of needsOf(operationId, kind))
      if ((RANK[level] ?? 0) > (RANK[least[scope] ?? 'none'] ?? 0)) least[scope] = level;
  return least;
}
