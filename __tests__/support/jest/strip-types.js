import { createHash } from 'node:crypto';
import { stripTypeScriptTypes } from 'node:module';

/** Jest transform: Node's own type stripping, which keeps every line and column where it was. */
export default {
  process: (source) => ({ code: stripTypeScriptTypes(source) }),
  getCacheKey: (source, path) =>
    createHash('sha256').update(`${process.version}\0${path}\0${source}`).digest('hex'),
};
