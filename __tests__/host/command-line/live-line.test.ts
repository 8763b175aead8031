import { expect, test } from '@jest/globals';
import { openLiveLine } from '../../../src/host/command-line/live-line.ts';
import { createFakeClock } from '../../support/fake-clock.ts';

const CLEAR = '\r\u001b[2K';

function open(columns = 40) {
  const written: string[] = [];
  const write = (text: string) => written.push(text);
  const log = {
    info: write,
    notice: (text: string) => write(`Note: ${text}\n`),
    warning: (text: string) => write(`Warning: ${text}\n`),
    error: (text: string) => write(`Error: ${text}\n`),
  };
  const clock = createFakeClock();
  const redact = (text: string) => text.replaceAll('secret', '***');
  const line = openLiveLine(log, {
    terminal: { write, columns: () => columns, colour: false, redact },
    clock,
  });
  return { line, clock, written, last: () => written.at(-1) };
}

test('turns, and counts the time', () => {
  const { line, clock, written, last } = open();
  line.info('Job j: active.');
  expect(last()).toBe(`${CLEAR}⠋ 0 s  Job j: active.`);
  clock.advance(100);
  expect(last()).toBe(`${CLEAR}⠙ 0 s  Job j: active.`);
  clock.advance(64_900);
  expect(last()).toBe(`${CLEAR}⠋ 1 min 5 s  Job j: active.`);
  expect(written.join('')).not.toContain('\n');
});

test('lets what matters stand above it', () => {
  const { line, written } = open();
  line.info('Job j: active.');
  written.length = 0;
  line.warning('odd');
  expect(written).toEqual([CLEAR, 'Warning: odd\n', `${CLEAR}⠋ 0 s  Job j: active.`]);
});

test('is gone once it is stopped, and stays away', () => {
  const { line, clock, written, last } = open();
  line.stop();
  expect(last()).toBe(CLEAR);
  const { length } = written;
  clock.advance(1000);
  line.stop();
  line.info('late');
  expect(written).toHaveLength(length);
  line.error('broken');
  expect(written.slice(length)).toEqual(['Error: broken\n']);
});

test.each([
  ['long', 'x'.repeat(100), `⠋ 0 s  ${'x'.repeat(13)}`],
  ['wide', '界'.repeat(100), `⠋ 0 s  ${'界'.repeat(6)}`],
  ['an emoji at the end', `${'x'.repeat(12)}🚀`, `⠋ 0 s  ${'x'.repeat(12)}`],
])('what is %s never wraps', (_, news, shown) => {
  const { line, last } = open(21);
  line.info(news);
  expect(last()).toBe(CLEAR + shown);
});

test('takes out secrets, control characters and line ends', () => {
  const { line, last } = open(80);
  line.info('a\u001b[31mb\r\nse\u200bcret and secret');
  expect(last()).toBe(`${CLEAR}⠋ 0 s  a [31mb *** and ***`);
});
