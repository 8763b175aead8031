import type { PullPlace } from '../../ports/pull-request-care.ts';
import { adviseToken, explainHostFailure, failureOf, wordsOf } from '../host-failure.ts';

/** What could not be done for a pull request, and why. */
export interface Setbacks {
  missed(what: string, why: string): void;
  failed(step: Attempted, error: unknown): void;
  /** One sentence for each reason, with all that it has kept from being done. */
  tell(): readonly string[];
}

export interface Attempted {
  readonly what: string;
  /** The permissions that it takes. */
  readonly needs: string;
  /** Why a host may refuse it whatever the token may do. */
  readonly hint?: string;
}

export function createSetbacks({ repository }: PullPlace): Setbacks {
  const reasons = new Map<string, string[]>();
  const missed = (what: string, why: string) => reasons.set(why, [...(reasons.get(why) ?? []), what]);
  return {
    missed,
    failed: (step, error) => missed(step.what, explainSetback(error, { ...step, repository })),
    tell: () =>
      [...reasons].map(([why, whats]) => `Not set on the pull request: ${whats.join('; ')} (${why}).`),
  };
}

/** Why something did not work for a pull request of that repository, and what to do about it; without its full stop. */
export function explainSetback(
  error: unknown,
  { needs, hint, repository }: Omit<Attempted, 'what'> & { repository: string },
): string {
  const message = error instanceof Error ? error.message : 'something unexpected happened';
  switch (failureOf(error)) {
    case 'forbidden':
      return `${message}; ${adviseToken(error, `give the job, or a githubToken for ${repository}, ${needs}`)}`;
    case 'gone':
      return hint === undefined
        ? `${message}; the host has no such operation, or githubToken does not reach ${repository}`
        : withReason(message, { error, hint });
    case 'refused':
      return withReason(message, { error, hint });
    case 'lost':
      return `${message}; it may be set all the same`;
    default:
      return explainHostFailure(error).replace(/\.$/, '');
  }
}

/** The host's own reason goes before what it may mean. */
function withReason(message: string, { error, hint }: { error: unknown; hint: string | undefined }): string {
  const { says } = wordsOf(error);
  const why =
    says === '' || message.includes(says) ? message : `${message}, ${SAYING} "${says.replace(/\.$/, '')}"`;
  return hint === undefined ? why : `${why}: ${hint}`;
}

const SAYING = 'where the host says';
