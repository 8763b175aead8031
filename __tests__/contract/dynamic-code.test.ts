import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { lookAt, type Seen } from './dynamic-code/find.ts';

const root = resolve(import.meta.dirname, '../..');
const dist = join(root, 'dist');
const entries = readdirSync(dist).sort();

/** Places that look like dynamic code, each with why it is none that anybody could use. */
const ALLOWED: readonly { readonly code: string; readonly in?: readonly string[]; readonly why: string }[] = [
  {
    code: 'import("./" + __nccwpck_require__.u(chunkId))',
    why: 'the bundler’s: a chunk beside the file, by a number that stands in its code',
  },
  {
    code: "(0,external_node_vm_.runInNewContext)('gc')",
    why: 'ours: V8’s own collector, by its name; there is no other way to it once Node has started',
  },
  {
    code: "(0,node_vm__WEBPACK_IMPORTED_MODULE_1__.runInNewContext)('gc')",
    in: ['page-views'],
    why: 'the same',
  },
  {
    code: 'Function.bind',
    why: 'before-after-hook in Octokit: the method `bind`, taken from a function that is at hand; it makes none',
  },
  {
    code: 'F = Function',
    in: ['cli'],
    why: 'zod in the service: it compiles its own schemas, in which no text of others stands',
  },
  {
    code: 'new this.constructor(this._def)',
    in: ['cli'],
    why: 'zod in the service: another schema of its own class',
  },
];

/** The bundles that start programs: git, and the service with its agents. */
const STARTS_PROGRAMS = ['cli', 'impact', 'service', 'service-post'];
/** pino’s files for log writers in threads of their own. The service has none, so that nothing loads them. */
const NEVER_LOADED = ['cli/file.js', 'cli/worker.js', 'cli/worker1.js'];

const filesOf = (entry: string) =>
  readdirSync(join(dist, entry)).filter(
    (file) => file.endsWith('.js') && !NEVER_LOADED.includes(`${entry}/${file}`),
  );
const known = new Map<string, (Seen & { file: string })[]>();
/** What stands in each file of a bundle; read once, for that takes seconds. */
function seenIn(entry: string): (Seen & { file: string })[] {
  const seen =
    known.get(entry) ??
    filesOf(entry).map((file) => ({ file, ...lookAt(readFileSync(join(dist, entry, file), 'utf8')) }));
  known.set(entry, seen);
  return seen;
}

describe.each(entries)('dist/%s', (entry) => {
  const seen = seenIn(entry);

  test('makes no code while it runs, but in places that are known', () => {
    const allowed = ALLOWED.filter((one) => one.in?.includes(entry) ?? true).map(({ code }) => code);
    const others = seen.flatMap(({ file, found }) =>
      found
        .filter(({ code }) => !allowed.includes(code))
        .map(({ kind, code }) => `${file}: ${kind}: ${code}`),
    );
    expect(others).toEqual([]);
  });

  test('starts no program and no thread, where it has no need to', () => {
    const ways = seen
      .flatMap(({ builtins }) => builtins)
      .filter((name) => /^(?:child_process|cluster|worker_threads|inspector|repl)\b/.test(name));
    if (!STARTS_PROGRAMS.includes(entry)) expect(ways).toEqual([]);
    else expect(ways).toContain('child_process');
  });

  test('names nothing to be loaded but what Node brings', () => {
    // `sqlite` has no name without `node:`, so that the list of builtin modules lacks it.
    expect(seen.flatMap(({ loaded }) => loaded).filter((name) => name !== 'sqlite')).toEqual([]);
  });
});

test('each place that is allowed is there', () => {
  const all = entries.flatMap((entry) =>
    seenIn(entry).flatMap(({ found }) => found.map(({ code }) => ({ entry, code }))),
  );
  for (const { code, in: where } of ALLOWED)
    expect(all).toContainEqual({
      entry: where ? expect.stringMatching(new RegExp(`^(?:${where.join('|')})$`)) : expect.any(String),
      code,
    });
});

test.each([
  ['eval(text)', 'eval'],
  ['(0, eval)(text)', 'eval'],
  ['globalThis.eval(text)', 'eval'],
  ["globalThis['eval'](text)", 'eval'],
  ['new Function(text)', 'Function'],
  ['Function(text)()', 'Function'],
  ['const F = Function', 'Function'],
  ['Reflect.construct(Function, [text])', 'Function'],
  ['globalThis.Function(text)', 'Function'],
  ['(() => {}).constructor(text)', 'constructor'],
  ['new (async () => {}).constructor(text)', 'constructor'],
  ['import(name)', 'import of something computed'],
  ['import(`./${name}.js`)', 'import of something computed'],
  ['require(name)', 'require of something computed'],
  ['module.require(name)', 'require of something computed'],
  ['createRequire(import.meta.url)(name)', 'require of something computed'],
  ['const load = createRequire(import.meta.url); load(name)', 'require of something computed'],
  ['process.getBuiltinModule(name)', 'require of something computed'],
  ['const load = process.getBuiltinModule; load(name)', 'require of something computed'],
  ['process.binding("spawn_sync")', 'way to load anything'],
  ["process['dlopen'](module, path)", 'way to load anything'],
  ['vm.runInThisContext(text)', 'vm'],
  ['(0, vm.compileFunction)(text)', 'vm'],
  ['new vm.Script(text)', 'vm'],
  ["setTimeout('text()', 1)", 'timer with text'],
])('%s would be found', (code, kind) => {
  expect(lookAt(code).found.map((one) => one.kind)).toEqual([kind]);
});

test.each([
  'x instanceof Function',
  'Function.prototype.call.bind(f)',
  'const a = { eval: 1, Function: 2 }; a.b.constructor.name',
  "import('./1.js'); require('node:fs'); setTimeout(f, 1)",
  "// eval(text)\n'new Function(text)'",
])('%s is no dynamic code', (code) => {
  expect(lookAt(code).found).toEqual([]);
});

test('what is named to be loaded is told, Node’s own modules apart', () => {
  const code =
    "import a from 'node:fs'; import './1.index.js'; export * from 'b'; require('net'); process.getBuiltinModule('node:vm')";
  expect(lookAt(code)).toEqual({ found: [], builtins: ['fs', 'net', 'vm'], loaded: ['./1.index.js', 'b'] });
});
