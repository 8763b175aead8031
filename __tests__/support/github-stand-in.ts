import { type Answer, json, reset } from './answers.ts';
import {
  asGitea,
  asGiteaQuery,
  cutGiteaPage,
  deleteReactionByContent,
  GITEA_ONLY,
  isMissingInGitea,
  refuseScope,
} from './gitea-answers.ts';
import { GITEA_PATHS, GITEA_REVIEW, giteaRoutes } from './gitea-routes.ts';
import { answerMutation, MUTATIONS } from './github-care.ts';
import { answerClosers, CLOSERS_QUERY, withinOneAnswer } from './github-changes.ts';
import type { GitHubContract, Matched } from './github-contract.ts';
import { answerFault, type GitHubFault, limitHeaders } from './github-faults.ts';
import { answerMending, MENDING_QUERY, REPLY_MUTATION } from './github-mending.ts';
import { cutPage, REPOSITORY_ID } from './github-pages.ts';
import { type Call, fail, notFound, type Reply } from './github-reply.ts';
import { routes } from './github-routes.ts';
import type { GitHubWorld, Json, User } from './github-world.ts';
import { ACTIONS_BOT, createWorld, type Setup, setUp } from './github-world-setup.ts';
import { loadOnce } from './load-once.ts';
import { type RecordedRequest, startScriptedService } from './scripted-service.ts';

export type GitHubStandInOptions = {
  /** `github` as api.github.com, `ghes` under /api/v3, `gitea` under /api/v1. */
  flavour?: 'github' | 'ghes' | 'gitea';
  /** Operations that the tokens may not use, by operation id: 403, as for a missing permission or scope. */
  forbidden?: string[];
  /** Asked for each call before `failNext`: how it goes wrong, if it does. */
  fault?: (request: RecordedRequest, operationId: string) => GitHubFault | undefined;
  /** Told of each call that is carried out, with what was answered for it. */
  carriedOut?: (request: RecordedRequest, operationId: string, reply: Reply) => void;
};

export type GitHubStandIn = Setup & {
  world: GitHubWorld;
  requests: RecordedRequest[];
  /** Operation ids in the order they came. */
  calls: () => string[];
  /** The next `times` calls of an operation go wrong. */
  failNext: (operationId: string, fault: GitHubFault, times?: number) => void;
  /** Variables for the runner-like environment. */
  env: Record<string, string>;
  violations: string[];
  close: () => Promise<void>;
  /** Closes, and throws where a request or an answer was not as GitHub describes it. */
  [Symbol.asyncDispose]: () => Promise<void>;
};

const isGraphql = (operation: string): boolean =>
  ['graphql', MENDING_QUERY, REPLY_MUTATION, CLOSERS_QUERY].includes(operation) || operation in MUTATIONS;

const BASES = { github: '', ghes: '/api/v3', gitea: '/api/v1' };

/** GitHub's REST API in memory, as far as the fixture describes it; each request and answer is checked against that. */
export async function startGitHubStandIn(options: GitHubStandInOptions = {}): Promise<GitHubStandIn> {
  const flavour = options.flavour ?? 'github';
  const base = BASES[flavour];
  // Its checks are compiled from GitHub's description: a third of a second for each file of tests, once for all.
  const { loadGitHubContract } = loadOnce('./github-contract.ts') as typeof import('./github-contract.ts');
  const contract = loadGitHubContract();
  const world = createWorld();
  const setup = setUp(world);
  const violations: string[] = [];
  const calls: string[] = [];
  const faults: { operationId: string; fault: GitHubFault }[] = [];
  const takeFault = (operation: string, request: RecordedRequest): GitHubFault | undefined => {
    const wanted = options.fault?.(request, operation);
    if (wanted) return wanted;
    const next = faults.findIndex(({ operationId }) => operationId === operation);
    return next < 0 ? undefined : faults.splice(next, 1)[0]?.fault;
  };
  const answer = (request: RecordedRequest): Answer => {
    const url = new URL(request.path, world.apiUrl);
    const pathname = url.pathname.startsWith(`${base}/`)
      ? url.pathname
          .slice(base.length)
          .replace(`/repositories/${REPOSITORY_ID}/`, `/repos/${world.repository}/`)
      : '';
    const where = `${request.method} ${request.path}`;
    if (flavour !== 'gitea' && where === `POST ${base.replace('/v3', '')}/graphql`) {
      const viewer = findUser(request, world.tokens);
      const asked = { world, user: viewer ?? ACTIONS_BOT, forbidden: options.forbidden ?? [] };
      const question = parseBody(request.body) as Json;
      const mending = answerMending(question, asked) ?? answerClosers(question, asked);
      const mutation = mending ? undefined : answerMutation(parseBody(request.body) as Json, asked);
      const operation = mending?.name ?? mutation?.name ?? 'graphql';
      calls.push(operation);
      const fault = takeFault(operation, request);
      if (fault?.kind === 'lost-answer') mending?.answer();
      if (fault) return answerFault(fault) ?? reset();
      if (!viewer) return json(401, fail(401, 'Bad credentials').body);
      if (mending) return json(200, mending.answer());
      return json(200, mutation?.answer ?? answerViewer(request.body, viewer));
    }
    // Gitea and Forgejo have no GraphQL, which the action learns by asking.
    if (flavour === 'gitea' && where === `POST ${base}/graphql`) return json(404, notFound().body);
    const complain = (found: string[]): void => {
      violations.push(...found.map((wrong) => `${where}: ${wrong}`));
    };
    const matched = matchIn(flavour, contract, { method: request.method, pathname });
    // Whether there is such an operation is learnt by asking.
    if (!matched && flavour === 'gitea' && /\/issues\/\d+\/assignees$/.test(pathname))
      return json(404, notFound().body);
    if (!matched) {
      complain(['there is no such operation']);
      return json(404, notFound().body);
    }
    calls.push(matched.operationId);
    const body = request.body === '' ? undefined : parseBody(request.body);
    const wrong = checkHeaders(request);
    if (flavour !== 'gitea')
      wrong.push(
        ...contract.checkRequest(matched, {
          method: request.method,
          pathname,
          query: url.searchParams,
          body,
        }),
      );
    complain(wrong);
    const fault = takeFault(matched.operationId, request);
    if (fault?.kind === 'reset') return reset();
    const given = fault ? answerFault(fault) : undefined;
    if (given) return given;
    const call = {
      world,
      parameters: matched.parameters,
      query: flavour === 'gitea' ? asGiteaQuery(url.searchParams) : url.searchParams,
      body: (body ?? {}) as Json,
    };
    const reply = wrong.length > 0 ? fail(422, wrong.join('; ')) : perform(matched, request, call);
    options.carriedOut?.(request, matched.operationId, reply);
    const shown = flavour === 'gitea' ? asGitea(reply.body, matched.operationId) : reply.body;
    const at = { url, base, apiUrl: world.apiUrl, operationId: matched.operationId };
    const cut = flavour === 'gitea' ? cutGiteaPage : cutPage;
    const page = reply.list ? cut(shown as unknown[], at) : { body: shown, headers: {} };
    const isFiles = matched.operationId === 'pulls/list-files' && Array.isArray(page.body);
    const sent = isFiles ? withinOneAnswer(page.body as unknown[]) : page.body;
    const { headers } = page;
    if (flavour !== 'gitea' && wrong.length === 0)
      complain(
        contract
          .checkResponse(matched, { status: reply.status, body: sent })
          .map((error) => `our own answer: ${error}`),
      );
    if (fault?.kind === 'lost-answer') return reset();
    if (fault?.kind === 'carried-out') return fault.answer;
    const all = { ...limitHeaders({ remaining: 4_999 - calls.length, resetInSeconds: 3_600 }), ...headers };
    if (reply.text !== undefined) {
      const type = { 'content-type': 'text/plain; charset=utf-8' };
      return { kind: 'body', status: reply.status, body: reply.text, headers: { ...all, ...type } };
    }
    if (sent === undefined) return { kind: 'body', status: reply.status, body: '', headers: all };
    return json(reply.status, sent, { headers: all, delayMs: fault?.kind === 'slow' ? fault.delayMs : 0 });
  };

  const perform = (matched: Matched, request: RecordedRequest, call: Omit<Call, 'user'>): Reply => {
    const { owner, repo } = matched.parameters;
    const user = findUser(request, world.tokens);
    if (!user)
      return fail(401, request.headers.authorization ? 'Bad credentials' : 'Requires authentication');
    if (options.forbidden?.includes(matched.operationId)) {
      const { pathname } = new URL(request.path, world.apiUrl);
      return flavour === 'gitea'
        ? refuseScope({ method: request.method, pathname: pathname.slice(base.length) })
        : fail(403, 'Resource not accessible by integration');
    }
    const known = [world.repository, world.elsewhere].map((name) => name?.toLowerCase());
    if (owner !== undefined && !known.includes(`${owner}/${repo}`.toLowerCase())) return notFound();
    if (flavour === 'gitea' && matched.operationId in GITEA_ONLY)
      return deleteReactionByContent({ ...call, user });
    const own = flavour === 'gitea' ? giteaRoutes[matched.operationId] : undefined;
    return (own ?? routes[matched.operationId] ?? notFound)({ ...call, user });
  };

  const service = await startScriptedService({ script: answer });
  world.apiUrl = `${service.url}${base}`;
  world.serverUrl = flavour === 'github' ? 'https://github.com' : service.url;
  return {
    ...setup,
    world,
    violations,
    requests: service.requests,
    calls: () => [...calls],
    failNext: (operationId, fault, times = 1) => {
      if (!routes[operationId] && !giteaRoutes[operationId] && !isGraphql(operationId))
        throw new RangeError(`no operation ${operationId}`);
      for (let n = 0; n < times; n += 1) faults.push({ operationId, fault });
    },
    env: {
      GITHUB_API_URL: world.apiUrl,
      GITHUB_SERVER_URL: world.serverUrl,
      GITHUB_REPOSITORY: world.repository,
    },
    close: service.close,
    [Symbol.asyncDispose]: async () => {
      await service.close();
      if (violations.length > 0)
        throw new Error(`not as GitHub describes it:\n${[...new Set(violations)].join('\n')}`);
    },
  };
}

function matchIn(
  flavour: string,
  contract: GitHubContract,
  { method, pathname }: { method: string; pathname: string },
): Matched | undefined {
  const matched = contract.match(method, pathname);
  if (flavour !== 'gitea') return matched;
  const own = /^\/repos\/([^/]+)\/([^/]+)\/issues\/(comments\/)?(\d+)\/reactions$/.exec(pathname);
  if (method === 'DELETE' && own) {
    const [, owner = '', repo = '', ofComment, id = ''] = own;
    const target: Record<string, string> = ofComment ? { comment_id: id } : { issue_number: id };
    const operationId = `reactions/delete-for-issue${ofComment ? '-comment' : ''}`;
    return { operationId, parameters: { owner, repo, ...target } };
  }
  const review = method === 'POST' ? GITEA_REVIEW.exec(pathname) : null;
  if (review) return { operationId: 'pulls/create-review', parameters: { ...review.groups } };
  for (const [operationId, path] of Object.entries(GITEA_PATHS)) {
    const own = method === 'GET' ? path.exec(pathname) : null;
    if (own) return { operationId, parameters: { ...own.groups } };
  }
  const missing = matched && (isMissingInGitea(matched.operationId) || matched.operationId in GITEA_ONLY);
  return missing ? undefined : matched;
}

/** The one GraphQL question that has no REST operation: as whom an installation's token acts. */
function answerViewer(body: string, { login }: User): Json {
  const asksForViewer =
    String((parseBody(body) as Json).query).replace(/\s+/g, ' ') === '{ viewer { login } }';
  return asksForViewer ? { data: { viewer: { login } } } : { errors: [{ message: 'not answered here' }] };
}

const parseBody = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

function checkHeaders({ headers, body }: RecordedRequest): string[] {
  const wrong: string[] = [];
  if (!headers['user-agent']) wrong.push('GitHub refuses requests without a User-Agent');
  if (body !== '' && !/^application\/json\b/.test(headers['content-type'] ?? ''))
    wrong.push(`the body's type is ${headers['content-type'] ?? 'not said'}`);
  return wrong;
}

function findUser({ headers }: RecordedRequest, tokens: Map<string, User>): User | undefined {
  return tokens.get(/^(?:bearer|token) (.+)$/i.exec(headers.authorization ?? '')?.[1] ?? '');
}
