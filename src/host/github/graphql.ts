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

/**
 * One mutation of GitHub's GraphQL, which says what went wrong in an answer of 200. Rejects with a HostError.
 * https://docs.github.com/graphql/reference/mutations
 */
export async function mutate(
  { send, apiUrl }: { send: Send; apiUrl: string },
  { name, input }: Mutation,
): Promise<void> {
  if (isGiteaApi(apiUrl))
    throw new HostError('refused', 'this code host has no way to do that by its interface');
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input!`;
  const query = `mutation ($input: ${type}) { ${name}(input: $input) { clientMutationId } }`;
  const { data } = await send('POST /graphql', {
    baseUrl: graphqlBase(apiUrl),
    query,
    variables: { input },
  });
  const { errors, data: result } = (data ?? {}) as { errors?: unknown; data?: Record<string, unknown> };
  const [first] = Array.isArray(errors) ? (errors as { type?: unknown; message?: unknown }[]) : [];
  if (first) throw refusal(first);
  if (!result?.[name])
    throw new HostError('lost', `the code host answered ${name} with something that is no answer to it`);
}

function refusal({ type, message }: { type?: unknown; message?: unknown }): HostError {
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
