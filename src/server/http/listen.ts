import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { hardLimit } from '../agent/sandbox/system.ts';
import { UserError } from '../words/user-error.ts';
import { boundConnections, boundsFor, type ConnectionBounds } from './connections.ts';

export type Listening = {
  /** Without a slash at the end. */
  url: string;
  /** Takes no more requests, and ends those at hand after `graceMs`. */
  close: (graceMs: number) => Promise<void>;
};

type Fetch = Parameters<typeof createAdaptorServer>[0]['fetch'];

/** Whoever takes longer for a head, or for a whole request, is told 408, at most LOOK_MS later. */
const HEAD_MS = 20_000;
const REQUEST_MS = 50_000;
const LOOK_MS = 5000;

/** Where the kernel tells nothing of a limit. */
const DESCRIPTORS = 1024;

export type Place = {
  host: string;
  port: number;
  trustedProxies: readonly string[];
  bounds?: ConnectionBounds;
};

/** @throws UserError where the address can't be had. */
export async function listen(fetch: Fetch, place: Place): Promise<Listening> {
  const serverOptions = {
    headersTimeout: HEAD_MS,
    requestTimeout: REQUEST_MS,
    connectionsCheckingInterval: LOOK_MS,
  };
  const server = createAdaptorServer({ fetch: unlessGone(fetch), serverOptions }) as Server;
  const { trustedProxies, bounds = boundsFor(descriptors()) } = place;
  boundConnections(server, { bounds, trustedProxies });
  const url = await listenAt(server, place);
  return {
    url,
    close: async (graceMs) => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      setTimeout(() => server.closeAllConnections(), graceMs).unref();
      await closed;
    },
  };
}

/** Requests that came in one piece are all handed on, those too whose connection has been ended meanwhile. */
function unlessGone(fetch: Fetch): Fetch {
  return (request, env) => {
    const { incoming } = env as HttpBindings;
    return incoming.socket.destroyed ? new Response(null, { status: 503 }) : fetch(request, env);
  };
}

/** Node sets the limit to the highest that it may. */
function descriptors(): number {
  return process.platform === 'linux' ? hardLimit('Max open files') : DESCRIPTORS;
}

function listenAt(server: Server, { host, port }: { host: string; port: number }): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(new UserError(`Cannot listen on ${host}, port ${port}: ${error.code ?? error.message}.`));
    });
    server.listen(port, host, () => {
      const { address, family, port: actual } = server.address() as AddressInfo;
      resolve(`http://${family === 'IPv6' ? `[${address}]` : address}:${actual}`);
    });
  });
}
