import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { changedPages, reviewOf, serveReview } from './stage.ts';

const [PNG, SVG, TEXT] = ['a'.repeat(40), 'b'.repeat(40), 'c'.repeat(40)];
let served: { url: string; stop: () => void };

beforeAll(async () => {
  const images = new Map([
    [PNG, new Uint8Array(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))],
    [SVG, new Uint8Array(Buffer.from('<svg/>'))],
    [TEXT, new Uint8Array(Buffer.from('<html><script>pwned()</script>'))],
  ]);
  const image = { target: 'x.png', name: PNG };
  const page = { before: null, after: '![x](x.png)', images: { before: [], after: [image] } };
  served = await serveReview(reviewOf({ pages: changedPages([page]), images }));
});
afterAll(() => served.stop());

test('the rendered view allows its one style sheet and the service’s images, and nothing else', async () => {
  const answer = await fetch(`${served.url}?view=rendered`);
  expect(answer.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/]{43}='; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
  );
  expect(answer.headers.get('x-dns-prefetch-control')).toBe('off');
  const source = /<img src="([^"]*)"/.exec(await answer.text())?.[1] ?? '';
  expect((await fetch(new URL(source, answer.url))).headers.get('content-type')).toBe('image/png');
});

test('the other view allows no image', async () => {
  expect((await fetch(served.url)).headers.get('content-security-policy')).not.toContain('img-src');
});

test.each([
  [PNG, 'image/png'],
  [SVG, 'image/svg+xml'],
])('image %s is sent as what it is, inert', async (name, type) => {
  const answer = await fetch(`${served.url}/image/${name}`);
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': type,
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
});

test.each([
  ['an image that is none', `/image/${TEXT}`],
  ['an image nobody knows', `/image/${'d'.repeat(40)}`],
  ['an image by a path', '/image/..%2f..%2fservice.sqlite'],
  ['an image by another name', '/image/x.png'],
  ['another view', '?view=x'],
])('there is no such page for %s', async (_, address) => {
  const answer = await fetch(served.url + address);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(await answer.text()).toContain('No such review');
});
