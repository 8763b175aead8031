import type { CodeHost, CommentPlace, ThreadComment } from '../../ports.ts';
import { HostError } from './host-error.ts';
import {
  parsePullRequestLink,
  readChangedFile,
  readLastPage,
  readList,
  readPermission,
  readPerson,
  readPullRequest,
  readThreadComment,
} from './read.ts';
import type { Send } from './send.ts';

const PER_PAGE = 100;
const FILE_PAGES = 3;

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

  /** An ascending list read from its last page backwards, which costs one request more where there are several. */
  async function* newestFirst(
    path: string,
    parameters: Record<string, unknown>,
  ): AsyncGenerator<ThreadComment> {
    const read = async (page: number) => {
      const answer = await send(repoRoute('GET', path), { ...here, ...parameters, per_page: PER_PAGE, page });
      // Only what is asked for is kept while further pages come: a comment is a tenth of what the host says of it.
      return { comments: readComments(answer.data, false), last: readLastPage(answer.headers.link) };
    };
    const first = await read(1);
    for (let page = first.last; page > 1; page -= 1) yield* (await read(page)).comments.reverse();
    yield* first.comments.reverse();
  }

  async function* reviewThread({ thread, replyTo }: CommentPlace): AsyncGenerator<ThreadComment> {
    for (let page = 1; ; page += 1) {
      const parameters = {
        ...here,
        number: thread,
        sort: 'created',
        direction: 'desc',
        per_page: PER_PAGE,
        page,
      };
      const rows = readList((await send(repoRoute('GET', '/pulls/{number}/comments'), parameters)).data);
      const ofThread = rows.filter(({ id, in_reply_to_id }) => id === replyTo || in_reply_to_id === replyTo);
      yield* readComments(ofThread, true);
      if (rows.length < PER_PAGE) return;
    }
  }

  async function reply({ thread, replyTo }: CommentPlace, body: string): Promise<ThreadComment> {
    const route = repoRoute('POST', '/pulls/{number}/comments/{replyTo}/replies');
    const { data } = await send(route, { ...here, number: thread, replyTo, body });
    return requireComment(data, true);
  }

  const addToThread = async (thread: number, body: string) => {
    const { data } = await send(repoRoute('POST', '/issues/{number}/comments'), {
      ...here,
      number: thread,
      body,
    });
    return requireComment(data, false);
  };

  return {
    async permission(login) {
      try {
        const route = repoRoute('GET', '/collaborators/{login}/permission');
        return { kind: 'answer', ...readPermission((await send(route, { ...here, login })).data) };
      } catch {
        return { kind: 'error' };
      }
    },

    async ownLogin() {
      try {
        return readPerson((await send('GET /user')).data);
      } catch (error) {
        if (!(error instanceof HostError) || error.failure === 'limited') throw error;
        // An installation's token, such as the runner's own, has no user; GraphQL knows who it acts as.
        // GitHub Enterprise Server has it beside its REST API, not under it.
        const baseUrl = place.apiUrl.replace(/\/v3\/?$/, '');
        const { data } = await send('POST /graphql', { baseUrl, query: '{ viewer { login } }' });
        const viewer = (data as { data?: { viewer?: unknown } } | null)?.data?.viewer;
        const person = readPerson(viewer);
        return person && { ...person, isBot: true };
      }
    },

    async *comments(at) {
      if (at.replyTo !== undefined) {
        try {
          return yield* reviewThread(at);
        } catch (error) {
          // Where there are no replies (see addComment), the conversation has what was said.
          if (!(error instanceof HostError) || error.failure !== 'gone') throw error;
        }
      }
      yield* newestFirst('/issues/{number}/comments', { number: at.thread });
    },

    async *repositoryComments(maxPages) {
      for (let page = 1; page <= maxPages; page += 1) {
        const parameters = { ...here, sort: 'created', direction: 'desc', per_page: PER_PAGE, page };
        const found = readComments(
          (await send(repoRoute('GET', '/issues/comments'), parameters)).data,
          false,
        );
        yield* found;
        if (found.length < PER_PAGE) return;
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
      await send(repoRoute('PATCH', commentPath(comment)), { ...here, id: comment.id, body });
    },

    async readComment(comment) {
      const { data } = await send(repoRoute('GET', commentPath(comment)), { ...here, id: comment.id });
      return requireComment(data, comment.inReview);
    },

    async addReaction(to, content) {
      const path = `${to.isIssue ? '/issues/{id}' : commentPath(to)}/reactions`;
      const parameters = { ...here, id: to.id };
      const { data } = await send(repoRoute('POST', path), { ...parameters, content });
      const reaction = (data as { id?: unknown } | null)?.id;
      return async () => {
        // Gitea and Forgejo give reactions no id; they are taken away by their content.
        if (typeof reaction === 'number')
          await send(repoRoute('DELETE', `${path}/{reaction}`), { ...parameters, reaction });
        else await send(repoRoute('DELETE', path), { ...parameters, content });
      };
    },

    async changedFiles(number) {
      const files = [];
      for (let page = 1; page <= FILE_PAGES; page += 1) {
        const parameters = { ...here, number, per_page: PER_PAGE, page };
        const rows = readList((await send(repoRoute('GET', '/pulls/{number}/files'), parameters)).data);
        files.push(...rows.map(readChangedFile));
        if (rows.length < PER_PAGE) break;
      }
      return files;
    },

    async pullRequest(link) {
      const parts = parsePullRequestLink(link, place.serverUrl);
      if (!parts) return undefined;
      try {
        const { data } = await send('GET /repos/{owner}/{repo}/pulls/{number}', { ...parts });
        return readPullRequest(data);
      } catch (error) {
        if (error instanceof HostError && ['gone', 'forbidden'].includes(error.failure)) return undefined;
        throw error;
      }
    },
  };
}

function readComments(data: unknown, inReview: boolean): ThreadComment[] {
  return readList(data).flatMap((fields) => readThreadComment(fields, inReview) ?? []);
}

/** @throws HostError where the answer to a write is no comment: it may stand there all the same. */
function requireComment(data: unknown, inReview: boolean): ThreadComment {
  const comment = readThreadComment(data, inReview);
  if (!comment) throw new HostError('lost', 'the code host answered with something that is no comment');
  return comment;
}
