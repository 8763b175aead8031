import { expect, test } from '@jest/globals';
import { isFileWanted } from '../../../src/entries/cli/completion.ts';
import { messageCommand } from '../../../src/entries/cli/message.ts';
import type { CommandTerminal } from '../../../src/entries/cli/terminal.ts';
import { createProgram } from '../../../src/server/commands/program.ts';

const terminal = {} as CommandTerminal;
const program = createProgram({ out: () => {}, err: () => {} }, [messageCommand(terminal)]);

test.each([
  ['', false],
  ['mess', false],
  ['message job --prompt-file ', true],
  ['message --prompt-file x', true],
  ['message --prompt-file x ', false],
  ['message --prompt ', false],
  ['message --json ', false],
  ['message --prompt --key-file x', false],
  ['message --', false],
  ['serve -c ', true],
  ['serve --config ./', true],
  ['init ', true],
  ['init x ', false],
  ['import-views ', true],
  ['import-views --project docs a.log b', true],
  ['import-views --project ', false],
  ['key ', false],
  ['key create --config ', true],
])('"%s": %p', (line, wanted) => expect(isFileWanted(program, line.split(' '))).toBe(wanted));
