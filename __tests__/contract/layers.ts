/** Who may import whom in `src`, as CONTRIBUTING.md says it. The lint rule in biome.json is held against this table. */
export interface Layer {
  /** Folders of `src`, and `ports` for src/ports.ts, that may be imported. Its own files always may. */
  folders: readonly string[];
  /** Packages and Node modules that may be imported, and some that may not. */
  allowed: readonly string[];
  denied: readonly string[];
}

const LEAVES = ['contract', 'text', 'ports'];
const PURE = ['zod', 'node:path', 'node:url', 'node:util', 'node:crypto'];
const IMPURE = [
  '@actions/core',
  '@actions/http-client',
  'node:fs',
  'node:http',
  'node:child_process',
  'hono',
];
const CAPABILITIES = ['client', 'job', 'instruction', 'thread', 'report'];

export const LAYERS: Record<string, Layer> = {
  contract: { folders: [], allowed: ['zod'], denied: ['node:fs', 'node:path', '@actions/core', 'zod/mini'] },
  text: { folders: [], allowed: ['entities/decode'], denied: ['zod', ...IMPURE] },
  ports: { folders: ['contract'], allowed: [], denied: ['zod', 'node:fs', '@actions/core'] },
  client: {
    folders: LEAVES,
    allowed: ['@actions/http-client', 'node:http', 'node:timers/promises'],
    denied: ['@actions/core', '@actions/github', 'node:sqlite', 'node:child_process', 'hono'],
  },
  job: { folders: LEAVES, allowed: PURE, denied: IMPURE },
  instruction: { folders: LEAVES, allowed: [...PURE, 'mustache'], denied: IMPURE },
  thread: { folders: LEAVES, allowed: PURE, denied: IMPURE },
  report: { folders: LEAVES, allowed: PURE, denied: IMPURE },
  flows: { folders: [...LEAVES, ...CAPABILITIES], allowed: PURE, denied: IMPURE },
  host: {
    folders: LEAVES,
    allowed: ['@actions/core', '@actions/github', 'node:fs', 'node:fs/promises'],
    denied: ['hono', '@hono/node-server', 'node:sqlite', 'commander'],
  },
  server: {
    folders: ['contract', 'text'],
    allowed: ['hono', '@hono/zod-openapi', 'zod', 'commander', 'node:sqlite', 'node:child_process'],
    denied: ['@actions/core', '@actions/github', '@actions/http-client'],
  },
  entries: {
    folders: [...LEAVES, ...CAPABILITIES, 'flows', 'host'],
    allowed: ['@actions/core', 'node:fs'],
    denied: [],
  },
};

/** What a folder may not import of the others. */
export function forbiddenFolders(name: string): string[] {
  const folders = LAYERS[name]?.folders ?? [];
  return Object.keys(LAYERS).filter((other) => other !== name && !folders.includes(other));
}
