import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { HOSTILE, HOSTILE_PATHS } from '../../../fixtures/rendered/hostile.ts';
import { AFTER, BEFORE, DRAWING, LONG_TAIL } from '../../../fixtures/rendered/sample.ts';
import { findBrowser, PATIENCE_MS, startBrowser } from '../../../support/browser.ts';
import { removeTempFolders, type TestService, testService, until } from '../../support.ts';
import { changedPages, reviewOf, serveReview } from './stage.ts';

const executable = findBrowser();
if (executable === undefined)
  process.stderr.write('\nNOT TESTED: the rendered view in a browser. There is no Chromium in the PATH.\n');
const inBrowser = executable === undefined ? describe.skip : describe;

let browser: Browser;
afterAll(async () => {
  await browser?.close();
});
const start = async () => {
  browser ??= await startBrowser(executable ?? '');
};

/** A page that writes down what a script would have done, and whom it would have asked. */
async function watchedPage({ bypassCSP = false } = {}) {
  const context = await browser.newContext({ bypassCSP });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  const seen = { ran: [] as string[], requests: [] as string[], violations: [] as string[] };
  await page.exposeFunction('pwned', () => seen.ran.push('pwned'));
  await page.exposeFunction('violated', (what: string) => seen.violations.push(what));
  await page.addInitScript(
    'addEventListener("securitypolicyviolation", (e) => violated(`${e.violatedDirective} ${e.blockedURI}`))',
  );
  page.on('dialog', (dialog) => {
    seen.ran.push('dialog');
    void dialog.dismiss();
  });
  await context.route(/^/, (route) => {
    const url = new URL(route.request().url());
    seen.requests.push(url.hostname);
    return url.hostname === '127.0.0.1' ? route.continue() : route.abort();
  });
  return { page, seen, close: () => context.close() };
}

inBrowser('hostile Markdown, HTML and MDX', () => {
  const vectors = Object.values(HOSTILE).flat();
  let served: { url: string; stop: () => void };

  beforeAll(async () => {
    await start();
    const sources = vectors.flatMap((vector) => [
      { path: 'a.md', before: 'x', after: vector },
      { path: 'a.mdx', before: vector, after: `Around\n\n<Note>\n  ${vector}\n</Note>` },
    ]);
    const named = HOSTILE_PATHS.map((path) => ({ path, from: path, before: 'x', after: 'y' }));
    served = await serveReview(reviewOf({ pages: changedPages([...named, ...sources]) }));
  });
  afterAll(() => served?.stop());

  test('has its vectors seen by this test where nothing is in their way', async () => {
    const { page, seen, close } = await watchedPage();
    await page.setContent('<img src="https://evil.example/x.png" onerror="pwned()">');
    await until(() => seen.ran[0]);
    expect(seen).toMatchObject({ ran: ['pwned'], requests: ['evil.example'] });
    await close();
  });

  test.each([
    ['with the policy of the page', false],
    ['by what is drawn alone, without the policy', true],
  ])('stays inert %s', async (_, bypassCSP) => {
    const { page, seen, close } = await watchedPage({ bypassCSP });
    await page.goto(`${served.url}?view=rendered`, { waitUntil: 'load' });
    expect(await page.locator('section.page').count()).toBe(vectors.length * 2 + HOSTILE_PATHS.length);
    expect(await page.evaluate(findLive)).toEqual([]);
    // Read back by the browser, it is still what it was: nothing in it changes its meaning.
    await page.evaluate('document.body.innerHTML = document.body.innerHTML');
    expect(await page.evaluate(findLive)).toEqual([]);
    await page.evaluate('document.querySelectorAll("details").forEach((one) => { one.open = true })');
    await page.evaluate('document.querySelectorAll("[tabindex], a").forEach((one) => one.focus())');
    expect(seen.ran).toEqual([]);
    expect(seen.violations).toEqual([]);
    expect(seen.requests.filter((host) => host !== '127.0.0.1')).toEqual([]);
    await close();
  });
});

type Element = {
  localName: string;
  namespaceURI: string;
  attributes: Iterable<{ name: string; value: string }>;
  closest: (selector: string) => unknown;
};
declare const document: { querySelectorAll: (selector: string) => Iterable<Element> };

/** All on the page that could run, load, send or hide something. Runs in the browser. */
function findLive(): string[] {
  const elements = [...document.querySelectorAll('body *')];
  const mayNot =
    /^(script|style|iframe|frame|frameset|object|embed|applet|form|input|button|select|textarea|base|link|meta|svg|math|video|audio|source|track|picture|template|portal|dialog|marquee)$/;
  return elements.flatMap((element) => {
    const name = element.localName;
    const faults: string[] = [];
    if (mayNot.test(name) || name.includes('-') || element.namespaceURI !== 'http://www.w3.org/1999/xhtml')
      faults.push(name);
    for (const { name: attribute, value } of element.attributes) {
      const own = element.closest('.doc') === null;
      if (
        /^on|^style$|^src(set|doc)$|^(form)?action$|^ping$|^background$|^is$|^slot$|^popover/i.test(attribute)
      )
        faults.push(`${name} ${attribute}`);
      if (!own && /^(id|name)$/.test(attribute)) faults.push(`${name} ${attribute}`);
      if (attribute === 'src' && !/^j1\/image\/[0-9a-f]{40}$/.test(value)) faults.push(`src ${value}`);
      if (attribute === 'href' && !(own ? /^[?#]/ : /^(https?:\/\/|mailto:)/).test(value))
        faults.push(`href ${value}`);
    }
    return faults;
  });
}

inBrowser('a job with a change', () => {
  let service: TestService;
  let address: string;
  const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

  beforeAll(async () => {
    await start();
    const write = `
      const { mkdirSync, rmSync, writeFileSync } = require('node:fs');
      mkdirSync('docs/images');
      writeFileSync('docs/guide/install.mdx', ${JSON.stringify(AFTER + LONG_TAIL)});
      writeFileSync('docs/images/new.svg', ${JSON.stringify(DRAWING)});
      writeFileSync('docs/new.md', '---\\ntitle: New\\n---\\n\\n# New\\n\\n| a | b |\\n| - | - |\\n| c | d |\\n');
      writeFileSync('docs/large.md', 'x '.repeat(40000));
      rmSync('docs/old.md');`;
    service = await testService({
      agents: { docs: ['node', '-e', write] },
      files: { 'docs/guide/install.mdx': BEFORE + LONG_TAIL, 'docs/old.md': '# Old\n\nGone.\n' },
    });
    const { id } = await service.create('Bring the page up to version 2');
    await service.finished(id);
    address = `${service.url}/review/docs/${id}`;
  });
  afterAll(async () => {
    await service?.stop();
    removeTempFolders();
  });

  const faultsOf = async (page: Page) => {
    await page.evaluate(axe);
    const { violations } = await page.evaluate<{ violations: { id: string; nodes: { html: string }[] }[] }>(
      'axe.run()',
    );
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  };

  describe('can be read by everybody', () => {
    let page: Page;
    beforeAll(async () => {
      // The checker is a script, which the page's policy would not let in.
      const context = await browser.newContext({ bypassCSP: true });
      context.setDefaultTimeout(PATIENCE_MS);
      page = await context.newPage();
    });
    afterAll(() => page?.context().close());

    test.each([
      { width: 1280, colorScheme: 'light', views: ['', '?view=rendered'] },
      { width: 1280, colorScheme: 'dark', views: ['?view=rendered'] },
      { width: 390, colorScheme: 'light', views: ['?view=rendered'] },
      { width: 390, colorScheme: 'dark', views: ['', '?view=rendered'] },
    ] as const)('at $width pixels, $colorScheme', async ({ width, colorScheme, views }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      for (const view of views) {
        await page.goto(address + view);
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
        await page.evaluate('document.querySelectorAll("details").forEach((one) => { one.open = true })');
        expect(await faultsOf(page)).toEqual([]);
      }
    });
  });

  test('shows its own drawing, which runs nothing and asks nobody, in the page and by itself', async () => {
    const { page, seen, close } = await watchedPage();
    await page.goto(`${address}?view=rendered`);
    const image = page.locator('img[alt="The new dashboard"]');
    await image.scrollIntoViewIfNeeded();
    await page.waitForFunction('document.querySelector("img").naturalWidth === 320');
    const source = await image.getAttribute('src');
    await page.goto(new URL(source ?? '', address).href);
    expect(await page.evaluate('document.documentElement.localName')).toBe('svg');
    expect(seen.ran).toEqual([]);
    expect(seen.requests.filter((host) => host !== '127.0.0.1')).toEqual([]);
    await close();
  });
});
