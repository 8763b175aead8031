import type { MergeMethod, PullHistory, PullPlace, PullRequestCare } from '../../ports/pull-request-care.ts';
import { isGiteaApi } from './gitea.ts';
import { mutate } from './graphql.ts';
import { createListing } from './listing.ts';
import { hasNextPage, PER_PAGE } from './paging.ts';
import { locatePull, readNames } from './read.ts';
import { readHistory, readPullState, readTimeline } from './read-pull.ts';
import { isNo, requireList, requireRows } from './require.ts';
import type { Answer, Send } from './send.ts';

/** A pull request with more happenings than this is not one of an hour ago. */
const HISTORY_PAGES_MAX = 10;
/** GitHub lists 3,000 files of a pull request at most. */
const FILES_PAGES_MAX = 60;

const MERGE_METHODS = { merge: 'MERGE', squash: 'SQUASH', rebase: 'REBASE' } as const satisfies Record<
  MergeMethod,
  string
>;

/** Care for pull requests, on GitHub's paths; Gitea and Forgejo have some of them. */
export function createPullRequestCare(
  send: Send,
  host: { serverUrl: string; apiUrl: string },
): PullRequestCare {
  const route = (method: string, path: string) => `${method} /repos/{owner}/{repo}${path}`;
  const at = ({ repository, number }: PullPlace) => {
    const [owner = '', repo = ''] = repository.split('/');
    return { owner, repo, number };
  };
  const isGitea = isGiteaApi(host.apiUrl);

  async function* pages(
    path: string,
    place: PullPlace,
    { pagesMax } = { pagesMax: HISTORY_PAGES_MAX },
  ): AsyncGenerator<readonly Record<string, unknown>[]> {
    const listing = createListing();
    for (let page = 1, seen = 0; page <= pagesMax; page += 1) {
      listing.count();
      const size = { per_page: PER_PAGE, ...(isGitea ? { limit: PER_PAGE } : {}) };
      const answer = await send(route('GET', path), { ...at(place), ...size, page });
      const { headers } = answer;
      // Gitea and Forgejo write a timeline without an event as `null`, and count only the page itself in their headers.
      const rows = isGitea && answer.data === null ? [] : requireList(answer);
      listing.see({ rows, headers }, path);
      yield rows;
      seen += rows.length;
      if (isGitea ? rows.length === 0 : !hasNextPage({ rows, headers }, seen)) return;
    }
  }

  return {
    locate: (link) => locatePull(link, host.serverUrl),

    async read(place) {
      const { data, asked } = await send(route('GET', '/pulls/{number}'), at(place));
      const state = readPullState(data);
      if (!state) throw isNo('pull request', asked);
      return state;
    },

    async history(place): Promise<PullHistory> {
      const rows: Record<string, unknown>[] = [];
      // Gitea and Forgejo have no list of events alone.
      const path = isGitea ? '/issues/{number}/timeline' : '/issues/{number}/events';
      for await (const page of pages(path, place)) rows.push(...page);
      return isGitea ? readTimeline(rows) : readHistory(rows);
    },

    async setBody(place, body) {
      await send(route('PATCH', '/pulls/{number}'), { ...at(place), body });
    },

    async addLabels(place, labels) {
      const answer = await send(route('POST', '/issues/{number}/labels'), { ...at(place), labels });
      return requireNames(answer, { what: 'list of labels', list: answer.data, field: 'name' });
    },

    async addAssignees(place, assignees) {
      const answer = await send(route('POST', '/issues/{number}/assignees'), { ...at(place), assignees });
      const { assignees: list } = (answer.data ?? {}) as { assignees?: unknown };
      return requireNames(answer, { what: 'list of assignees', list, field: 'login' });
    },

    async requestReviews(place, { people, teams }) {
      await send(route('POST', '/pulls/{number}/requested_reviewers'), {
        ...at(place),
        ...(people.length > 0 ? { reviewers: people } : {}),
        ...(teams.length > 0 ? { team_reviewers: teams } : {}),
      });
    },

    setDraft: ({ nodeId }, isDraft) =>
      mutate(
        { send, apiUrl: host.apiUrl },
        {
          name: isDraft ? 'convertPullRequestToDraft' : 'markPullRequestReadyForReview',
          input: { pullRequestId: nodeId },
        },
      ),

    async files(place) {
      const files: (readonly string[])[] = [];
      for await (const rows of pages('/pulls/{number}/files', place, { pagesMax: FILES_PAGES_MAX }))
        files.push(...requireRows({ rows, asked: 'the files' }, CHANGED_NAMES));
      return files;
    },

    disableAutoMerge: ({ nodeId }) =>
      mutate(
        { send, apiUrl: host.apiUrl },
        { name: 'disablePullRequestAutoMerge', input: { pullRequestId: nodeId } },
      ),

    enableAutoMerge: ({ nodeId }, method) =>
      mutate(
        { send, apiUrl: host.apiUrl },
        {
          name: 'enablePullRequestAutoMerge',
          input: { pullRequestId: nodeId, mergeMethod: MERGE_METHODS[method] },
        },
      ),
  };
}

const CHANGED_NAMES = {
  what: 'list of changed files',
  read: ({ filename, previous_filename: before }: Record<string, unknown>) => {
    if (typeof filename !== 'string' || filename === '') return undefined;
    return typeof before === 'string' && before !== filename ? [before, filename] : [filename];
  },
};

/** @throws HostError where the answer does not say what is there now: it may be set all the same, or not. */
function requireNames(
  { asked }: Answer,
  { what, list, field }: { what: string; list: unknown; field: string },
): readonly string[] {
  const names = readNames(list, field);
  if (!names) throw isNo(what, asked);
  return names;
}
