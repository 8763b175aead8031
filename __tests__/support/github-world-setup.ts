import type { Comment, GitHubWorld, ReviewComment, Role, Team, Thread, User } from './github-world.ts';
import { RUN_TOKEN } from './runner.ts';

/** Who comments with the token of a workflow run. */
export const ACTIONS_BOT: User = { login: 'github-actions[bot]', id: 41_898_282, type: 'Bot' };

export type Setup = {
  addUser: (login: string, options?: { role?: Role; token?: string; type?: User['type'] }) => User;
  addTeam: (fields: Partial<Team> & { members: string[] }) => Team;
  addIssue: (fields?: Partial<Thread>) => Thread;
  addPull: (
    fields?: Omit<Partial<Thread>, 'pull'> & { pull?: Partial<NonNullable<Thread['pull']>> },
  ) => Thread;
  addComment: (thread: number, fields: { user: User; body: string }) => Comment;
  addReviewComment: (
    pull: number,
    fields: Pick<ReviewComment, 'user' | 'body'> & Partial<ReviewComment>,
  ) => ReviewComment;
};

/** An empty repository, with the workflow's own token. Time stands still, a second a change. */
export function createWorld(): GitHubWorld {
  let id = 3_000_000_000;
  let seconds = 0;
  return {
    repository: 'octo-org/octo-docs',
    serverUrl: '',
    apiUrl: 'http://127.0.0.1',
    users: new Map(),
    roles: new Map(),
    teams: [],
    tokens: new Map([[RUN_TOKEN, ACTIONS_BOT]]),
    threads: new Map(),
    comments: new Map(),
    reviewComments: new Map(),
    reactions: new Map(),
    runs: new Map(),
    mergeBases: new Map(),
    labels: ['documentation'],
    allowsAutoMerge: true,
    nextId: () => {
      id += 1;
      return id;
    },
    now: () => {
      seconds += 1;
      return new Date(Date.UTC(2026, 0, 5, 9, 30, seconds)).toISOString().replace('.000Z', 'Z');
    },
  };
}

export function setUp(world: GitHubWorld): Setup {
  const addThread = (fields: Partial<Thread>): Thread => {
    const thread: Thread = {
      number: Math.max(0, ...world.threads.keys()) + 1,
      title: 'The new flag is not explained',
      body: 'It is only in the changelog.',
      user: world.users.get('octocat') ?? { login: 'octocat', id: 583_231, type: 'User' },
      state: 'open',
      locked: false,
      gone: false,
      ...fields,
    };
    world.threads.set(thread.number, thread);
    return thread;
  };
  return {
    addUser: (login, { role = 'write', token, type = 'User' } = {}) => {
      const user: User = { login, id: 1_000 + world.users.size, type };
      world.users.set(login.toLowerCase(), user);
      world.roles.set(login.toLowerCase(), role);
      if (token) world.tokens.set(token, user);
      return user;
    },
    addTeam: (fields) => {
      const id = world.teams.length + 1;
      const team: Team = { id, name: `team-${id}`, permission: 'read', units_map: {}, ...fields };
      world.teams.push(team);
      return team;
    },
    addIssue: (fields = {}) => addThread(fields),
    addPull: ({ pull, ...fields } = {}) =>
      addThread({
        ...fields,
        pull: {
          base: 'main',
          head: 'new-flag',
          merged: false,
          files: [{ filename: 'src/flag.ts', additions: 12, deletions: 3 }],
          ...pull,
        },
      }),
    addComment: (thread, fields) => {
      const at = world.now();
      const comment = { id: world.nextId(), thread, ...fields, createdAt: at, updatedAt: at };
      world.comments.set(comment.id, comment);
      return comment;
    },
    addReviewComment: (pull, { path = 'src/flag.ts', ...fields }) => {
      const at = world.now();
      const comment = { id: world.nextId(), thread: pull, path, createdAt: at, updatedAt: at, ...fields };
      world.reviewComments.set(comment.id, comment);
      return comment;
    },
  };
}
