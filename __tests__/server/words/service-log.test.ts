import { describe, expect, test } from '@jest/globals';
import { gatherWrites } from '../../../src/server/words/gathered-writes.ts';
import { createJsonLog } from '../../../src/server/words/json-log.ts';
import { redactSecrets } from '../../../src/server/words/redact.ts';
import { createTextLog } from '../../../src/server/words/service-log.ts';
import { until } from '../support.ts';

const now = () => new Date('2026-01-02T03:04:05.678Z');
const { text: withoutSecrets } = redactSecrets(['hunter2-hunter2', 'en']);

function lines(create: typeof createTextLog): { log: ReturnType<typeof createTextLog>; written: string[] } {
  const written: string[] = [];
  return { log: create({ write: (line) => written.push(line), now, withoutSecrets }), written };
}

describe('the log for people', () => {
  test.each([
    ['listening', { url: 'http://127.0.0.1:1' }, 'listening url=http://127.0.0.1:1'],
    ['failed', { failure: 'two words', prLink: null }, 'failed failure="two words" prLink=null'],
    ['error', { error: 'a\nb\u202e\u001b[31m' }, 'error error="a b‹U+202E›‹U+001B›[31m"'],
    ['error', { error: 'token hunter2-hunter2 of en' }, 'error error="token *** of en"'],
    ['error', { error: 'x'.repeat(1000) }, `error error="${'x'.repeat(299)}…"`],
    ['request', { durationMs: 1.5, status: 200 }, 'request durationMs=1.5 status=200'],
  ])('%s %j', (event, fields, line) => {
    const { log, written } = lines(createTextLog);
    log(event, fields);
    expect(written).toEqual([`2026-01-02T03:04:05.678Z ${line}\n`]);
  });
});

describe('the log for machines', () => {
  test.each([
    ['listening', { url: 'http://127.0.0.1:1' }, { level: 'info', url: 'http://127.0.0.1:1' }],
    [
      'failed',
      { failure: 'hunter2-hunter2\n', prLink: null },
      { level: 'warn', failure: '***', prLink: null },
    ],
    ['warning', {}, { level: 'warn' }],
    ['error', { error: 'a\u202e' }, { level: 'error', error: 'a‹U+202E›' }],
    ['request', { durationMs: 1.5, status: 200 }, { level: 'info', durationMs: 1.5, status: 200 }],
  ])('%s %j', (event, fields, rest) => {
    const { log, written } = lines(createJsonLog);
    log(event, fields);
    expect(written).toHaveLength(1);
    expect(written[0]).toMatch(/^\{"level":"\w+","time":"2026-01-02T03:04:05\.678Z","event":"\w+".*\}\n$/);
    expect(JSON.parse(written[0] ?? '')).toEqual({ ...rest, event, time: '2026-01-02T03:04:05.678Z' });
  });
});

describe('gathered writes', () => {
  test('what is written within a moment is one write', async () => {
    const written: string[] = [];
    const { write } = gatherWrites((text) => written.push(text));
    for (const text of ['a', 'b', 'c']) write(text);
    expect(written).toEqual([]);
    await until(() => (written.length > 0 ? true : undefined));
    expect(written).toEqual(['abc']);
  });

  test('much is written at once, and the end leaves nothing behind', () => {
    const written: string[] = [];
    const { write, flush } = gatherWrites((text) => written.push(text));
    write('x'.repeat(70_000));
    write('end');
    flush();
    flush();
    expect(written).toEqual(['x'.repeat(70_000), 'end']);
  });
});
