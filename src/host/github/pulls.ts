import type { CodeHost } from '../../ports/code-host.ts';
import { isGiteaApi } from './gitea.ts';
import { parsePullRequestLink, readPullRequest } from './read.ts';
import { CHANGED_FILE, isNo, requireList, requireRows } from './require.ts';
import type { Send } from './send.ts';

/** Pull requests by their links, in any repository of the host. */
export function createPullLookup(
  send: Send,
  place: { serverUrl: string; apiUrl: string },
): Pick<CodeHost, 'pullRequest' | 'firstFiles'> {
  return {
    async pullRequest(link) {
      const parts = parsePullRequestLink(link, place.serverUrl);
      if (!parts) return undefined;
      const { data, asked } = await send('GET /repos/{owner}/{repo}/pulls/{number}', { ...parts });
      const facts = readPullRequest(data);
      if (facts) return facts;
      throw isNo('pull request', asked);
    },

    async firstFiles(link, count) {
      const parts = parsePullRequestLink(link, place.serverUrl);
      if (!parts) return [];
      const size = { per_page: count, ...(isGiteaApi(place.apiUrl) ? { limit: count } : {}) };
      const answer = await send('GET /repos/{owner}/{repo}/pulls/{number}/files', { ...parts, ...size });
      return requireRows({ ...answer, rows: requireList(answer).slice(0, count) }, CHANGED_FILE);
    },
  };
}
