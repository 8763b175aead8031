import { expect, test } from '@jest/globals';
import { previewPath, updateStatusPath } from '../../src/contract/preview.ts';

test('the paths of previews are filled', () => {
  expect(previewPath('my-docs.v2')).toBe('/v1/project/preview/my-docs.v2');
  expect(updateStatusPath('abc_1')).toBe('/v1/project/update-status/abc_1');
});

test.each(['', '..', 'a/b', 'a?b', 'a b', '%2e%2e'])('no path is climbed out of by %j', (id) => {
  expect(() => previewPath(id)).toThrow(new RangeError('projectId is not usable in a URL'));
  expect(() => updateStatusPath(id)).toThrow(new RangeError('statusId is not usable in a URL'));
});
