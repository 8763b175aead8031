import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { HEAD_MAX_BYTES, openAgentLog, TAIL_MAX_BYTES } from '../../../src/server/agent/log.ts';
import { TailBuffer } from '../../../src/server/agent/tail-buffer.ts';
import { redactSecrets } from '../../../src/server/words/redact.ts';
import { removeTempFolders, tempFolder } from '../support.ts';

afterAll(removeTempFolders);

function logOf(pieces: readonly (string | Buffer)[], secrets: string[] = []): string {
  const file = join(tempFolder(), 'log');
  const log = openAgentLog(file, redactSecrets(secrets));
  for (const piece of pieces) log.write(Buffer.from(piece));
  log.close();
  expect(log.fault()).toBeUndefined();
  return readFileSync(file, 'utf8');
}

describe('the log of an agent', () => {
  test('has no control codes, wherever pieces are cut', () => {
    const bytes = Buffer.from('\x1b[31mröt\x1b[0m\r\n\x9b1mnext\x1b]0;title\x07');
    expect(logOf([...bytes].map((byte) => Buffer.of(byte)))).toBe('röt\nnext');
  });

  test('has no secret that control codes cut in two', () => {
    expect(logOf(['hunter2\x1b[0m', 'hunter2 end'], ['hunter2hunter2'])).toBe('*** end');
  });

  test('keeps the beginning and the end of what is too much, and says how much is missing', () => {
    const text = logOf([
      'first',
      'x'.repeat(HEAD_MAX_BYTES),
      ...Array.from({ length: 700 }, () => 'y'.repeat(1000)),
      'last',
    ]);
    expect(text).toMatch(/^firstx+\n\[docs-agent\] … 437865 bytes left out …\ny+last$/);
    expect(text.length).toBeLessThan(HEAD_MAX_BYTES + TAIL_MAX_BYTES + 100);
  });

  test('does not throw where the disk is full, and says so', () => {
    // Every write to this device is refused as by a full disk.
    const log = openAgentLog('/dev/full', redactSecrets([]));
    log.write(Buffer.from('text'));
    log.note('ended');
    log.close();
    expect(log.fault()).toBe('the disk is full (ENOSPC)');
  });
});

test('a tail buffer has the last bytes, in whatever pieces they come', () => {
  fc.assert(
    fc.property(
      fc.array(fc.uint8Array({ maxLength: 20 })),
      fc.integer({ min: 1, max: 12 }),
      (pieces, size) => {
        const tail = new TailBuffer(size);
        for (const piece of pieces) tail.put(Buffer.from(piece));
        const all = Buffer.concat(pieces);
        expect([...tail.read()]).toEqual([...all.subarray(Math.max(0, all.length - size))]);
        expect(tail.missing).toBe(Math.max(0, all.length - size));
      },
    ),
  );
});
