import { expect, test } from '@jest/globals';
import { refuseRef } from '../../../src/server/http/refs.ts';

test.each<[string | null, string | null, string[], boolean]>([
  ['main', 'main', [], true],
  [null, null, [], true],
  ['main', null, [], false],
  ['release-2', 'main', [], false],
  ['release-2', 'main', ['release-*'], true],
  ['main', 'main', ['release-*'], true],
  ['main', null, ['release-*'], false],
  ['my-release-2', 'main', ['release-*'], false],
  ['release-2/fix', 'main', ['release-*'], false],
  ['release/2', 'main', ['release/*'], true],
  ['release/2/fix', 'main', ['release/**'], true],
  ['docs-agent/abc', 'main', ['*'], false],
  ['Release-2', 'main', ['release-*'], false],
])('a job from %s, where `ref` is %s and `refs` %j: %s', (wanted, ref, refs, ok) => {
  expect(refuseRef(wanted, { ref, refs }) === undefined).toBe(ok);
});

test('a refusal says what is accepted', () => {
  expect(refuseRef('v1', { ref: 'main', refs: ['release-*', 'next'] })).toBe(
    "`ref`: a job of this project can't start from v1. Accepted: main, release-*, next.",
  );
});
