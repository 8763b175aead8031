import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { type AddressRange, callerAddress } from './addresses.ts';

/** The address that a request came from, as far as the trusted proxies tell. */
export function addressOf(
  c: Context<{ Bindings: HttpBindings }>,
  trustedProxies: readonly AddressRange[],
): string {
  return callerAddress(c.env.incoming.socket.remoteAddress ?? '', {
    for: trustedProxies.length > 0 ? c.req.header('x-forwarded-for') : undefined,
    trusted: trustedProxies,
  });
}
