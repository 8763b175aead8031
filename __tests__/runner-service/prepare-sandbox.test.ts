import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { prepareSandbox, type Run } from '../../src/runner-service/prepare-sandbox.ts';

/** A machine: which programs it has, and whether user namespaces are open; `sudo` without a password or not. */
function machine({ programs = ['bwrap', 'socat'], isOpen = true, sudo = true } = {}) {
  const has = new Set(programs);
  let open = isOpen;
  const asked: string[] = [];
  const run: Run = (program, args) => {
    const line = [program, ...args].join(' ');
    asked.push(line);
    const looked = /^sh -c command -v (\w+)$/.exec(line)?.[1];
    if (looked !== undefined) return { ok: has.has(looked), said: '' };
    if (program === 'bwrap')
      return { ok: open, said: open ? '' : 'bwrap: setting up uid map: Permission denied' };
    if (program !== 'sudo') return { ok: false, said: 'it must be run as root' };
    if (!sudo) return { ok: false, said: 'sudo: a password is required' };
    if (line.includes('apt-get install')) for (const one of ['bwrap', 'socat']) has.add(one);
    if (line.includes('sysctl')) open = true;
    return { ok: true, said: '' };
  };
  return { run, asked };
}

describe('the sandbox of a runner', () => {
  test('is let be where it works', () => {
    const { run, asked } = machine();
    expect(prepareSandbox(run, { mayChange: true, isRoot: false })).toEqual({ ok: true, did: [] });
    expect(asked.filter((line) => /apt-get|sysctl/.test(line))).toEqual([]);
  });

  test('is made to work, and what was done is said', () => {
    const { run } = machine({ programs: [], isOpen: false });
    expect(prepareSandbox(run, { mayChange: true, isRoot: false })).toEqual({
      ok: true,
      did: [
        expect.stringContaining('installed bubblewrap and socat'),
        expect.stringContaining('kernel.apparmor_restrict'),
      ],
    });
  });

  test.each([
    ['nothing is installed', { programs: [] }, /^bwrap and socat are missing\. /],
    ['socat is missing', { programs: ['bwrap'] }, /^socat is missing\. /],
    ['namespaces are restricted', { isOpen: false }, /^bwrap: setting up uid map: Permission denied\. /],
  ])('is not touched unasked, and both commands are named: %s', (_, how, why) => {
    const { run, asked } = machine(how);
    const prepared = prepareSandbox(run, { mayChange: false, isRoot: false });
    expect(prepared).toEqual({ ok: false, why: expect.stringMatching(why) });
    expect(prepared).toEqual({
      ok: false,
      why: expect.stringMatching(
        /prepareSandbox: true.*sudo apt-get .*bubblewrap socat.*sudo sysctl -w kernel\.apparmor_restrict_unprivileged_userns=0$/,
      ),
    });
    expect(asked.filter((line) => /apt-get|sysctl/.test(line))).toEqual([]);
  });

  test.each([
    ['installing', { programs: [] }, /could not be installed: sudo: a password is required/],
    ['lifting the restriction', { isOpen: false }, /could not be lifted: sudo: a password is required/],
  ])('says where %s was refused', (_, how, why) => {
    const { run } = machine({ ...how, sudo: false });
    expect(prepareSandbox(run, { mayChange: true, isRoot: false })).toEqual({
      ok: false,
      why: expect.stringMatching(why),
    });
  });
});

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/**
 * Ubuntu 24.04 as its hosted runners are, by known facts: no bubblewrap, user namespaces restricted by AppArmor, sudo without a
 * password, which gives a command next to nothing of the environment. Programs of a folder of the test's own, run for real.
 */
function ubuntu({ needsPassword = false, lists = true } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'docs-agent-ubuntu-'));
  folders.push(folder);
  const program = (name: string, lines: readonly string[]) => {
    writeFileSync(join(folder, name), `#!/bin/sh\n${lines.join('\n')}\n`);
    chmodSync(join(folder, name), 0o755);
  };
  for (const name of ['sh', 'env', 'cat', 'chmod', 'echo', 'cp'])
    symlinkSync(`/bin/${name}`, join(folder, name));
  const isRoot = `[ "$AS_ROOT" = 1 ] || { echo "are you root?" >&2; exit 100; }`;
  program('sudo', [
    `[ "$1" = -n ] || { echo "sudo: a terminal is required" >&2; exit 1; }`,
    ...(needsPassword ? ['echo "sudo: a password is required" >&2; exit 1'] : []),
    `shift; exec env -i PATH="${folder}" AS_ROOT=1 "$@"`,
  ]);
  program('apt-get', [
    isRoot,
    `[ "$DEBIAN_FRONTEND" = noninteractive ] || { echo "debconf asks" >&2; exit 100; }`,
    `if [ "$1" = update ]; then ${lists ? `echo > "${folder}/lists"` : 'echo "E: Failed to fetch" >&2; exit 100'}; exit; fi`,
    `[ -e "${folder}/lists" ] || { echo "E: Unable to locate package" >&2; exit 100; }`,
    `[ "$*" = "install --yes --no-install-recommends bubblewrap socat" ] || exit 100`,
    `for one in bwrap socat; do cp "${folder}/$one.deb" "${folder}/$one"; done`,
  ]);
  program('sysctl', [
    isRoot,
    `[ "$*" = "-w kernel.apparmor_restrict_unprivileged_userns=0" ] && echo > "${folder}/open" && echo "$2"`,
  ]);
  program('socat.deb', ['exit 0']);
  program('bwrap.deb', [
    `[ -e "${folder}/open" ] || { echo "bwrap: setting up uid map: Permission denied" >&2; exit 1; }`,
  ]);
  const module = resolve(import.meta.dirname, '../../src/runner-service/prepare-sandbox.ts');
  return (mayChange: boolean): unknown => {
    const script = `const { prepareSandbox, runProgram } = await import(${JSON.stringify(module)});
      console.log(JSON.stringify(prepareSandbox(runProgram, { mayChange: ${mayChange}, isRoot: false })));`;
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      encoding: 'utf8',
      env: { PATH: folder, SECRET: 'not for root' },
    });
    return stdout === '' ? stderr : JSON.parse(stdout);
  };
}

describe('on a machine that stands in for a hosted runner, with programs that are run', () => {
  test('both is put right, once', () => {
    const prepare = ubuntu();
    expect(prepare(false)).toEqual({
      ok: false,
      why: expect.stringMatching(/^bwrap and socat are missing\. /),
    });
    expect(prepare(true)).toEqual({
      ok: true,
      did: [
        'installed bubblewrap and socat with apt-get',
        expect.stringMatching(/^allowed user namespaces \(kernel\.apparmor_restrict_unprivileged_userns=0\)/),
      ],
    });
    expect(prepare(true)).toEqual({ ok: true, did: [] });
    expect(prepare(false)).toEqual({ ok: true, did: [] });
  });

  test.each([
    ['a password is needed', { needsPassword: true }, 'sudo: a password is required'],
    ['packages can’t be had', { lists: false }, 'E: Failed to fetch'],
  ])('where %s its last words are told', (_, how, said) => {
    expect(ubuntu(how)(true)).toEqual({
      ok: false,
      why: `bubblewrap and socat could not be installed: ${said}`,
    });
  });
});
