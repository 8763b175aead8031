import { describe, expect, test } from '@jest/globals';
import { describeCode, reportFault, reportProxyAddress } from '../../src/client/connection-fault.ts';

const variable = { proxyVariable: 'HTTPS_PROXY' };

describe('a connection that could not be made says what it is and what to do', () => {
  test.each<[string, Parameters<typeof reportFault>[0], string, RegExp, RegExp]>([
    ['unknown host', { code: 'ENOTFOUND' }, 'dns', /resolved \(ENOTFOUND\)/, /check baseUrl.*HTTPS_PROXY/],
    ['refused', { code: 'ECONNREFUSED' }, 'refused', /refused \(ECONNREFUSED\)/, /baseUrl.*running/],
    ['no TLS', { code: 'EPROTO' }, 'protocol', /\(EPROTO\)/, /really https.*baseUrl/],
    [
      'self-signed',
      { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' },
      'certificate',
      /of the service/,
      /NODE_EXTRA_CA_CERTS/,
    ],
    [
      'unknown CA',
      { code: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' },
      'certificate',
      /nobody/,
      /NODE_EXTRA_CA_CERTS/,
    ],
    ['other name', { code: 'ERR_TLS_CERT_ALTNAME_INVALID' }, 'certificate', /another host/, /host name/],
    ['not valid yet', { code: 'CERT_NOT_YET_VALID' }, 'certificate', /out of date/, /renewed.*clock/],
    [
      'no name right now',
      { code: 'EAI_AGAIN' },
      'dns',
      /right now \(EAI_AGAIN\)/,
      /check baseUrl.*HTTPS_PROXY/,
    ],
    ['TLS of Node', { code: 'ERR_TLS_HANDSHAKE_TIMEOUT' }, 'tls', /ERR_TLS/, /^check baseUrl$/],
    ['expired', { code: 'CERT_HAS_EXPIRED' }, 'certificate', /out of date/, /renewed.*clock/],
    ['revoked', { code: 'CERT_REVOKED' }, 'certificate', /rejected/, /replaced/],
    ['TLS itself', { code: 'ERR_SSL_WRONG_VERSION_NUMBER' }, 'tls', /ERR_SSL/, /baseUrl/],
    ['what has no advice', { code: 'EWHAT' }, 'other', /EWHAT/, /^$/],
    [
      'what came through a tunnel',
      { code: 'ECONNRESET', ...variable },
      'other',
      /reset/,
      /proxy in HTTPS_PROXY/,
    ],
    [
      'a proxy that is not there',
      { code: 'ECONNRESET', ...variable, proxyFailure: { code: 'ECONNREFUSED' } },
      'proxy',
      /^the proxy in HTTPS_PROXY can't be reached: the connection was refused/,
      /check HTTPS_PROXY.*NO_PROXY/,
    ],
    [
      'a proxy that wants credentials',
      { code: 'ECONNRESET', ...variable, proxyFailure: { status: 407 } },
      'proxy',
      /HTTP 407/,
      /user name and password; check HTTPS_PROXY/,
    ],
    [
      'a proxy that forbids it',
      { code: 'ECONNRESET', ...variable, proxyFailure: { status: 403 } },
      'proxy',
      /^the proxy in HTTPS_PROXY refused to connect to the service \(HTTP 403\)$/,
      /^check HTTPS_PROXY/,
    ],
    [
      'a tunnel that stood, and no proxy asked',
      { code: 'ECONNREFUSED', proxyFailure: { status: 403 } },
      'refused',
      /^the connection was refused/,
      /baseUrl/,
    ],
    [
      'a proxy with a certificate of its own',
      { code: 'ECONNRESET', ...variable, proxyFailure: { code: 'SELF_SIGNED_CERT_IN_CHAIN' } },
      'certificate',
      /certificate of the proxy in HTTPS_PROXY/,
      /NODE_EXTRA_CA_CERTS/,
    ],
  ])('%s', (_, circumstances, fault, message, advice) => {
    const report = reportFault(circumstances);
    expect(report).toStrictEqual({
      fault,
      message: expect.stringMatching(message),
      advice: expect.stringMatching(advice),
    });
  });

  test.each([
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'SELF_SIGNED_CERT_IN_CHAIN',
    'UNABLE_TO_GET_ISSUER_CERT',
    'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  ])('%s is a signature that nobody trusts here', (code) => {
    expect(reportFault({ code })).toMatchObject({
      fault: 'certificate',
      message: `the certificate of the service is signed by nobody this machine trusts (${code})`,
    });
  });

  test('a proxy variable that names none', () => {
    expect(reportProxyAddress('http_proxy')).toStrictEqual({
      fault: 'proxy-address',
      message: 'http_proxy names no usable proxy',
      advice: 'accepted is http://host:port, with user:password@ before the host where it wants them',
    });
  });
});

test.each<[unknown, string]>([
  ['ENOTFOUND', 'the host name could not be resolved (ENOTFOUND)'],
  ['EAI_AGAIN', 'the host name could not be resolved right now (EAI_AGAIN)'],
  ['ECONNREFUSED', 'the connection was refused (ECONNREFUSED)'],
  ['ECONNRESET', 'the connection was reset (ECONNRESET)'],
  ['EPIPE', 'the connection was closed (EPIPE)'],
  ['ETIMEDOUT', 'the connection timed out (ETIMEDOUT)'],
  ['EWHAT', 'the connection failed (EWHAT)'],
  ['E\n::error::no, 5', 'the connection failed (Eerrorno5)'],
  ['X'.repeat(70), `the connection failed (${'X'.repeat(60)})`],
  [undefined, 'the connection failed (undefined)'],
])('%j in words', (code, words) => expect(describeCode(code)).toBe(words));
