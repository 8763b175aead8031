import root from '@bomb.sh/tab';
import addCompletion from '@bomb.sh/tab/commander';
import type { Command } from 'commander';
import type { CommandTerminal } from './terminal.ts';

/** Has the shell complete the word by itself, as it does the names of files. */
const BY_THE_SHELL = ':0\n';
/** The script of the library registers itself without that; what is registered later holds. */
const BASH_WITH_FILES = 'complete -o default -F __docs_agent_complete docs-agent\n';

/** Gives a program `completion`, which prints a script for a shell, and the hidden command that the script asks. */
export function completeAtTab(program: Command, { out }: Pick<CommandTerminal, 'out'>): void {
  addCompletion(program, { completionCommandName: 'completion' });
  const named = (name: string) => program.commands.find((command) => command.name() === name);
  named('completion')
    ?.description('Print a script that completes what you type: for bash, zsh, fish or powershell.')
    .addHelpText('after', '\nExample:\n  $ source <(docs-agent completion bash)\n')
    .hook('postAction', (_, { args }) => {
      if (args[0] === 'bash') out(BASH_WITH_FILES);
    });
  named('complete')?.action((words: string[]) => {
    if (isFileWanted(program, words)) out(BY_THE_SHELL);
    else root.parse(words);
  });
}

/** Whether the last of the words stands where a file is named, in an option or by itself. */
export function isFileWanted(program: Command, words: readonly string[]): boolean {
  let command = program;
  let position = 0;
  let value: string | undefined;
  for (const word of words.slice(0, -1)) {
    if (value !== undefined) value = undefined;
    else if (word.startsWith('-') && word !== '-') {
      const option = command.options.find(({ short, long }) => short === word || long === word);
      value = option?.required ? option.flags : undefined;
    } else {
      const inner = command.commands.find((one) => one.name() === word);
      if (inner === undefined) position += 1;
      else command = inner;
    }
  }
  if (value !== undefined) return /<file>$/.test(value);
  if (words.at(-1)?.startsWith('-')) return false;
  const { registeredArguments } = command;
  const argument = registeredArguments[Math.min(position, registeredArguments.length - 1)];
  return (
    /^files?$/.test(argument?.name() ?? '') &&
    (position < registeredArguments.length || argument?.variadic === true)
  );
}
