import type { Log } from '../../ports/log.ts';
import { neutralise } from '../../text/neutralise.ts';
import { redact } from '../../text/redact.ts';

/** A log for a terminal: redacted, and harmless to it. */
export function createTerminalLog(secrets: readonly string[], write: (text: string) => void): Log {
  const say = (prefix: string) => (text: string) => write(`${neutralise(redact(prefix + text, secrets))}\n`);
  return { info: say(''), notice: say('Note: '), warning: say('Warning: '), error: say('docs-agent: ') };
}

/** Colours only for people who see them: a terminal, and no wish against it (https://no-color.org). */
export function wantsColour(env: NodeJS.ProcessEnv, isTerminal: boolean): boolean {
  return isTerminal && !env.NO_COLOR && env.TERM !== 'dumb';
}
