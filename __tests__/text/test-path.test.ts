import { expect, test } from '@jest/globals';
import { isTest } from '../../src/text/test-path.ts';

test.each([
  'test/a.js',
  'src/tests/a/b.py',
  '__tests__/story/a.ts',
  'pkg/testing/fake.go',
  'spec/models/user.rb',
  'specs/a.json',
  'e2e/login.ts',
  'internal/testdata/in.txt',
  'test-data/in.txt',
  'test_data/in.txt',
  'fixture/a.yml',
  'a/Fixtures/b.yml',
  'test_views.py',
  'src/a.test.ts',
  'src/a-test.js',
  'src/a_tests.cc',
  'src/a.spec.tsx',
  'src/UserTest.java',
  'src/UserTests.cs',
  'src/UserSpec.scala',
  'types/index.test-d.ts',
])('%s is of the tests', (path) => expect(isTest(path)).toBe(true));

test.each([
  'src/a.ts',
  '',
  'test',
  'latest/a.ts',
  'contest/a.ts',
  'tests.ts',
  'src/testimony.ts',
  'src/attest.ts',
  'src/mytest_a.py',
  'src/a.test/b.ts',
  'src/aspec.ts',
  'testing-guide/a.md',
])('%j is not', (path) => expect(isTest(path)).toBe(false));
