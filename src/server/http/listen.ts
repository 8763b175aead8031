import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { UserError } from '../words/user-error.ts';
import { refuseSecondHost } from './one-host.ts';

export type Listening = {
  /** Without a slash at the end. */
  url: string;
  /** Takes no more requests, and ends those at hand after `graceMs`. */
  close: (graceMs: number) => Promise<void>;
  /** No caller is left: of what is still made for one, nobody waits for the end. */
  isOver: () => boolean;
};

type Fetch = Parameters<typeof createAdaptorServer>[0]['fetch'];

/** @throws UserError where the address can't be had. */
export async function listen(fetch: Fetch, place: { host: string; port: number }): Promise<Listening> {
  const server = createAdaptorServer({
    fetch: (request, env) => refuseSecondHost(env.incoming) ?? fetch(request, env),
  }) as Server;
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
