import type { HeadCheck, Part, PullMending, ReviewThread } from '../../ports/pull-faults.ts';
import type { PullPlace } from '../../ports/pull-request-care.ts';
import { HostError } from './host-error.ts';
import { hasNextPage, PER_PAGE } from './paging.ts';
import { locatePull, readList, readPerson } from './read.ts';
import { isNo, requireList } from './require.ts';
import type { Answer, Send } from './send.ts';

/** Newest reviews whose comments are read: each is a request. */
const REVIEWS_MAX = 4;
const PAGES_MAX = 4;

type Fields = Readonly<Record<string, unknown>>;

/** Where a comment stands in the change: in the lines before it, or after it; 0 for neither. */
interface Position {
  readonly path: string;
  readonly after: number;
  readonly before: number;
}

/**
 * Statuses and reviews of Gitea and Forgejo. They have neither check runs nor replies: a conversation is all that stands at
 * one line, and a further comment there joins it.
 */
export function createGiteaMending(send: Send, { serverUrl }: { serverUrl: string }): PullMending {
  const positions = new Map<string, Position>();
  const ask = (method: string, path: string, { place, ...parameters }: Fields & { place: PullPlace }) => {
    const [owner = '', repo = ''] = place.repository.split('/');
    return send(`${method} /repos/{owner}/{repo}${path}`, {
      owner,
      repo,
      number: place.number,
      ...parameters,
    });
  };

  const readChecks = async (place: PullPlace, sha: string): Promise<readonly HeadCheck[]> => {
    const answer = await ask('GET', '/commits/{sha}/status', { place, sha, limit: PER_PAGE });
    // A commit without a status: older ones have no answer for it, others an empty list that is `null`.
    if (answer.data === null) return [];
    const { statuses, total_count: total } = (answer.data ?? {}) as Fields;
    const rows = statuses === null && total === 0 ? [] : readList(statuses);
    const checks = rows?.map(readStatus);
    if (!checks?.every((one) => one !== undefined)) throw isNo('combined status', answer.asked);
    if (typeof total === 'number' && total > checks.length)
      throw new HostError(
        'endless',
        `there are ${total} statuses, of which the code host gave ${checks.length}`,
      );
    return checks;
  };

  const readReviews = async (place: PullPlace): Promise<readonly Fields[]> => {
    const reviews: Fields[] = [];
    for (let page = 1; page <= PAGES_MAX; page += 1) {
      const answer = await ask('GET', '/pulls/{number}/reviews', { place, page, limit: PER_PAGE });
      const rows = requireList(answer);
      reviews.push(...rows);
      if (!hasNextPage({ ...answer, rows }, reviews.length)) return reviews;
    }
    throw new HostError(
      'endless',
      `there are more than ${reviews.length} reviews, and the others were not read`,
    );
  };

  const readThreads = async (place: PullPlace): Promise<Part<ReviewThread>> => {
    const reviews = (await readReviews(place)).filter(
      ({ comments_count: count, state, dismissed }) =>
        Number(count) > 0 && state !== 'PENDING' && dismissed !== true,
    );
    const read = reviews.toSorted((a, b) => Number(b.id) - Number(a.id)).slice(0, REVIEWS_MAX);
    const conversations = new Map<string, { position: Position; comments: Fields[] }>();
    for (const { id } of read.reverse()) {
      const answer = await ask('GET', '/pulls/{number}/reviews/{id}/comments', { place, id });
      for (const comment of requireList(answer)) {
        const position = positionOf(comment, answer);
        const key = JSON.stringify(position);
        const known = conversations.get(key) ?? { position, comments: [] };
        conversations.set(key, { position, comments: [...known.comments, comment] });
      }
    }
    const items = [...conversations.values()].map(({ position, comments }) => {
      const thread = threadOf(position, comments);
      positions.set(thread.id, position);
      return thread;
    });
    const missed = reviews.length - read.length;
    return missed > 0 ? { items, unread: unreadReviews(missed) } : { items };
  };

  return {
    locate: (link) => locatePull(link, serverUrl),

    async faults(place, asked) {
      const answer = await ask('GET', '/pulls/{number}', { place });
      const { head, mergeable } = (answer.data ?? {}) as { head?: Fields; mergeable?: unknown };
      const sha = head?.sha;
      if (typeof sha !== 'string') throw isNo('pull request', answer.asked);
      const checks = asked.checks
        ? await partOf(readChecks(place, sha).then((items) => ({ items })))
        : NOTHING;
      const threads = asked.threads ? await partOf(readThreads(place)) : NOTHING;
      // `false` is said of drafts as well, and before the host has looked.
      return { head: sha, conflict: mergeable === true ? 'no' : 'unknown', checks, threads };
    },

    async reply(place, replies) {
      const comments = replies.flatMap(({ thread, body }) => {
        const { path, after, before } = positions.get(thread.id) ?? { path: '', after: 0, before: 0 };
        return path === '' ? [] : [{ path, body, new_position: after, old_position: before }];
      });
      if (comments.length > 0)
        await ask('POST', '/pulls/{number}/reviews', { place, event: 'COMMENT', body: '', comments });
    },
  };
}

const NOTHING: Part<never> = { items: [] };

async function partOf<Item>(reading: Promise<Part<Item>>): Promise<Part<Item>> {
  try {
    return await reading;
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    return { items: [], unread: error };
  }
}

const unreadReviews = (count: number) =>
  new HostError('endless', `${count} older reviews with comments on lines were not read`);

const STATES: Readonly<Record<string, HeadCheck['state']>> = {
  failure: 'failed',
  error: 'failed',
  pending: 'running',
  success: 'passed',
  skipped: 'passed',
};

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const timeOf = (value: unknown) => Date.parse(text(value)) || 0;

function readStatus({ context, status, description, target_url: url, updated_at: at }: Fields) {
  if (typeof context !== 'string' || typeof status !== 'string') return undefined;
  return {
    name: context,
    state: STATES[status] ?? 'undecided',
    conclusion: status,
    title: text(description),
    summary: '',
    annotations: [],
    annotationCount: 0,
    url: text(url),
    atMs: timeOf(at),
  };
}

function positionOf({ path, position, original_position: original }: Fields, { asked }: Answer): Position {
  if (typeof path !== 'string' || path === '') throw isNo('list of review comments', asked);
  return { path, after: Number(position) || 0, before: Number(original) || 0 };
}

function threadOf({ path, after }: Position, rows: readonly Fields[]): ReviewThread {
  const comments = rows
    .toSorted((a, b) => Number(a.id) - Number(b.id))
    .map(({ user, body, created_at: at }) => ({
      author: readPerson(user),
      body: text(body),
      atMs: timeOf(at),
    }));
  const isResolved = rows.some(({ resolver }) => resolver !== null && resolver !== undefined);
  const id = String(Math.min(...rows.map((row) => Number(row.id))));
  return { id, isOpen: !isResolved, path, line: after || undefined, comments };
}
