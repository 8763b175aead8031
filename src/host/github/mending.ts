import type {
  Annotation,
  HeadCheck,
  Part,
  PullFaults,
  PullMending,
  ReviewThread,
} from '../../ports/pull-faults.ts';
import type { PullPlace } from '../../ports/pull-request-care.ts';
import { ask, mutateAll, whyMissing } from './graphql.ts';
import { HostError } from './host-error.ts';
import { locatePull, readPerson } from './read.ts';
import type { Send } from './send.ts';

/** Each has 100 checks and 100 review threads; a pull request with more has not been read whole, and that is said. */
const PAGES_MAX = 3;
/** Replies in one request, so that one which is lost leaves few in doubt. */
const REPLIES_AT_ONCE = 50;

/** https://docs.github.com/graphql/reference/objects#pullrequest */
const QUERY = `query ($owner: String!, $name: String!, $number: Int!, $asksChecks: Boolean!, $asksThreads: Boolean!, $checks: String, $threads: String) {
  repository(owner: $owner, name: $name) { pullRequest(number: $number) {
    headRefOid mergeable
    commits(last: 1) @include(if: $asksChecks) { nodes { commit { statusCheckRollup {
      contexts(first: 100, after: $checks) { pageInfo { hasNextPage endCursor } nodes {
        __typename
        ... on CheckRun { name status conclusion title summary detailsUrl startedAt completedAt
          annotations(first: 20) { totalCount nodes { path annotationLevel title message location { start { line } } } } }
        ... on StatusContext { context state description targetUrl createdAt }
      } }
    } } } }
    reviewThreads(last: 100, before: $threads) @include(if: $asksThreads) { pageInfo { hasPreviousPage startCursor } nodes {
      id isResolved isOutdated path line
      comments(last: 20) { nodes { body createdAt author { __typename login } } }
    } }
  } }
}`;

type Fields = Readonly<Record<string, unknown>>;

/** GitHub's checks, statuses and review threads: one request for 100 of each. */
export function createGitHubMending(
  send: Send,
  { apiUrl, serverUrl }: { apiUrl: string; serverUrl: string },
): PullMending {
  const tools = { send, apiUrl };
  return {
    locate: (link) => locatePull(link, serverUrl),

    async faults(place, asked) {
      const checks = new Gathering(asked.checks, readCheck);
      const threads = new Gathering(asked.threads, readThread);
      for (let page = 1; ; page += 1) {
        const variables = {
          ...partsOf(place),
          ...{ asksChecks: checks.goesOn, checks: checks.cursor ?? null },
          ...{ asksThreads: threads.goesOn, threads: threads.cursor ?? null },
        };
        const { data, errors } = await ask(tools, { query: QUERY, variables });
        const pull = at(at(data, 'repository'), 'pullRequest');
        const { headRefOid: head, mergeable } = (pull ?? {}) as Fields;
        if (typeof head !== 'string' || typeof mergeable !== 'string')
          throw whyMissing(errors, 'repository') ?? noAnswer('pull request');
        if (checks.goesOn) checks.take(readRollup(pull), whyMissing(errors, 'statusCheckRollup', 'commits'));
        if (threads.goesOn) threads.take(at(pull, 'reviewThreads'), whyMissing(errors, 'reviewThreads'));
        if ((checks.goesOn || threads.goesOn) && page < PAGES_MAX) continue;
        const conflict = mergeable === 'CONFLICTING' ? 'yes' : mergeable === 'MERGEABLE' ? 'no' : 'unknown';
        return { head, conflict, checks: checks.part, threads: threads.part } satisfies PullFaults;
      }
    },

    async reply(_, replies) {
      for (let from = 0; from < replies.length; from += REPLIES_AT_ONCE) {
        const some = replies.slice(from, from + REPLIES_AT_ONCE);
        const inputs = some.map(({ thread, body }) => ({ pullRequestReviewThreadId: thread.id, body }));
        await mutateAll(tools, { name: 'addPullRequestReviewThreadReply', inputs });
      }
    },
  };
}

function partsOf({ repository, number }: PullPlace) {
  const [owner = '', name = ''] = repository.split('/');
  return { owner, name, number };
}

function at(value: unknown, field: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Fields)[field] : undefined;
}

/** A commit without any check has no rollup: `null`, and no error that says why. */
function readRollup(pull: unknown): unknown {
  const commits = at(at(pull, 'commits'), 'nodes');
  const rollup = at(at(Array.isArray(commits) ? commits[0] : undefined, 'commit'), 'statusCheckRollup');
  return rollup === null ? { nodes: [], pageInfo: {} } : at(rollup, 'contexts');
}

/** One list, over its pages. */
class Gathering<Item> {
  goesOn: boolean;
  cursor: string | undefined;
  readonly #items: Item[] = [];
  readonly #read: (fields: Fields) => Item | undefined;
  #unread: Error | undefined;

  constructor(isAsked: boolean, read: (fields: Fields) => Item | undefined) {
    this.goesOn = isAsked;
    this.#read = read;
  }

  take(list: unknown, missing: Error | undefined): void {
    const [nodes, info] = [at(list, 'nodes'), (at(list, 'pageInfo') ?? {}) as Fields];
    const items = (Array.isArray(nodes) ? nodes : []).map((node) => this.#read(node ?? {}));
    this.#items.push(...items.filter((item) => item !== undefined));
    const isWhole = Array.isArray(nodes) && items.every((item) => item !== undefined);
    if (missing || !isWhole) this.#unread = missing ?? noAnswer('list of what was asked for');
    const next = info.endCursor ?? info.startCursor;
    this.goesOn = isWhole && (info.hasNextPage === true || info.hasPreviousPage === true);
    this.cursor = typeof next === 'string' ? next : undefined;
  }

  get part(): Part<Item> {
    const unread = this.#unread ?? (this.goesOn ? TOO_MANY : undefined);
    return { items: this.#items, ...(unread ? { unread } : {}) };
  }
}

const TOO_MANY = new HostError(
  'endless',
  `there are more than ${PAGES_MAX * 100}, and the others were not read`,
);

function noAnswer(what: string): HostError {
  return new HostError('unreadable', `the code host answered GraphQL with something that is no ${what}`);
}

const FAILED = ['FAILURE', 'TIMED_OUT', 'STARTUP_FAILURE', 'ERROR'];
const PASSED = ['SUCCESS', 'NEUTRAL', 'SKIPPED'];
const RUNNING = ['PENDING', 'EXPECTED'];

function stateOf(conclusion: string): HeadCheck['state'] {
  if (FAILED.includes(conclusion)) return 'failed';
  if (RUNNING.includes(conclusion)) return 'running';
  return PASSED.includes(conclusion) ? 'passed' : 'undecided';
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const line = (value: unknown) => (typeof value === 'number' ? value : undefined);
const timeOf = (value: unknown) => Date.parse(text(value)) || 0;

function readCheck(fields: Fields): HeadCheck | undefined {
  if (fields.__typename === 'StatusContext') return readStatus(fields);
  const { name, status, conclusion, annotations } = fields;
  if (fields.__typename !== 'CheckRun' || typeof name !== 'string' || typeof status !== 'string')
    return undefined;
  const isOver = status === 'COMPLETED';
  if (isOver && typeof conclusion !== 'string') return undefined;
  const nodes = at(annotations, 'nodes');
  const list = Array.isArray(nodes) ? nodes.map((node) => readAnnotation(node ?? {})) : [];
  const count = at(annotations, 'totalCount');
  return {
    name,
    state: isOver ? stateOf(text(conclusion)) : 'running',
    conclusion: (isOver ? text(conclusion) : status).toLowerCase(),
    title: text(fields.title),
    summary: text(fields.summary),
    annotations: list,
    annotationCount: typeof count === 'number' ? count : list.length,
    url: text(fields.detailsUrl),
    atMs: timeOf(fields.completedAt) || timeOf(fields.startedAt),
  };
}

function readStatus({ context, state, description, targetUrl, createdAt }: Fields): HeadCheck | undefined {
  if (typeof context !== 'string' || typeof state !== 'string') return undefined;
  return {
    name: context,
    state: stateOf(state),
    conclusion: state.toLowerCase(),
    title: text(description),
    summary: '',
    annotations: [],
    annotationCount: 0,
    url: text(targetUrl),
    atMs: timeOf(createdAt),
  };
}

function readAnnotation(fields: Fields): Annotation {
  return {
    path: text(fields.path),
    line: line(at(at(fields.location, 'start'), 'line')),
    level: text(fields.annotationLevel).toLowerCase(),
    title: text(fields.title),
    message: text(fields.message),
  };
}

function readThread({ id, isResolved, isOutdated, path, ...fields }: Fields): ReviewThread | undefined {
  const nodes = at(fields.comments, 'nodes');
  if (typeof id !== 'string' || typeof path !== 'string' || !Array.isArray(nodes)) return undefined;
  if (typeof isResolved !== 'boolean' || typeof isOutdated !== 'boolean') return undefined;
  const comments = nodes.map((node) => ({
    author: readAuthor(at(node, 'author')),
    body: text(at(node, 'body')),
    atMs: timeOf(at(node, 'createdAt')),
  }));
  return { id, path, line: line(fields.line), comments, isOpen: !isResolved && !isOutdated };
}

/** GraphQL names a bot without `[bot]`, which REST has behind its login. */
function readAuthor(author: unknown) {
  const login = text(at(author, 'login'));
  const isBot = at(author, '__typename') === 'Bot';
  return readPerson({ login: isBot && !login.endsWith('[bot]') ? `${login}[bot]` : login });
}
