import type { AgentSettings } from '../config/config.ts';
import { type AgentEnd, type AgentRun, runAgent } from './command.ts';
import { handPrompt } from './hand-prompt.ts';
import { type AgentFolders, type ContextPlace, openSandbox, type SandboxRules } from './sandbox/sandbox.ts';
import { watchLimits } from './watch-limits.ts';

export type ShutIn = Pick<AgentRun, 'command' | 'prompt' | 'timeoutMs' | 'graceMs' | 'log' | 'onStart'> & {
  /** How it gets the prompt; on standard input, unless given. */
  promptAs?: AgentSettings['promptAs'];
  /** What it may reach, read and use. What `readable` names is shown at its own path, and has to be there. */
  rules: SandboxRules;
  /** The three folders that it may write to. They are there already. */
  folders: AgentFolders;
  /** What it may read besides. None of it counts for its limits. */
  contexts?: ContextPlace | undefined;
  dataDir: string;
  /** All of its environment but the prompt, given where it finds its folders. */
  env: (places: AgentFolders) => Readonly<Record<string, string>>;
  /** Called when all else is ready; what it throws keeps the command from being started. */
  beforeStart?: () => void;
};

/**
 * The door of this room: runs a command in a sandbox on a tree, with a network and limits, and leaves nothing of it behind.
 * Who the command is of makes no difference; an agent's and a check's are shut in alike.
 */
export async function runShutIn(given: ShutIn, signal: AbortSignal): Promise<AgentEnd> {
  const { rules, folders, dataDir, contexts, log } = given;
  const { tree, home, tmp } = folders;
  const sandbox = await openSandbox({ rules, folders, dataDir, contexts, note: log.note });
  let takeBack = () => {};
  try {
    given.beforeStart?.();
    const { command, prompt, promptAs = 'stdin' } = given;
    const handed = handPrompt({ command, prompt, promptAs, tmp: { here: tmp, there: sandbox.places.tmp } });
    if (typeof handed === 'string') return { reason: 'not-started', message: handed };
    takeBack = handed.takeBack;
    const end = await runAgent(
      {
        ...given,
        command: handed.command,
        input: handed.input,
        sandbox,
        cwd: tree,
        env: { ...given.env(sandbox.places), ...sandbox.env },
        watch: (root, until) =>
          watchLimits(
            { root, folders: [tree, home, tmp], limits: rules.limits, isConfined: sandbox.confined },
            until,
          ),
      },
      signal,
    );
    if (end.reason !== 'stopped' && sandbox.ranOutOfMemory()) {
      const { memoryMb } = rules.limits;
      const sentence = `the agent command used more memory than the ${memoryMb} MiB that it may`;
      return { reason: 'limit', sentence };
    }
    return end;
  } finally {
    takeBack();
    await sandbox.close();
  }
}
