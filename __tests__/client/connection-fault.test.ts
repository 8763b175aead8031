import { describe, expect, test } from '@jest/globals';
import { reportFault, reportProxyAddress } from '../../src/client/connection-fault.ts';

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

  test('a proxy variable that names none', () => {
    expect(reportProxyAddress('http_proxy')).toMatchObject({
      fault: 'proxy-address',
      message: 'http_proxy names no usable proxy',
    });
  });
});
