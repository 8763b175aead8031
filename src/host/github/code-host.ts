import { CHANGED_FILES_MAX } from '../../contract/limits.ts';
import type {
  ChangedFile,
  CodeHost,
  CommentPlace,
  PermissionAnswer,
  ReactionTarget,
  ThreadComment,
} from '../../ports/code-host.ts';
import { isGiteaApi } from './gitea.ts';
import { HostError, TOKEN_INVALID } from './host-error.ts';
import { createListing } from './listing.ts';
import { readMergeBase } from './merge-base.ts';
import { readOwnLogin } from './own-login.ts';
import { hasNextPage, isOldestFirst, type Page, PER_PAGE, readLastPage } from './paging.ts';
import { createPullTending } from './pull-tending.ts';
import { createPullLookup } from './pulls.ts';
import { readPermission, readReaction, readThreadComment } from './read.ts';
import { CHANGED_FILE, isNo, requireList, requireRows } from './require.ts';
import type { Answer, Send } from './send.ts';
import { createTeamLookup } from './teams.ts';
import { unreadOf } from './unread.ts';

type AskedPage = Page & Pick<Answer, 'asked'>;
type ReadPage = (path: string, parameters: Record<string, unknown>) => Promise<AskedPage>;

/** The code host's operations, on paths that GitHub, Gitea and Forgejo share where there is a choice. */
export function createCodeHost(
  send: Send,
  place: { repository: string; serverUrl: string; apiUrl: string },
): CodeHost {
  const [owner = '', repo = ''] = place.repository.split('/');
  const here = { owner, repo };
  const repoRoute = (method: string, path: string) => `${method} /repos/{owner}/{repo}${path}`;
  const commentPath = ({ inReview }: { inReview: boolean }) =>
    `/${inReview ? 'pulls' : 'issues'}/comments/{id}`;

  const reactionPath = (to: ReactionTarget) => `${to.isIssue ? '/issues/{id}' : commentPath(to)}/reactions`;

  const readComments = (page: AskedPage, inReview: boolean): ThreadComment[] => {
    const read = (fields: unknown) => readThreadComment(fields, { inReview, serverUrl: place.serverUrl });
    return requireRows(page, { what: 'list of comments', read });
  };

  const pageSize = { per_page: PER_PAGE, ...(isGiteaApi(place.apiUrl) ? { limit: PER_PAGE } : {}) };

  /** Reads pages of one listing. */
  const openListing = (): ReadPage => {
    const listing = createListing();
    return async (path, parameters) => {
      listing.count();
      const answer = await send(repoRoute('GET', path), { ...here, ...parameters, ...pageSize });
      const page = { ...answer, rows: requireList(answer) };
      listing.see(page, path);
      return page;
    };
  };

  /**
   * @throws HostError where the answer is no comment. A new one may stand there all the same; what was read or edited has
   * to be asked for again.
   */
  const requireComment = ({ data, asked }: Answer, how: { inReview: boolean; isNew: boolean }) => {
    const comment = readThreadComment(data, { ...how, serverUrl: place.serverUrl });
    if (comment) return comment;
    const message = `the code host answered ${asked} with something that is no comment`;
    throw new HostError(how.isNew ? 'lost' : 'unreachable', message);
  };

  /** An ascending list from its last page backwards, which costs one request more where there are several. */
  async function* backwards(
    first: AskedPage,
    list: { read: (page: number) => Promise<AskedPage>; maxPages: number },
  ): AsyncGenerator<ThreadComment> {
    // Only what is asked for is kept while further pages come: a comment is a tenth of what the host says of it.
    const comments = readComments(first, false).reverse();
    let page = readLastPage(first);
    for (let left = list.maxPages - 1; page > 1 && left > 0; page -= 1, left -= 1)
      yield* readComments(await list.read(page), false).reverse();
    if (page === 1) yield* comments;
  }

  async function* reviewThread(
    { thread, replyTo }: CommentPlace,
    readPage: ReadPage,
  ): AsyncGenerator<ThreadComment> {
    for (let page = 1, seen = 0; ; page += 1) {
      const parameters = { number: thread, sort: 'created', direction: 'desc', page };
      const found = await readPage('/pulls/{number}/comments', parameters);
      const ofThread = found.rows.filter(
        ({ id, in_reply_to_id }) => id === replyTo || in_reply_to_id === replyTo,
      );
      yield* readComments({ ...found, rows: ofThread }, true);
      seen += found.rows.length;
      if (!hasNextPage(found, seen)) return;
    }
  }

  async function reply({ thread, replyTo }: CommentPlace, body: string): Promise<ThreadComment> {
    const route = repoRoute('POST', '/pulls/{number}/comments/{replyTo}/replies');
    const answer = await send(route, { ...here, number: thread, replyTo, body });
    return requireComment(answer, { inReview: true, isNew: true });
  }

  const addToThread = async (thread: number, body: string) => {
    const route = repoRoute('POST', '/issues/{number}/comments');
    const answer = await send(route, { ...here, number: thread, body });
    return requireComment(answer, { inReview: false, isNew: true });
  };

  return {
    ...createTeamLookup(send, place),
    ...createPullLookup(send, place),
    tending: createPullTending(send, place),
    mergeBase: (one, other) => readMergeBase({ one, other }, { send, ...here }),

    async permission(login) {
      try {
        const route = repoRoute('GET', '/collaborators/{login}/permission');
        const { data, asked } = await send(route, { ...here, login });
        const found = readPermission(data);
        if (!found) throw isNo('permission', asked);
        return { kind: 'answer', ...found };
      } catch (error) {
        return explainLookup(error);
      }
    },

    ownLogin: () => readOwnLogin(send, place.apiUrl),

    async *comments(at) {
      const readPage = openListing();
      if (at.replyTo !== undefined) {
        try {
          return yield* reviewThread(at, readPage);
        } catch (error) {
          // Where there are no replies (see addComment), the conversation has what was said.
          if (!(error instanceof HostError) || error.failure !== 'gone') throw error;
        }
      }
      const read = (page: number) => readPage('/issues/{number}/comments', { number: at.thread, page });
      yield* backwards(await read(1), { read, maxPages: Number.POSITIVE_INFINITY });
    },

    async *repositoryComments(pagesOfGitHub) {
      const readPage = openListing();
      const read = (page: number) =>
        readPage('/issues/comments', { sort: 'created', direction: 'desc', page });
      let found = await read(1);
      // As many comments, however short this host's pages are. The first was read only to learn of the others.
      const maxPages = 1 + Math.ceil((pagesOfGitHub * PER_PAGE) / Math.max(1, found.rows.length));
      if (isOldestFirst(found)) return yield* backwards(found, { read, maxPages });
      for (let page = 1, seen = 0; ; ) {
        yield* readComments(found, false);
        seen += found.rows.length;
        page += 1;
        if (page > pagesOfGitHub || !hasNextPage(found, seen)) return;
        found = await read(page);
      }
    },

    async addComment(at, body) {
      if (at.replyTo === undefined) return addToThread(at.thread, body);
      try {
        return await reply(at, body);
      } catch (error) {
        // Gitea and Forgejo have no replies.
        if (!(error instanceof HostError) || error.failure !== 'gone') throw error;
        return addToThread(at.thread, body);
      }
    },

    async editComment(comment, body) {
      const answer = await send(repoRoute('PATCH', commentPath(comment)), { ...here, id: comment.id, body });
      requireComment(answer, { inReview: comment.inReview, isNew: false });
    },

    async readComment(comment) {
      const answer = await send(repoRoute('GET', commentPath(comment)), { ...here, id: comment.id });
      return requireComment(answer, { inReview: comment.inReview, isNew: false });
    },

    async reactions(to) {
      const answer = await send(repoRoute('GET', reactionPath(to)), { ...here, id: to.id, ...pageSize });
      return requireList(answer).flatMap((fields) => readReaction(fields) ?? []);
    },

    async addReaction(to, content) {
      const path = reactionPath(to);
      const parameters = { ...here, id: to.id };
      const { data, asked } = await send(repoRoute('POST', path), { ...parameters, content });
      // Gitea and Forgejo give reactions no id; they are taken away by their content.
      if (isGiteaApi(place.apiUrl))
        return async () => void (await send(repoRoute('DELETE', path), { ...parameters, content }));
      const reaction = (data as { id?: unknown } | null)?.id;
      if (typeof reaction !== 'number') throw isNo('reaction', asked);
      return async () =>
        void (await send(repoRoute('DELETE', `${path}/{reaction}`), { ...parameters, reaction }));
    },

    async isRunOver(run) {
      try {
        const { data } = await send(repoRoute('GET', '/actions/runs/{run}'), { ...here, run });
        const { status } = (data ?? {}) as { status?: unknown };
        return typeof status === 'string' ? status === 'completed' : undefined;
      } catch {
        return undefined;
      }
    },

    async changedFiles(number) {
      const readPage = openListing();
      const files: ChangedFile[] = [];
      for (let page = 1; files.length < CHANGED_FILES_MAX; page += 1) {
        const found = await readPage('/pulls/{number}/files', { number, page });
        files.push(...requireRows(found, CHANGED_FILE));
        if (!hasNextPage(found, files.length)) break;
      }
      return files.slice(0, CHANGED_FILES_MAX);
    },

    async openCare() {
      const { createPullRequestCare } = await import('./care.ts');
      return createPullRequestCare(send, place);
    },

    async openMending() {
      if (!isGiteaApi(place.apiUrl)) return (await import('./mending.ts')).createGitHubMending(send, place);
      return (await import('./gitea-mending.ts')).createGiteaMending(send, place);
    },

    async openChanges() {
      const { createPullChanges } = await import('./changes.ts');
      return createPullChanges(send, place);
    },
  };
}

function explainLookup(error: unknown): Exclude<PermissionAnswer, { kind: 'answer' }> {
  const unread = unreadOf(error);
  const { failure, detail } = unread;
  if (failure === 'gone')
    return {
      ...unread,
      detail: 'the code host knows no such person, or the token may not see the repository',
    };
  const isDenied = failure === 'forbidden' && detail !== TOKEN_INVALID;
  return isDenied ? { ...unread, detail: 'the token may not look up permissions' } : unread;
}
