import { isDraftedByService, withChecks } from './checks-text.ts';
import { withContexts } from './contexts-text.ts';
import type { OpenPull } from './open-pull.ts';
import { proposalBody, proposalTitle } from './proposal-text.ts';
import type { Proposal } from './pull-request-host.ts';

export type AskHost = (
  url: string,
  signal: AbortSignal,
  with_?: { body?: unknown; method?: 'GET' | 'POST' | 'PATCH' },
) => Promise<{ status: number; json: unknown; location: string | null }>;

type Host = { request: AskHost; pulls: string; apiUrl: string };

/** How Gitea and Forgejo know a draft. */
const WORK_IN_PROGRESS = 'WIP: ';

/** Opens a pull request, as a draft where it is to be one and the host has drafts. */
export async function openPull(proposal: Proposal, { request, pulls, apiUrl }: Host, signal: AbortSignal) {
  const { isDraft } = proposal;
  const open = (isDrafted: boolean) => {
    const title = proposalTitle(proposal.prompt);
    return request(pulls, signal, {
      body: {
        title: isDrafted && !isGitHub(apiUrl) ? WORK_IN_PROGRESS + title : title,
        body: tellIn(proposalBody(proposal), { proposal, isDrafted }),
        head: proposal.branch,
        base: proposal.base,
        ...(isDrafted && isGitHub(apiUrl) ? { draft: true } : {}),
      },
    });
  };
  const answer = await open(isDraft);
  // Private repositories of some plans have none.
  const hasNoDrafts = isDraft && answer.status === 422 && /draft/i.test(JSON.stringify(answer.json));
  return hasNoDrafts ? open(false) : answer;
}

/**
 * Tells on an open pull request what became of the checks and which contexts were read, and makes it a draft, or ready again
 * if the service has made it a draft. What the host refuses of that stays as it was: the change is there, and its list says what is wrong.
 */
export async function bringUpToDate(
  pull: OpenPull,
  proposal: Proposal,
  host: Host,
  signal: AbortSignal,
): Promise<void> {
  const { checks, isDraft } = proposal;
  const body = pull.body ?? '';
  const wasDrafted = isDraftedByService(body);
  if (
    pull.number === undefined ||
    (checks.length === 0 && tellIn(body, { proposal, isDrafted: false }) === body)
  )
    return;
  const isOne = isDraftNow(pull);
  const wants = isDraft && !isOne ? 'draft' : !isDraft && isOne && wasDrafted ? 'ready' : undefined;
  const done = wants === undefined || (await setDraft(pull, { ...host, wants }, signal));
  const isDrafted = wants === undefined ? isOne && wasDrafted : (wants === 'draft') === done;
  const updated = tellIn(body, { proposal, isDrafted });
  if (updated !== body)
    await host.request(`${host.pulls}/${pull.number}`, signal, { method: 'PATCH', body: { body: updated } });
}

/** A body with what is told of its change, in place of what was told before. */
function tellIn(body: string, { proposal, isDrafted }: { proposal: Proposal; isDrafted: boolean }): string {
  return withContexts(withChecks(body, { checks: proposal.checks, isDrafted }), proposal.contexts);
}

/** @returns whether the host did it */
async function setDraft(
  pull: OpenPull,
  { request, pulls, apiUrl, wants }: Host & { wants: 'draft' | 'ready' },
  signal: AbortSignal,
): Promise<boolean> {
  if (!isGitHub(apiUrl)) {
    const plain = (pull.title ?? '').replace(/^(?:WIP:|\[WIP\])\s*/i, '');
    const title = wants === 'draft' ? WORK_IN_PROGRESS + plain : plain;
    const { status } = await request(`${pulls}/${pull.number}`, signal, { method: 'PATCH', body: { title } });
    return status < 300;
  }
  const change = wants === 'draft' ? 'convertPullRequestToDraft' : 'markPullRequestReadyForReview';
  const type = `${change[0]?.toUpperCase()}${change.slice(1)}Input`;
  const query = `mutation ($input: ${type}!) { ${change}(input: $input) { clientMutationId } }`;
  const url = apiUrl.replace(/\/+$/, '').replace(/\/api\/v3$/, '/api');
  const { status, json } = await request(`${url}/graphql`, signal, {
    body: { query, variables: { input: { pullRequestId: pull.node_id } } },
  });
  return status === 200 && !(typeof json === 'object' && json !== null && 'errors' in json);
}

function isDraftNow({ draft, title = '' }: OpenPull): boolean {
  return draft ?? /^(?:WIP:|\[WIP\])/i.test(title);
}

/** Gitea and Forgejo have their interface at `/api/v1`. */
function isGitHub(apiUrl: string): boolean {
  return !/\/api\/v1\/*$/.test(apiUrl);
}
