import { giteaMendingRoutes } from './gitea-mending.ts';
import { careRoutes } from './github-care.ts';
import { renderDiff } from './github-changes.ts';
import { type Call, fail, notFound, type Reply } from './github-reply.ts';
import {
  type GitHubWorld,
  type Json,
  renderComment,
  renderOwnUser,
  renderUser,
  type Team,
} from './github-world.ts';

/** Paths that only Gitea and Forgejo are asked for: an organisation's teams, whose members are asked for by name, and timelines. */
export const GITEA_PATHS: Record<string, RegExp> = {
  'issues/list-timeline':
    /^\/repos\/(?<owner>[^/]+)\/(?<repo>[^/]+)\/issues\/(?<issue_number>\d+)\/timeline$/,
  'repos/list-teams': /^\/repos\/(?<owner>[^/]+)\/(?<repo>[^/]+)\/teams$/,
  'repos/get-combined-status': /^\/repos\/(?<owner>[^/]+)\/(?<repo>[^/]+)\/commits\/(?<sha>[^/]+)\/status$/,
  'pulls/get-diff': /^\/repos\/(?<owner>[^/]+)\/(?<repo>[^/]+)\/pulls\/(?<pull_number>\d+)\.diff$/,
  'pulls/list-reviews': /^\/repos\/(?<owner>[^/]+)\/(?<repo>[^/]+)\/pulls\/(?<pull_number>\d+)\/reviews$/,
  'pulls/list-review-comments':
    /^\/repos\/(?<owner>[^/]+)\/(?<repo>[^/]+)\/pulls\/(?<pull_number>\d+)\/reviews\/(?<review>\d+)\/comments$/,
  'teams/get-member': /^\/teams\/(?<team>\d+)\/members\/(?<username>[^/]+)$/,
};

/** The one such path that is written to. */
export const GITEA_REVIEW = GITEA_PATHS['pulls/list-reviews'] as RegExp;

/** What Gitea and Forgejo answer that GitHub does not, or otherwise. */
export const giteaRoutes: Record<string, (call: Call) => Reply> = {
  ...giteaMendingRoutes,
  'pulls/get-diff': ({ world, parameters }) => {
    const thread = world.threads.get(Number(parameters.pull_number));
    return thread ? renderDiff(thread) : notFound();
  },
  // Every token is a user's, since there are no apps.
  'users/get-authenticated': ({ world, user }) => ({ status: 200, body: renderOwnUser(world, user) }),
  // An organisation has its owners, who come first.
  'repos/list-teams': ({ world }) => {
    if (world.teams.length === 0) return notFound();
    const body = teamsOf(world).map(({ members: _, ...team }): Json => ({ ...team, description: '' }));
    return { status: 200, body };
  },
  'issues/list-timeline': ({ world, parameters }) => {
    const number = Number(parameters.issue_number);
    const thread = world.threads.get(number);
    if (!thread) return notFound();
    const comments = [...world.comments.values()].filter((comment) => comment.thread === number);
    const body = [
      ...comments.map((comment): Json => ({ ...renderComment(world, comment), type: 'comment' })),
      ...(thread.events ?? []).map(asTimeline),
    ];
    return { status: 200, list: true, body };
  },
  // One that is not known makes the whole list a 404.
  'pulls/request-reviewers': (call) => {
    const { world, body } = call;
    const { reviewers = [], team_reviewers: teams = [] } = body as Record<string, string[]>;
    const stranger = reviewers.find((login) => !world.users.has(login.toLowerCase()));
    if (stranger !== undefined) return fail(404, `User '${stranger}' not exist`);
    const other = teams.find((name) => world.teams.every((team) => team.name !== name));
    if (other !== undefined) return fail(404, `Team '${other}' not exist`);
    return careRoutes['pulls/request-reviewers']?.(call) ?? notFound();
  },
  // Labels that the repository does not have are passed over without a word.
  'issues/add-labels': (call) => {
    const labels = (call.body.labels as string[]).filter((name) => call.world.labels.includes(name));
    return careRoutes['issues/add-labels']?.({ ...call, body: { labels } }) ?? notFound();
  },
  'teams/get-member': ({ world, parameters, user: caller }) => {
    const team = teamsOf(world).find(({ id }) => id === Number(parameters.team));
    // Who is in it may not see who the owners are.
    if (team?.permission === 'owner' && !team.members.includes(caller.login))
      return fail(403, 'Must be a team member');
    const login = decodeURIComponent(parameters.username ?? '').toLowerCase();
    const member = team?.members.find((name) => name.toLowerCase() === login);
    const user = member === undefined ? undefined : world.users.get(login);
    return user ? { status: 200, body: renderUser(world, user) } : notFound();
  },
};

const OWNERS: Team = {
  id: 9_000,
  name: 'Owners',
  permission: 'owner',
  units_map: { 'repo.code': 'owner' },
  members: ['the-owner'],
};

const teamsOf = ({ teams }: GitHubWorld): readonly Team[] =>
  teams.some(({ permission }) => permission === 'owner') ? teams : [OWNERS, ...teams];

/** An event as a timeline tells it: the type does not say whether something was set or taken away, the rest does. */
function asTimeline({ event, label, assignee, requested_reviewer, requested_team, ...rest }: Json): Json {
  const base = {
    id: rest.id,
    created_at: rest.created_at,
    user: rest.actor,
    body: '',
    removed_assignee: false,
  };
  switch (event) {
    case 'labeled':
      return { ...base, type: 'label', label, body: '1' };
    case 'assigned':
      return { ...base, type: 'assignees', assignee };
    case 'review_requested':
      return {
        ...base,
        type: 'review_request',
        assignee: requested_reviewer ?? null,
        assignee_team: requested_team ?? null,
      };
    default:
      return { ...base, type: 'change_title' };
  }
}
