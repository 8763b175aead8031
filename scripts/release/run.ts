import { spawnSync } from 'node:child_process';

/** A failure that is told in one sentence, without a stack. */
export class Refusal extends Error {}

export interface Ran {
  readonly isOk: boolean;
  readonly stdout: string;
  readonly stderr: string;
}

const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/** Runs a program to its end, whatever that is. */
export function tryRun(command: readonly string[], given: { cwd: string; env?: NodeJS.ProcessEnv }): Ran {
  const [program = '', ...args] = command;
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd: given.cwd,
    env: given.env ?? process.env,
    encoding: 'utf8',
    maxBuffer: MAX_OUTPUT_BYTES,
  });
  return { isOk: status === 0, stdout: stdout ?? '', stderr: error ? error.message : stderr };
}

/** @returns what it wrote, without the last line's end. @throws Refusal with its own last words where it fails. */
export function run(command: readonly string[], given: { cwd: string; env?: NodeJS.ProcessEnv }): string {
  const { isOk, stdout, stderr } = tryRun(command, given);
  if (!isOk) throw new Refusal(`${command.join(' ')} failed: ${stderr.trim() || 'it said nothing'}`);
  return stdout.trimEnd();
}
