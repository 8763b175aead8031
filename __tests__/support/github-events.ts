import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  type Comment,
  type GitHubWorld,
  type Json,
  type ReviewComment,
  renderComment,
  renderIssue,
  renderPull,
  renderReviewComment,
  renderUser,
  type Thread,
  type User,
} from './github-world.ts';

export type BuiltEvent = { eventName: string; event: Json };

const file = createRequire(import.meta.url).resolve('@octokit/webhooks-examples');
let read: { name: string; examples: Json[] }[] | undefined;

/** GitHub's own example of a webhook, for one repository and sender. */
function startFrom(world: GitHubWorld, from: { name: string; action?: string; sender: User }): Json {
  read ??= JSON.parse(readFileSync(file, 'utf8')) as { name: string; examples: Json[] }[];
  const examples = read.find(({ name }) => name === from.name)?.examples ?? [];
  const found =
    examples.find(({ action }) => from.action === undefined || action === from.action) ?? examples[0];
  if (!found) throw new RangeError(`no example of ${from.name}`);
  const before = String((found.repository as Json).full_name);
  const [owner = '', name = ''] = world.repository.split('/');
  const payload = JSON.parse(
    JSON.stringify(found)
      .replaceAll(before, world.repository)
      .replaceAll('https://api.github.com', world.apiUrl)
      .replaceAll('https://github.com', world.serverUrl),
  ) as Json;
  const repository = payload.repository as Json;
  return {
    ...payload,
    ...(from.action === undefined ? {} : { action: from.action }),
    repository: {
      ...repository,
      name,
      full_name: world.repository,
      private: false,
      fork: false,
      owner: { ...(repository.owner as Json), login: owner },
    },
    sender: renderUser(world, from.sender),
  };
}

/** `changes` of an edit: what the body was before. */
const changesOf = (before: string | undefined): Json =>
  before === undefined ? {} : { changes: { body: { from: before } } };

/** A comment on an issue or a pull request. `sender` is the comment's author unless told otherwise. */
export function buildIssueCommentEvent(
  world: GitHubWorld,
  of: { comment: Comment; action?: 'created' | 'edited' | 'deleted'; sender?: User; before?: string },
): BuiltEvent {
  const { comment, action = 'created', sender = comment.user, before } = of;
  const thread = world.threads.get(comment.thread);
  if (!thread) throw new RangeError(`no thread ${comment.thread}`);
  const start = startFrom(world, { name: 'issue_comment', action, sender });
  const event = {
    ...start,
    ...changesOf(before),
    issue: { ...(start.issue as Json), ...renderIssue(world, thread) },
    comment: { ...(start.comment as Json), ...renderComment(world, comment) },
  };
  return { eventName: 'issue_comment', event };
}

export function buildReviewCommentEvent(
  world: GitHubWorld,
  of: { comment: ReviewComment; action?: 'created' | 'edited'; sender?: User; before?: string },
): BuiltEvent {
  const { comment, action = 'created', sender = comment.user, before } = of;
  const thread = world.threads.get(comment.thread);
  if (!thread) throw new RangeError(`no pull request ${comment.thread}`);
  const start = startFrom(world, { name: 'pull_request_review_comment', action, sender });
  const event = {
    ...start,
    ...changesOf(before),
    pull_request: { ...(start.pull_request as Json), ...renderPull(world, thread) },
    comment: { ...(start.comment as Json), ...renderReviewComment(world, comment) },
  };
  return { eventName: 'pull_request_review_comment', event };
}

/** A review that is sent, with a text of its own. */
export function buildReviewEvent(
  world: GitHubWorld,
  of: {
    thread: Thread;
    body: string | null;
    user: User;
    action?: 'submitted' | 'edited' | 'dismissed';
    sender?: User;
    before?: string;
    fork?: boolean;
  },
): BuiltEvent {
  const { thread, body, user, action = 'submitted', sender = user, before, fork = false } = of;
  const start = startFrom(world, { name: 'pull_request_review', action, sender });
  const { pull_request: pull } = buildPullRequestEvent(world, {
    thread,
    action: 'opened',
    sender,
    fork,
  }).event;
  const url = `${world.serverUrl}/${world.repository}/pull/${thread.number}#pullrequestreview-80`;
  const review = { ...(start.review as Json), id: 80, body, user: renderUser(world, user), html_url: url };
  return {
    eventName: 'pull_request_review',
    event: { ...start, ...changesOf(before), pull_request: pull, review },
  };
}

const labelled = (label: string | undefined): Json =>
  label === undefined
    ? {}
    : { label: { id: 1, node_id: 'LA_1', name: label, color: 'f29513', default: false } };

export function buildIssuesEvent(
  world: GitHubWorld,
  of: { thread: Thread; action: 'opened' | 'labeled' | 'edited' | 'closed'; label?: string; sender?: User },
): BuiltEvent {
  const { thread, action, label, sender = thread.user } = of;
  const start = startFrom(world, { name: 'issues', action, sender });
  const issue = { ...(start.issue as Json), ...renderIssue(world, thread) };
  return { eventName: 'issues', event: { ...start, ...labelled(label), issue } };
}

export function buildPullRequestEvent(
  world: GitHubWorld,
  of: {
    thread: Thread;
    action: 'opened' | 'labeled' | 'closed' | 'synchronize';
    label?: string;
    sender?: User;
    eventName?: 'pull_request' | 'pull_request_target';
    /** The head lies in a fork, as for a stranger's pull request. */
    fork?: boolean;
  },
): BuiltEvent {
  const { thread, action, label, sender = thread.user, eventName = 'pull_request', fork = false } = of;
  const start = startFrom(world, { name: 'pull_request', action, sender });
  const pull = { ...(start.pull_request as Json), ...renderPull(world, thread) };
  const repository = start.repository as Json;
  const headRepository = fork
    ? { ...repository, id: 99, full_name: 'stranger/octo-docs', fork: true }
    : repository;
  const event = {
    ...start,
    ...labelled(label),
    number: thread.number,
    pull_request: {
      ...pull,
      base: { ...((pull as Json).base as Json), repo: repository },
      head: { ...((pull as Json).head as Json), repo: headRepository },
    },
  };
  return { eventName, event };
}

/** Events about no thread: push, schedule, workflow_dispatch, repository_dispatch. */
export function buildPlainEvent(
  world: GitHubWorld,
  of: { eventName: 'push' | 'schedule' | 'workflow_dispatch' | 'repository_dispatch'; sender: User },
): BuiltEvent {
  const { eventName, sender } = of;
  if (eventName === 'schedule') return { eventName, event: { schedule: '0 6 * * 1' } };
  return { eventName, event: startFrom(world, { name: eventName, sender }) };
}
