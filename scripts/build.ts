import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { bundle } from './bundling/bundle.ts';
import { renderLicenses } from './bundling/packages.ts';

/**
 * Compiles `src` to `build`, and bundles each entry into `dist/<entry>`, which is committed. In two steps because ncc
 * brings a TypeScript of its own that does not know what ours does.
 */
const ENTRIES = ['run', 'post', 'page-views', 'collect', 'tend', 'impact', 'service', 'service-post', 'cli'];
const root = resolve(import.meta.dirname, '..');

rmSync(join(root, 'build'), { recursive: true, force: true });
const tsc = join(root, 'node_modules/typescript/bin/tsc');
const { status } = spawnSync(process.execPath, [tsc, '-p', 'tsconfig.build.json'], {
  cwd: root,
  stdio: 'inherit',
});
if (status !== 0) process.exit(1);

for (const entry of ENTRIES) {
  const target = join(root, 'dist', entry);
  const compiled = join(root, 'build/entries', `${entry}.js`);
  rmSync(target, { recursive: true, force: true });
  if (!existsSync(compiled)) continue;
  const { files, packages } = await bundle(compiled, root);
  if (packages.length > 0) files.set('licenses.txt', renderLicenses(packages));
  let bytes = 0;
  for (const [name, content] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const path = join(target, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content, { mode: content.toString().startsWith('#!') ? 0o755 : 0o644 });
    bytes += Buffer.byteLength(content);
  }
  console.log(
    `dist/${entry}: ${files.size} files, ${Math.ceil(bytes / 1024)} KiB, ${packages.length} packages`,
  );
}
