import type { HostFailure, Person } from '../../ports/code-host.ts';
import { graphqlBase } from './graphql.ts';
import { HostError, TOKEN_INVALID } from './host-error.ts';
import { readPerson } from './read.ts';
import { nameRoute } from './route.ts';
import type { Answer, Send } from './send.ts';

const USER = 'GET /user';
/** The host does not answer this question, or not this token. Anything else, such as a rate limit, meets every question. */
const REFUSALS: readonly HostFailure[] = ['forbidden', 'gone', 'moved', 'refused'];

/** Whom the token acts as, or undefined where the host does not tell. Rejects with a HostError. */
export async function readOwnLogin(send: Send, apiUrl: string): Promise<Person | undefined> {
  const asUser = await catchRefusal(send(USER));
  if (!(asUser instanceof HostError)) return readPerson(asUser.data);
  // An installation's token, such as the runner's own, has no user; GraphQL knows who it acts as.
  const query = send('POST /graphql', { baseUrl: graphqlBase(apiUrl), query: '{ viewer { login } }' });
  const asViewer = await catchRefusal(query);
  // Gitea and Forgejo have no GraphQL: why the token is no user is then what helps.
  if (asViewer instanceof HostError) throw explainRefusal(asUser, apiUrl);
  const person = readPerson((asViewer.data as { data?: { viewer?: unknown } } | null)?.data?.viewer);
  return person && { ...person, isBot: true };
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
  return new HostError('forbidden', `the token may not ask whom it acts as (HTTP 403 for ${asked})`);
}
