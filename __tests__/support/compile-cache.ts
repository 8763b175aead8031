import { resolve } from 'node:path';

/**
 * For child processes: what they run is compiled, and stripped of its types, once and not at each of their thousands of
 * starts. jest/native-runtime.ts gives it to those that inherit an environment. Node keys it by version, path and content, and
 * writes it under another name first, so that several runs can share it.
 */
export const COMPILE_CACHE = {
  NODE_COMPILE_CACHE: resolve(import.meta.dirname, '../../node_modules/.cache/docs-agent-compile'),
};
