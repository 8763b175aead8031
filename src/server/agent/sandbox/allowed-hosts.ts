/** What a list lets a host be: nothing, whatever is not this machine, or this machine too. */
export type Reach = 'nowhere' | 'elsewhere' | 'anywhere';

/**
 * How far a list such as `["api.example.org", "*.example.org", "db.example.org:5432"]` lets an agent go to a host and port. A
 * star stands for one name or more before the rest, and alone for every host and port; an entry without a port is for the
 * web's own. Names lead where their owners want, so this machine, on which the service and its operator listen, is
 * reached by an entry alone that says name and port.
 *
 * The proxy runs this as text, in a process of its own: it can use nothing from around it.
 */
export function reachOf(allowed: readonly string[], { host, port }: { host: string; port: number }): Reach {
  const name = host.toLowerCase().replace(/\.$/, '');
  let reach: Reach = 'nowhere';
  for (const entry of allowed) {
    const [, pattern = '', given] = /^(\[[^\]]*\]|[^:]*)(?::(\d+))?$/.exec(entry) ?? [];
    if (entry === '*') reach = 'elsewhere';
    else if (given === undefined ? port !== 80 && port !== 443 : Number(given) !== port) continue;
    else if (pattern.startsWith('*.') && name.endsWith(pattern.slice(1))) reach = 'elsewhere';
    else if (name === pattern.replace(/^\[|\]$/g, '')) {
      if (given !== undefined) return 'anywhere';
      reach = 'elsewhere';
    }
  }
  return reach;
}
