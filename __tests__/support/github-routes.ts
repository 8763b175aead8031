import { careRoutes } from './github-care.ts';
import { renderFiles } from './github-changes.ts';
import { reactionRoutes } from './github-reactions.ts';
import { type Call, fail, notFound, type Reply } from './github-reply.ts';
import { tendingRoutes, touch } from './github-tending-routes.ts';
import {
  type Comment,
  type Json,
  type ReviewComment,
  renderComment,
  renderIssue,
  renderOwnUser,
  renderPermission,
  renderPull,
  renderReviewComment,
  renderRun,
  type Thread,
} from './github-world.ts';

const MOST_CHARACTERS = 65_536;
const invalidBody = (body: Json): Reply | undefined => {
  const text = String(body.body ?? '');
  if (text.trim() !== '' && [...text].length <= MOST_CHARACTERS) return undefined;
  const message =
    text.trim() === '' ? "body can't be blank" : 'body is too long (maximum is 65536 characters)';
  const errors = [{ resource: 'IssueComment', field: 'body', code: 'unprocessable', message }];
  return fail(422, 'Validation Failed', { errors });
};

/** The thread, or why there is none. */
function findThread({ world, parameters }: Call): Thread | Reply {
  const thread = world.threads.get(Number(parameters.issue_number ?? parameters.pull_number));
  if (!thread) return notFound();
  return thread.gone ? fail(410, 'This issue was deleted') : thread;
}
const isThread = (found: Thread | Reply): found is Thread => 'number' in found;

function onThread(act: (thread: Thread, call: Call) => Reply): (call: Call) => Reply {
  return (call) => {
    const found = findThread(call);
    return isThread(found) ? act(found, call) : found;
  };
}
const onPull = (act: (thread: Thread, call: Call) => Reply): ((call: Call) => Reply) =>
  onThread((thread, call) => (thread.pull ? act(thread, call) : notFound()));

const onComment =
  (act: (comment: Comment, call: Call) => Reply) =>
  (call: Call): Reply => {
    const comment = call.world.comments.get(Number(call.parameters.comment_id));
    return comment ? act(comment, call) : notFound();
  };
const onReviewComment =
  (act: (comment: ReviewComment, call: Call) => Reply) =>
  (call: Call): Reply => {
    const comment = call.world.reviewComments.get(Number(call.parameters.comment_id));
    return comment ? act(comment, call) : notFound();
  };

const locked = (): Reply => fail(403, 'Unable to create comment because issue is locked.');

function edit<T extends Comment>(comment: T, { body, world, user }: Call): Reply | T {
  if (comment.user.login !== user.login) return fail(403, 'Resource not accessible by integration');
  const invalid = invalidBody(body);
  if (invalid) return invalid;
  comment.body = String(body.body);
  comment.updatedAt = world.now();
  return comment;
}

/** What GitHub does for each operation, by operation id. */
export const routes: Record<string, (call: Call) => Reply> = {
  'users/get-authenticated': ({ world, user }) =>
    // The token of a workflow run belongs to an app's installation, which has no user.
    user.type === 'Bot'
      ? fail(403, 'Resource not accessible by integration')
      : { status: 200, body: renderOwnUser(world, user) },
  'repos/get-collaborator-permission-level': ({ world, parameters }) => {
    const found = renderPermission(world, parameters.username ?? '');
    return found ? { status: 200, body: found } : fail(404, `${parameters.username} is not a user`);
  },
  'actions/get-workflow-run': ({ world, parameters }) => {
    const body = renderRun(world, Number(parameters.run_id));
    return body ? { status: 200, body } : notFound();
  },
  'issues/get': onThread((thread, { world }) => ({ status: 200, body: renderIssue(world, thread) })),
  'issues/list-comments': onThread((thread, { world, query }) => {
    const since = query.get('since');
    const found = [...world.comments.values()].filter(
      (comment) => comment.thread === thread.number && (!since || comment.updatedAt >= since),
    );
    return { status: 200, list: true, body: found.map((comment) => renderComment(world, comment)) };
  }),
  'issues/list-comments-for-repo': ({ world, query }) => {
    const newestFirst = query.get('direction') === 'desc';
    const found = [...world.comments.values()].toSorted((a, b) => (newestFirst ? b.id - a.id : a.id - b.id));
    return { status: 200, list: true, body: found.map((comment) => renderComment(world, comment)) };
  },
  'issues/create-comment': onThread((thread, { world, user, body }) => {
    if (thread.locked) return locked();
    const invalid = invalidBody(body);
    if (invalid) return invalid;
    const at = world.now();
    const comment: Comment = {
      id: world.nextId(),
      thread: thread.number,
      user,
      body: String(body.body),
      createdAt: at,
      updatedAt: at,
    };
    world.comments.set(comment.id, comment);
    return { status: 201, body: renderComment(world, comment) };
  }),
  'issues/get-comment': onComment((comment, { world }) => ({
    status: 200,
    body: renderComment(world, comment),
  })),
  'issues/update-comment': onComment((comment, call) => {
    const edited = edit(comment, call);
    return 'id' in edited ? { status: 200, body: renderComment(call.world, edited) } : edited;
  }),
  'issues/delete-comment': onComment((comment, { world, user }) => {
    if (comment.user.login !== user.login) return fail(403, 'Resource not accessible by integration');
    world.comments.delete(comment.id);
    return { status: 204 };
  }),
  'pulls/get': onPull((thread, { world }) => ({ status: 200, body: renderPull(world, thread) })),
  'pulls/list': ({ world, query }) => {
    const state = query.get('state') ?? 'open';
    const head = query.get('head')?.replace(/^[^:]*:/, '');
    const found = [...world.threads.values()].filter(
      ({ pull, state: shown }) =>
        pull && (state === 'all' || shown === state) && (!head || pull.head === head),
    );
    return { status: 200, list: true, body: found.map((thread) => renderPull(world, thread)) };
  },
  'pulls/create': ({ world, user, body, parameters }) => {
    const head = String(body.head).replace(/^[^:]*:/, '');
    if ([...world.threads.values()].some(({ pull, state }) => pull?.head === head && state === 'open')) {
      const message = `A pull request already exists for octo-org:${head}.`;
      return fail(422, 'Validation Failed', {
        errors: [{ resource: 'PullRequest', code: 'custom', message }],
      });
    }
    const repository = `${parameters.owner}/${parameters.repo}`;
    const thread: Thread = {
      ...(repository === world.repository ? {} : { repository }),
      number: Math.max(0, ...world.threads.keys()) + 1,
      title: String(body.title ?? ''),
      body: String(body.body ?? ''),
      user,
      state: 'open',
      locked: false,
      gone: false,
      pull: { base: String(body.base), head, merged: false, files: [], isDraft: body.draft === true },
    };
    world.threads.set(thread.number, thread);
    return { status: 201, body: renderPull(world, thread) };
  },
  'pulls/update': onPull((thread, { world, body }) => {
    if (typeof body.title === 'string') thread.title = body.title;
    if (typeof body.body === 'string') thread.body = body.body;
    if (body.state === 'open' || body.state === 'closed') thread.state = body.state;
    touch(world, thread);
    return { status: 200, body: renderPull(world, thread) };
  }),
  'pulls/list-files': onPull((thread, { world }) => ({
    status: 200,
    list: true,
    body: renderFiles(world, thread),
  })),
  'pulls/list-review-comments': onPull((thread, { world }) => {
    const found = [...world.reviewComments.values()].filter((comment) => comment.thread === thread.number);
    return { status: 200, list: true, body: found.map((comment) => renderReviewComment(world, comment)) };
  }),
  'pulls/get-review-comment': onReviewComment((comment, { world }) => ({
    status: 200,
    body: renderReviewComment(world, comment),
  })),
  'pulls/update-review-comment': onReviewComment((comment, call) => {
    const edited = edit(comment, call);
    return 'id' in edited ? { status: 200, body: renderReviewComment(call.world, edited) } : edited;
  }),
  'pulls/delete-review-comment': onReviewComment((comment, { world, user }) => {
    if (comment.user.login !== user.login) return fail(403, 'Resource not accessible by integration');
    world.reviewComments.delete(comment.id);
    return { status: 204 };
  }),
  'pulls/create-reply-for-review-comment': onPull((thread, { world, user, body, parameters }) => {
    const root = world.reviewComments.get(Number(parameters.comment_id));
    if (!root || root.thread !== thread.number) return notFound();
    if (thread.locked) return locked();
    const invalid = invalidBody(body);
    if (invalid) return invalid;
    const at = world.now();
    // Replies to replies are not possible: GitHub takes the top of the thread.
    const inReplyTo = root.inReplyTo ?? root.id;
    const id = world.nextId();
    const comment = { ...root, id, user, body: String(body.body), createdAt: at, updatedAt: at, inReplyTo };
    world.reviewComments.set(id, comment);
    return { status: 201, body: renderReviewComment(world, comment) };
  }),
  ...reactionRoutes,
  ...tendingRoutes,
  ...careRoutes,
};
