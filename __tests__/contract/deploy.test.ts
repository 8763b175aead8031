import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';

const root = resolve(import.meta.dirname, '../..');
const read = (name: string) => readFileSync(join(root, 'examples/deploy', name), 'utf8');
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;
const folder = mkdtempSync(join(tmpdir(), 'docs-agent-deploy-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The unit with a Node that is on this machine, as systemd looks for it. */
function unitHere(): string {
  const file = join(folder, 'docs-agent.service');
  writeFileSync(file, read('docs-agent.service').replaceAll('/usr/bin/node', process.execPath));
  return file;
}

describe('the systemd unit', () => {
  (hasSystemd ? test : test.skip)('is one that systemd understands in every line', () => {
    const { status, stdout, stderr } = spawnSync('systemd-analyze', ['verify', unitHere()], {
      encoding: 'utf8',
    });
    expect({ status, said: `${stdout}${stderr}` }).toEqual({ status: 0, said: '' });
  });

  (hasSystemd ? test : test.skip)('is rated as hardened', () => {
    const args = ['security', '--offline=true', '--threshold=40', unitHere()];
    const { status, stdout } = spawnSync('systemd-analyze', args, { encoding: 'utf8' });
    expect({ status, stdout }).toEqual({
      status: 0,
      stdout: expect.stringContaining('Overall exposure level'),
    });
  });

  test('leaves what bubblewrap needs, and gives no privilege', () => {
    const unit = read('docs-agent.service');
    const settings = new Map(
      [...unit.matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value] as const),
    );
    for (const name of ['user', 'mnt', 'pid', 'ipc'])
      expect(settings.get('RestrictNamespaces')?.split(' ')).toContain(name);
    for (const name of ['ProtectKernelTunables', 'ProtectKernelLogs', 'ProtectProc', 'ProcSubset'])
      expect(settings.has(name)).toBe(false);
    expect(settings.get('NoNewPrivileges')).toBe('yes');
    expect(settings.get('CapabilityBoundingSet')).toBe('');
    expect(settings.get('StateDirectoryMode')).toBe('0700');
  });
});

test('the Dockerfile copies what is there, and runs as nobody special', () => {
  const file = read('Dockerfile');
  const copied = [...file.matchAll(/^COPY (.+) \S+$/gm)].flatMap(([, sources = '']) => sources.split(' '));
  expect(copied).toContain('dist/cli');
  for (const source of copied) expect([source, existsSync(join(root, source))]).toEqual([source, true]);
  expect(file.indexOf('\nUSER node\n')).toBeGreaterThan(file.lastIndexOf('\nRUN '));
});
