import type { Command } from 'commander';
import type { CommandTerminal } from '../../src/entries/cli/terminal.ts';
import { openShell, runShell } from '../../src/server/commands/shell.ts';

/** Runs one of the command line's own commands in this process. */
export async function runInProcess(
  make: (terminal: CommandTerminal) => Command,
  args: readonly string[],
  given: { env: NodeJS.ProcessEnv; columns?: number | undefined },
): Promise<{ code: number; out: string; err: string }> {
  const told = { code: 0, out: '', err: '' };
  const terminal: CommandTerminal = {
    out: (text) => {
      told.out += text;
    },
    err: (text) => {
      told.err += text;
    },
    stdin: () => process.stdin,
    env: given.env,
    columns: () => given.columns,
    errColumns: () => undefined,
    end: (code) => {
      told.code = code;
    },
  };
  const program = openShell(terminal, [make(terminal)]);
  const code = await runShell(program, { args, explain: (error) => terminal.err(String(error)) });
  return { ...told, code: code || told.code };
}
