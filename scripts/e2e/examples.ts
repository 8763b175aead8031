import { brokenLink, fix, mendedLink } from './checked-cases.ts';
import { collectCases, handedOver, handedOverOnPull } from './collect-cases.ts';
import {
  commentOnIssue,
  commentOnPull,
  conversation,
  giteaReview,
  mention,
  onDocsPull,
  otherComment,
  ownComment,
  review,
  reviewComment,
  reviewFromFork,
  statusLater,
  stranger,
} from './comment-cases.ts';
import { finishCases } from './finish-cases.ts';
import { fromCodeCases } from './from-code-cases.ts';
import { impactCases, mergedCases } from './impact-cases.ts';
import { refreshWeeks } from './refresh-cases.ts';
import type { Case } from './stage.ts';
import { tendCases } from './tend-cases.ts';
import { giteaLabel, LABEL, labeledIssue, pullCase } from './thread-cases.ts';

const update = { instruction: 'Write or update the documentation' };
const target = 'pull_request_target';

/** What the README's quickstart and each file of examples/ is run for. */
export const examples: Record<string, Case[]> = {
  'README.md': [commentOnIssue, commentOnPull, otherComment, ownComment, stranger],
  'comment.yml': [
    commentOnIssue,
    commentOnPull,
    reviewComment,
    review,
    reviewFromFork,
    giteaReview,
    conversation,
    onDocsPull,
    mendedLink,
    brokenLink,
    fix,
    otherComment,
    ownComment,
    mention,
    stranger,
  ],
  'any-agent.yml': [
    commentOnIssue,
    commentOnPull,
    conversation,
    onDocsPull,
    statusLater,
    otherComment,
    ownComment,
    stranger,
  ],
  'label.yml': [
    labeledIssue('the label on an issue', LABEL, 'job'),
    labeledIssue('another label starts no job', 'bug', 'nothing'),
    giteaLabel('the label beside another, as Gitea and Forgejo tell of it', [LABEL, 'bug'], 'job'),
    giteaLabel('other labels there start no job', ['bug'], 'nothing'),
    pullCase('the label on a pull request', { eventName: target, action: 'labeled', check: update }),
    pullCase('the label on a pull request from a fork', {
      eventName: target,
      action: 'labeled',
      fork: true,
      check: update,
    }),
    pullCase('the label from somebody who may not write', {
      eventName: target,
      action: 'labeled',
      fork: true,
      role: 'triage',
      check: /octocat needs the write permission/,
    }),
  ],
  'impact.yml': impactCases,
  'merged.yml': mergedCases,
  'from-code.yml': fromCodeCases,
  'scheduled-refresh.yml': [refreshWeeks],
  'detached.yml': [handedOver, handedOverOnPull, otherComment, ownComment, stranger],
  'collect.yml': collectCases,
  'tend.yml': tendCases,
  'finish.yml': [...finishCases, otherComment, ownComment, stranger],
};
