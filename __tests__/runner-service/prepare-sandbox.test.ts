import { describe, expect, test } from '@jest/globals';
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
    expect(prepareSandbox(run, { mayChange: true })).toEqual({ ok: true, did: [] });
    expect(asked.filter((line) => /apt-get|sysctl/.test(line))).toEqual([]);
  });

  test('is made to work, and what was done is said', () => {
    const { run } = machine({ programs: [], isOpen: false });
    expect(prepareSandbox(run, { mayChange: true })).toEqual({
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
    const prepared = prepareSandbox(run, { mayChange: false });
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
    expect(prepareSandbox(run, { mayChange: true })).toEqual({ ok: false, why: expect.stringMatching(why) });
  });
});
