import { expect, test } from '@jest/globals';
import { type Rank, rankFile } from '../../src/instruction/rank-file.ts';

test.each([
  ['src/cli.ts', 'interface'],
  ['src/commands/run.ts', 'interface'],
  ['types/index.d.ts', 'interface'],
  ['api/v1/service.proto', 'interface'],
  ['action.yml', 'interface'],
  ['config/settings.toml', 'configuration'],
  ['.env.example', 'configuration'],
  ['package.json', 'configuration'],
  ['examples/merged.yml', 'example'],
  ['docs/examples/a.md', 'example'],
  ['docs/a.html', 'docs'],
  ['CHANGELOG.md', 'docs'],
  ['src/engine.ts', 'rest'],
  ['.github/workflows/ci.yml', 'rest'],
  ['scripts/cli.ts', 'rest'],
  ['test/cli.test.ts', 'aside'],
  ['package-lock.json', 'aside'],
  ['Cargo.lock', 'aside'],
  ['go.sum', 'aside'],
  ['dist/cli/index.js', 'aside'],
  ['vendor/x/api.go', 'aside'],
  ['web/app.min.js', 'aside'],
  ['proto/a_pb2.py', 'aside'],
])('%s is %s', (path, rank) => expect(rankFile(path)).toBe(rank));

// What only sounds like a name that tells is any file.
test.each<[Rank, string]>([
  [
    'aside',
    'node_modules/a.ts vendor/a.ts Vendored/a.ts third_party/a.ts third-party/a.ts thirdparty/a.ts 3rdparty/a.ts dist/a.ts ' +
      'src/generated/a.ts __generated__/a.ts a/__snapshots__/b.ts yarn.lock bun.lockb pnpm-lock.yaml lockfile a.lockfile ' +
      'go.sum npm-shrinkwrap.json a.min.css a.map a.snap a.pb.go a_gen.go a-generated.ts a.generated.ts a_pb2.py a_pb2.pyi',
  ],
  [
    'rest',
    'src/distant/a.ts redist/a.ts vendors/a.ts regenerated/a.ts clock.ts block.ts lockable.ts a.lock-x a.locker.ts ago.sum ' +
      'go.summary shrinkwrap.jsonx a.minimal.ts a.map.ts a.snap.ts gen.ts apb.go a.genx.go a_pb2.pyx a_pb2.pyi.x a.min.css~ ' +
      'demography/a.ts mydemo/a.ts mandate/a.ts roman/a.ts a.mdb amd clip.ts mycli.ts a.protobuf a.d.tsx apiary/a.ts myapi/a.ts ' +
      'reconfig.ts configure.ts a.environment a.envx mypackage.json package.json5 a.tomlx',
  ],
  [
    'rest',
    '.github/cli.ts .gitlab/cli.ts .circleci/cli.ts .vscode/cli.ts .idea/cli.ts .husky/cli.ts bench/cli.ts benchmark/cli.ts ' +
      'benchmarks/cli.ts a/scripts/cli.ts tools/cli.ts CI/cli.ts',
  ],
  ['example', 'example/a.ts examples/a.ts sample/a.ts samples/cli.ts Demo/a.ts demos/a.ts'],
  [
    'docs',
    'doc/a.ts docs/cli.ts documentation/a.ts guide/a.ts guides/a.ts manual/a.ts man/a.1 a.md a.mdx a.markdown a.rst a.adoc ' +
      'a.asciidoc a.TXT cli.md',
  ],
  [
    'interface',
    'cli main args.ts flags.ts options.ts command.ts commands.ts route.ts routes.ts api.ts index.ts mod.rs lib.rs public.ts ' +
      'export.ts exports.ts openapi.json asyncapi.yml swagger.yaml cli-run.ts cli_run.ts action.yml action.yaml a.d.ts a.d.mts ' +
      'a.d.cts a.proto a.graphql a.gql a.thrift a.pyi a.wit a.wsdl api/a.ts apis/a.ts cli/a.ts Cmd/a.ts commands/a.ts routes/a.ts ' +
      'endpoints/a.ts public/a.ts mytools/cli.ts toolset/cli.ts cities/cli.ts my.github/cli.ts',
  ],
  [
    'configuration',
    'config.ts a.config.ts my-settings.py defaults.ts default.ts a_schema.sql configuration.rb a.yaml a.yml a.toml a.ini a.cfg ' +
      'a.conf a.properties a.env .env .env.local package.json reaction.yml action.yml.yaml a.schema settings',
  ],
])('%s: %s', (rank, paths) => {
  const wrong = paths.split(' ').map((path) => [path, rankFile(path)] as const);
  expect(wrong.filter(([, found]) => found !== rank)).toEqual([]);
});

test('what stands behind 200,000 characters is not looked at', () => {
  const flag = '\n+ "--max-age" ';
  const patch = (length: number) => `@@ -1 +1 @@\n`.padEnd(length - flag.length, '-') + flag;
  expect(rankFile('src/engine.ts', patch(200_000))).toBe('interface');
  expect(rankFile('src/engine.ts', patch(200_020))).toBe('rest');
});

test.each([
  ['+ "--a"', 'interface'],
  ["-\t'--max-age-of'", 'interface'],
  ['+ `--a1=x`', 'interface'],
  ['+ run --a b', 'interface'],
  ['+ run --a', 'interface'],
  ['+x--max ', 'rest'],
  ['+ --Max ', 'rest'],
  ['+ --1a ', 'rest'],
  ['+ --max.x', 'rest'],
  ['+ --max-- ', 'rest'],
  [' "--max"', 'rest'],
  [' + "--max"', 'rest'],
  ['+export const a', 'exported'],
  ['-  pub fn a()', 'exported'],
  ['+\tpublic class A', 'exported'],
  ['+module.exports = 1', 'exported'],
  ['+module.exportsOf = 1', 'rest'],
  ['+module-exports = 1', 'rest'],
  ['+exported', 'rest'],
  ['+public', 'exported'],
  ['+published', 'rest'],
  ['+a pub b', 'rest'],
  [' pub fn a()', 'rest'],
  [' + pub fn a()', 'rest'],
  ["+  .option('--max-age <n>')", 'interface'],
  ['-export const limit = 1;', 'exported'],
  ['+pub fn run() {}', 'exported'],
  [' export const limit = 1;', 'rest'],
  ['+-----', 'rest'],
])('what changes tells where the path does not: %s', (line, rank) =>
  expect(rankFile('src/engine.ts', `@@ -1 +1 @@\n${line}\n`)).toBe(rank),
);

// Quadratic, it would take minutes.
test.each([['-'.repeat(10_000_000)], [" --a-b '".repeat(1_000_000)], [" '--".repeat(2_000_000)]])(
  'a line of 10 MB is read to a bound: %#',
  (line) => expect(rankFile('src/engine.ts', `@@ -1 +1 @@\n+${line}`)).toMatch(/^(?:rest|interface)$/),
);
