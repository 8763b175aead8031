import { hasRole, type Role, roleOf } from '../instruction/roles.ts';
import type { CodeHost, PermissionAnswer } from '../ports/code-host.ts';
import { tellRequired } from './host-failure.ts';

/**
 * What somebody may do on the repository, and where that is too little, what a team of the organisation adds to it. A host
 * that refuses to say that adds nothing; one that has not answered may yet say more. The note is for the log: a sentence with
 * a space before it, or empty.
 */
export async function lookUpPermission(
  login: string,
  { host, required }: { host: CodeHost | undefined; required: Role },
): Promise<{ answer: PermissionAnswer; note: string }> {
  const answer = (await host?.permission(login)) ?? ({ kind: 'refused' } as const);
  const isEnough = (found: PermissionAnswer) => hasRole(roleOf(found), required);
  if (!host || answer.kind !== 'answer' || isEnough(answer)) return { answer, note: '' };
  const asMember = await host.teamPermission(login, isEnough);
  switch (asMember?.kind) {
    case 'unanswered':
      return { answer: asMember, note: '' };
    case 'refused':
      return { answer, note: tellTeams(asMember) };
    default:
      return { answer: asMember && isEnough(asMember) ? asMember : answer, note: '' };
  }
}

function tellTeams({
  detail = 'no reason is known',
  required = '',
}: {
  detail?: string;
  required?: string;
}): string {
  const what = ` Teams could not be asked: ${detail}.`;
  return required === '' ? what : `${what} ${tellRequired(required)}.`;
}
