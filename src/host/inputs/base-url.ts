import { isLoopback } from '../../contract/loopback.ts';
import { RUNNER_FRAGMENT } from '../../contract/runner-service.ts';
import { InputError } from './input-error.ts';

/**
 * The service's address without a trailing slash; of one on a runner with the fragment that says so.
 * @throws InputError unless https, or http on loopback; with user info, query or fragment. What was given is not
 * repeated: it may hold a password.
 */
export function parseBaseUrl(value: string): { baseUrl: string; loopback: boolean } {
  const accepted =
    'accepted is an https:// address (http:// on loopback only), such as https://api.mintlify.com';
  let url: URL;
  try {
    url = new URL(value);
  } catch {
    throw new InputError('baseUrl', `what was given is no URL; ${accepted}.`);
  }
  const loopback = isLoopback(url.hostname);
  const onRunner = loopback && url.protocol === 'http:' && value.endsWith(RUNNER_FRAGMENT);
  const fragment = onRunner ? RUNNER_FRAGMENT : '';
  const flaw =
    url.protocol !== 'https:' && !(url.protocol === 'http:' && loopback)
      ? `it is ${url.protocol === 'http:' ? 'http:// beyond loopback' : 'neither https:// nor http://'}`
      : url.username || url.password
        ? 'it has a user name or password in it'
        : url.search || value.includes('?')
          ? 'it has a query'
          : value.slice(0, value.length - fragment.length).includes('#')
            ? 'it has a fragment'
            : undefined;
  if (flaw) throw new InputError('baseUrl', `${flaw}; ${accepted}, without user name, query and fragment.`);
  return { baseUrl: (url.origin + url.pathname).replace(/\/+$/, '') + fragment, loopback };
}
