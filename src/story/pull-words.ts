import { DEFAULT_BASE_URL } from '../contract/paths.ts';
import { isTrustedLink, type TrustedOrigins } from '../text/links.ts';
import type { Changes } from './scene.ts';

/** Where the hosted service shows previews: https://www.mintlify.com/docs/deploy/preview-deployments */
const HOSTED_PREVIEWS = /\.mintlify\.(?:site|app)$/;

/** `3 files changed, +24 −7` */
export function tellSize({ count, additions, deletions }: Omit<Changes, 'files'>): string {
  return `${count} ${count === 1 ? 'file' : 'files'} changed, +${additions} −${deletions}`;
}

/** True where an address is the service's own, or where the hosted service is known to show previews. */
export function isPreviewLink(url: string, trusted: TrustedOrigins): boolean {
  if (isTrustedLink(url, trusted)) return true;
  const { protocol, hostname = '' } = URL.parse(url) ?? {};
  return trusted.baseUrl === DEFAULT_BASE_URL && protocol === 'https:' && HOSTED_PREVIEWS.test(hostname);
}
