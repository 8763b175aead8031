import type { ChangedFile, Person, PullRequestFacts, ThreadComment } from '../../ports/code-host.ts';
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

export function readPerson(value: unknown): Person | undefined {
  const { login, type } = fieldsOf(value);
  if (typeof login !== 'string' || login === '') return undefined;
  return { login, isBot: type === 'Bot' || login.endsWith('[bot]') };
}

/** Undefined where the answer is no comment. Its link is kept where it is one to the host's own web address. */
export function readThreadComment(
  value: unknown,
  { inReview, serverUrl }: { inReview: boolean; serverUrl: string },
): ThreadComment | undefined {
  const fields = fieldsOf(value);
  const id = number(fields.id);
  if (id === undefined) return undefined;
  const link = readPrLink(fields.html_url);
  return defined({
    id,
    inReview,
    body: text(fields.body) ?? '',
    author: readPerson(fields.user),
    createdAt: text(fields.created_at),
    updatedAt: text(fields.updated_at),
    url: link !== undefined && isTrustedLink(link, { serverUrl }) ? link : undefined,
  }) as ThreadComment;
}

export function readPermission(data: unknown): { permission?: string; roleName?: string } {
  const { permission, role_name } = fieldsOf(data);
  return defined({ permission: text(permission), roleName: text(role_name) }) as {
    permission?: string;
    roleName?: string;
  };
}

export function readChangedFile(fields: Fields): ChangedFile {
  return {
    path: text(fields.filename) ?? '',
    status: text(fields.status) ?? 'changed',
    additions: number(fields.additions) ?? 0,
    deletions: number(fields.deletions) ?? 0,
  };
}

export function readPullRequest(data: unknown): PullRequestFacts | undefined {
  const fields = fieldsOf(data);
  const id = number(fields.number);
  if (id === undefined || typeof fields.state !== 'string') return undefined;
  const merged = fields.merged === true || typeof fields.merged_at === 'string';
  const state = merged ? 'merged' : fields.state === 'closed' ? 'closed' : 'open';
  const [base, head] = [fields.base, fields.head].map((side) => text(fieldsOf(side).ref));
  const sums = {
    changedFiles: number(fields.changed_files),
    additions: number(fields.additions),
    deletions: number(fields.deletions),
  };
  const facts = { number: id, title: text(fields.title) ?? '', state, base, head, ...sums };
  return defined(facts) as PullRequestFacts;
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
