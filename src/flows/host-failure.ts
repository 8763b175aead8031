import type { HostFailure, HostWords } from '../ports/code-host.ts';
import type { Log } from '../ports/log.ts';

export function failureOf(error: unknown): HostFailure | undefined {
  return error instanceof Error && 'failure' in error ? (error.failure as HostFailure) : undefined;
}

/** What the host itself says of a failure; empty where it says nothing. */
export function wordsOf(error: unknown): HostWords {
  const { says = '', required = '' } = (error instanceof Error ? error : {}) as Partial<HostWords>;
  return { says, required };
}

/** What to do where the host names what the token lacks, which it knows better than we do; without its full stop. */
export function tellRequired(required: string): string {
  return `The host says what is required: \`${required}\`. Let githubToken have that`;
}

/** What to do where the token may not: in the host's words, or where it has none for it `known`; without its full stop. */
export function adviseToken(error: unknown, known: string): string {
  const { required } = wordsOf(error);
  return required === '' ? known : tellRequired(required);
}

/** One sentence with what to do about it. */
export function explainHostFailure(error: unknown): string {
  const message = error instanceof Error ? error.message : 'something unexpected happened';
  switch (failureOf(error)) {
    case 'forbidden':
      return `${message}. ${adviseToken(error, TALKS)}.`;
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

const TALKS =
  'Give the job the permissions `issues: write` and `pull-requests: write`, or pass a githubToken that has them';

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
