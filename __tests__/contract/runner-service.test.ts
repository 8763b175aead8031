import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { addressIn, nameOfService, RUNNER_SERVICE } from '../../src/contract/runner-service.ts';
import { projectBounds } from '../../src/story/marker.ts';
import { OWNER_CHECKS } from '../../src/story/marker-owner.ts';

const ADDRESS = 'http://127.0.0.1:4123#runner';

test('a service on a runner has a name that stays, and no address', () => {
  expect(nameOfService(ADDRESS)).toBe(nameOfService('http://[::1]:9#runner'));
  expect(projectBounds({ repository: 'o/r', projectId: 'p', baseUrl: ADDRESS }).host).toBe(RUNNER_SERVICE);
  expect(OWNER_CHECKS.host(RUNNER_SERVICE)).toBe(true);
  expect(addressIn(ADDRESS, '/v2/x').href).toBe('http://127.0.0.1:4123/v2/x');
});

test('no address has its name for a host', () => {
  expect(URL.canParse(`https://${RUNNER_SERVICE}/`)).toBe(false);
  const address = fc.oneof(
    fc.webUrl(),
    fc.webAuthority().map((host) => `https://${host}`),
    fc.string(),
  );
  fc.assert(
    fc.property(address, (text) => {
      fc.pre(URL.canParse(text) && !text.endsWith('#runner'));
      expect(nameOfService(text)).not.toBe(RUNNER_SERVICE);
    }),
  );
});
