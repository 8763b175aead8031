import type { PullPlace } from '../../ports/pull-request-care.ts';
import { explainHostFailure, failureOf } from '../thread/host-failure.ts';

/** What could not be done for a pull request, and why. */
export interface Setbacks {
  missed(what: string, why: string): void;
  failed(step: { readonly what: string; readonly needs: string }, error: unknown): void;
  /** One sentence for each reason, with all that it has kept from being done. */
  tell(): readonly string[];
}

export function createSetbacks({ repository }: PullPlace): Setbacks {
  const reasons = new Map<string, string[]>();
  const missed = (what: string, why: string) => reasons.set(why, [...(reasons.get(why) ?? []), what]);
  return {
    missed,
    failed: ({ what, needs }, error) => missed(what, explain(error, { what, needs, repository })),
    tell: () =>
      [...reasons].map(([why, whats]) => `Not set on the pull request: ${whats.join('; ')} (${why}).`),
  };
}

function explain(
  error: unknown,
  { what, needs, repository }: { what: string; needs: string; repository: string },
): string {
  const message = error instanceof Error ? error.message : 'something unexpected happened';
  switch (failureOf(error)) {
    case 'forbidden':
      return `${message}; give the job, or a githubToken for ${repository}, ${needs}`;
    case 'gone':
      return `${message}; the host has no such operation, or githubToken does not reach ${repository}`;
    case 'refused':
      return /review/.test(what) ? `${message}: ${REFUSED_REVIEW}` : message;
    default:
      return explainHostFailure(error).replace(/\.$/, '');
  }
}

const REFUSED_REVIEW =
  'only people and teams with access to the repository can be asked, and a team only with a token that may see it';
