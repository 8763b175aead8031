/** Loopback by name or address, as a URL's host name is written. There alone may a secret go over plain http. */
export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || /^127(\.\d{1,3}){3}$/.test(hostname) || hostname === '[::1]';
}
