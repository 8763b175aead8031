import type { HostFailure, Person } from '../../ports/code-host.ts';
import { graphqlBase } from './graphql.ts';
import { HostError, TOKEN_INVALID } from './host-error.ts';
import { readPerson } from './read.ts';
import { isNo } from './require.ts';
import { nameRoute } from './route.ts';
import type { Answer, Send } from './send.ts';

const USER = 'GET /user';
/** The host does not answer this question, or not this token. Anything else, such as a rate limit, meets every question. */
const REFUSALS: readonly HostFailure[] = ['forbidden', 'gone', 'moved', 'refused'];

/** Whom the token acts as, or undefined where the host does not tell. Rejects with a HostError. */
export async function readOwnLogin(send: Send, apiUrl: string): Promise<Person | undefined> {
  const asUser = await catchRefusal(send(USER));
  if (!(asUser instanceof HostError)) return requirePerson(asUser.data, asUser);
  // An installation's token, such as the runner's own, has no user; GraphQL knows who it acts as.
  const query = send('POST /graphql', { baseUrl: graphqlBase(apiUrl), query: '{ viewer { login } }' });
  const asViewer = await catchRefusal(query);
  // Gitea and Forgejo have no GraphQL: why the token is no user is then what helps.
  if (asViewer instanceof HostError) throw explainRefusal(asUser, apiUrl);
  const { data, errors } = (asViewer.data ?? {}) as { data?: { viewer?: unknown }; errors?: unknown };
  // GraphQL refuses in an answer of 200.
  if (Array.isArray(errors) && errors.length > 0) throw explainRefusal(asUser, apiUrl);
  return { ...requirePerson(data?.viewer, asViewer), isBot: true };
}

/** @throws HostError where the answer names nobody: that is not to say that the token is nobody's. */
function requirePerson(fields: unknown, { asked }: Answer): Person {
  const person = readPerson(fields);
  if (!person) throw isNo('user', asked);
  return person;
}

async function catchRefusal(sending: Promise<Answer>): Promise<Answer | HostError> {
  try {
    return await sending;
  } catch (error) {
    if (error instanceof HostError && REFUSALS.includes(error.failure)) return error;
    throw error;
  }
}

function explainRefusal(error: HostError, apiUrl: string): HostError {
  if (error.failure !== 'forbidden' || error.message === TOKEN_INVALID) return error;
  const asked = nameRoute(USER, { parameters: {}, apiUrl });
  const message = `the token may not ask whom it acts as (HTTP 403 for ${asked})`;
  return new HostError('forbidden', { message, says: error.says, required: error.required });
}
