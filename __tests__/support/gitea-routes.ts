import { careRoutes } from './github-care.ts';
import { type Call, fail, notFound, type Reply } from './github-reply.ts';
import { type Json, renderOwnUser, renderUser } from './github-world.ts';

/** Paths that only Gitea and Forgejo are asked for: an organisation's teams, whose members are asked for by name, and reviews. */
export const GITEA_PATHS: Record<string, RegExp> = {
  'pulls/list-reviews': /^\/repos\/(?<owner>[^/]+)\/(?<repo>[^/]+)\/pulls\/(?<pull_number>\d+)\/reviews$/,
  'repos/list-teams': /^\/repos\/(?<owner>[^/]+)\/(?<repo>[^/]+)\/teams$/,
  'teams/get-member': /^\/teams\/(?<team>\d+)\/members\/(?<username>[^/]+)$/,
};

/** What Gitea and Forgejo answer that GitHub does not, or otherwise. */
export const giteaRoutes: Record<string, (call: Call) => Reply> = {
  // Every token is a user's, since there are no apps.
  'users/get-authenticated': ({ world, user }) => ({ status: 200, body: renderOwnUser(world, user) }),
  'repos/list-teams': ({ world }) => {
    if (world.teams.length === 0) return fail(405, 'repo is not owned by an organization');
    const body = world.teams.map(({ members: _, ...team }): Json => ({ ...team, description: '' }));
    return { status: 200, body };
  },
  // Whoever is asked for a review has one there, in the state of that.
  'pulls/list-reviews': ({ world, parameters }) => {
    const pull = world.threads.get(Number(parameters.pull_number))?.pull;
    if (!pull) return notFound();
    const people = (pull.reviewers ?? []).flatMap((login) => world.users.get(login.toLowerCase()) ?? []);
    const body = people.map((user): Json => ({ state: 'REQUEST_REVIEW', user: renderUser(world, user) }));
    return { status: 200, list: true, body };
  },
  // Labels that the repository does not have are passed over without a word.
  'issues/add-labels': (call) => {
    const labels = (call.body.labels as string[]).filter((name) => call.world.labels.includes(name));
    return careRoutes['issues/add-labels']?.({ ...call, body: { labels } }) ?? notFound();
  },
  'teams/get-member': ({ world, parameters }) => {
    const team = world.teams.find(({ id }) => id === Number(parameters.team));
    const login = decodeURIComponent(parameters.username ?? '').toLowerCase();
    const member = team?.members.find((name) => name.toLowerCase() === login);
    const user = member === undefined ? undefined : world.users.get(login);
    return user ? { status: 200, body: renderUser(world, user) } : notFound();
  },
};
