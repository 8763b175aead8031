import { cutPage } from './github-pages.ts';
import { type Call, notFound, type Reply } from './github-reply.ts';
import type { Json } from './github-world.ts';

/**
 * What a Gitea or Forgejo server does otherwise, on the paths it shares with GitHub: a `role_name` that only repeats the
 * permission, which knows nothing of teams, no `type` of a user, no node ids, pages of 30 or of `limit` up to 50 with the
 * oldest row first, an issue's comments all at once whatever page is asked for, a reaction without an id that is taken
 * away by its content, no replies to review comments, no list of events alone and no adding of assignees, no GraphQL, teams
 * that are asked for a review under a name of their own, and `null` where nobody is assigned.
 */
export const GITEA_ONLY: Record<string, string> = {
  'reactions/delete-for-issue-comment': 'DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions',
  'reactions/delete-for-issue': 'DELETE /repos/{owner}/{repo}/issues/{issue_number}/reactions',
};

const MISSING = /review-comment|^reactions\/.*pull-request-comment$|^issues\/(?:list-events|add-assignees)$/;

export const isMissingInGitea = (operationId: string): boolean => MISSING.test(operationId);

const isUnpaged = (operationId: string): boolean =>
  operationId === 'issues/list-comments' || operationId.startsWith('reactions/list');

/** One page as Gitea cuts it: of its own size or `limit`, with the number of all; links to others for some lists only. */
export function cutGiteaPage(
  items: unknown[],
  { operationId, ...where }: { operationId: string; url: URL; base: string; apiUrl: string },
): { body: unknown[] | null; headers: Record<string, string> } {
  const total = { 'x-total-count': String(items.length) };
  if (isUnpaged(operationId)) return { body: items, headers: total };
  const size = Math.min(50, Number(where.url.searchParams.get('limit')) || 30);
  const { body, headers } = cutPage(items, { ...where, size });
  // Counts no more than the page, links to no other, and is no list where it is empty.
  if (operationId === 'issues/list-timeline')
    return { body: body.length > 0 ? body : null, headers: { 'x-total-count': String(body.length) } };
  return {
    body,
    headers: operationId === 'issues/list-comments-for-repo' ? total : { ...headers, ...total },
  };
}

/** The query without what Gitea passes over: it gives the oldest first, whatever is asked for. */
export function asGiteaQuery(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams(
    [...query].filter(([name]) => !['sort', 'direction', 'per_page'].includes(name)),
  );
}

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
  'documentation_url',
  'permissions',
  'reactions',
  'pin',
  'mergeable_state',
  'minimized',
  'auto_merge',
  'patch',
]);
const RENAMED: Record<string, string> = { requested_teams: 'requested_reviewers_teams' };
const NULL_WHERE_EMPTY = new Set(['assignees']);

/** GitHub's answer with the fields taken out that Gitea does not have. */
export function asGitea(value: unknown, operationId: string): unknown {
  if (Array.isArray(value)) return value.map((item) => asGitea(item, operationId));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value as Json)
    .filter(([key]) => !DROPPED.has(key) && !(key === 'id' && isReaction(operationId, value as Json)))
    // Of a user, that is; an event of a timeline has one.
    .filter(([key]) => key !== 'type' || !('login' in value))
    .map(([key, item]) => [
      RENAMED[key] ?? key,
      NULL_WHERE_EMPTY.has(key) && Array.isArray(item) && item.length === 0
        ? null
        : asGitea(item, operationId),
    ]);
  const fields = Object.fromEntries(kept);
  return operationId === PERMISSION && 'permission' in fields
    ? { ...fields, role_name: fields.permission }
    : fields;
}

/** What Gitea says of a token without the scope for a request. */
export function refuseScope({ method, pathname }: { method: string; pathname: string }): Reply {
  const category = SCOPES.find(([pattern]) => pattern.test(pathname))?.[1] ?? 'repository';
  const scope = `${method === 'GET' ? 'read' : 'write'}:${category}`;
  const message = `token does not have at least one of required scope(s), required=[${scope}], token scope=read:misc`;
  return { status: 403, body: { message, url: 'https://git.example.com/api/swagger' } };
}

const SCOPES: readonly [RegExp, string][] = [
  [/^\/user$/, 'user'],
  [/^\/teams\//, 'organization'],
  [/^\/repos\/[^/]+\/[^/]+\/issues\b/, 'issue'],
];

const PERMISSION = 'repos/get-collaborator-permission-level';

const isReaction = (operationId: string, value: Json): boolean =>
  operationId.startsWith('reactions/') && 'content' in value;
