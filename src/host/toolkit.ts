/**
 * What a run needs of @actions/core, by file: the package's only public entry also loads undici (for OIDC),
 * which triples the start-up time and adds 30 MiB to a run that never uses it.
 */
export { toCommandProperties } from '../../node_modules/@actions/core/lib/utils.js';
