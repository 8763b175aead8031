import { type Call, fail, notFound, type Reply } from './github-reply.ts';
import { type GitHubWorld, type Json, type ReviewComment, renderUser } from './github-world.ts';

/*
 * Statuses and reviews, as a Gitea or Forgejo server has them. A review's comments are what one person wrote at one moment;
 * a conversation is all that stands at one line, and a reply is a further review's comment there.
 */

const STATES: Record<string, string> = { FAILURE: 'failure', SUCCESS: 'success', ERROR: 'error' };

const commentsOf = (world: GitHubWorld, pull: number): ReviewComment[] =>
  [...world.reviewComments.values()].filter(({ thread }) => thread === pull);

/** Each comment is a review of its own, but for those that were sent as one. */
const reviewOf = ({ id, review }: ReviewComment): number => review ?? id;

function renderReviews(world: GitHubWorld, pull: number): Json[] {
  const ids = [...new Set(commentsOf(world, pull).map(reviewOf))].sort((a, b) => a - b);
  return ids.map((id) => {
    const comments = commentsOf(world, pull).filter((comment) => reviewOf(comment) === id);
    const [first] = comments as [ReviewComment];
    return {
      id,
      user: renderUser(world, first.user),
      state: 'COMMENT',
      body: '',
      stale: false,
      dismissed: false,
      comments_count: comments.length,
      submitted_at: first.createdAt,
    };
  });
}

const onPull =
  (act: (call: Call, pull: number) => Reply) =>
  (call: Call): Reply => {
    const number = Number(call.parameters.pull_number);
    return call.world.threads.get(number)?.pull ? act(call, number) : notFound();
  };

export const giteaMendingRoutes: Record<string, (call: Call) => Reply> = {
  'repos/get-combined-status': ({ world, parameters }) => {
    const { sha = '' } = parameters;
    const pulls = [...world.threads.values()].map(({ pull }) => pull);
    const checks =
      pulls.find((pull) => pull?.tending?.sha === sha)?.checks ?? pulls.find((pull) => pull?.checks)?.checks;
    if (!checks) return { status: 200, body: { state: '', sha, statuses: null, total_count: 0 } };
    const statuses = checks.map(
      ({ name, conclusion, title = '', url = '', at = '2026-01-05T09:00:00Z' }) => ({
        id: 1,
        context: name,
        status: STATES[conclusion] ?? 'pending',
        description: title,
        target_url: url,
        created_at: at,
        updated_at: at,
      }),
    );
    return { status: 200, body: { state: 'failure', sha, statuses, total_count: statuses.length } };
  },
  'pulls/list-reviews': onPull(({ world }, pull) => ({
    status: 200,
    list: true,
    body: renderReviews(world, pull),
  })),
  'pulls/list-review-comments': onPull(({ world, parameters }, pull) => ({
    status: 200,
    body: commentsOf(world, pull)
      .filter((comment) => reviewOf(comment) === Number(parameters.review))
      .map(
        (comment): Json => ({
          id: comment.id,
          body: comment.body,
          user: renderUser(world, comment.user),
          resolver: comment.isResolved ? renderUser(world, comment.user) : null,
          pull_request_review_id: reviewOf(comment),
          created_at: comment.createdAt,
          path: comment.path,
          position: comment.line ?? 1,
          original_position: 0,
        }),
      ),
  })),
  'pulls/create-review': onPull(({ world, body, user }, pull) => {
    const comments = (body.comments ?? []) as { path: string; body: string; new_position: number }[];
    if (body.event !== 'COMMENT' || comments.length === 0)
      return fail(422, 'review needs a body or comments');
    const review = world.nextId();
    const at = world.now();
    for (const { path, body: text, new_position: line } of comments) {
      const id = world.nextId();
      const rest = { user, body: text, path, line, createdAt: at, updatedAt: at };
      world.reviewComments.set(id, { id, thread: pull, review, ...rest });
    }
    return { status: 200, body: renderReviews(world, pull).find(({ id }) => id === review) as Json };
  }),
};
