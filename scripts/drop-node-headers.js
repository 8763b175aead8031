import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// The `node` package brings 65 MB of C headers, which nothing here compiles against. Runs after each install, also on a
// Node that reads no TypeScript, and where the development dependencies are left out.
const platforms = fileURLToPath(new URL('../node_modules/node/node_modules', import.meta.url));
for (const name of existsSync(platforms) ? readdirSync(platforms) : []) {
  const headers = join(platforms, name, 'include/node');
  if (existsSync(headers)) rmSync(headers, { recursive: true });
}
