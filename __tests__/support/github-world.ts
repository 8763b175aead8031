import { readFileSync } from 'node:fs';
import type { StandInCheck } from './github-mending.ts';
import { fixturePaths } from './github-openapi.ts';
import { renderTending, type TendingFacts } from './github-tending.ts';

export type Json = Record<string, unknown>;
export type User = { login: string; id: number; type: 'User' | 'Bot' | 'Organization' };
export type Comment = {
  id: number;
  thread: number;
  user: User;
  body: string;
  createdAt: string;
  updatedAt: string;
};
export type ReviewComment = Comment & {
  path: string;
  inReplyTo?: number;
  line?: number;
  isResolved?: boolean;
  isOutdated?: boolean;
  /** The review that it was sent with, on Gitea. */
  review?: number;
};
export type Reaction = { id: number; user: User; content: string; createdAt: string; on: string };
export type Thread = {
  number: number;
  /** Where it is, unless it is where all of the world is. */
  repository?: string;
  title: string;
  body: string;
  user: User;
  state: 'open' | 'closed';
  locked: boolean;
  /** Deleted: 410 for all that is asked of it. */
  gone: boolean;
  pull?: {
    base: string;
    head: string;
    merged: boolean;
    files: {
      filename: string;
      previous_filename?: string;
      additions: number;
      deletions: number;
      status?: string;
      /** What of it the hosts tell; left out, one that is made up, `null` for a binary file. */
      patch?: string | null;
    }[];
    isDraft?: boolean;
    autoMerge?: string;
    reviewers?: string[];
    /** Slugs. */
    teams?: string[];
    /** Its branch is in another repository. */
    fromFork?: boolean;
    /** True where it could be merged at once: GitHub turns no auto-merge on for that. */
    isClean?: boolean;
    tending?: TendingFacts;
    /** Of its head commit. */
    checks?: StandInCheck[];
  };
  /** Numbers of the pull requests that are to close it, or have. */
  closedBy?: number[];
  labels?: string[];
  assignees?: string[];
  /** What was done with it, oldest first. */
  events?: Json[];
};

/** A role as the permission operation knows it, `missing` where GitHub has no such user at all. */
export type Role =
  | 'admin'
  | 'maintain'
  | 'write'
  | 'triage'
  | 'read'
  | 'none'
  | 'missing'
  | { role: string; base: string };

/** A team of the organisation, as Gitea says it: `permission` is the least that it has on any unit. */
export type Team = {
  id: number;
  name: string;
  permission: 'none' | 'read' | 'write' | 'admin' | 'owner';
  units_map: Record<string, string>;
  members: string[];
};

/** All that the stand-in remembers; tests set it up and look into it. */
export type GitHubWorld = {
  repository: string;
  /** Origin of the pages people read, without a slash at its end. */
  serverUrl: string;
  apiUrl: string;
  users: Map<string, User>;
  /** Whose each accepted token is. */
  tokens: Map<string, User>;
  roles: Map<string, Role>;
  teams: Team[];
  threads: Map<number, Thread>;
  /** Labels that the repository has; GitHub makes those that it lacks. */
  labels: string[];
  /** Whether the repository's settings allow auto-merge. */
  allowsAutoMerge: boolean;
  /** Another repository of the same host, with the same threads, that tokens reach. */
  elsewhere?: string;
  comments: Map<number, Comment>;
  reviewComments: Map<number, ReviewComment>;
  reactions: Map<number, Reaction>;
  /** Workflow runs by id. */
  /** What `base...head` have in common. */
  mergeBases: Map<string, string>;
  runs: Map<number, 'in_progress' | 'completed'>;
  nextId: () => number;
  now: () => string;
};

const examples = JSON.parse(readFileSync(fixturePaths.examples, 'utf8')) as Record<string, Json>;

/** Texts of examples that were moved already: a thread of a hundred comments asks for the same hundred times. */
const moved = new Map<string, string>();

/** One of GitHub's own examples as JSON, moved to this world's addresses. */
function textFrom(name: string, { apiUrl, serverUrl, repository }: GitHubWorld): string {
  const key = JSON.stringify([name, apiUrl, serverUrl, repository]);
  const text =
    moved.get(key) ??
    JSON.stringify(examples[name])
      .replaceAll('https://api.github.com', apiUrl)
      .replaceAll('https://github.com', serverUrl)
      .replaceAll('octocat/Hello-World', repository);
  moved.set(key, text);
  return text;
}

/** One of GitHub's own examples, moved to this world's addresses. */
export function startFrom(name: string, world: GitHubWorld): Json {
  return JSON.parse(textFrom(name, world));
}

export function renderUser(world: GitHubWorld, user: User): Json {
  const text = textFrom('simple-user', world).replaceAll('octocat', encodeURIComponent(user.login));
  return { ...(JSON.parse(text) as Json), login: user.login, id: user.id, type: user.type };
}

export function renderOwnUser(world: GitHubWorld, user: User): Json {
  return { ...startFrom('public-user-default-response', world), ...renderUser(world, user) };
}

export function renderPermission(world: GitHubWorld, login: string): Json | undefined {
  const role = world.roles.get(login.toLowerCase()) ?? 'read';
  if (role === 'missing') return undefined;
  const user = world.users.get(login.toLowerCase()) ?? { login, id: 1, type: 'User' as const };
  // The legacy permission knows neither triage nor maintain; they count as read and write.
  const legacy: Record<string, string> = { triage: 'read', maintain: 'write' };
  const permission = typeof role === 'string' ? (legacy[role] ?? role) : role.base;
  const roleName = typeof role === 'string' ? role : role.role;
  const rank = ['none', 'read', 'triage', 'write', 'maintain', 'admin'];
  const level = rank.indexOf(typeof role === 'string' ? role : role.base);
  const permissions = {
    pull: level >= 1,
    triage: level >= 2,
    push: level >= 3,
    maintain: level >= 4,
    admin: level >= 5,
  };
  return {
    permission,
    role_name: roleName,
    user: { ...renderUser(world, user), permissions, role_name: roleName },
  };
}

export function renderRun(world: GitHubWorld, id: number): Json | undefined {
  const status = world.runs.get(id);
  const conclusion = status === 'completed' ? 'cancelled' : null;
  return status && { ...startFrom('workflow-run', world), id, status, conclusion };
}

const repositoryUrl = (world: GitHubWorld): string => `${world.apiUrl}/repos/${world.repository}`;
const pageOf = (world: GitHubWorld, thread: Thread): string =>
  `${world.serverUrl}/${thread.repository ?? world.repository}/${thread.pull ? 'pull' : 'issues'}/${thread.number}`;

export function renderComment(world: GitHubWorld, comment: Comment): Json {
  const thread = world.threads.get(comment.thread);
  return {
    ...startFrom('issue-comment', world),
    id: comment.id,
    node_id: `IC_${comment.id}`,
    url: `${repositoryUrl(world)}/issues/comments/${comment.id}`,
    html_url: `${thread ? pageOf(world, thread) : ''}#issuecomment-${comment.id}`,
    issue_url: `${repositoryUrl(world)}/issues/${comment.thread}`,
    body: comment.body,
    user: renderUser(world, comment.user),
    author_association: 'NONE',
    created_at: comment.createdAt,
    updated_at: comment.updatedAt,
  };
}

export function renderReviewComment(world: GitHubWorld, comment: ReviewComment): Json {
  const { in_reply_to_id: _, ...start } = startFrom('pull-request-review-comment', world);
  const url = `${repositoryUrl(world)}/pulls/comments/${comment.id}`;
  const htmlUrl = `${world.serverUrl}/${world.repository}/pull/${comment.thread}#discussion_r${comment.id}`;
  const pullUrl = `${repositoryUrl(world)}/pulls/${comment.thread}`;
  return {
    ...start,
    id: comment.id,
    node_id: `PRRC_${comment.id}`,
    url,
    html_url: htmlUrl,
    pull_request_url: pullUrl,
    _links: { self: { href: url }, html: { href: htmlUrl }, pull_request: { href: pullUrl } },
    path: comment.path,
    body: comment.body,
    user: renderUser(world, comment.user),
    created_at: comment.createdAt,
    updated_at: comment.updatedAt,
    ...(comment.inReplyTo === undefined ? {} : { in_reply_to_id: comment.inReplyTo }),
  };
}

export const renderReaction = (world: GitHubWorld, reaction: Reaction): Json => ({
  id: reaction.id,
  node_id: `REA_${reaction.id}`,
  user: renderUser(world, reaction.user),
  content: reaction.content,
  created_at: reaction.createdAt,
});

export function renderIssue(world: GitHubWorld, thread: Thread): Json {
  const { pull_request: pull, ...start } = startFrom('issue', world);
  const text = JSON.stringify(start).replaceAll('/issues/1347', `/issues/${thread.number}`);
  return {
    ...(JSON.parse(text) as Json),
    id: 1_000 + thread.number,
    number: thread.number,
    title: thread.title,
    body: thread.body,
    user: renderUser(world, thread.user),
    html_url: pageOf(world, thread),
    state: thread.state,
    state_reason: null,
    locked: thread.locked,
    active_lock_reason: null,
    comments: [...world.comments.values()].filter((comment) => comment.thread === thread.number).length,
    ...(thread.pull
      ? { pull_request: JSON.parse(JSON.stringify(pull).replaceAll('/1347', `/${thread.number}`)) as Json }
      : {}),
  };
}

export function renderPull(world: GitHubWorld, thread: Thread): Json {
  const start = startFrom('pull-request', { ...world, repository: thread.repository ?? world.repository });
  const moved = JSON.parse(
    JSON.stringify(start)
      .replaceAll('/pulls/1347', `/pulls/${thread.number}`)
      .replaceAll('/pull/1347', `/pull/${thread.number}`)
      .replaceAll('/issues/1347', `/issues/${thread.number}`),
  ) as Json;
  const files = thread.pull?.files ?? [];
  const { isDraft = false, autoMerge, reviewers = [], teams = [], fromFork = false } = thread.pull ?? {};
  const headRepo = (moved.head as { repo: Json }).repo;
  const person = (login: string) =>
    renderUser(world, world.users.get(login.toLowerCase()) ?? { login, id: 1, type: 'User' });
  const sum = (field: 'additions' | 'deletions'): number =>
    files.reduce((total, file) => total + file[field], 0);
  const shown: Json = {
    ...moved,
    node_id: `PR_${thread.number}`,
    draft: isDraft,
    auto_merge:
      autoMerge === undefined
        ? null
        : {
            enabled_by: person('octocat'),
            merge_method: autoMerge.toLowerCase(),
            commit_title: 'Explain the flag',
            commit_message: '',
          },
    labels: (thread.labels ?? []).map((name) => renderLabel(world, name)),
    assignees: (thread.assignees ?? []).map(person),
    assignee: thread.assignees?.[0] === undefined ? null : person(thread.assignees[0]),
    requested_reviewers: reviewers.map(person),
    requested_teams: teams.map((slug) => renderTeam(world, slug)),
    id: 2_000 + thread.number,
    number: thread.number,
    title: thread.title,
    body: thread.body,
    user: renderUser(world, thread.user),
    state: thread.state,
    locked: thread.locked,
    active_lock_reason: null,
    merged: thread.pull?.merged ?? false,
    merged_at: thread.pull?.merged ? world.now() : null,
    merged_by: null,
    closed_at: thread.state === 'closed' ? world.now() : null,
    base: { ...(moved.base as Json), ref: thread.pull?.base, label: `octo-org:${thread.pull?.base}` },
    head: {
      ...(moved.head as Json),
      ref: thread.pull?.head,
      label: `octo-org:${thread.pull?.head}`,
      repo: fromFork ? { ...headRepo, full_name: 'somebody/octo-docs' } : headRepo,
    },
    changed_files: files.length,
    additions: sum('additions'),
    deletions: sum('deletions'),
  };
  return { ...shown, ...renderTending(world, { thread, shown }) };
}

export function renderLabel(world: GitHubWorld, name: string): Json {
  const [start] = startFrom('label-items', world) as unknown as Json[];
  return { ...start, name, url: `${repositoryUrl(world)}/labels/${encodeURIComponent(name)}` };
}

/** A team, as a pull request names it. */
export function renderTeam(world: GitHubWorld, slug: string): Json {
  const { requested_teams: teams } = startFrom('pull-request', world);
  return { ...(teams as Json[])[0], name: slug, slug, parent: null, type: 'organization' };
}

export function renderEvent(world: GitHubWorld, fields: Json): Json {
  const [start] = startFrom('issue-event-for-issue-items', world) as unknown as Json[];
  const { label: _, ...base } = start as Json;
  return { ...base, performed_via_github_app: null, ...fields };
}
