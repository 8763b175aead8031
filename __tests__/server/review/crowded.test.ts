import { connect } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { until } from '../support.ts';
import { reviewOf, serveReview } from './rendered/stage.ts';

let served: Awaited<ReturnType<typeof serveReview>>;
afterEach(() => served.stop());

/** Reviews of `docs` that are found once the test lets them; those of another project at once. */
async function serveHeld() {
  const review = reviewOf({});
  const finds: (() => void)[] = [];
  let isOpen = false;
  const find = async (project: string) => {
    if (project === 'docs' && !isOpen) await new Promise<void>((resolve) => finds.push(resolve));
    else finds.push(() => undefined);
    return review;
  };
  served = await serveReview(review, { find, trustedProxies: ['127.0.0.1'] });
  return {
    finds,
    open: () => {
      isOpen = true;
      for (const go of finds) go();
    },
  };
}
const ask = (given: { query?: string; caller?: string; project?: string } = {}) => {
  const { query = '', caller = '192.0.2.1', project = 'docs' } = given;
  const url = served.url.replace('/docs/', `/${project}/`) + query;
  return fetch(url, { headers: { 'x-forwarded-for': caller } });
};

test('parameters that mean nothing make no page of their own', async () => {
  const { finds, open } = await serveHeld();
  let refused = 0;
  const asked = Array.from({ length: 40 }, async (_, n) => {
    const { status } = await ask({ query: `?x=${n}&y` });
    if (status === 503) refused++;
    return status;
  });
  // An address has 32 places: those are taken now, all for one page.
  await until(() => refused === 8 || undefined);
  open();
  expect((await Promise.all(asked)).filter((status) => status === 200)).toHaveLength(32);
  expect(finds).toHaveLength(1);
});

test.each([['?turn=0'], ['?turn=01'], ['?turn=x'], ['?turn='], ['?view=x&turn=1']])(
  'what can be no page, such as %s, waits for nothing',
  async (query) => {
    const { finds } = await serveHeld();
    expect((await ask({ query })).status).toBe(404);
    expect((await ask({ project: 'made-up' })).status).toBe(404);
    expect(finds).toEqual([]);
  },
);

test('one address asks for more than there is room for: others get their pages, it gets 503', async () => {
  const { finds, open } = await serveHeld();
  const asked = Array.from({ length: 40 }, (_, n) => ask({ query: `?turn=${n + 1}` }));
  const first = await Promise.race(asked);
  expect([first.status, first.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await first.text()).toMatch(/http-equiv="refresh"[\s\S]*Too many pages at once/);
  expect((await ask({ project: 'other' })).status).toBe(200);
  const innocent = ask({ caller: '192.0.2.2' });
  open();
  expect((await innocent).status).toBe(200);
  const refused = (await Promise.all(asked)).filter(({ status }) => status === 503);
  expect(refused).toHaveLength(8);
  expect(finds.length).toBeLessThan(40);
});

test('nothing is made for those who closed their connections', async () => {
  const { finds, open } = await serveHeld();
  const { port, pathname } = new URL(served.url);
  const sockets = Array.from({ length: 200 }, (_, n) => {
    const socket = connect({ host: '127.0.0.1', port: Number(port) });
    socket.on('error', () => undefined);
    socket.write(
      `GET ${pathname}?turn=${n + 1} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 192.0.2.${n % 20}\r\n\r\n`,
    );
    return socket;
  });
  await until(() => finds[0]);
  const innocent = ask({ caller: '198.51.100.1' });
  for (const socket of sockets) socket.destroy();
  await until(() => served.closed() >= 200 || undefined);
  open();
  expect((await innocent).status).toBe(200);
  expect(finds).toHaveLength(2);
});
