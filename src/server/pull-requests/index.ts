import type { ProjectSettings } from '../config/config.ts';
import { createGitHubHost } from './github.ts';
import type { PullRequestHost } from './pull-request-host.ts';
import { reviewHost } from './review.ts';

export type { FoundProposal, Proposal, PullRequestHost } from './pull-request-host.ts';

/** The pull-request host that a project's configuration names. */
export function pullRequestHostFor(project: ProjectSettings): PullRequestHost {
  if (project.pullRequests.host === 'review') return reviewHost;
  return createGitHubHost({
    apiUrl: project.pullRequests.apiUrl,
    repository: project.repository,
    token: project.token ?? '',
  });
}
