import { hasRole, type Role, roleOf } from '../instruction/roles.ts';
import type { CodeHost, PermissionAnswer } from '../ports/code-host.ts';

/**
 * What somebody may do on the repository, and where that is too little, what a team of the organisation adds to it. An error
 * adds nothing. The note is for the log: a sentence with a space before it, or empty.
 */
export async function lookUpPermission(
  login: string,
  { host, required }: { host: CodeHost | undefined; required: Role },
): Promise<{ answer: PermissionAnswer; note: string }> {
  const answer = (await host?.permission(login)) ?? ({ kind: 'error' } as const);
  const isEnough = (found: PermissionAnswer) => hasRole(roleOf(found), required);
  if (!host || answer.kind === 'error' || isEnough(answer)) return { answer, note: '' };
  const asMember = await host.teamPermission(login, isEnough);
  if (asMember?.kind === 'error') {
    return { answer, note: ` Teams could not be asked: ${asMember.detail ?? 'no reason is known'}.` };
  }
  return { answer: asMember && isEnough(asMember) ? asMember : answer, note: '' };
}
