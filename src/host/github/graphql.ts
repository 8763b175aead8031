import { toOneLine } from '../../text/one-line.ts';
import { isGiteaApi } from './gitea.ts';
import { HostError } from './host-error.ts';
import type { Send } from './send.ts';

/** GitHub Enterprise Server has it beside its REST API, not under it. */
export function graphqlBase(apiUrl: string): string {
  return apiUrl.replace(/\/v3\/?$/, '');
}

interface Mutation {
  readonly name: string;
  readonly input: Readonly<Record<string, string>>;
}

const SAYS_MAX_CHARACTERS = 200;

interface Tools {
  readonly send: Send;
  readonly apiUrl: string;
}

interface Question {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** What it says went wrong, in an answer of 200, with where; what is there beside is what could be answered. */
interface Reply {
  readonly data: Readonly<Record<string, unknown>> | undefined;
  readonly errors: readonly GraphqlError[];
}

interface GraphqlError {
  readonly type?: unknown;
  readonly message?: unknown;
  readonly path?: unknown;
}

/** Asks GitHub's GraphQL. Rejects with a HostError. https://docs.github.com/graphql */
export async function ask({ send, apiUrl }: Tools, question: Question): Promise<Reply> {
  if (isGiteaApi(apiUrl))
    throw new HostError('refused', 'this code host has no way to do that by its interface');
  const answer = await send('POST /graphql', { baseUrl: graphqlBase(apiUrl), ...question });
  const { errors, data } = (answer.data ?? {}) as { errors?: unknown; data?: Reply['data'] };
  const list = Array.isArray(errors) ? (errors as (GraphqlError | null)[]) : [];
  return { data: data ?? undefined, errors: list.map((error) => error ?? {}) };
}

/** Why a field of any of these names was not answered; undefined where nothing says that it was not. */
export function whyMissing(errors: Reply['errors'], ...fields: readonly string[]): HostError | undefined {
  const isAbout = ({ path }: GraphqlError) =>
    !Array.isArray(path) || path.length === 0 || path.some((step) => fields.includes(String(step)));
  const error = errors.find(isAbout);
  return error && refusal(error);
}

/**
 * One mutation of GitHub's GraphQL, which says what went wrong in an answer of 200. Rejects with a HostError.
 * https://docs.github.com/graphql/reference/mutations
 */
export function mutate(tools: Tools, { name, input }: Mutation): Promise<void> {
  return mutateAll(tools, { name, inputs: [input] });
}

/** The same mutation, several times in one request; where one is refused, the others are done all the same. */
export async function mutateAll(
  tools: Tools,
  { name, inputs }: { name: string; inputs: readonly Mutation['input'][] },
): Promise<void> {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input!`;
  const isOne = inputs.length === 1;
  const keys = inputs.map((_, at) => (isOne ? 'input' : `input${at}`));
  const fields = keys.map((key, at) => {
    const alias = isOne ? '' : `done${at}: `;
    return `${alias}${name}(input: $${key}) { clientMutationId }`;
  });
  const { data, errors } = await ask(tools, {
    query: `mutation (${keys.map((key) => `$${key}: ${type}`).join(', ')}) { ${fields.join(' ')} }`,
    variables: Object.fromEntries(keys.map((key, at) => [key, inputs[at]])),
  });
  const [first] = errors;
  if (first) throw refusal(first);
  if (!keys.every((_, at) => data?.[isOne ? name : `done${at}`]))
    throw new HostError('lost', `the code host answered ${name} with something that is no answer to it`);
}

function refusal({ type, message }: GraphqlError): HostError {
  if (type === 'FORBIDDEN' || type === 'INSUFFICIENT_SCOPES')
    return new HostError('forbidden', 'the token may not do this (GraphQL)');
  if (type === 'NOT_FOUND')
    return new HostError('gone', 'the code host finds no such pull request (GraphQL)');
  const says = typeof message === 'string' ? toOneLine(message, SAYS_MAX_CHARACTERS) : '';
  return new HostError('refused', explain(says));
}

/** What GitHub says of a pull request that it will not merge by itself is short, and tells nobody what to do. */
function explain(says: string): string {
  if (/in (?:clean|unstable|has_hooks) status/i.test(says))
    return 'there is nothing that it would wait for: the branch has no required check or review that is open';
  if (/auto.?merge is not (?:allowed|enabled)/i.test(says))
    return 'the repository does not allow auto-merge (Settings, General, Pull Requests)';
  if (/protected branch rules not configured/i.test(says))
    return 'the base branch has no protection rule, so that there is nothing to wait for';
  return says === '' ? 'the code host refused it' : `the code host says: ${says.replace(/\.$/, '')}`;
}
