import { type Call, fail, notFound, type Reply } from './github-reply.ts';
import { HEAD_SHA } from './github-tending.ts';
import { type GitHubWorld, startFrom, type Thread } from './github-world.ts';

/** It was changed just now. */
export function touch(world: GitHubWorld, { pull }: Thread): void {
  if (pull?.tending?.updatedAt !== undefined) pull.tending.updatedAt = world.now();
}

const findPull = ({ world, parameters }: Call) => world.threads.get(Number(parameters.pull_number));

/** https://docs.github.com/rest/pulls/pulls#update-a-pull-request-branch: 422 for whatever can't be merged as asked. */
function updateBranch(call: Call): Reply {
  const thread = findPull(call);
  if (!thread?.pull) return notFound();
  thread.pull.tending ??= {};
  const facts = thread.pull.tending;
  const { sha = HEAD_SHA, behindBy = 0, mergeable } = facts;
  const expected = call.body.expected_head_sha;
  if (expected !== undefined && expected !== sha)
    return fail(422, 'expected head sha didn’t match current head ref.');
  if (mergeable === false) return fail(422, 'merge conflict between base and head');
  if (behindBy === 0) return fail(422, 'There are no new commits on the base branch.');
  facts.sha = [...sha].reverse().join('');
  facts.behindBy = 0;
  touch(call.world, thread);
  const url = `${call.world.serverUrl}/${call.world.repository}/pull/${thread.number}`;
  return { status: 202, body: { message: 'Updating pull request branch.', url } };
}

/** From a head to its base, as far as the counts go; and the merge bases that a test gives. */
function compare({ world, parameters }: Call): Reply {
  const mergeBase = world.mergeBases.get(parameters.basehead ?? '');
  if (mergeBase !== undefined) {
    const comparison = startFrom('commit-comparison', world);
    const commit = { ...(comparison.merge_base_commit as object), sha: mergeBase };
    return { status: 200, body: { ...comparison, merge_base_commit: commit } };
  }
  const [head, base] = (parameters.basehead ?? '').split('...');
  const thread = [...world.threads.values()].find(
    ({ pull }) => pull && (pull.tending?.sha ?? HEAD_SHA) === head && pull.base === base,
  );
  if (!thread) return notFound();
  const behindBy = thread.pull?.tending?.behindBy ?? 0;
  const counts = { status: behindBy > 0 ? 'ahead' : 'identical', ahead_by: behindBy, behind_by: 0 };
  return {
    status: 200,
    body: { ...startFrom('commit-comparison', world), ...counts, total_commits: behindBy },
  };
}

function deleteRef({ world, parameters }: Call): Reply {
  const branch = /^heads\/(.+)$/.exec(parameters.ref ?? '')?.[1];
  const thread = [...world.threads.values()].find(
    ({ pull }) => pull?.head === branch && !pull?.tending?.isBranchGone,
  );
  if (!thread?.pull) return fail(422, 'Reference does not exist');
  thread.pull.tending = { ...thread.pull.tending, isBranchGone: true };
  return { status: 204 };
}

export const tendingRoutes: Record<string, (call: Call) => Reply> = {
  'pulls/update-branch': updateBranch,
  'repos/compare-commits-with-basehead': compare,
  'git/delete-ref': deleteRef,
};
