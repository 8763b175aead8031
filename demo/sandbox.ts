import { spawnSync } from 'node:child_process';

export type SandboxChoice = { sandbox: 'bubblewrap' | 'none'; said: string };

/**
 * The demo's own agent is part of this repository and needs no sandbox. A command of somebody else's is shut in where
 * this machine can.
 */
export function chooseSandbox(agent: string | undefined): SandboxChoice {
  if (agent === undefined)
    return {
      sandbox: 'none',
      said: 'The agent runs without a sandbox: it is the demo’s own. Other agents are shut in with bubblewrap.',
    };
  if (!hasBubblewrap())
    return {
      sandbox: 'none',
      said: 'The agent runs without a sandbox, because bubblewrap is not installed or does not work here: it can read and change whatever you can.',
    };
  return {
    sandbox: 'bubblewrap',
    said: 'The agent runs in a sandbox: it sees the system, read-only, and its own work tree, home and temporary folder.',
  };
}

function hasBubblewrap(): boolean {
  const args = ['--unshare-user', '--unshare-pid', '--ro-bind', '/', '/', 'true'];
  return spawnSync('bwrap', args, { stdio: 'ignore' }).status === 0;
}
