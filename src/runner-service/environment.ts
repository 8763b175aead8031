import type { ServiceFolder } from './folder.ts';

/** What a service needs of the runner's environment to find its programs and the way out. Nothing of it is a secret of the workflow. */
const KEPT = [
  'PATH',
  'HOME',
  'USER',
  'LOGNAME',
  'LANG',
  'LC_ALL',
  'TZ',
  'http_proxy',
  'HTTP_PROXY',
  'https_proxy',
  'HTTPS_PROXY',
  'all_proxy',
  'ALL_PROXY',
  'no_proxy',
  'NO_PROXY',
  'NODE_USE_ENV_PROXY',
  'NODE_EXTRA_CA_CERTS',
  'SSL_CERT_FILE',
  'SSL_CERT_DIR',
  'GIT_CONFIG_GLOBAL',
  'GIT_SSL_CAINFO',
  'GIT_SSL_CAPATH',
  // By it GitHub's runner knows, and ends, what a job has left running.
  'RUNNER_TRACKING_ID',
];

/** The address of a socket may have 107 bytes, and those of the service need 30 behind its temporary folder. */
const TMP_MAX_BYTES = 75;

/** Where the service puts what is temporary: with all else of it, as long as the folder's name leaves room. */
export function temporaryIn({ tmp }: ServiceFolder): Record<string, string> {
  return Buffer.byteLength(tmp) > TMP_MAX_BYTES ? {} : { TMPDIR: tmp };
}

/** All of the service's environment: what it needs, what its agents may see, and its own secrets. */
export function serviceEnvironment(
  env: NodeJS.ProcessEnv,
  given: { agentEnv: readonly string[]; own: Readonly<Record<string, string>> },
): Record<string, string> {
  const passed = [...KEPT, ...given.agentEnv].flatMap((name) => {
    const value = env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(passed), ...given.own };
}
