import type { PullHistory, PullState } from '../../ports/pull-request-care.ts';
import { readNames } from './read.ts';

type Fields = Record<string, unknown>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
const text = (value: unknown) => (typeof value === 'string' ? value : '');

/**
 * Undefined where the answer is no pull request, or lacks what is to be added to: the body that was not told would be
 * overwritten, and people whom it does not name asked again. What some hosts do not have, node ids and auto-merge, is not
 * so there; Gitea and Forgejo know teams by their name, have no slug, and older ones name no teams at all.
 */
export function readPullState(data: unknown): PullState | undefined {
  const fields = fieldsOf(data);
  const { number, state, body, draft } = fields;
  if (typeof number !== 'number' || (state !== 'open' && state !== 'closed')) return undefined;
  if ((typeof body !== 'string' && body !== null) || typeof draft !== 'boolean') return undefined;
  const labels = readNames(fields.labels, 'name');
  const assignees = readNames(fields.assignees, 'login');
  const reviewers = readNames(fields.requested_reviewers, 'login');
  const slugs = readNames(fields.requested_teams ?? [], 'slug');
  const teams = readNames(fields.requested_reviewers_teams ?? [], 'name');
  const [base, head] = [fieldsOf(fields.base), fieldsOf(fields.head)];
  if (!labels || !assignees || !reviewers || !slugs || !teams || typeof head.ref !== 'string')
    return undefined;
  const home = text(fieldsOf(base.repo).full_name).toLowerCase();
  return {
    isOpen: state === 'open' && fields.merged !== true,
    body: text(body),
    author: text(fieldsOf(fields.user).login),
    isDraft: draft,
    isAutoMerging: typeof fields.auto_merge === 'object' && fields.auto_merge !== null,
    labels,
    assignees,
    reviewers,
    teams: [...slugs, ...teams],
    head: head.ref,
    isFromFork: home === '' || text(fieldsOf(head.repo).full_name).toLowerCase() !== home,
    nodeId: text(fields.node_id),
    changedFiles: typeof fields.changed_files === 'number' ? fields.changed_files : undefined,
  };
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

/**
 * The timeline of Gitea and Forgejo. Setting and taking away are of one type there; whatever was taken away was set before.
 * Its other types tell nothing that is done there.
 */
export function readTimeline(rows: readonly Fields[]): PullHistory {
  const found = collect();
  for (const { type, label, assignee, assignee_team: team } of rows) {
    const login = text(fieldsOf(assignee).login).toLowerCase();
    if (type === 'label') found.labels.add(text(fieldsOf(label).name).toLowerCase());
    if (type === 'assignees') found.assignees.add(login);
    if (type !== 'review_request') continue;
    found.reviewers.add(login);
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
