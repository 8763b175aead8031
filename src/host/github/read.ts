import type {
  ChangedFile,
  GivenReaction,
  Person,
  PullRequestFacts,
  ThreadComment,
} from '../../ports/code-host.ts';
import type { PullPlace } from '../../ports/pull-request-care.ts';
import { isTrustedLink, readPrLink } from '../../text/links.ts';

type Fields = Record<string, unknown>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
const number = (value: unknown) =>
  typeof value === 'number' && Number.isSafeInteger(value) ? value : undefined;
const defined = <T extends object>(value: T) =>
  Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)) as T;

/** Undefined where the answer is no list: to take it for an empty one would be to know what nobody said. */
export function readList(data: unknown): Fields[] | undefined {
  return Array.isArray(data) ? data.map(fieldsOf) : undefined;
}

/** Names in a list of things that have one; undefined where it is no such list. `null` is a host's word for an empty one. */
export function readNames(list: unknown, field: string): string[] | undefined {
  if (list === null) return [];
  const names = readList(list)?.map((one) => one[field]);
  return names?.every((name) => typeof name === 'string') ? names : undefined;
}

export function readPerson(value: unknown): Person | undefined {
  const { login, type } = fieldsOf(value);
  if (typeof login !== 'string' || login === '') return undefined;
  return { login, isBot: type === 'Bot' || login.endsWith('[bot]') };
}

/**
 * Undefined where the answer is no comment: one without its text, or that does not tell whose it is, could hide a marker of
 * ours. `null` is a writer who is gone. Its link is kept where it is one to the host's own web address.
 */
export function readThreadComment(
  value: unknown,
  { inReview, serverUrl }: { inReview: boolean; serverUrl: string },
): ThreadComment | undefined {
  const fields = fieldsOf(value);
  const id = number(fields.id);
  const author = readPerson(fields.user);
  if (id === undefined || typeof fields.body !== 'string') return undefined;
  if (author === undefined && fields.user !== null) return undefined;
  const link = readPrLink(fields.html_url);
  return defined({
    id,
    inReview,
    body: fields.body,
    author,
    createdAt: text(fields.created_at),
    updatedAt: text(fields.updated_at),
    url: link !== undefined && isTrustedLink(link, { serverUrl }) ? link : undefined,
  }) as ThreadComment;
}

/** Undefined where the answer names no permission, not even `none`: then nobody has said that somebody has none. */
/** GitHub calls a reaction's author `user`, and so do Gitea and Forgejo. */
export function readReaction(value: unknown): GivenReaction | undefined {
  const { content, user } = fieldsOf(value);
  return typeof content === 'string'
    ? (defined({ content, author: readPerson(user) }) as GivenReaction)
    : undefined;
}

export function readPermission(data: unknown): { permission: string; roleName?: string } | undefined {
  const { permission, role_name } = fieldsOf(data);
  if (typeof permission !== 'string' || permission === '') return undefined;
  return { permission, ...(typeof role_name === 'string' ? { roleName: role_name } : {}) };
}

/** Undefined where it is no file: of one whose size is not said it would be wrong to say that nothing changed. */
export function readChangedFile(fields: Fields): ChangedFile | undefined {
  const [path, additions, deletions] = [
    text(fields.filename),
    number(fields.additions),
    number(fields.deletions),
  ];
  if (!path || additions === undefined || deletions === undefined) return undefined;
  return { path, status: text(fields.status) ?? 'changed', additions, deletions };
}

/** Undefined where the answer is no pull request, or does not tell how it stands. */
export function readPullRequest(data: unknown): PullRequestFacts | undefined {
  const fields = fieldsOf(data);
  const id = number(fields.number);
  const state = readPullRequestState(fields);
  if (id === undefined || state === undefined) return undefined;
  const [base, head] = [fields.base, fields.head].map((side) => text(fieldsOf(side).ref));
  const sums = {
    changedFiles: number(fields.changed_files),
    additions: number(fields.additions),
    deletions: number(fields.deletions),
  };
  const defaultBranch = text(fieldsOf(fieldsOf(fields.base).repo).default_branch);
  const facts = { number: id, title: text(fields.title) ?? '', state, base, head, defaultBranch, ...sums };
  return defined(facts) as PullRequestFacts;
}

/** That one is closed does not say that it was not merged: only a host that says so does. */
function readPullRequestState({
  state,
  merged,
  merged_at: mergedAt,
}: Fields): PullRequestFacts['state'] | undefined {
  if (merged === true || typeof mergedAt === 'string') return 'merged';
  if (state === 'open') return 'open';
  return state === 'closed' && (merged === false || mergedAt === null) ? 'closed' : undefined;
}

/** owner, name and number of a pull request of the given server, by its link. GitHub writes `pull`, Gitea `pulls`. */
export function parsePullRequestLink(
  link: string,
  serverUrl: string,
): { owner: string; repo: string; number: number } | undefined {
  const url = URL.parse(link);
  const server = URL.parse(serverUrl);
  if (!url || url.origin !== server?.origin) return undefined;
  const base = server.pathname.replace(/\/+$/, '');
  if (!url.pathname.startsWith(`${base}/`)) return undefined;
  const [, owner, repo, id] =
    /^\/([\w.-]+)\/([\w.-]+)\/pulls?\/(\d{1,10})(?:\/|$)/.exec(url.pathname.slice(base.length)) ?? [];
  return owner && repo && id ? { owner, repo, number: Number(id) } : undefined;
}

/** The same, as the ports name it. */
export function locatePull(link: string, serverUrl: string): PullPlace | undefined {
  const parts = parsePullRequestLink(link, serverUrl);
  return parts && { repository: `${parts.owner}/${parts.repo}`, number: parts.number };
}
