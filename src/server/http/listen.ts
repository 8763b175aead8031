import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { hardLimit } from '../agent/sandbox/system.ts';
import { UserError } from '../words/user-error.ts';
import {
  boundConnections,
  boundsFor,
  type ConnectionBounds,
  PATIENCE,
  type Patience,
} from './connections.ts';
import { refuseSecondHost } from './one-host.ts';

export type Listening = {
  /** Without a slash at the end. */
  url: string;
  /** Takes no more requests, and ends those at hand after `graceMs`. */
  close: (graceMs: number) => Promise<void>;
  /** No caller is left: of what is still made for one, nobody waits for the end. */
  isOver: () => boolean;
};

type Fetch = Parameters<typeof getRequestListener>[0];

/** Where the kernel tells nothing of a limit. */
const DESCRIPTORS = 1024;

export type Place = {
  host: string;
  port: number;
  trustedProxies: readonly string[];
  bounds?: ConnectionBounds;
  patience?: Patience;
};

/** @throws UserError where the address can't be had. */
export async function listen(fetch: Fetch, place: Place): Promise<Listening> {
  const { trustedProxies, bounds = boundsFor(descriptors()), patience = PATIENCE } = place;
  const serverOptions = {
    headersTimeout: patience.head,
    requestTimeout: patience.request,
    connectionsCheckingInterval: patience.look,
  };
  const answer = getRequestListener((request, env) => refuseSecondHost(env.incoming) ?? fetch(request, env));
  const server = createServer(serverOptions, (incoming, outgoing) => {
    // Requests that came in one piece are all handed on, those too whose connection has been ended meanwhile.
    if (!incoming.socket.destroyed) void answer(incoming, outgoing);
  });
  boundConnections(server, { bounds, trustedProxies, patience });
  const url = await listenAt(server, place);
  let over = false;
  return {
    url,
    close: async (graceMs) => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      setTimeout(() => server.closeAllConnections(), graceMs).unref();
      await closed;
      over = true;
    },
    isOver: () => over,
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
