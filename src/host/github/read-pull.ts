import type { PullHistory, PullState } from '../../ports/pull-request-care.ts';

type Fields = Record<string, unknown>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
const text = (value: unknown) => (typeof value === 'string' ? value : '');
const names = (list: unknown, field: string): string[] =>
  (Array.isArray(list) ? list : []).map((one) => text(fieldsOf(one)[field])).filter((name) => name !== '');

/** Undefined where the answer is no pull request. What a host does not tell is empty, or not so. */
export function readPullState(data: unknown): PullState | undefined {
  const fields = fieldsOf(data);
  if (typeof fields.number !== 'number' || typeof fields.state !== 'string') return undefined;
  const [base, head] = [fieldsOf(fields.base), fieldsOf(fields.head)];
  const home = text(fieldsOf(base.repo).full_name).toLowerCase();
  return {
    isOpen: fields.state === 'open' && fields.merged !== true,
    body: text(fields.body),
    author: text(fieldsOf(fields.user).login),
    isDraft: fields.draft === true,
    isAutoMerging: typeof fields.auto_merge === 'object' && fields.auto_merge !== null,
    labels: names(fields.labels, 'name'),
    assignees: names(fields.assignees, 'login'),
    reviewers: names(fields.requested_reviewers, 'login'),
    // Gitea and Forgejo know teams by their name, and have no slug.
    teams: [...names(fields.requested_teams, 'slug'), ...names(fields.requested_reviewers_teams, 'name')],
    head: text(head.ref),
    isFromFork: home === '' || text(fieldsOf(head.repo).full_name).toLowerCase() !== home,
    nodeId: text(fields.node_id),
  };
}

/** Of the answer to adding some. */
export function readLabels(data: unknown): readonly string[] {
  return names(data, 'name');
}

export function readAssignees(data: unknown): readonly string[] {
  return names(fieldsOf(data).assignees, 'login');
}

/** https://docs.github.com/rest/using-the-rest-api/issue-event-types */
export function readHistory(rows: readonly Fields[]): PullHistory {
  const found = collect();
  for (const row of rows) {
    switch (row.event) {
      case 'labeled':
        found.labels.add(text(fieldsOf(row.label).name).toLowerCase());
        break;
      case 'assigned':
        found.assignees.add(text(fieldsOf(row.assignee).login).toLowerCase());
        break;
      case 'review_requested':
        found.reviewers.add(text(fieldsOf(row.requested_reviewer).login).toLowerCase());
        found.teams.add(text(fieldsOf(row.requested_team).slug).toLowerCase());
        break;
      case 'convert_to_draft':
      case 'ready_for_review':
        found.wasDraftChanged = true;
        break;
      case 'auto_merge_enabled':
      case 'auto_squash_enabled':
      case 'auto_rebase_enabled':
        found.wasAutoMerging = true;
        break;
    }
  }
  return found;
}

/** Whoever has a review there, or is asked for one, was asked. */
export function readReviewHistory(rows: readonly Fields[]): PullHistory {
  const found = collect();
  for (const { user, team } of rows) {
    found.reviewers.add(text(fieldsOf(user).login).toLowerCase());
    found.teams.add(text(fieldsOf(team).name).toLowerCase());
  }
  return found;
}

const collect = () => ({
  labels: new Set<string>(),
  assignees: new Set<string>(),
  reviewers: new Set<string>(),
  teams: new Set<string>(),
  wasDraftChanged: false,
  wasAutoMerging: false,
});
