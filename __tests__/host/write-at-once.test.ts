import { describe, expect, test } from '@jest/globals';
import { openDescriptor } from '../../src/host/write-at-once.ts';

const fault = (code: string) => Object.assign(new Error(code), { code });

/** A descriptor that takes so many bytes at each write, and fails where an error stands; and a stream that takes all. */
function stage(...takes: readonly (number | Error)[]) {
  const said: string[] = [];
  const left = [...takes];
  const write = (descriptor: number, bytes: Uint8Array): number => {
    const take = left.shift() ?? bytes.length;
    if (take instanceof Error) throw take;
    said.push(`${descriptor}: ${Buffer.from(bytes.subarray(0, take))}`);
    return Math.min(take, bytes.length);
  };
  const stream = {
    write: (bytes: string | Uint8Array) => {
      said.push(`stream: ${Buffer.from(bytes)}`);
      return true;
    },
  };
  let opened = 0;
  const print = openDescriptor(1, {
    stream: () => {
      opened += 1;
      return stream;
    },
    write: write as typeof import('node:fs').writeSync,
  });
  return { print, said, opened: () => opened };
}

describe('what is written to a descriptor', () => {
  test('goes out at once, and opens no stream', () => {
    const { print, said, opened } = stage();
    print('first\n');
    print('zweite Zeile: ä\n');
    expect(said).toEqual(['1: first\n', '1: zweite Zeile: ä\n']);
    expect(opened()).toBe(0);
  });

  test('goes out whole where a write takes a part of it', () => {
    const { print, said } = stage(2, 3);
    print('first\n');
    expect(said).toEqual(['1: fi', '1: rst', '1: \n']);
  });

  test.each([
    ['full', 'EAGAIN'],
    ['closed', 'EPIPE'],
    ['a full disk’s', 'ENOSPC'],
  ])('goes by the stream from where it is %s on, in order', (_, code) => {
    const { print, said } = stage(2, fault(code));
    print('first\n');
    print('second\n');
    expect(said).toEqual(['1: fi', 'stream: rst\n', 'stream: second\n']);
  });

  test('goes by the stream once it is more than a pipe takes while nobody reads', () => {
    const { print, said } = stage();
    print('a'.repeat(4096));
    print('b');
    print('c');
    expect(said).toEqual([`1: ${'a'.repeat(4096)}`, 'stream: b', 'stream: c']);
    const large = stage();
    large.print('a'.repeat(4097));
    large.print('b');
    expect(large.said).toEqual([`stream: ${'a'.repeat(4097)}`, 'stream: b']);
  });

  test('is nothing where there is nothing to say', () => {
    const { print, said, opened } = stage();
    print('');
    expect([...said, opened()]).toEqual([0]);
  });
});
