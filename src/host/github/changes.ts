import type {
  ChangedPage,
  ChangedText,
  ClosingPull,
  PullChanges,
  ReadThread,
} from '../../ports/pull-changes.ts';
import { isTrustedLink, readPrLink } from '../../text/links.ts';
import { isGiteaApi } from './gitea.ts';
import { readPatches } from './gitea-diff.ts';
import { ask, whyMissing } from './graphql.ts';
import { HostError } from './host-error.ts';
import { createListing } from './listing.ts';
import { hasNextPage, PER_PAGE } from './paging.ts';
import { locatePull, readChangedFile } from './read.ts';
import { isNo, requireList, requireRows } from './require.ts';
import type { Answer, Send } from './send.ts';

/** https://docs.github.com/rest/pulls/pulls#list-pull-requests-files */
const GITHUB_FILES_MAX = 3_000;

type Fields = Readonly<Record<string, unknown>>;

/** https://docs.github.com/graphql/reference/objects#issue */
const CLOSERS = `query ($owner: String!, $name: String!, $number: Int!) {
  repository(owner: $owner, name: $name) { issue(number: $number) {
    closedByPullRequestsReferences(first: 20, includeClosedPrs: true) { nodes { number title merged repository { nameWithOwner } } }
  } }
}`;

/** What pull requests change, by the file list's own texts: GitHub refuses large diffs as a whole. */
export function createPullChanges(
  send: Send,
  place: { repository: string; serverUrl: string; apiUrl: string },
): PullChanges {
  const isGitea = isGiteaApi(place.apiUrl);
  const size = { per_page: PER_PAGE, ...(isGitea ? { limit: PER_PAGE } : {}) };
  const here = partsOf(place.repository);
  return {
    locate: (link) => locatePull(link, place.serverUrl),

    async thread(number) {
      const answer = await send('GET /repos/{owner}/{repo}/issues/{number}', { ...here, number });
      return readThread(answer, place) ?? refuse(answer, 'issue');
    },

    async *files({ repository, number }) {
      const at = { ...partsOf(repository), number };
      const text = isGitea ? await readDiff(send, at) : undefined;
      const listing = createListing();
      for (let page = 1, seen = 0; ; page += 1) {
        listing.count();
        const answer = await send('GET /repos/{owner}/{repo}/pulls/{number}/files', { ...at, ...size, page });
        const found = { ...answer, rows: requireList(answer) };
        listing.see(found, '/files');
        const files = requireRows(found, CHANGED_TEXT);
        seen += files.length;
        const isLast = !hasNextPage(found, seen);
        const hasMore = !isLast || seen >= GITHUB_FILES_MAX;
        yield text ? { ...joined(files, text), hasMore } : { files, hasMore };
        if (isLast) return;
      }
    },

    async closers(issue) {
      if (isGitea) return undefined;
      const variables = { owner: here.owner, name: here.repo, number: issue };
      const { data, errors } = await ask({ send, apiUrl: place.apiUrl }, { query: CLOSERS, variables });
      const list = at(at(at(at(data, 'repository'), 'issue'), 'closedByPullRequestsReferences'), 'nodes');
      const missing = whyMissing(errors, 'repository', 'issue', 'closedByPullRequestsReferences');
      if (!Array.isArray(list) || missing) throw missing ?? noList();
      return list.flatMap((node: unknown) => readCloser(node) ?? []);
    },
  };
}

/** Gitea and Forgejo have no text in the list of files, but the whole as git writes it. */
async function readDiff(send: Send, at: Fields): Promise<Map<string, string> | HostError> {
  try {
    const { data, asked } = await send('GET /repos/{owner}/{repo}/pulls/{number}.diff', { ...at });
    return typeof data === 'string' ? readPatches(data) : isNo('diff', asked);
  } catch (error) {
    if (error instanceof HostError) return error;
    throw error;
  }
}

function joined(
  files: readonly ChangedText[],
  text: Map<string, string> | HostError,
): Omit<ChangedPage, 'hasMore'> {
  if (text instanceof HostError) return { files, unread: text };
  const withText = (file: ChangedText): ChangedText => {
    const patch = text.get(file.path);
    return patch === undefined ? file : { ...file, patch };
  };
  return { files: files.map(withText) };
}

const CHANGED_TEXT = { what: 'list of changed files', read: readChangedText };

function readChangedText(fields: Record<string, unknown>): ChangedText | undefined {
  const file = readChangedFile(fields);
  const { patch, previous_filename: previousPath } = fields;
  return (
    file && {
      ...file,
      ...(typeof previousPath === 'string' && previousPath !== '' ? { previousPath } : {}),
      ...(typeof patch === 'string' && patch !== '' ? { patch } : {}),
    }
  );
}

function readThread({ data }: Answer, { serverUrl }: { serverUrl: string }): ReadThread | undefined {
  const { number, title, body, html_url: page, pull_request: pull } = (data ?? {}) as Fields;
  if (typeof number !== 'number' || typeof title !== 'string') return undefined;
  const link = readPrLink(page);
  const url = link !== undefined && isTrustedLink(link, { serverUrl }) ? { url: link } : {};
  const kind = pull ? 'pull-request' : 'issue';
  return { kind, number, title, body: typeof body === 'string' ? body : '', ...url };
}

function readCloser(node: unknown): ClosingPull | undefined {
  const { number, title, merged } = (node ?? {}) as Fields;
  const repository = at(at(node, 'repository'), 'nameWithOwner');
  const isPull = typeof number === 'number' && typeof title === 'string' && merged === true;
  return isPull && typeof repository === 'string' && /^[\w.-]+\/[\w.-]+$/.test(repository)
    ? { repository, number, title }
    : undefined;
}

function partsOf(repository: string) {
  const [owner = '', repo = ''] = repository.split('/');
  return { owner, repo };
}

function at(value: unknown, field: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Fields)[field] : undefined;
}

const noList = () =>
  new HostError(
    'unreadable',
    'the code host answered GraphQL with something that is no list of pull requests',
  );

function refuse({ asked }: Answer, what: string): never {
  throw isNo(what, asked);
}
