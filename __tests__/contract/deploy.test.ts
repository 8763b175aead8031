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

/** The unit with a Node that is on this machine, as systemd looks for it; of a template the given instance. */
function unitHere(name: string, instance = ''): string {
  const file = join(folder, name.replace('@', `@${instance}`));
  writeFileSync(file, read(name).replaceAll('/usr/bin/node', process.execPath));
  return file;
}

const UNITS = [
  ['docs-agent.service', ''],
  ['docs-agent@.service', 'api'],
  ['docs-agent@.service', 'worker'],
] as const;

describe.each(UNITS)('the systemd unit %s %s', (name, instance) => {
  (hasSystemd ? test : test.skip)('is one that systemd understands in every line', () => {
    const { status, stdout, stderr } = spawnSync('systemd-analyze', ['verify', unitHere(name, instance)], {
      encoding: 'utf8',
    });
    expect({ status, said: `${stdout}${stderr}` }).toEqual({ status: 0, said: '' });
  });

  (hasSystemd ? test : test.skip)('is rated as hardened', () => {
    const args = ['security', '--offline=true', '--threshold=40', unitHere(name, instance)];
    const { status, stdout } = spawnSync('systemd-analyze', args, { encoding: 'utf8' });
    expect({ status, stdout }).toEqual({
      status: 0,
      stdout: expect.stringContaining('Overall exposure level'),
    });
  });

  test('leaves what bubblewrap needs, and gives no privilege', () => {
    const unit = read(name);
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

test('the unit of a role is shut in as the one for a single machine', () => {
  const hardening = (name: string) => read(name).replace(/^[\s\S]*# Of the machine:/, '');
  expect(hardening('docs-agent@.service')).toBe(hardening('docs-agent.service'));
});

test('each role starts as units and compose file say, as far as the command line goes', async () => {
  const lines = [
    ...read('docs-agent@.service').matchAll(/index\.js (serve .*)$/gm),
    ...read('docs-agent.service').matchAll(/index\.js (serve .*)$/gm),
  ].map(([, line = '']) => line.replaceAll('%i', 'worker').split(' '));
  const commands = [...read('compose.yml').matchAll(/command: (\[.*\])$/gm)].map(
    ([, list = '']) => JSON.parse(list.replaceAll("'", '"')) as string[],
  );
  expect([lines.length, commands.length]).toEqual([2, 2]);
  for (const args of [...lines, ...commands]) {
    const cli = join(root, 'dist/cli/index.js');
    const { status, stderr } = spawnSync(process.execPath, [cli, ...args], { encoding: 'utf8', cwd: folder });
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: expect.stringContaining('/etc/docs-agent/config.json does not exist'),
    });
  }
});

test('the Dockerfile copies what is there, and runs as nobody special', () => {
  const file = read('Dockerfile');
  const copied = [...file.matchAll(/^COPY (.+) \S+$/gm)].flatMap(([, sources = '']) => sources.split(' '));
  expect(copied).toContain('dist/cli');
  for (const source of copied) expect([source, existsSync(join(root, source))]).toEqual([source, true]);
  expect(file.indexOf('\nUSER node\n')).toBeGreaterThan(file.lastIndexOf('\nRUN '));
});
