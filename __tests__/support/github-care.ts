import { type Call, fail, notFound, type Reply } from './github-reply.ts';
import {
  type GitHubWorld,
  type Json,
  renderEvent,
  renderIssue,
  renderLabel,
  renderPull,
  renderTeam,
  renderUser,
  type Thread,
} from './github-world.ts';

type Pull = NonNullable<Thread['pull']>;

const on =
  (act: (thread: Thread, call: Call) => Reply) =>
  (call: Call): Reply => {
    const { issue_number: issue, pull_number: pull } = call.parameters;
    const thread = call.world.threads.get(Number(issue ?? pull));
    return thread ? act(thread, call) : notFound();
  };

function record({ world, user }: Pick<Call, 'world' | 'user'>, thread: Thread, fields: Json): void {
  const id = world.nextId();
  const actor = renderUser(world, user);
  const event = renderEvent(world, { id, actor, created_at: world.now(), ...fields });
  thread.events = [...(thread.events ?? []), event];
}

const has = (list: readonly string[] | undefined, name: string): boolean =>
  (list ?? []).some((one) => one.toLowerCase() === name.toLowerCase());
const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
const mayWrite = ({ world }: Call, login: string): boolean => {
  const role = world.users.has(login.toLowerCase()) ? world.roles.get(login.toLowerCase()) : 'missing';
  return ['admin', 'maintain', 'write'].includes(String(role));
};

/** Care for pull requests, with what GitHub refuses, and what it passes over without a word. */
export const careRoutes: Record<string, (call: Call) => Reply> = {
  // A label that the repository does not have is made.
  'issues/add-labels': on((thread, call) => {
    for (const name of textsOf(call.body.labels)) {
      if (has(thread.labels, name)) continue;
      thread.labels = [...(thread.labels ?? []), name];
      record(call, thread, { event: 'labeled', label: { name, color: 'ededed' } });
    }
    return { status: 200, body: (thread.labels ?? []).map((name) => renderLabel(call.world, name)) };
  }),
  'issues/add-assignees': on((thread, call) => {
    for (const login of textsOf(call.body.assignees)) {
      if (!mayWrite(call, login) || has(thread.assignees, login)) continue;
      thread.assignees = [...(thread.assignees ?? []), login];
      const assignee = personOf(call.world, login);
      record(call, thread, { event: 'assigned', assignee, assigner: renderUser(call.world, call.user) });
    }
    const body = renderIssue(call.world, thread);
    return {
      status: 201,
      body: { ...body, assignees: (thread.assignees ?? []).map((login) => personOf(call.world, login)) },
    };
  }),
  'pulls/request-reviewers': on((thread, call) => {
    const { pull } = thread;
    if (!pull) return notFound();
    const [people, teams] = [textsOf(call.body.reviewers), textsOf(call.body.team_reviewers)];
    if (has(people, thread.user.login))
      return fail(422, 'Review cannot be requested from pull request author.');
    const known = call.world.teams.map(({ name }) => name);
    if (!people.every((login) => mayWrite(call, login)) || !teams.every((slug) => has(known, slug)))
      return fail(422, NO_COLLABORATOR);
    const asked = { event: 'review_requested', review_requester: renderUser(call.world, call.user) };
    for (const login of people.filter((one) => !has(pull.reviewers, one))) {
      pull.reviewers = [...(pull.reviewers ?? []), login];
      record(call, thread, { ...asked, requested_reviewer: personOf(call.world, login) });
    }
    for (const slug of teams.filter((one) => !has(pull.teams, one))) {
      pull.teams = [...(pull.teams ?? []), slug];
      record(call, thread, { ...asked, requested_team: renderTeam(call.world, slug) });
    }
    return { status: 201, body: renderPull(call.world, thread) };
  }),
  'issues/list-events': on((thread) => ({ status: 200, list: true, body: thread.events ?? [] })),
};

const NO_COLLABORATOR =
  'Reviews may only be requested from collaborators. One or more of the users or teams you specified is not a collaborator of the octo-org/octo-docs repository.';

function personOf(world: GitHubWorld, login: string): Json {
  return renderUser(world, world.users.get(login.toLowerCase()) ?? { login, id: 1, type: 'User' });
}

interface Asked {
  readonly query?: unknown;
  readonly variables?: { readonly input?: Record<string, unknown> };
}

/** What GraphQL says of a mutation: always 200, what is wrong in `errors`. Undefined where it is none that is known here. */
export function answerMutation(
  { query, variables }: Asked,
  call: Pick<Call, 'world' | 'user'> & { forbidden: readonly string[] },
): { name: string; answer: Json } | undefined {
  const form = /^mutation \(\$input: (\w+)!\) \{ (\w+)\(input: \$input\) \{ clientMutationId \} \}$/;
  const [, type, name = ''] = form.exec(String(query)) ?? [];
  const mutate = MUTATIONS[name];
  if (!mutate || type !== `${name[0]?.toUpperCase()}${name.slice(1)}Input`) return undefined;
  const wrong = (errorType: string, message: string) => ({
    data: { [name]: null },
    errors: [{ type: errorType, path: [name], locations: [{ line: 1, column: 1 }], message }],
  });
  if (call.forbidden.includes(name))
    return { name, answer: wrong('FORBIDDEN', 'Resource not accessible by integration') };
  const { pullRequestId, ...rest } = variables?.input ?? {};
  const thread = [...call.world.threads.values()].find(({ number }) => `PR_${number}` === pullRequestId);
  if (!thread?.pull)
    return {
      name,
      answer: wrong('NOT_FOUND', `Could not resolve to a node with the global id of '${pullRequestId}'.`),
    };
  const refused = mutate({ thread, pull: thread.pull, input: rest, call });
  const answer =
    refused === undefined
      ? { data: { [name]: { clientMutationId: null } } }
      : wrong('UNPROCESSABLE', refused);
  return { name, answer };
}

interface Mutated {
  readonly thread: Thread;
  readonly pull: Pull;
  readonly input: Record<string, unknown>;
  readonly call: Pick<Call, 'world' | 'user'>;
}

/** Each returns why not. */
export const MUTATIONS: Record<string, (on: Mutated) => string | undefined> = {
  convertPullRequestToDraft: ({ thread, pull, call }) => {
    if (!pull.isDraft) record(call, thread, { event: 'convert_to_draft' });
    pull.isDraft = true;
    return undefined;
  },
  markPullRequestReadyForReview: ({ thread, pull, call }) => {
    if (pull.isDraft) record(call, thread, { event: 'ready_for_review' });
    pull.isDraft = false;
    return undefined;
  },
  disablePullRequestAutoMerge: ({ pull }) => {
    delete pull.autoMerge;
    return undefined;
  },
  enablePullRequestAutoMerge: ({ thread, pull, input, call }) => {
    if (!call.world.allowsAutoMerge) return 'Auto merge is not allowed for this repository';
    if (pull.isDraft) return 'Pull request Pull request is in draft state';
    if (pull.isClean) return 'Pull request Pull request is in clean status';
    if (!['MERGE', 'SQUASH', 'REBASE'].includes(String(input.mergeMethod))) return 'Merge method is not one';
    pull.autoMerge = String(input.mergeMethod);
    record(call, thread, { event: 'auto_merge_enabled' });
    return undefined;
  },
};
