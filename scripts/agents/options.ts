import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { AGENTS, type Agent, CASES, type Case } from './roster.ts';

export const USAGE = `npm run agents -- [options]

Installs the agents of docs/agents.md into a temporary folder, and runs each in the service's sandbox against a
stand-in for its model on loopback. Ends with 0 only where everything was installed and ended as it should.

  --agent NAME   this agent only, such as codex; may be given again
  --case NAME    this case only: ${CASES.join(', ')}; may be given again
  --keep DIR     install to this folder and leave it, for the next time
  --help         show this`;

export type Options = { agents: readonly Agent[]; cases: readonly Case[]; keep: string | undefined };

/**
 * @returns undefined where help was asked for
 * @throws Error with a sentence for what is not known
 */
export function readOptions(args: readonly string[]): Options | undefined {
  const several = { type: 'string', multiple: true, default: [] as string[] } as const;
  const { values } = parseArgs({
    args: [...args],
    options: { agent: several, case: several, keep: { type: 'string' }, help: { type: 'boolean' } },
  });
  if (values.help) return undefined;
  const agents = values.agent.map((name) =>
    known(name, { all: AGENTS, nameOf: (agent) => agent.name, what: 'agent' }),
  );
  const cases = values.case.map((name) => known(name, { all: CASES, nameOf: (each) => each, what: 'case' }));
  return {
    agents: agents.length > 0 ? agents : AGENTS,
    cases: cases.length > 0 ? cases : CASES,
    keep: values.keep === undefined ? undefined : resolve(values.keep),
  };
}

function known<T>(
  name: string,
  { all, nameOf, what }: { all: readonly T[]; nameOf: (one: T) => string; what: string },
): T {
  const found = all.find((one) => nameOf(one).toLowerCase() === name.toLowerCase());
  if (found !== undefined) return found;
  throw new Error(`There is no ${what} \`${name}\`; there are ${all.map(nameOf).join(', ')}.`);
}
