import { spawnSync } from 'node:child_process';
import { describe, expect, test } from '@jest/globals';
import { describeThrown } from '../../src/host/last-resort.ts';

class StrangeError extends Error {
  override name = 'StrangeError';
}

test.each<[string, unknown, string]>([
  ['an error', new Error('it broke'), 'it broke'],
  ['an error of a kind', new TypeError('no function'), 'TypeError: no function'],
  ['an error of our own kind', new StrangeError('odd'), 'StrangeError: odd'],
  ['a text', 'it broke', 'it broke'],
  ['a blank text', ' ', 'something was thrown that is no error (string)'],
  ['undefined', undefined, 'something was thrown that is no error (undefined)'],
  ['null', null, 'something was thrown that is no error (object)'],
])('%s', (_, thrown, expected) => {
  expect(describeThrown(thrown)).toBe(expected);
});

describe('what nobody caught', () => {
  const run = (code: string, exitCode = '') => {
    const script = `
      import { catchTheRest } from ${JSON.stringify(new URL('../../src/host/last-resort.ts', import.meta.url).href)};
      catchTheRest((error) => console.log('told', error?.message ?? error)${exitCode});
      setTimeout(() => console.log('went on'), 1000);
      ${code}`;
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', script],
      { encoding: 'utf8' },
    );
    return { status, stdout, stderr };
  };

  test.each<[string, string, string]>([
    ['an error', "setTimeout(() => { throw new Error('a') });", 'told a\n'],
    ['a rejection', "Promise.reject(new Error('b'));", 'told b\n'],
    ['a rejection with no error', "Promise.reject('c');", 'told c\n'],
    ['an error while the module runs', "throw new Error('d');", 'told d\n'],
  ])('%s is told, without a stack, and ends it red', (_, code, stdout) => {
    expect(run(code)).toEqual({ status: 1, stdout, stderr: '' });
  });

  test('a step that only tidies ends green', () => {
    expect(run("Promise.reject(new Error('b'));", ', 0')).toEqual({
      status: 0,
      stdout: 'told b\n',
      stderr: '',
    });
  });

  test('telling that fails as well still ends it', () => {
    const { status, stdout } = run("Promise.reject({ get message() { throw new Error('x'); } });");
    expect([status, stdout]).toEqual([1, '']);
  });
});
