import type { Config, Environment } from './config.ts';
import { passwordsOf } from './postgres-address.ts';

const PROXIES = ['http_proxy', 'HTTP_PROXY', 'https_proxy', 'HTTPS_PROXY', 'all_proxy', 'ALL_PROXY'];

/**
 * Every secret that the service knows: the projects' tokens, what the configuration passes on to agents, and the
 * passwords in addresses. Of access keys it knows only hashes.
 */
export function knownSecrets(
  config: Pick<Config, 'projects'> & Partial<Pick<Config, 'database' | 's3'>>,
  environment: Environment,
): string[] {
  const projects = [...config.projects.values()];
  const values: (string | null | undefined)[] = projects.flatMap(({ token, contexts, agent }) => [
    token,
    ...contexts.map((context) => context.token),
    ...agent.env.map((name) => environment[name]),
  ]);
  const addresses = [
    ...projects.flatMap((project) => [project, ...project.contexts].map(({ repository }) => repository)),
    ...PROXIES.map((name) => environment[name] ?? ''),
  ];
  values.push(...passwordsOf(config.database ?? ''), config.s3?.accessKey, config.s3?.secretKey);
  return [...values, ...addresses.flatMap(passwordOf)].flatMap((value) => (value ? [value] : []));
}

/** As it is written in the address, and as it is sent. */
function passwordOf(address: string): string[] {
  if (!URL.canParse(address)) return [];
  const { password } = new URL(address);
  try {
    return [password, decodeURIComponent(password)];
  } catch {
    return [password];
  }
}
