import type { HostFailure } from '../../ports/code-host.ts';
import type { Log } from '../../ports/log.ts';

export function failureOf(error: unknown): HostFailure | undefined {
  return error instanceof Error && 'failure' in error ? (error.failure as HostFailure) : undefined;
}

/** One sentence with what to do about it. */
export function explainHostFailure(error: unknown): string {
  const message = error instanceof Error ? error.message : 'something unexpected happened';
  switch (failureOf(error)) {
    case 'forbidden':
      return `${message}. Give the job the permissions \`issues: write\` and \`pull-requests: write\`, or pass a githubToken that has them.`;
    case 'locked':
      return 'the thread is locked.';
    case 'gone':
      return `there is no such thread or comment (${message}), or the token may not see it.`;
    case 'moved':
      return `${message}. Work on it from where it is now, or correct GITHUB_API_URL.`;
    default:
      return `${message}.`;
  }
}

/** `what` could not be done, and the host's reason. */
export type Warn = (what: string, error: unknown) => void;

/** Says what could not be done; a permission that is missing is warned of once, whatever it keeps from being done. */
export function warnOfFailures(log: Log): Warn {
  const told = new Set<string>();
  return (what, error) => {
    const why = explainHostFailure(error);
    if (told.has(why)) log.info(`${what}: ${why}`);
    else log.warning(`${what}: ${why}`);
    if (failureOf(error) === 'forbidden') told.add(why);
  };
}
