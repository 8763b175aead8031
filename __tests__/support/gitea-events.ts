import { asGitea } from './gitea-answers.ts';
import {
  type BuiltEvent,
  buildIssueCommentEvent,
  buildIssuesEvent,
  buildPullRequestEvent,
} from './github-events.ts';
import type { Comment, GitHubWorld, Json, Thread, User } from './github-world.ts';

/*
 * Payloads as a Gitea server with its own runner gives them to a workflow, measured on 1.26. They have no `type` of a user,
 * and say some things elsewhere than GitHub's.
 */

/** A comment: on a pull request `is_pull` says so, `issue.pull_request` is short, and nothing tells where its head is. */
export function giteaCommentEvent(world: GitHubWorld, of: { comment: Comment; sender?: User }): BuiltEvent {
  const { eventName, event } = shape(buildIssueCommentEvent(world, of));
  const thread = threadOf(world, of.comment.thread);
  const { pull_request: _, ...issue } = event.issue as Json;
  const meta = {
    merged: thread.pull?.merged ?? false,
    merged_at: null,
    draft: false,
    html_url: issue.html_url,
  };
  return {
    eventName,
    event: {
      ...event,
      issue: { ...issue, pull_request: thread.pull ? meta : null },
      is_pull: thread.pull !== undefined,
    },
  };
}

/** A label that is set, with others beside it or taken away at the same time. */
export function giteaLabelEvent(
  world: GitHubWorld,
  of: {
    thread: Thread;
    sender: User;
    added?: string[];
    removed?: string[];
    fork?: boolean;
    target?: boolean;
  },
): BuiltEvent {
  const { thread, sender, added = [], removed = [], fork = false, target = false } = of;
  const eventName = target ? 'pull_request_target' : 'pull_request';
  const built = thread.pull
    ? buildPullRequestEvent(world, { thread, sender, action: 'labeled', fork, eventName })
    : buildIssuesEvent(world, { thread, sender, action: 'labeled' });
  const { label: _, changes: __, ...event } = shape(built).event;
  const changes = { added_labels: added.map(labelNamed), removed_labels: removed.map(labelNamed) };
  return { eventName: built.eventName, event: { ...event, action: 'label_updated', changes } };
}

/** A review whose own text is `content`. Comments on lines stand nowhere, and the review has no id. */
export function giteaReviewEvent(
  world: GitHubWorld,
  of: { thread: Thread; content: string; sender: User; fork?: boolean },
): BuiltEvent {
  const { thread, content, sender, fork = false } = of;
  const { event } = shape(buildPullRequestEvent(world, { thread, sender, action: 'opened', fork }));
  const review = { type: 'pull_request_review_comment', content };
  return { eventName: 'pull_request_review_comment', event: { ...event, action: 'reviewed', review } };
}

/** A merge. Where the branch is deleted with it, `head.ref` is the server's own, and only `label` names the branch. */
export function giteaMergeEvent(
  world: GitHubWorld,
  of: { thread: Thread; sender: User; branchDeleted?: boolean },
): BuiltEvent {
  const { thread, sender, branchDeleted = false } = of;
  const { eventName, event } = shape(buildPullRequestEvent(world, { thread, sender, action: 'closed' }));
  const pull = event.pull_request as Json;
  const head = {
    ...(pull.head as Json),
    label: thread.pull?.head,
    ref: branchDeleted ? `refs/pull/${thread.number}/head` : thread.pull?.head,
  };
  return { eventName, event: { ...event, pull_request: { ...pull, head } } };
}

const labelNamed = (name: string, n: number): Json => ({ id: n + 1, name, color: 'f29513', description: '' });

const shape = ({ eventName, event }: BuiltEvent): BuiltEvent => ({
  eventName,
  event: asGitea(event, 'event') as Json,
});

function threadOf(world: GitHubWorld, number: number): Thread {
  const thread = world.threads.get(number);
  if (!thread) throw new RangeError(`no thread ${number}`);
  return thread;
}
