import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from '@jest/globals';

const works = (program: string, ...args: string[]) =>
  spawnSync(program, args, { stdio: 'ignore' }).status === 0;

export const hasBubblewrap = works('bwrap', '--unshare-user', '--unshare-pid', '--ro-bind', '/', '/', 'true');
export const hasSocat = works('socat', '-V');

if (!hasBubblewrap)
  process.stderr.write(
    '\nNOT TESTED: what an agent in the sandbox can do. Bubblewrap is not installed or does not work here.\n',
  );

/** A test that needs the sandbox: left out, and said to be, where there is none. */
export const sandboxed = hasBubblewrap ? test : test.skip;
/** As `sandboxed`, with a list of hosts. */
export const sandboxedWithHosts = hasBubblewrap && hasSocat ? test : test.skip;

/** The processes of this machine whose command line holds a text. */
export function processesWith(text: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(text);
      } catch {
        return false;
      }
    })
    .map(Number);
}
