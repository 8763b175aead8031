#!/usr/bin/env node
import { isKeyOption } from '../host/command-line/key.ts';
import { catchTheRest, describeThrown } from '../host/last-resort.ts';
import { openShell, runShell } from '../server/commands/shell.ts';
import { COMMANDS } from './cli/commands.ts';
import { openStreams } from './cli/streams.ts';
import type { CommandTerminal } from './cli/terminal.ts';

const args = process.argv.slice(2);
let code: 0 | 1 | 2 = 0;
/** Set where what was to be said could not be: a key that nobody saw is no success. The service goes on without a log. */
let unsaid = false;
const terminal: CommandTerminal = {
  ...openStreams(() => {
    if (args[0] === 'serve') return;
    unsaid = true;
    process.exitCode = 1;
  }),
  env: process.env,
  end: (how) => {
    code = how;
  },
};
const explain = (error: unknown) => terminal.err(`docs-agent: ${describeThrown(error)}\n`);

process.exitCode = 1;
const ended = await main();
process.exitCode = ended || code || (unsaid ? 1 : 0);

async function main(): Promise<0 | 1 | 2> {
  const key = args.find(isKeyOption);
  if (key !== undefined) {
    terminal.err(
      `docs-agent: ${key.replace(/[=:].*$/s, '')} is no option: a command line is open to everybody on the machine. ` +
        'Put the key into the variable DOCS_AGENT_KEY, or into a file for --key-file.\n',
    );
    return 2;
  }
  const [name = ''] = args;
  const isVersion = name === '--version' || name === '-V';
  if (isVersion || Object.hasOwn(COMMANDS, name)) {
    catchTheRest(explain);
    const commands = isVersion ? [] : [COMMANDS[name as keyof typeof COMMANDS](terminal)];
    return runShell(openShell(terminal, commands), { args, explain });
  }
  const others = Object.values(COMMANDS).map((make) => make(terminal));
  const [{ runCommandLine }, { completeAtTab }] = await Promise.all([
    import('../server/commands/run.ts'),
    import('./cli/completion.ts'),
  ]);
  return runCommandLine(args, { ...terminal, others, extend: (program) => completeAtTab(program, terminal) });
}
