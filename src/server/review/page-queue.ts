type Page = Uint8Array<ArrayBuffer>;

/**
 * Makes one page at a time, so that many viewers take no more of the event loop than one does; those who ask for a page
 * that is being made, or waits for it, get the same one.
 */
export function createPageQueue() {
  const pages = new Map<string, Promise<Page | undefined>>();
  let last: Promise<unknown> = Promise.resolve();
  return {
    make: (name: string, render: () => Promise<string | undefined>): Promise<Page | undefined> => {
      const known = pages.get(name);
      if (known) return known;
      const page = last.then(async () => {
        const text = await render();
        return text === undefined ? undefined : new TextEncoder().encode(text);
      });
      pages.set(name, page);
      last = page.catch(() => undefined).finally(() => pages.delete(name));
      return page;
    },
  };
}
