import { spawnSync } from 'node:child_process';

/** What a person writes into the workflow where nothing is to be prepared here. */
export const COMMANDS = {
  install: 'sudo apt-get update && sudo apt-get install --yes --no-install-recommends bubblewrap socat',
  lift: 'sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0',
} as const;

/** Runs a program and says whether it ended with 0, and what it said last where it did not. */
export type Run = (program: string, args: readonly string[]) => { ok: boolean; said: string };

export type Prepared =
  | { readonly ok: true; readonly did: readonly string[] }
  | { readonly ok: false; readonly why: string };

const TRIAL = ['--unshare-user', '--unshare-pid', '--unshare-net', '--ro-bind', '/', '/', 'true'];

/**
 * Has a sandbox work here: installs what it is made of, and lifts what Ubuntu keeps from it. Nothing is done where the trial
 * works already. `mayChange` is the workflow's word for it; who is root needs no sudo.
 */
export function prepareSandbox(
  run: Run,
  { mayChange, isRoot }: { mayChange: boolean; isRoot: boolean },
): Prepared {
  const did: string[] = [];
  // Never with a question: a step has nobody who answers.
  const runAsRoot = (command: string) =>
    isRoot ? run('sh', ['-c', command]) : run('sudo', ['-n', 'sh', '-c', command]);
  const isThere = (program: string) => run('sh', ['-c', `command -v ${program}`]).ok;
  const missing = ['bwrap', 'socat'].filter((program) => !isThere(program));
  if (missing.length > 0) {
    if (!mayChange)
      return {
        ok: false,
        why: advise(`${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing`),
      };
    const done = runAsRoot(
      `export DEBIAN_FRONTEND=noninteractive; ${COMMANDS.install.replaceAll('sudo ', '')}`,
    );
    if (!done.ok) return { ok: false, why: `bubblewrap and socat could not be installed: ${done.said}` };
    did.push('installed bubblewrap and socat with apt-get');
  }
  const trial = run('bwrap', TRIAL);
  if (trial.ok) return { ok: true, did };
  if (!mayChange) return { ok: false, why: advise(trial.said) };
  const done = runAsRoot(COMMANDS.lift.replace('sudo ', ''));
  if (!done.ok)
    return {
      ok: false,
      why: `user namespaces are restricted here, and that could not be lifted: ${done.said}`,
    };
  did.push(
    'allowed user namespaces (kernel.apparmor_restrict_unprivileged_userns=0), until the machine starts anew',
  );
  const again = run('bwrap', TRIAL);
  return again.ok ? { ok: true, did } : { ok: false, why: `bubblewrap does not work here: ${again.said}` };
}

function advise(trouble: string): string {
  return `${trouble}. Set prepareSandbox: true, or run before this step: ${COMMANDS.install} ; and on Ubuntu 24.04 or later: ${COMMANDS.lift}`;
}

const TIMEOUT_MS = 5 * 60_000;

export const runProgram: Run = (program, args) => {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: TIMEOUT_MS,
  });
  const lines = `${stdout ?? ''}\n${stderr ?? ''}`.trim().split('\n');
  return { ok: status === 0, said: error?.message ?? (lines.at(-1) || `it ended with ${status}`) };
};
