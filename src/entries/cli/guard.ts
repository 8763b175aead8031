import { sayAtTerminal } from '../../host/command-line/wording.ts';
import { InputError } from '../../host/inputs/input-error.ts';
import { describeThrown } from '../../host/last-resort.ts';
import { neutralise } from '../../text/neutralise.ts';
import type { CommandTerminal } from './terminal.ts';

/** Runs a command and says how it ended: one sentence for a person, never a stack. */
export async function guardCommand(
  command: () => Promise<0 | 1>,
  { err, end }: Pick<CommandTerminal, 'err' | 'end'>,
): Promise<void> {
  try {
    end(await command());
  } catch (error) {
    const wrong = error instanceof InputError;
    // What was given comes back in it, such as a branch of a stranger's name.
    err(neutralise(`docs-agent: ${wrong ? sayAtTerminal(error.message) : describeThrown(error)}\n`));
    end(wrong ? 2 : 1);
  }
}
