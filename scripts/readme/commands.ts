import type { Argument, Command, Option } from 'commander';
import { COMMANDS } from '../../src/entries/cli/commands.ts';
import { completeAtTab } from '../../src/entries/cli/completion.ts';
import type { CommandTerminal } from '../../src/entries/cli/terminal.ts';
import { createProgram } from '../../src/server/commands/program.ts';
import { code, renderTable, toCell } from './tables.ts';

/** The command line as it is defined, with every command. Nothing of it is run, so nothing is heard or said. */
export function openProgram(): Command {
  const terminal: CommandTerminal = {
    out: () => {},
    err: () => {},
    stdin: async function* () {},
    env: {},
    columns: () => undefined,
    errColumns: () => undefined,
    end: () => {},
  };
  const program = createProgram(
    terminal,
    Object.values(COMMANDS).map((make) => make(terminal)),
  );
  completeAtTab(program, terminal);
  return program;
}

/** A section for each command that does something, in the order of the help, with its arguments and options. */
export function renderCommands(program: Command): string {
  return listCommands(program).map(renderCommand).join('\n\n');
}

interface NamedCommand {
  /** With the words before it, such as `docs-agent key create`. */
  readonly words: string;
  readonly command: Command;
}

/** Commands that hold others do nothing by themselves; a hidden one is for programs. */
export function listCommands(program: Command, before = ''): NamedCommand[] {
  const words = `${before} ${program.name()}`.trim();
  if (program.commands.length === 0) return [{ words, command: program }];
  const shown = program.createHelp().visibleCommands(program);
  return shown.filter((one) => one.name() !== 'help').flatMap((one) => listCommands(one, words));
}

function renderCommand({ words, command }: NamedCommand): string {
  const takes = command.registeredArguments.map(nameOf);
  const rows = [
    ...command.registeredArguments
      .filter(({ description }) => description !== '')
      .map((one) => [code(nameOf(one)), toCell(withDefault(one))]),
    ...command.options
      .filter(({ hidden }) => !hidden)
      .map((option) => [code(option.flags), toCell(withDefault(option))]),
  ];
  return [
    `### ${code([words, ...takes].join(' '))}`,
    toCell(command.description()),
    rows.length > 0 ? renderTable(['Option', 'Meaning'], rows) : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}

function nameOf(argument: Argument): string {
  const name = argument.name() + (argument.variadic ? '…' : '');
  return argument.required ? `<${name}>` : `[${name}]`;
}

function withDefault({ description, defaultValue, defaultValueDescription }: Option | Argument): string {
  const shown = defaultValueDescription ?? (typeof defaultValue === 'string' ? defaultValue : '');
  return shown === '' ? description : `${description} (default: ${shown})`;
}
