import * as z from 'zod';
import { codeOf, messageOf } from '../words/thrown.ts';
import { oneLine } from '../words/visible-text.ts';
import { type AskHost, bringUpToDate, openPull } from './drafts.ts';
import { pullRequestSchema } from './open-pull.ts';
import type { Proposal, PullRequestHost } from './pull-request-host.ts';

const REQUEST_TIMEOUT_MS = 30_000;
const PAGES_MAX = 20;

/** The API answered something else than was hoped for. The message holds no secret. */
export class PullRequestError extends Error {
  override name = 'PullRequestError';
  /** Of the answer; undefined where there was none. */
  readonly status: number | undefined;

  constructor(message: string, status?: number) {
    super(message);
    this.status = status;
  }
}

class TooManyPulls extends PullRequestError {
  constructor() {
    super(`could not look through the pull requests: there are more than ${PAGES_MAX} pages`);
  }
}

/**
 * Pull requests through GitHub's REST API, https://docs.github.com/en/rest/pulls/pulls, in the part of it that
 * Gitea and Forgejo share. They ignore the `head` filter, so the list is filtered here as well.
 */
export function createGitHubHost(given: {
  apiUrl: string;
  repository: string;
  token: string;
}): PullRequestHost {
  const fullName = repositoryName(given.repository);
  const pulls = `${given.apiUrl.replace(/\/+$/, '')}/repos/${fullName}/pulls`;

  const request: AskHost = async (
    url,
    signal,
    { body, method = body === undefined ? 'GET' : 'POST' } = {},
  ) => {
    const response = await reach(url, {
      method,
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${given.token}`,
        'user-agent': 'docs-agent',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(REQUEST_TIMEOUT_MS)]),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const json: unknown = await response.json().catch(() => undefined);
    return { status: response.status, json, location: response.headers.get('location') };
  };

  /** @throws PullRequestError also where the host has more of them than are looked through */
  const findPull = async (
    { branch, state }: { branch: string; state: 'open' | 'closed' },
    signal: AbortSignal,
  ) => {
    const [owner] = fullName.split('/');
    const filter = `state=${state}&head=${encodeURIComponent(`${owner}:${branch}`)}&per_page=50`;
    for (let page = 1; page <= PAGES_MAX; page++) {
      const { status, json, location } = await request(`${pulls}?${filter}&page=${page}`, signal);
      const list = z.array(z.unknown()).safeParse(json);
      if (status !== 200 || !list.success)
        throw refusal({ action: 'list pull requests', request: `GET ${pulls}`, status, json, location });
      if (list.data.length === 0) return undefined;
      for (const entry of list.data) {
        const found = pullRequestSchema.safeParse(entry).data;
        const ours = found?.head.repo?.full_name.toLowerCase() === fullName.toLowerCase();
        if (found && ours && found.head.ref === branch) return found;
      }
    }
    throw new TooManyPulls();
  };
  /** Before one is opened: where there is one among those that are not looked through, the host refuses a second. */
  const findOpen = async ({ branch }: Proposal, signal: AbortSignal) => {
    try {
      return await findPull({ branch, state: 'open' }, signal);
    } catch (error) {
      if (error instanceof TooManyPulls) return undefined;
      throw error;
    }
  };

  return {
    propose: async (proposal, signal) => {
      const open = await findOpen(proposal, signal);
      if (open !== undefined) {
        await bringUpToDate(open, proposal, { request, pulls, apiUrl: given.apiUrl }, signal);
        return open.html_url;
      }
      if (proposal.known !== undefined) return proposal.known;
      const { status, json, location } = await openPull(
        proposal,
        { request, pulls, apiUrl: given.apiUrl },
        signal,
      );
      const made = pullRequestSchema.safeParse(json);
      if (status === 201 && made.success) return made.data.html_url;
      // Somebody was faster, or an answer was lost: 422 on GitHub, 409 on Gitea.
      const other = status === 422 || status === 409 ? await findOpen(proposal, signal) : undefined;
      if (other !== undefined) return other.html_url;
      throw refusal({ action: 'open a pull request', request: `POST ${pulls}`, status, json, location });
    },

    find: async ({ branch }, signal) => {
      const open = await findPull({ branch, state: 'open' }, signal);
      const found = open ?? (await findPull({ branch, state: 'closed' }, signal));
      return found && { link: found.html_url, ...(found.base ? { base: found.base.ref } : {}) };
    },
  };
}

/** `fetch` says only that it failed; why stands in the cause. */
async function reach(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    const cause = typeof error === 'object' && error !== null ? Reflect.get(error, 'cause') : undefined;
    const why = codeOf(cause) ?? messageOf(cause ?? error);
    throw new PullRequestError(`could not reach ${new URL(url).origin}: ${oneLine(why)}`);
  }
}

/** `owner/name` from a repository's URL. */
export function repositoryName(repository: string): string {
  const parts = new URL(repository).pathname
    .replace(/\/+$/, '')
    .replace(/\.git$/, '')
    .split('/');
  const [owner, name] = parts.slice(-2);
  if (!owner || !name) throw new PullRequestError(`${repository} does not end in owner/name`);
  return `${owner}/${name}`;
}

/** What an answer that redirects is told as, undefined for any other. */
export function describeMove(status: number, location: string | null): string | undefined {
  if (status < 300 || status > 399 || location === null) return undefined;
  return `a redirect to ${oneLine(location)}, which is not followed: the token would go along`;
}

/** The address is in it, since a 404 may be a missing `/api/v1` as well as a missing repository. */
function refusal(given: {
  action: string;
  request: string;
  status: number;
  json: unknown;
  location: string | null;
}): PullRequestError {
  const { action, request, status, json, location } = given;
  const said =
    describeMove(status, location) ?? z.object({ message: z.string() }).safeParse(json).data?.message;
  return new PullRequestError(
    `could not ${action}: ${request} was answered with ${status}${said === undefined ? '' : `, ${oneLine(said)}`}`,
    status,
  );
}
