/**
 * Stands in for `pg-native` inside the bundles, see bundle.ts: code for one machine, which `pg` goes without unless it is
 * asked for. Whoever asks is told what Node says of a package that is not installed.
 */
throw Object.assign(new Error('pg-native is not part of this bundle'), { code: 'MODULE_NOT_FOUND' });
