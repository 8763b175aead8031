import { careRoutes, MUTATIONS } from '../../__tests__/support/github-care.ts';
import { routes } from '../../__tests__/support/github-routes.ts';

/** A workflow job's `permissions`. */
export type Permissions = Record<string, string>;
export type ThreadKind = 'issue' | 'pull-request';

/** What actions/checkout does; act has the files already and leaves it out. */
export const CHECKOUT = 'checkout';

const RANK: Record<string, number> = { none: 0, read: 1, write: 2 };

/**
 * What a workflow's token needs for an operation of GitHub's REST API. An issue comment's operations ask for `issues`
 * on an issue and for `pull-requests` on a pull request; what concerns the repository itself is always allowed, and so is
 * the one GraphQL question, whom the token acts as. GraphQL's changes of a pull request ask for `contents`.
 */
function needOf(
  operationId: string,
  kind: ThreadKind,
): { scope: string; level: 'read' | 'write' } | undefined {
  if (/^(?:repos|users)\/|^graphql$/.test(operationId)) return undefined;
  if (operationId in MUTATIONS) return { scope: 'contents', level: 'write' };
  if (operationId === CHECKOUT) return { scope: 'contents', level: 'read' };
  // Care is taken of pull requests alone, wherever they were asked for.
  const isCare = operationId in careRoutes;
  const onPull = isCare || /^pulls\/|pull-request/.test(operationId) || kind === 'pull-request';
  const reads = /^[a-z]+\/(?:get|list)/.test(operationId);
  return { scope: onPull ? 'pull-requests' : 'issues', level: reads ? 'read' : 'write' };
}

/** Operation ids that a token with these permissions may not use on such a thread. */
export function forbiddenOperations(permissions: Permissions, kind: ThreadKind): string[] {
  return [...Object.keys(routes), ...Object.keys(MUTATIONS)].filter((operationId) => {
    const need = needOf(operationId, kind);
    return need && (RANK[permissions[need.scope] ?? 'none'] ?? 0) < (RANK[need.level] ?? 0);
  });
}

/** The least permissions for the operations that were used. */
export function leastPermissions(used: readonly { operationId: string; kind: ThreadKind }[]): Permissions {
  const least: Permissions = {};
  for (const { operationId, kind } of used) {
    const need = needOf(operationId, kind);
    if (!need) continue;
    const { scope, level } = need;
    if ((RANK[level] ?? 0) > (RANK[least[scope] ?? 'none'] ?? 0)) least[scope] = level;
  }
  return least;
}
