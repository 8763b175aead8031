import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import { isLoopback } from '../access/addresses.ts';
import { addressOf } from '../access/caller.ts';
import { authorize } from '../access/keys.ts';
import { ALL_PROJECTS, type KeyStore } from '../store/keys.ts';
import type { Metrics } from './metrics.ts';

export type MetricsAccess = {
  keys: Pick<KeyStore, 'find'>;
  trustedProxies: readonly string[];
};

/** A request with any of these came through a proxy, and is from this machine only as far as the proxy is. */
const PROXY_HEADERS = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

/**
 * Serves `/metrics`: to this machine without a key, to others with a key that may read all projects. They tell how busy
 * the service is and nothing about any job.
 */
export function registerMetrics(
  app: Hono<{ Bindings: HttpBindings }>,
  { metrics, ...access }: MetricsAccess & { metrics: Pick<Metrics, 'render' | 'contentType'> },
): void {
  app.get('/metrics', async (c) => {
    const refusal = await refusalOf(c, access);
    if (refusal) {
      if (refusal.status === 401) c.header('WWW-Authenticate', 'Bearer');
      return c.json({ error: refusal.error }, refusal.status);
    }
    return c.body(await metrics.render(), 200, {
      'Content-Type': metrics.contentType,
      'Cache-Control': 'no-store',
    });
  });
}

async function refusalOf(c: Context<{ Bindings: HttpBindings }>, { keys, trustedProxies }: MetricsAccess) {
  const peer = c.env.incoming.socket.remoteAddress ?? '';
  const direct = PROXY_HEADERS.every((name) => c.req.header(name) === undefined);
  if (direct && isLoopback(peer)) return undefined;
  const address = addressOf(c, trustedProxies);
  const authorization = c.req.header('authorization');
  const grant = await authorize(keys, { authorization, scope: 'read', address, project: undefined });
  if (!grant.ok) return grant;
  if (grant.key.project === ALL_PROJECTS) return undefined;
  return { status: 403 as const, error: `Metrics need a key for all projects: \`--project '*'\`.` };
}
