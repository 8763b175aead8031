import { basename } from 'node:path';
import { expect, test } from '@jest/globals';

/** What an assertion fails with, and where: its first frame that is not Jest's. */
async function failureOf(assert: () => unknown): Promise<{ message: string; file: string | undefined }> {
  try {
    await assert();
  } catch (error) {
    const { message, stack = '' } = error as Error;
    const frame = stack.split('\n').find((line) => /^ {4}at /.test(line) && !line.includes('/node_modules/'));
    return { message, file: basename(frame?.match(/([^ (?]+\.ts)/)?.[1] ?? '') };
  }
  throw new Error('It did not fail.');
}

const given = new Error('given');

test.each<[string, () => unknown]>([
  ['expect(received).toBe(expected)', () => expect(1).toBe(2)],
  ['expect(received).not.toBe(expected)', () => expect(1).not.toBe(1)],
  ['expect(received).resolves.toBe(expected)', () => expect(Promise.resolve(1)).resolves.toBe(2)],
  ['expect(received).resolves.not.toBe(expected)', () => expect(Promise.resolve(1)).resolves.not.toBe(1)],
  ['expect(received).rejects.toBe()', () => expect(Promise.resolve(1)).rejects.toBe(given)],
  [
    'expect(received).rejects.not.toBe(expected)',
    () => expect(Promise.reject(given)).rejects.not.toBe(given),
  ],
  ['expect(received).resolves.toBe()', () => expect(1).resolves.toBe(1)],
])('what fails is told as %s, where it was asked', async (told, assert) => {
  const colours = new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, 'g');
  const { message, file } = await failureOf(assert);
  expect(message.replace(colours, '').split('\n')[0]?.split(' // ')[0]).toBe(told);
  expect(file).toBe('expect-as-asked.test.ts');
});

test('there is no matcher of another name', () => {
  expect(Reflect.get(expect(1), 'toBeSomething')).toBeUndefined();
  expect(Reflect.get(expect(Promise.resolve(1)).resolves, 'toBeSomething')).toBeUndefined();
});

test('an error that is made meanwhile has its stack', () => {
  let made: Error | undefined;
  expect(() => {
    made = new Error('made');
    throw made;
  }).toThrow('made');
  expect(made?.stack).toMatch(/\n {4}at .*expect-as-asked\.test\.ts/);
});
