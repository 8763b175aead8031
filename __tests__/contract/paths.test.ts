import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { JOB_ID, PROJECT_ID } from '../../src/contract/identifiers.ts';
import { buildPath, PATHS, type PathName } from '../../src/contract/paths.ts';

const projectId = 'docs.example-1';

test.each<[PathName, string]>([
  ['createJob', '/v2/agent/docs.example-1/job'],
  ['job', '/v2/agent/docs.example-1/job/job_7Qm-4'],
  ['message', '/v2/agent/docs.example-1/job/job_7Qm-4/message'],
  ['views', '/v1/analytics/docs.example-1/views'],
  ['feedback', '/v1/analytics/docs.example-1/feedback/by-page'],
])('%s is the path of the specification', (name, path) => {
  expect(buildPath(name, { projectId, id: 'job_7Qm-4' })).toBe(path);
});

describe('ids', () => {
  test.each(['a', 'A_b-9', 'x'.repeat(128)])('%s is one of a job and of a project', (id) => {
    expect([JOB_ID.test(id), PROJECT_ID.test(id)]).toEqual([true, true]);
  });

  test.each([
    '',
    '.',
    '..',
    'a/b',
    'a/../b',
    '%2e%2e',
    'a?b',
    'a#b',
    'a b',
    'a\n',
    '\na',
    'ü',
    'x'.repeat(129),
  ])('%j is neither', (id) => {
    expect([JOB_ID.test(id), PROJECT_ID.test(id)]).toEqual([false, false]);
    expect(() => buildPath('job', { projectId, id })).toThrow(RangeError);
    expect(() => buildPath('createJob', { projectId: id })).toThrow(RangeError);
  });

  test('of a project may have dots inside, of a job not', () => {
    expect(['a.b', 'a..b', '.a', 'a.'].map((id) => [JOB_ID.test(id), PROJECT_ID.test(id)])).toEqual([
      [false, true],
      [false, true],
      [false, false],
      [false, false],
    ]);
  });

  test('an id that is missing is refused', () => {
    expect(() => buildPath('message', { projectId })).toThrow('id is not usable in a URL');
  });
});

test('whatever the ids are, the URL keeps its shape or is not built', () => {
  const names = fc.constantFrom(...(Object.keys(PATHS) as PathName[]));
  const ids = fc.oneof(fc.string(), fc.stringMatching(/^[./%\\?#@:a-z0-9]{0,12}$/));
  fc.assert(
    fc.property(names, ids, ids, (name, project, id) => {
      let path: string;
      try {
        path = buildPath(name, { projectId: project, id });
      } catch (error) {
        return expect(error).toBeInstanceOf(RangeError);
      }
      const url = new URL(`https://docs.example/base${path}`);
      expect([url.origin, url.pathname, url.search, url.hash]).toEqual([
        'https://docs.example',
        `/base${path}`,
        '',
        '',
      ]);
      expect(path.split('/')).toHaveLength(PATHS[name].split('/').length);
    }),
  );
});
