/**
 * Stands in for `undici` inside the bundles, see bundle.ts. What the toolkit imports by name is here and refuses to
 * work, so that code which does come to need undici says so instead of failing in a puzzling way.
 */
function refuse() {
  throw new Error(
    'undici is not part of this bundle: pass a fetch of your own (scripts/bundling/undici-stub.js)',
  );
}

/** The toolkit makes one as soon as it is loaded behind a proxy; only using it is refused. */
export class ProxyAgent {
  dispatch() {
    refuse();
  }
}

export const fetch = refuse;
