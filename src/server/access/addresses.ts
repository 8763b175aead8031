import { BlockList, isIP, isIPv6 } from 'node:net';

/** An IPv4 or IPv6 address, or a range of them in CIDR notation. */
export type AddressRange = string;

/** Whether `text` is an address or a range. */
export function isAddressRange(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128));
}

/** Whether an address is in one of the ranges. An IPv4 address written as IPv6 counts as IPv4. */
export function contains(ranges: readonly AddressRange[], address: string): boolean {
  const plain = plainAddress(address);
  const family = isIP(plain);
  if (family === 0) return false;
  return listOf(ranges.join(',')).check(plain, family === 4 ? 'ipv4' : 'ipv6');
}

/**
 * The caller's address: the peer's, or where that is a trusted proxy the last one in X-Forwarded-For that is not.
 * What stands left of it was written by the caller and proves nothing.
 */
export function callerAddress(
  peer: string,
  forwarded: { for: string | undefined; trusted: readonly AddressRange[] },
): string {
  // No proxy is trusted, so none is asked for; that is most services, for each request.
  if (forwarded.trusted.length === 0) return plainAddress(peer);
  const hops = [...(forwarded.for ?? '').split(',').map((hop) => hop.trim()), peer].filter(
    (hop) => hop !== '',
  );
  let caller = peer;
  while (hops.length > 0) {
    caller = hops.pop() ?? peer;
    if (!contains(forwarded.trusted, caller)) break;
  }
  return plainAddress(caller);
}

/** Whether an address is of this machine itself. */
export function isLoopback(address: string): boolean {
  return /^(?:::ffff:)?127\.|^::1$/.test(address);
}

/** Who counts as one: an IPv4 address, or the IPv6 network of 2^64 that whoever has one address of it has. */
export function networkOf(address: string): string {
  const plain = plainAddress(address);
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === '' ? [] : tail.split(':');
  const gap = plain.includes('::') ? Math.max(0, 8 - groups.length - rest.length) : 0;
  return [...groups, ...Array<string>(gap).fill('0'), ...rest].slice(0, 4).join(':');
}

function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '').replace(/%.*$/, '');
}

const lists = new Map<string, BlockList>();

function listOf(ranges: string): BlockList {
  let list = lists.get(ranges);
  if (!list) {
    list = new BlockList();
    for (const range of ranges.split(',').filter((text) => text !== '')) {
      const [address = '', prefix] = range.split('/');
      const family = isIP(address) === 4 ? 'ipv4' : 'ipv6';
      if (prefix === undefined) list.addAddress(address, family);
      else list.addSubnet(address, Number(prefix), family);
    }
    if (lists.size > 100) lists.clear();
    lists.set(ranges, list);
  }
  return list;
}
