import type { OpenPull, PullTending, TendedPull } from '../../ports/pull-tending.ts';
import { readPrLink } from '../../text/links.ts';
import { isGiteaApi } from './gitea.ts';
import { createListing } from './listing.ts';
import { hasNextPage, PER_PAGE } from './paging.ts';
import { parsePullRequestLink, readNames, readPullRequest } from './read.ts';
import { isNo, requireList, requireRows } from './require.ts';
import type { Answer, Send } from './send.ts';

/** Tending pull requests. Where Gitea and Forgejo have a path of their own, that is taken there. */
export function createPullTending(
  send: Send,
  place: { repository: string; serverUrl: string; apiUrl: string },
): PullTending {
  const [owner = '', repo = ''] = place.repository.split('/');
  const isGitea = isGiteaApi(place.apiUrl);
  const ask = (method: string, path: string, parameters: Record<string, unknown>) =>
    send(`${method} /repos/{owner}/{repo}${path}`, { owner, repo, ...parameters });
  return {
    numberOf(link) {
      const parts = parsePullRequestLink(link, place.serverUrl);
      const isHere = `${parts?.owner}/${parts?.repo}`.toLowerCase() === place.repository.toLowerCase();
      return isHere ? parts?.number : undefined;
    },

    async listOpen() {
      const listing = createListing();
      const pulls: OpenPull[] = [];
      for (let page = 1; ; page += 1) {
        listing.count();
        const size = { per_page: PER_PAGE, ...(isGitea ? { limit: PER_PAGE } : {}) };
        const answer = await ask('GET', '/pulls', { state: 'open', ...size, page });
        const rows = requireList(answer);
        listing.see({ ...answer, rows }, '/pulls');
        pulls.push(...requireRows({ ...answer, rows }, OPEN_PULL));
        if (!hasNextPage({ ...answer, rows }, pulls.length)) return pulls;
      }
    },

    async read(number) {
      const answer = await ask('GET', '/pulls/{number}', { number });
      return readTendedPull(answer, place.repository) ?? refuse(answer, 'pull request');
    },

    async isBehind({ head, base }) {
      // From head to base, so that what is counted is what the head lacks: the one count that both kinds of hosts give.
      const basehead = `${head.sha}...${base}`;
      const answer = await ask('GET', '/compare/{basehead}', {
        basehead,
        ...(isGitea ? {} : { per_page: 1 }),
      });
      const { total_commits: count } = (answer.data ?? {}) as { total_commits?: unknown };
      return typeof count === 'number' ? count > 0 : refuse(answer, 'comparison');
    },

    async updateBranch({ number, head }) {
      if (isGitea) await ask('POST', '/pulls/{number}/update', { number });
      else await ask('PUT', '/pulls/{number}/update-branch', { number, expected_head_sha: head.sha });
    },

    async close(number) {
      const answer = await ask('PATCH', '/pulls/{number}', { number, state: 'closed' });
      if (readTendedPull(answer, place.repository)?.state !== 'closed') refuse(answer, 'closed pull request');
    },

    async deleteBranch(branch) {
      if (isGitea) await ask('DELETE', '/branches/{branch}', { branch });
      else await ask('DELETE', '/git/refs/{ref}', { ref: `heads/${branch}` });
    },
  };
}

const OPEN_PULL = {
  what: 'list of pull requests',
  read({ body, html_url: link, created_at: at, ...fields }: Readonly<Record<string, unknown>>) {
    const facts = readPullRequest(fields);
    const createdMs = Date.parse(String(at));
    const url = readPrLink(link);
    if (!facts?.head || url === undefined || Number.isNaN(createdMs)) return undefined;
    const { number, title, head } = facts;
    return { number, title, head, link: url, createdMs, body: typeof body === 'string' ? body : '' };
  },
};

function refuse({ asked }: Answer, what: string): never {
  throw isNo(what, asked);
}

interface Fields {
  readonly labels?: unknown;
  readonly updated_at?: unknown;
  readonly mergeable?: unknown;
  readonly mergeable_state?: unknown;
  readonly head?: { readonly sha?: unknown; readonly repo?: { readonly full_name?: unknown } | null };
}

function readTendedPull({ data }: Answer, repository: string): TendedPull | undefined {
  const facts = readPullRequest(data);
  const { labels: list, updated_at: updatedAt, head, ...fields } = (data ?? {}) as Fields;
  const updatedMs = Date.parse(String(updatedAt));
  // A label may say that it is to be let be.
  const labels = readNames(list, 'name');
  if (facts?.head === undefined || facts.base === undefined || !labels) return undefined;
  if (typeof head?.sha !== 'string' || Number.isNaN(updatedMs)) return undefined;
  return {
    number: facts.number,
    title: facts.title,
    state: facts.state,
    labels,
    head: {
      sha: head.sha,
      branch: facts.head,
      isHere: String(head.repo?.full_name).toLowerCase() === repository.toLowerCase(),
    },
    base: facts.base,
    updatedMs,
    hasConflict: hasConflict(fields),
  };
}

/**
 * `null` is a host that has not looked yet. Gitea and Forgejo say `false` of that as well, and of drafts, and have no
 * `mergeable_state` that would tell them apart.
 */
function hasConflict({ mergeable, mergeable_state: state }: Pick<Fields, 'mergeable' | 'mergeable_state'>) {
  return mergeable === false && typeof state === 'string' && state !== 'unknown';
}
