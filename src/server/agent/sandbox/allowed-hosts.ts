const WEB_PORTS = [80, 443];

/**
 * Whether a list such as `["api.example.org", "*.example.org", "db.example.org:5432"]` has a host and port. A star
 * stands for one name or more before the rest; an entry without a port is for the web's own.
 */
export function isAllowedHost(allowed: readonly string[], host: string, port: number): boolean {
  const name = host.toLowerCase().replace(/\.$/, '');
  return allowed.some((entry) => {
    const [pattern = '', given] = entry.split(':');
    if (given === undefined ? !WEB_PORTS.includes(port) : Number(given) !== port) return false;
    return pattern.startsWith('*.') ? name.endsWith(pattern.slice(1)) : name === pattern;
  });
}
