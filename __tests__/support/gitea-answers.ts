import { type Call, notFound, type Reply } from './github-reply.ts';
import type { Json } from './github-world.ts';

/**
 * What a Gitea or Forgejo server does otherwise, on the paths it shares with GitHub: no `role_name`, no `type` of a
 * user, no node ids, an issue's comments all at once whatever page is asked for, a reaction without an id that is
 * taken away by its content, no replies to review comments.
 */
export const GITEA_ONLY: Record<string, string> = {
  'reactions/delete-for-issue-comment': 'DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions',
  'reactions/delete-for-issue': 'DELETE /repos/{owner}/{repo}/issues/{issue_number}/reactions',
};

const MISSING = /^reactions\/.*review-comment$|^reactions\/.*pull-request-comment$|review-comment/;

export const isMissingInGitea = (operationId: string): boolean => MISSING.test(operationId);

export const isUnpagedInGitea = (operationId: string): boolean =>
  operationId === 'issues/list-comments' || operationId.startsWith('reactions/list');

/** Removes a reaction by its content, as Gitea does. */
export function deleteReactionByContent(call: Call): Reply {
  const { world, user, body, parameters } = call;
  const on = parameters.comment_id ? `comment/${parameters.comment_id}` : `issue/${parameters.issue_number}`;
  for (const reaction of world.reactions.values())
    if (reaction.on === on && reaction.content === body.content && reaction.user.login === user.login) {
      world.reactions.delete(reaction.id);
      return { status: 200 };
    }
  return notFound();
}

const DROPPED = new Set([
  'node_id',
  'role_name',
  'author_association',
  'performed_via_github_app',
  'type',
  'documentation_url',
  'permissions',
  'reactions',
  'pin',
  'minimized',
]);

/** GitHub's answer with the fields taken out that Gitea does not have. */
export function asGitea(value: unknown, operationId: string): unknown {
  if (Array.isArray(value)) return value.map((item) => asGitea(item, operationId));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value as Json)
    .filter(([key]) => !DROPPED.has(key) && !(key === 'id' && isReaction(operationId, value as Json)))
    .map(([key, item]) => [key, asGitea(item, operationId)]);
  return Object.fromEntries(kept);
}

const isReaction = (operationId: string, value: Json): boolean =>
  operationId.startsWith('reactions/') && 'content' in value;
