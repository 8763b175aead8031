import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { type BundledPackage, listPackages } from './packages.ts';

export interface Bundle {
  /** File name inside `dist/<entry>` → content. */
  files: Map<string, string | Buffer>;
  /** The packages whose code is in any of the files, sorted. */
  packages: BundledPackage[];
}

/**
 * Bundles one compiled entry.
 * @throws where an import resolves to nothing, or a file other than JavaScript would have to be shipped: ncc turns
 * the first into an error at run time, and the second escapes the license list.
 */
export async function bundle(entry: string, root: string): Promise<Bundle> {
  const ncc = await loadNcc(root);
  const { code, assets, stats } = await ncc(entry, {
    cache: false,
    esm: true,
    filename: 'index.js',
    license: '',
    minify: false,
    quiet: true,
    sourceMap: false,
  });

  const resources = bundledFiles(stats.compilation);
  const missing = resources.filter((resource) => resource.includes('@@notfound.js'));
  if (missing.length > 0) {
    throw new Error(`imports that resolve to nothing: ${missing.map((m) => m.split('?')[1]).join(', ')}`);
  }
  const files = new Map<string, string | Buffer>([['index.js', loadAtFirstUse(code)]]);
  for (const [name, { source }] of Object.entries(assets)) files.set(name, source);
  const strays = [...files.keys()].filter((name) => !name.endsWith('.js') && name !== 'package.json');
  if (strays.length > 0) throw new Error(`files that are no code: ${strays.join(', ')}`);
  return { files, packages: listPackages(resources, root) };
}

/**
 * Builtin modules whose first use comes late or never, and that each cost up to a tenth of a start: commander would start
 * subcommands that are programs of their own, `tunnel` asserts where there is a proxy, only a packed answer is unpacked,
 * a run whose inputs are wrong hashes nothing, and nobody speaks TLS to a service on the same machine.
 */
const LATE = [
  ...['node:child_process', 'node:zlib', 'node:vm', 'node:crypto', 'assert'],
  ...['https', 'node:https', 'tls'],
];

/**
 * Has the entry's own file, where ncc puts all builtin modules, load these when they are first used, and by what takes no
 * time to make: `createRequire`, and the import of `module` that it needs, were a twentieth of a start.
 */
function loadAtFirstUse(code: string): string {
  const late = LATE.join('|');
  return code
    .replaceAll('__WEBPACK_EXTERNAL_createRequire(import.meta.url)', '__builtin')
    .replace(
      new RegExp(`^module\\.exports = (__builtin\\("(?:${late})"\\));$`, 'gm'),
      // A module may be a function itself, as assert is.
      'module.exports = new Proxy(() => {}, { get: (_, name) => $1[name], apply: (_, __, given) => $1(...given) });',
    )
    .replace(
      /^import \{ createRequire as __WEBPACK_EXTERNAL_createRequire \} from "module";$/m,
      'const __builtin = process.getBuiltinModule;',
    );
}

/**
 * Loads ncc with `build/` as the working directory, where a tsconfig of our making stands: ncc honours its `paths`.
 *
 * They exchange `undici` for a stub. The toolkit imports undici statically, for a fetch that goes through a proxy; we
 * use its plain requests, which tunnel without undici, and give Octokit a fetch of our own. Undici would be three
 * quarters of the bundle, some 30 MiB of memory, and half of the start-up time. Octokit's plugins bring a method for each of
 * GitHub's operations, of which we use none: they would be three quarters of what speaks to GitHub, and are loaded before its
 * first request. `pg` names `pg-native` and works without;
 * `rrule-temporal` is for schedules of pg-boss, which the service does not have.
 */
async function loadNcc(root: string): Promise<typeof import('@vercel/ncc').default> {
  const build = join(root, 'build');
  const stub = (name: string) => [relative(build, join(root, `scripts/bundling/${name}-stub.js`))];
  mkdirSync(build, { recursive: true });
  const compilerOptions = {
    allowJs: true,
    baseUrl: '.',
    paths: {
      undici: stub('undici'),
      '@octokit/plugin-rest-endpoint-methods': stub('octokit-plugins'),
      '@octokit/plugin-paginate-rest': stub('octokit-plugins'),
      'pg-native': stub('pg-native'),
      'rrule-temporal': stub('rrule-temporal'),
    },
  };
  const write = (name: string, content: object) =>
    writeFileSync(join(build, name), `${JSON.stringify(content, null, 2)}\n`);
  write('tsconfig.json', { compilerOptions });
  // Only entries act when they are imported: of what else is imported and not used, nothing is bundled.
  write('package.json', { type: 'module', sideEffects: ['./entries/*.js'] });
  // Webpack derives module ids from paths relative to the working directory: it is part of a reproducible build.
  process.chdir(build);
  return (await import('@vercel/ncc')).default;
}

/** Every file whose code is in a chunk; what tree shaking removed is not. */
function bundledFiles(compilation: import('@vercel/ncc').Compilation): string[] {
  const files = new Set<string>();
  const add = (module: import('@vercel/ncc').Module): void => {
    if (module.resource) files.add(resolve(module.resource));
    for (const inner of module.modules ?? []) add(inner);
  };
  for (const chunk of compilation.chunks) {
    for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk)) add(module);
  }
  return [...files].sort();
}
