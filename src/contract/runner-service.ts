/*
 * A service that runs on a runner, for the time of a job of a workflow, has an address that no other run ever meets again,
 * and yet its jobs are found again: they stand in git and at the code host. So what a thread's marker names in its place
 * is a name that stays. Nobody can claim it. It is what the workflow's own `baseUrl` says, never an answer: the fragment of
 * an address, which is sent to nobody, and which `baseUrl` takes on loopback alone. And no service's address has such a
 * host: between square brackets stands an IPv6 address or nothing that URLs take.
 */

/** Behind the address of such a service, in the output of the step that starts it. */
export const RUNNER_FRAGMENT = '#runner';

/** In a marker, in place of a host. */
export const RUNNER_SERVICE = '[runner]';

/** Whether a service ends with the job of the workflow that it runs in. */
export function isOnRunner(baseUrl: string): boolean {
  return baseUrl.endsWith(RUNNER_FRAGMENT);
}

/** What tells a service from others in the markers of a thread: host and port, or the name of one on a runner. */
export function nameOfService(baseUrl: string): string {
  return isOnRunner(baseUrl) ? RUNNER_SERVICE : new URL(baseUrl).host;
}

/** The address of one of its operations. */
export function addressIn(baseUrl: string, path: string): URL {
  return new URL(baseUrl.replace(/#.*$/s, '') + path);
}
