import { expect, test } from '@jest/globals';
import { rankFile } from '../../src/instruction/rank-file.ts';

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

test.each([
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
