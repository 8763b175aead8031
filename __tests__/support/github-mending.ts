import type { Call } from './github-reply.ts';
import type { GitHubWorld, Json, ReviewComment, Thread, User } from './github-world.ts';

/** A check run of a head commit, or with `context` a status. */
export type StandInCheck = {
  name: string;
  /** As GraphQL writes it; of a check that runs its status. */
  conclusion: string;
  isStatus?: boolean;
  title?: string;
  summary?: string;
  annotations?: { path: string; line: number; message: string; level?: string; title?: string }[];
  at?: string;
  url?: string;
};

type Asked = { readonly query?: unknown; readonly variables?: Record<string, unknown> };
type Context = Pick<Call, 'world' | 'user'> & { forbidden: readonly string[] };

export const MENDING_QUERY = 'pullFaults';
export const REPLY_MUTATION = 'addPullRequestReviewThreadReply';
const PAGE = 100;
const RUNNING = ['QUEUED', 'IN_PROGRESS', 'WAITING', 'PENDING', 'REQUESTED'];

/** What GitHub's GraphQL says of a pull request's checks and review threads, and of replies; undefined for other questions. */
export function answerMending(asked: Asked, call: Context): { name: string; answer: () => Json } | undefined {
  const query = String(asked.query);
  const variables = asked.variables ?? {};
  if (query.startsWith('query ') && query.includes('reviewThreads('))
    return { name: MENDING_QUERY, answer: () => answerFaults(variables, call) };
  if (query.startsWith('mutation ') && query.includes(`${REPLY_MUTATION}(`))
    return { name: REPLY_MUTATION, answer: () => answerReplies({ query, variables }, call) };
  return undefined;
}

function answerFaults(variables: Record<string, unknown>, { world, forbidden }: Context): Json {
  const thread = world.threads.get(Number(variables.number));
  const known = [world.repository, world.elsewhere].map((name) => name?.toLowerCase());
  if (!thread?.pull || !known.includes(`${variables.owner}/${variables.name}`.toLowerCase()))
    return {
      data: { repository: null },
      errors: [{ type: 'NOT_FOUND', path: ['repository'], message: 'Could not resolve to a Repository' }],
    };
  const { tending, checks = [] } = thread.pull;
  const errors: Json[] = [];
  const refuse = (path: (string | number)[]): null => {
    const message = 'Resource not accessible by integration';
    errors.push({ type: 'FORBIDDEN', path: ['repository', 'pullRequest', ...path], message });
    return null;
  };
  const rollupPath = ['commits', 'nodes', 0, 'commit', 'statusCheckRollup'];
  const forward = (): Json | null => {
    if (forbidden.includes('checks')) return refuse(rollupPath);
    if (checks.length === 0) return null;
    const from = Number(variables.checks ?? 0);
    const nodes = checks.slice(from, from + PAGE).map(renderCheck);
    const to = from + nodes.length;
    return { contexts: { pageInfo: { hasNextPage: to < checks.length, endCursor: String(to) }, nodes } };
  };
  const backward = (): Json | null => {
    if (forbidden.includes('reviewThreads')) return refuse(['reviewThreads']);
    const roots = rootsOf(world, thread);
    const to = variables.threads === null ? roots.length : Number(variables.threads);
    const from = Math.max(0, to - PAGE);
    const nodes = roots.slice(from, to).map((root) => renderThread(world, root));
    return { pageInfo: { hasPreviousPage: from > 0, startCursor: String(from) }, nodes };
  };
  const mergeable = tending?.mergeable;
  const pullRequest = {
    headRefOid: tending?.sha ?? HEAD,
    mergeable:
      mergeable === undefined || mergeable === null ? 'UNKNOWN' : mergeable ? 'MERGEABLE' : 'CONFLICTING',
    ...(variables.asksChecks === true
      ? { commits: { nodes: [{ commit: { statusCheckRollup: forward() } }] } }
      : {}),
    ...(variables.asksThreads === true ? { reviewThreads: backward() } : {}),
  };
  return { data: { repository: { pullRequest } }, ...(errors.length > 0 ? { errors } : {}) };
}

const HEAD = '6dcb09b5b57875f334f61aebed695e2e4193db5e';

function renderCheck({ name, conclusion, isStatus, title = '', summary = '', ...check }: StandInCheck): Json {
  const at = check.at ?? '2026-01-05T09:00:00Z';
  if (isStatus)
    return {
      __typename: 'StatusContext',
      context: name,
      state: conclusion,
      description: title,
      targetUrl: check.url ?? null,
      createdAt: at,
    };
  const isRunning = RUNNING.includes(conclusion);
  const annotations = check.annotations ?? [];
  return {
    __typename: 'CheckRun',
    name,
    status: isRunning ? conclusion : 'COMPLETED',
    conclusion: isRunning ? null : conclusion,
    title,
    summary,
    detailsUrl: check.url ?? null,
    startedAt: at,
    completedAt: isRunning ? null : at,
    annotations: {
      totalCount: annotations.length,
      nodes: annotations.slice(0, 20).map(({ path, line, message, level = 'FAILURE', title: head = '' }) => ({
        path,
        annotationLevel: level,
        title: head,
        message,
        location: { start: { line } },
      })),
    },
  };
}

const rootsOf = (world: GitHubWorld, { number }: Thread): ReviewComment[] =>
  [...world.reviewComments.values()].filter(
    ({ thread, inReplyTo }) => thread === number && inReplyTo === undefined,
  );
const threadOf = (world: GitHubWorld, root: ReviewComment): ReviewComment[] =>
  [...world.reviewComments.values()].filter(({ id, inReplyTo }) => id === root.id || inReplyTo === root.id);

function renderThread(world: GitHubWorld, root: ReviewComment): Json {
  const comments = threadOf(world, root).slice(-20);
  return {
    id: `PRRT_${root.id}`,
    isResolved: root.isResolved ?? false,
    isOutdated: root.isOutdated ?? false,
    path: root.path,
    line: root.isOutdated ? null : (root.line ?? 1),
    comments: {
      nodes: comments.map(({ user, body, createdAt }) => ({ body, createdAt, author: authorOf(user) })),
    },
  };
}

/** A bot's login has no `[bot]` there. */
const authorOf = ({ login, type }: User): Json => ({ __typename: type, login: login.replace('[bot]', '') });

function answerReplies(
  { query, variables }: { query: string; variables: Record<string, unknown> },
  { world, user, forbidden }: Context,
): Json {
  const fields = [...query.matchAll(/(?:(\w+): )?addPullRequestReviewThreadReply\(input: \$(\w+)\)/g)];
  const data: Json = {};
  const errors: Json[] = [];
  for (const [, alias = REPLY_MUTATION, key = ''] of fields) {
    const { pullRequestReviewThreadId: id, body } = (variables[key] ?? {}) as Record<string, unknown>;
    const root = world.reviewComments.get(Number(String(id).replace('PRRT_', '')));
    const refused = forbidden.includes(REPLY_MUTATION) ? 'FORBIDDEN' : root ? undefined : 'NOT_FOUND';
    if (refused !== undefined || !root) {
      data[alias] = null;
      errors.push({ type: refused, path: [alias], message: 'Resource not accessible by integration' });
      continue;
    }
    const at = world.now();
    const reply = { id: world.nextId(), thread: root.thread, user, body: String(body), inReplyTo: root.id };
    world.reviewComments.set(reply.id, { ...reply, path: root.path, createdAt: at, updatedAt: at });
    data[alias] = { clientMutationId: null };
  }
  return { data, ...(errors.length > 0 ? { errors } : {}) };
}
