import type { PermissionAnswer } from '../ports/code-host.ts';

/** What may be asked of a person, lowest first. */
export const ROLES = ['read', 'triage', 'write', 'maintain', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/**
 * The role behind an answer, undefined for none. `permission` knows the old levels only: it says `read` for triage and
 * `write` for maintain, so the role's name may lift it by that one step and no further. That way a custom role counts as
 * its base, even one that calls itself `admin`.
 * https://docs.github.com/en/rest/collaborators/collaborators#get-repository-permissions-for-a-user
 */
export function roleOf(answer: PermissionAnswer): Role | undefined {
  // Stryker disable next-line ConditionalExpression: no other answer has a permission
  if (answer.kind !== 'answer') return undefined;
  const { permission, roleName } = answer;
  if (permission === 'read' && roleName === 'triage') return 'triage';
  if (permission === 'write' && roleName === 'maintain') return 'maintain';
  if (permission === 'owner') return 'admin'; // Gitea and Forgejo
  return ROLES.find((role) => role === permission);
}

export function hasRole(role: Role | undefined, required: Role): boolean {
  return role !== undefined && ROLES.indexOf(role) >= ROLES.indexOf(required);
}
