import { randomUUID } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AgentSettings } from '../config/config.ts';
import { type AgentRun, STRING_MAX_BYTES } from './command.ts';

export type Handed = Pick<AgentRun, 'command' | 'input'> & {
  /** To be called when the command has ended. */
  takeBack: () => void;
};

/**
 * Has a command get its prompt as its program takes it. What is not on standard input is the last argument of the command:
 * the prompt, or the path of a file with it, which lies outside the work tree.
 * @returns a sentence where that can't be
 */
export function handPrompt(
  given: Pick<AgentRun, 'command' | 'prompt'> & {
    promptAs: AgentSettings['promptAs'];
    /** The temporary folder, as it is named here, and as the command finds it. */
    tmp: { here: string; there: string };
  },
): Handed | string {
  const { command, prompt, tmp } = given;
  if (given.promptAs === 'stdin') return { command, input: prompt, takeBack: () => {} };
  if (given.promptAs === 'argument') {
    const unfit = whyNoArgument(prompt);
    // A program would take a word that begins so for an option of its own, and a stranger may have written it.
    const argument = prompt.startsWith('-') ? ` ${prompt}` : prompt;
    return unfit ?? { command: withArgument(command, argument), input: '', takeBack: () => {} };
  }
  // A name that nobody has foreseen: the folder is the agent's, which may have left a link in it in an earlier round.
  const name = `prompt-${randomUUID()}.md`;
  const file = join(tmp.here, name);
  writeFileSync(file, prompt, { mode: 0o600, flag: 'wx' });
  return {
    command: withArgument(command, join(tmp.there, name)),
    input: '',
    takeBack: () => rmSync(file, { force: true }),
  };
}

function withArgument(command: AgentRun['command'], argument: string): readonly [string, ...string[]] {
  if (typeof command !== 'string') return [...command, argument];
  return ['sh', '-c', `${command.trimEnd()} "$1"`, 'sh', argument];
}

function whyNoArgument(prompt: string): string | undefined {
  if (prompt.includes('\0'))
    return 'the prompt holds a NUL character, which no argument can; `agent.promptAs` can be "stdin" or "file"';
  const bytes = Buffer.byteLength(prompt) + 1;
  return bytes > STRING_MAX_BYTES
    ? `the prompt has ${bytes - 1} bytes, and an argument takes ${STRING_MAX_BYTES - 1}; \`agent.promptAs\` can be "stdin" or "file"`
    : undefined;
}
