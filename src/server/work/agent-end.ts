import { constants } from 'node:os';
import type { AgentEnd } from '../agent/command.ts';

/** What a shell says of a command that is not there. */
const NOT_FOUND = 127;

/** Why an agent's turn failed, as a sentence; undefined where it did not. */
export function describeAgentEnd(
  end: AgentEnd,
  { timeoutMinutes, confined }: { timeoutMinutes: number; confined: boolean },
): string | undefined {
  switch (end.reason) {
    case 'exit':
      if (end.code === 0) return undefined;
      return `the agent command ended with exit code ${end.code}${explain(end.code, confined)}`;
    case 'signal':
      return `the agent command was ended by ${end.signal}`;
    case 'timeout':
      return `the agent command took longer than ${timeoutMinutes} minutes and was ended`;
    case 'limit':
      return `${end.sentence}, and was ended`;
    case 'stopped':
      return 'the agent command was stopped';
    case 'not-started':
      return `the agent command could not be started: ${end.message}`;
  }
}

function explain(code: number, confined: boolean): string {
  if (!confined) return '';
  if (code === NOT_FOUND)
    return ': it is not there, or not where the sandbox shows it; `agent.readable` names further folders';
  const signal = Object.entries(constants.signals).find(([, number]) => number === code - 128)?.[0];
  return signal === undefined ? '' : ` (${signal})`;
}
