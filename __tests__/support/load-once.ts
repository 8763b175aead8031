// Where Jest's own runtime loads the tests, its `node:module` has a `require` that loads anew for each file of tests.
const { createRequire } = process.getBuiltinModule('node:module');

/**
 * Node's own `require`, for a module of this folder that is costly to load or to prepare: it is loaded once for all files of
 * a worker, which otherwise have this folder each for itself. Only for what keeps no state but caches.
 */
export const loadOnce = createRequire(import.meta.url);
