// Jest gives tests a `node:module` of its own, whose `require` loads anew for each file of tests.
const { createRequire } = process.getBuiltinModule('node:module');

/**
 * Node's own `require`, for a module of this folder that is costly to load or to prepare: it is loaded once for all files of
 * a worker, by Node's loader with its compile cache. Only for what keeps no state but caches, and whose values no test
 * compares by class: its objects are of another realm.
 */
export const loadOnce = createRequire(import.meta.url);
