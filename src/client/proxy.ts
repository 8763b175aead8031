import type * as http from 'node:http';
import { checkBypass, getProxyUrl } from '@actions/http-client/lib/proxy';
import { reportProxyAddress } from './connection-fault.ts';
import { NetworkError } from './errors.ts';

/**
 * The variable that names the proxy for this address, or undefined where none is asked. In the order of the toolkit,
 * which passes over a value that it can't read, and would go without the proxy and without a word.
 * @throws NetworkError where the variable names no usable proxy
 */
export function findProxyVariable(url: URL): string | undefined {
  if (checkBypass(url)) return undefined;
  const names = url.protocol === 'https:' ? ['https_proxy', 'HTTPS_PROXY'] : ['http_proxy', 'HTTP_PROXY'];
  const variable = names.find((name) => process.env[name]);
  if (variable === undefined || isUsable(url)) return variable;
  const report = reportProxyAddress(variable);
  throw new NetworkError(report.message, { ...report, sent: false });
}

function isUsable(url: URL): boolean {
  try {
    const proxy = getProxyUrl(url);
    return proxy !== undefined && proxy.hostname !== '' && /^https?:$/.test(proxy.protocol);
  } catch {
    return false;
  }
}

/**
 * Gives a tunnel its credentials by a header. The tunnel's own way calls `new Buffer`, of which Node warns on standard
 * error (DEP0005).
 */
export function authorizeQuietly(agent: http.Agent): void {
  const tunnel = agent as Tunnel;
  const credentials = tunnel.proxyOptions?.proxyAuth;
  if (!tunnel.proxyOptions || !credentials || !tunnel.request) return;
  delete tunnel.proxyOptions.proxyAuth;
  const authorization = `Basic ${Buffer.from(credentials).toString('base64')}`;
  const open = tunnel.request;
  tunnel.request = (options) =>
    open({ ...options, headers: { ...options.headers, 'Proxy-Authorization': authorization } });
}

interface Tunnel extends http.Agent {
  proxyOptions?: { proxyAuth?: string };
  request?: (options: { headers?: http.OutgoingHttpHeaders }) => http.ClientRequest;
}
