import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { contains, isLoopback, networkOf } from '../access/addresses.ts';

export type ConnectionBounds = {
  /** Open at once. */
  total: number;
  /** Of these, the last are for this machine alone, so that whoever runs the service gets in. */
  reserved: number;
  /** Of one address, but for trusted proxies. */
  each: number;
};

/** Descriptors that are for connections, of all that the process may have: the rest is for the database, git and agents. */
const SHARE = 0.5;
const TOTAL_MAX = 2048;
const RESERVED = 32;
const EACH_MAX = 256;

/** @param descriptors that the process may have open */
export function boundsFor(descriptors: number): ConnectionBounds {
  const total = Math.max(RESERVED * 2, Math.min(TOTAL_MAX, Math.floor(descriptors * SHARE)));
  return { total, reserved: RESERVED, each: Math.min(EACH_MAX, Math.ceil(total / 4)) };
}

/** How long callers may take, in milliseconds. Whoever takes longer is ended at the next look. */
export type Patience = {
  head: number;
  /** For head and body. */
  request: number;
  /** From a request to the last byte of its answer; nothing that the service does takes as long. */
  exchange: number;
  look: number;
};

export const PATIENCE: Patience = { head: 20_000, request: 50_000, exchange: 120_000, look: 5000 };

/** Requests on one connection whose answers wait for one another. */
const PIPELINED_MAX = 16;

const CROWDED = `${[
  'HTTP/1.1 503 Service Unavailable',
  'Content-Type: application/json',
  'Retry-After: 5',
  'Connection: close',
].join('\r\n')}\r\n\r\n{"error":"Too many connections are open; try again later."}\n`;

type Exchange = { incoming: IncomingMessage; outgoing: ServerResponse };
type Connection = {
  socket: Socket;
  network: string;
  /** When the connection began, or the first request after all others were answered. */
  since: number;
  isUsed: boolean;
  /** Requests whose answers are not yet written; more than one where they came one behind the other. */
  open: Exchange[];
};

/**
 * Keeps the connections of a server within bounds. Where an address, or the whole, is at its bound, a newcomer takes the
 * place of a connection that waits for its caller: half a request, an answer that is not read, or nothing at all. What the
 * service is at work on is not ended; where there is nothing else, the newcomer gets a 503.
 */
export function boundConnections(
  server: Server,
  given: { bounds: ConnectionBounds; trustedProxies: readonly string[]; patience: Patience },
): void {
  const { bounds, trustedProxies, patience } = given;
  const networks = new Map<string, Set<Connection>>();
  const connections = new Map<Socket, Connection>();

  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const network = networkOf(address);
    const own = networks.get(network) ?? new Set();
    // A proxy is many callers, and is of this machine as little as they are.
    const isProxy = contains(trustedProxies, address);
    const each = isProxy ? Number.POSITIVE_INFINITY : bounds.each;
    const total = isLoopback(address) && !isProxy ? bounds.total : bounds.total - bounds.reserved;
    if (own.size >= each && !makeRoom(own)) return refuse(socket);
    if (connections.size >= total && !makeRoom(largest(own))) return refuse(socket);

    const connection: Connection = { socket, network, since: performance.now(), isUsed: false, open: [] };
    connections.set(socket, connection);
    networks.set(network, own.add(connection));
    socket.once('close', () => forget(connection));
  });

  // Before the others, so that they see whether the connection is still there.
  server.prependListener('request', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const connection = connections.get(incoming.socket);
    if (!connection) return;
    const { open } = connection;
    if (open.length >= PIPELINED_MAX) return end(connection);
    // Further requests don't give more time to an answer that is not read.
    if (open.length === 0) connection.since = performance.now();
    connection.isUsed = true;
    open.push({ incoming, outgoing });
    // Let go at once: what lives on until the next request costs the collector more than all else here.
    outgoing.once('finish', () => {
      const at = open.findIndex((exchange) => exchange.outgoing === outgoing);
      if (at !== -1) open.splice(at, 1);
    });
  });

  const forget = (connection: Connection) => {
    connections.delete(connection.socket);
    const own = networks.get(connection.network);
    own?.delete(connection);
    if (own?.size === 0) networks.delete(connection.network);
  };
  const end = (connection: Connection) => {
    forget(connection);
    connection.socket.destroy();
  };
  /** Ends one of these that waits for its caller, unless there is none. */
  const makeRoom = (among: Iterable<Connection>): boolean => {
    const found = chooseToEnd(among);
    if (found) end(found);
    return found !== undefined;
  };
  const largest = (own: Set<Connection>) =>
    [...networks.values()].reduce((a, b) => (b.size > a.size ? b : a), own);

  const looking = setInterval(() => {
    const old = performance.now() - patience.exchange;
    for (const connection of connections.values())
      if (connection.since < old && connection.open.length > 0) end(connection);
  }, patience.look).unref();
  server.on('close', () => clearInterval(looking));
}

/** The one that waits for its caller and will be missed least: half a request before an unread answer before an idle one. */
function chooseToEnd(among: Iterable<Connection>): Connection | undefined {
  let found: Connection | undefined;
  for (const connection of among) {
    if (isAtWork(connection)) continue;
    const order = found ? usesOf(connection) - usesOf(found) || connection.since - found.since : -1;
    if (order < 0) found = connection;
  }
  return found;
}

function isAtWork({ open }: Connection): boolean {
  return open.some(({ incoming, outgoing }) => incoming.complete && !outgoing.writableEnded);
}

/** 0 where nothing has been asked, 1 in the middle of it, 2 once it was answered. */
function usesOf({ isUsed, open }: Connection): number {
  if (!isUsed) return 0;
  return open.length > 0 ? 1 : 2;
}

function refuse(socket: Socket): void {
  socket.end(CROWDED);
  socket.destroySoon();
}
