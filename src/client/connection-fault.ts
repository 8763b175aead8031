import type { ConnectionFault } from './errors.ts';

/** What went wrong before the service saw anything, for a person: what it is, and what to do about it. */
export interface FaultReport {
  readonly message: string;
  readonly fault: ConnectionFault;
  readonly advice: string;
}

export interface Circumstances {
  /** The error's code. Its message is not used: it can quote a URL, a header or a certificate. */
  readonly code: string;
  /** The variable that names the proxy; undefined where none is asked. */
  readonly proxyVariable?: string | undefined;
  /** How the proxy failed; undefined where it opened its tunnel. */
  readonly proxyFailure?: ProxyFailure | undefined;
}

export type ProxyFailure = { readonly code: string } | { readonly status: number };

/** Codes of OpenSSL's verification that a further trusted authority would mend. */
const UNTRUSTED = [
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
];

const KNOWN: Record<string, string> = {
  ENOTFOUND: 'the host name could not be resolved',
  EAI_AGAIN: 'the host name could not be resolved right now',
  ECONNREFUSED: 'the connection was refused',
  ECONNRESET: 'the connection was reset',
  EPIPE: 'the connection was closed',
  ETIMEDOUT: 'the connection timed out',
};

/** The failure of a connection in words; the code only, made harmless. */
export function describeCode(errorCode: unknown): string {
  const code = cleanCode(errorCode);
  return KNOWN[code] ? `${KNOWN[code]} (${code})` : `the connection failed (${code})`;
}

export function cleanCode(code: unknown): string {
  return String(code)
    .replace(/[^A-Za-z0-9_]/g, '')
    .slice(0, 60);
}

export function reportProxyAddress(variable: string): FaultReport {
  const advice = `accepted is http://host:port, with user:password@ before the host where it wants them`;
  return { message: `${variable} names no usable proxy`, fault: 'proxy-address', advice };
}

/** Of a connection that could not be made. */
export function reportFault({ code, proxyVariable, proxyFailure }: Circumstances): FaultReport {
  if (proxyVariable && proxyFailure) return reportProxy(proxyVariable, proxyFailure);
  const certificate = reportCertificate(code, 'the service');
  if (certificate) return certificate;
  const message = describeCode(code);
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    const advice = 'check baseUrl; where only a proxy leads out, name it in HTTPS_PROXY';
    return { message, fault: 'dns', advice };
  }
  if (code === 'ECONNREFUSED')
    return { message, fault: 'refused', advice: 'check baseUrl, and that the service is running' };
  if (code === 'EPROTO')
    return { message, fault: 'protocol', advice: 'is it really https there? Check baseUrl' };
  if (code.startsWith('ERR_SSL_') || code.startsWith('ERR_TLS_'))
    return { message, fault: 'tls', advice: 'check baseUrl' };
  const advice = proxyVariable ? `it was made through the proxy in ${proxyVariable}` : '';
  return { message, fault: 'other', advice };
}

function reportProxy(variable: string, failure: ProxyFailure): FaultReport {
  const check = `check ${variable}, or name the host in NO_PROXY if it needs no proxy`;
  if ('status' in failure) {
    const message = `the proxy in ${variable} refused to connect to the service (HTTP ${failure.status})`;
    const wants = failure.status === 407 ? 'it wants a user name and password; ' : '';
    return { message, fault: 'proxy', advice: wants + check };
  }
  const certificate = reportCertificate(failure.code, `the proxy in ${variable}`);
  if (certificate) return certificate;
  const message = `the proxy in ${variable} can't be reached: ${describeCode(failure.code)}`;
  return { message, fault: 'proxy', advice: check };
}

function reportCertificate(code: string, whose: string): FaultReport | undefined {
  const report = (what: string, advice: string): FaultReport => ({
    message: `the certificate of ${whose} ${what} (${code})`,
    fault: 'certificate',
    advice,
  });
  if (UNTRUSTED.includes(code))
    return report(
      'is signed by nobody this machine trusts',
      'name the file with the signing certificate in the environment variable NODE_EXTRA_CA_CERTS',
    );
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') return report('is for another host', 'check the host name');
  if (code === 'CERT_HAS_EXPIRED' || code === 'CERT_NOT_YET_VALID')
    return report('is out of date', "it must be renewed, or this machine's clock is wrong");
  if (code.startsWith('CERT_')) return report('was rejected', 'it must be replaced');
  return undefined;
}
