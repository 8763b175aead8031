import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** For child processes: what they run is compiled once, and not at each of their two thousand starts. */
export const COMPILE_CACHE = { NODE_COMPILE_CACHE: join(tmpdir(), 'docs-agent-compile-cache') };
