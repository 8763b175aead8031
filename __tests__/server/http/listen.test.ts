import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from '@jest/globals';
import { listen } from '../../../src/server/http/listen.ts';

test('what is made for a caller is over once nobody is left to wait for it, though it is not done', async () => {
  let begun = () => {};
  const asked = new Promise<void>((resolve) => {
    begun = resolve;
  });
  let answer = (_: Response) => {};
  const answered = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  const server = await listen(
    () => {
      begun();
      return answered;
    },
    { host: '127.0.0.1', port: 0, trustedProxies: [] },
  );
  const caller = connect(Number(new URL(server.url).port), '127.0.0.1');
  caller.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await asked;
  expect(server.isOver()).toBe(false);
  const closed = server.close(60_000);
  expect(server.isOver()).toBe(false);
  caller.destroy();
  await once(caller, 'close');
  await closed;
  expect(server.isOver()).toBe(true);
  answer(new Response('late'));
});
