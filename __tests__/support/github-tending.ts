import type { GitHubWorld, Json, Thread } from './github-world.ts';

/** What GitHub knows of a pull request's branch and age, where a test says so. */
export type TendingFacts = {
  /** The head's commit. */
  sha?: string;
  /** When it was last changed but for its comments, which move its time as well. */
  updatedAt?: string;
  labels?: string[];
  /** `null` while GitHub has not looked yet. */
  mergeable?: boolean | null;
  /** Commits that the base branch has and the head lacks. */
  behindBy?: number;
  isBranchGone?: boolean;
  /** owner/name where the head is a fork's. */
  fork?: string;
};

export const HEAD_SHA = '6dcb09b5b57875f334f61aebed695e2e4193db5e';

/** What of that a pull request shows otherwise than without it. */
export function renderTending(world: GitHubWorld, { thread, shown }: { thread: Thread; shown: Json }): Json {
  const { sha = HEAD_SHA, updatedAt, labels, mergeable, fork } = thread.pull?.tending ?? {};
  const times = [...world.comments.values()]
    .filter((comment) => comment.thread === thread.number)
    .flatMap(({ createdAt, updatedAt: editedAt }) => [createdAt, editedAt]);
  const head = shown.head as Json & { repo: Json };
  const repo = fork === undefined ? head.repo : { ...head.repo, full_name: fork };
  const state = mergeable === null ? 'unknown' : mergeable ? 'clean' : 'dirty';
  return {
    ...(updatedAt === undefined ? {} : { updated_at: [updatedAt, ...times].sort().at(-1) }),
    ...(labels ? { labels: labels.map((name, at) => renderLabel(world, { name, id: at + 1 })) } : {}),
    ...(mergeable === undefined ? {} : { mergeable, mergeable_state: state }),
    head: { ...head, sha, repo },
  };
}

function renderLabel(world: GitHubWorld, { name, id }: { name: string; id: number }): Json {
  const url = `${world.apiUrl}/repos/${world.repository}/labels/${encodeURIComponent(name)}`;
  return { id, node_id: 'MDU6TGFiZWwx', url, name, color: 'ededed', default: false, description: null };
}
