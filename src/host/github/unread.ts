import type { HostFailure, PermissionAnswer } from '../../ports/code-host.ts';
import { HostError } from './host-error.ts';

/** What asking again does not change. */
const FINAL: readonly HostFailure[] = ['forbidden', 'gone', 'moved', 'locked', 'refused'];

/** Why it is not known what somebody may do, by what the lookup failed with. */
export function unreadOf(error: unknown): Exclude<PermissionAnswer, { kind: 'answer' }> {
  if (!(error instanceof HostError)) return { kind: 'unanswered' };
  const { failure, message, required } = error;
  const words = required === '' ? {} : { required };
  return { kind: FINAL.includes(failure) ? 'refused' : 'unanswered', failure, detail: message, ...words };
}
