import type { Reach } from './allowed-hosts.ts';

export type ProxySettings = { socket: string; allowed: readonly string[] };

/** What the proxy tells of itself, a line each. */
export type ProxyLine = { listening: true } | { refused: string; thisMachine: boolean };

/**
 * The proxy itself, in a process of its own for each sandbox, as text: it can use nothing from around it. It reads the head
 * of what an agent sends and no more, and passes on bytes as they come: what neither end is asked to understand can't harm
 * it. One request for each connection. It ends with its standard input, and so with the service.
 */
export function serveProxy(
  { socket, allowed }: ProxySettings,
  reachOf: (allowed: readonly string[], target: { host: string; port: number }) => Reach,
): void {
  const { rmSync } = process.getBuiltinModule('node:fs');
  const { dirname } = process.getBuiltinModule('node:path');
  const { lookup } = process.getBuiltinModule('node:dns');
  const { networkInterfaces } = process.getBuiltinModule('node:os');
  const { BlockList, connect, createServer } = process.getBuiltinModule('node:net');
  type Socket = import('node:net').Socket;

  const HEAD_MAX_BYTES = 64 * 1024;
  const HEAD_MAX_MS = 30_000;
  const CONNECTIONS_MAX = 256;
  const REFUSALS_MAX = 100;
  /** Headers between the agent and this proxy, not meant for the host. */
  const HOP = /^(?:proxy-[\w-]+|connection|keep-alive|host):/i;

  const tell = (line: ProxyLine) => process.stdout.write(`${JSON.stringify(line)}\n`);
  const told = new Set<string>();
  const tellRefused = (refused: string, thisMachine: boolean) => {
    if (told.has(refused) || told.size >= REFUSALS_MAX) return;
    told.add(refused);
    tell({ refused, thisMachine });
  };

  /** Loopback, "any", link-local (where clouds keep a machine's credentials), and what the interfaces have now. */
  const isThisMachine = (address: string, family: 'ipv4' | 'ipv6') => {
    const own = new BlockList();
    for (const [net, bits] of [
      ['0.0.0.0', 8],
      ['127.0.0.0', 8],
      ['169.254.0.0', 16],
    ] as const)
      own.addSubnet(net, bits, 'ipv4');
    own.addSubnet('::', 96, 'ipv6');
    own.addSubnet('fe80::', 10, 'ipv6');
    for (const list of Object.values(networkInterfaces()))
      for (const entry of list ?? [])
        own.addAddress(entry.address, entry.family === 'IPv4' ? 'ipv4' : 'ipv6');
    return own.check(address, family);
  };

  const refuse = (client: Socket, status: string, sentence: string) => {
    const head = `HTTP/1.1 ${status}\r\ncontent-type: text/plain\r\ncontent-length: ${sentence.length + 1}`;
    client.end(`${head}\r\nconnection: close\r\n\r\n${sentence}\n`);
  };

  const join = (client: Socket, target: { host: string; port: number }, first: Buffer, isTunnel: boolean) => {
    const { host, port } = target;
    const name = `${host}:${port}`;
    const reach = reachOf(allowed, target);
    if (reach === 'nowhere') {
      tellRefused(name, false);
      return refuse(client, '403 Forbidden', `The host ${host} is not in agent.network.`);
    }
    lookup(host, { all: true }, (error, found) => {
      if (client.destroyed) return;
      if (error) return refuse(client, '502 Bad Gateway', 'The host was not found.');
      const addresses = found.filter(
        ({ address, family }) =>
          reach === 'anywhere' || !isThisMachine(address, family === 4 ? 'ipv4' : 'ipv6'),
      );
      if (addresses.length === 0) {
        tellRefused(name, true);
        return refuse(client, '403 Forbidden', `${host} is this machine, which agent.network does not name.`);
      }
      const away = connect({
        host: 'looked-up',
        port,
        allowHalfOpen: true,
        autoSelectFamily: true,
        lookup: (_, options, done) => {
          const [one] = addresses;
          if (options.all) done(null, addresses);
          else done(null, one?.address ?? '', one?.family ?? 4);
        },
      });
      let isOpen = false;
      away.once('connect', () => {
        isOpen = true;
        if (isTunnel) client.write('HTTP/1.1 200 Connection established\r\n\r\n');
        away.write(first);
        client.pipe(away).pipe(client);
      });
      away.on('error', () => {
        if (isOpen) client.destroy();
        else refuse(client, '502 Bad Gateway', 'No answer.');
      });
      away.on('close', () => isOpen && client.destroy());
      client.on('close', () => away.destroy());
    });
  };

  const begin = (client: Socket, head: string, rest: Buffer) => {
    const [line = '', ...headers] = head.split('\r\n');
    const [, method = '', asked = ''] = /^([A-Za-z]{1,32}) (\S+) HTTP\/1\.[01]$/.exec(line) ?? [];
    if (method === 'CONNECT') {
      const [, host = '', port = ''] = /^\[?([^\]]{1,255}?)\]?:(\d{1,5})$/.exec(asked) ?? [];
      if (host === '' || Number(port) > 65_535) return refuse(client, '400 Bad Request', 'No host and port.');
      return join(client, { host, port: Number(port) }, rest, true);
    }
    const url = URL.canParse(asked) ? new URL(asked) : undefined;
    if (method === '' || url?.protocol !== 'http:')
      return refuse(client, '400 Bad Request', 'This is a proxy for http and https.');
    const kept = headers.filter((header) => !HOP.test(header));
    // A second request of the same connection might be for another host.
    const after = kept.some((header) => /^upgrade:/i.test(header)) ? 'Upgrade' : 'close';
    const own = [`${method} ${url.pathname}${url.search} HTTP/1.1`, `Host: ${url.host}`];
    const sent = [...own, ...kept, `Connection: ${after}`, '', ''].join('\r\n');
    const host = url.hostname.replace(/^\[|\]$/g, '');
    join(
      client,
      { host, port: Number(url.port || 80) },
      Buffer.concat([Buffer.from(sent, 'latin1'), rest]),
      false,
    );
  };

  const server = createServer({ allowHalfOpen: true }, (client) => {
    let read = Buffer.alloc(0);
    client.on('error', () => client.destroy());
    const late = setTimeout(() => client.destroy(), HEAD_MAX_MS);
    client.on('close', () => clearTimeout(late));
    client.on('end', () => client.end());
    const onData = (chunk: Buffer) => {
      read = Buffer.concat([read, chunk]);
      const end = read.indexOf('\r\n\r\n');
      if (end === -1) {
        if (read.length > HEAD_MAX_BYTES) client.destroy();
        return;
      }
      clearTimeout(late);
      client.pause();
      client.off('data', onData);
      begin(client, read.toString('latin1', 0, end), read.subarray(end + 4));
    };
    client.on('data', onData);
  });
  server.maxConnections = CONNECTIONS_MAX;
  server.listen(socket, () => tell({ listening: true }));
  const leave = () => {
    rmSync(dirname(socket), { recursive: true, force: true });
    process.exit();
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);
  process.stdin.on('close', leave).on('error', leave).resume();
}
