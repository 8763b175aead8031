import { devNull } from 'node:os';

export type GitRemote = { token: string | null; url: string };

/** Below one byte a second for this long, a transfer over http has stalled. */
const STALLED_SECONDS = 60;

/**
 * What the operator may set for talking to remotes. The account's own git configuration counts only where
 * GIT_CONFIG_GLOBAL names it: an agent without a sandbox can write to the usual places.
 */
const PASSED = [
  'GIT_CONFIG_GLOBAL',
  'HOME',
  'SSH_AUTH_SOCK',
  'https_proxy',
  'HTTPS_PROXY',
  'no_proxy',
  'NO_PROXY',
  'GIT_SSL_CAINFO',
  'GIT_SSL_CAPATH',
  'SSL_CERT_FILE',
  'SSL_CERT_DIR',
];

/** Nothing that a repository, an account or the machine has configured is to run a program. */
const INERT: readonly (readonly [string, string])[] = [
  ['core.hooksPath', devNull],
  ['core.fsmonitor', 'false'],
  ['core.untrackedCache', 'false'],
  ['core.attributesFile', devNull],
  ['core.excludesFile', devNull],
  ['core.quotePath', 'false'],
  ['diff.external', ''],
  ['gc.auto', '0'],
  ['maintenance.auto', 'false'],
];

/** The environment of a git command of the service; with `remote`, of one that talks to another machine. */
export function gitEnvironment(remote: GitRemote | undefined): Record<string, string> {
  const { PATH = '/usr/bin:/bin' } = process.env;
  return {
    PATH,
    LC_ALL: 'C',
    HOME: devNull,
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_ASKPASS: '',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: devNull,
    GIT_ATTR_NOSYSTEM: '1',
    GIT_NO_REPLACE_OBJECTS: '1',
    ...(remote ? remoteEnvironment(remote) : { GIT_ALLOW_PROTOCOL: 'file', ...configuration(INERT) }),
  };
}

/**
 * The header is bound to the repository's own origin, so that a submodule does not get it. No redirect is followed: git
 * goes on with the header it began with, wherever it was sent.
 */
function remoteEnvironment({ token, url }: GitRemote): Record<string, string> {
  const passed = PASSED.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  const header = `Authorization: Basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`;
  return {
    ...Object.fromEntries(passed),
    GIT_ALLOW_PROTOCOL: 'file:git:http:https:ssh',
    GIT_SSH_COMMAND:
      process.env.GIT_SSH_COMMAND ??
      'ssh -oBatchMode=yes -oConnectTimeout=30 -oServerAliveInterval=15 -oServerAliveCountMax=4',
    ...configuration([
      ...INERT,
      ['http.followRedirects', 'false'],
      ['http.lowSpeedLimit', '1'],
      ['http.lowSpeedTime', String(STALLED_SECONDS)],
      ...(token !== null && /^https?:/.test(url)
        ? [[`http.${new URL(url).origin}/.extraHeader`, header] as const]
        : []),
    ]),
  };
}

function configuration(entries: readonly (readonly [string, string])[]): Record<string, string> {
  const pairs = entries.flatMap(([key, value], index) => [
    [`GIT_CONFIG_KEY_${index}`, key],
    [`GIT_CONFIG_VALUE_${index}`, value],
  ]);
  return { GIT_CONFIG_COUNT: String(entries.length), ...Object.fromEntries(pairs) };
}
