import { execFile } from 'node:child_process';
import { accessSync, constants, realpathSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { agentEnvironment } from '../agent/environment.ts';
import { systemPaths } from '../agent/sandbox/system.ts';
import type { AgentSettings, Environment } from '../config/config.ts';
import type { Check, Finding } from './finding.ts';

/** What a command is of, and where the configuration has it. */
type Kind = { about: string; key: string };
const AGENT: Kind = { about: 'agent command', key: 'agent.command' };
const CHECK: Kind = { about: 'check', key: 'checks' };

type Rules = Pick<AgentSettings, 'command' | 'sandbox' | 'readable'>;
/** A word that the shell takes as it is, at the beginning of a line and not an assignment. */
const PLAIN_WORD = /^\s*([\w./+@:-]+)(?=$|[\s;&|<>()])/;

/** Whether each agent's program is there, and where the sandbox shows it. */
export const checkAgentCommands: Check = async ({ config, environment }) => {
  const PATH = pathIn(environment);
  const agents = new Map(
    [...config.projects.values()].map(({ agent }) => {
      const { command, sandbox, readable } = agent;
      return [JSON.stringify([command, sandbox, readable]), agent];
    }),
  );
  return Promise.all([...agents.values()].map((agent) => checkCommand(agent, { path: PATH, kind: AGENT })));
};

/** The same of each check that is a command. It runs in the agent's sandbox. */
export const checkCheckCommands: Check = async ({ config, environment }) => {
  const path = pathIn(environment);
  const commands = new Map<string, { name: string; rules: Rules }>();
  for (const { agent, checking } of config.projects.values())
    for (const check of checking.checks) {
      if (typeof check === 'string') continue;
      const { name, command } = check;
      const { sandbox, readable } = agent;
      commands.set(JSON.stringify([name, command, sandbox, readable]), {
        name,
        rules: { command, sandbox, readable },
      });
    }
  return Promise.all(
    [...commands.values()].map(async ({ name, rules }) => {
      const finding = await checkCommand(rules, { path, kind: CHECK });
      return { ...finding, says: `${name}: ${finding.says}` };
    }),
  );
};

function pathIn(environment: Environment): string {
  return agentEnvironment({ job: '', project: '', home: '', tmp: '', pass: [] }, environment).PATH ?? '';
}

async function checkCommand(agent: Rules, { path, kind }: { path: string; kind: Kind }): Promise<Finding> {
  const { command } = agent;
  if (typeof command === 'string') return checkLine({ ...agent, command }, { path, kind });
  const [program] = command;
  if (!program.includes('/')) {
    const found = path
      .split(delimiter)
      .map((folder) => join(folder || '.', program))
      .find(isProgram);
    if (found === undefined) return wrong(`${program} is not in PATH, which is ${path}`, kind);
    return hiddenBySandbox(found, agent, kind) ?? well(`${program} is ${found}`, kind);
  }
  if (!program.startsWith('/')) return well(`${program} is looked for in each repository`, kind);
  if (!isProgram(program)) return wrong(`${program} is no program that can be run`, kind);
  return hiddenBySandbox(program, agent, kind) ?? well(`${program} is there`, kind);
}

async function checkLine(
  agent: Rules & { command: string },
  { path, kind }: { path: string; kind: Kind },
): Promise<Finding> {
  const word = PLAIN_WORD.exec(agent.command)?.[1];
  if (word === undefined) return well('a line for the shell, whose programs only a job finds out', kind);
  if (word.startsWith('.')) return well(`${word} is looked for in each repository`, kind);
  try {
    // The shell knows programs of its own, such as `cd`.
    const asked = ['-c', 'command -v -- "$1"', 'sh', word];
    const { stdout } = await promisify(execFile)('sh', asked, { env: { PATH: path } });
    const found = stdout.trim();
    const hidden = found.startsWith('/') ? hiddenBySandbox(found, agent, kind) : undefined;
    return hidden ?? well(`the shell knows ${word}`, kind);
  } catch {
    return wrong(`the shell does not know ${word}; PATH is ${path}`, kind);
  }
}

/** In the sandbox there is the system, and what `readable` names; a link must lead to what is there, too. */
function hiddenBySandbox(
  program: string,
  { sandbox, readable }: Rules,
  { about }: Kind,
): Finding | undefined {
  if (sandbox === 'none') return undefined;
  const shown = [...systemPaths().map(({ path }) => path), ...readable];
  const isShown = (path: string) => shown.some((folder) => `${path}/`.startsWith(join(folder, '/')));
  const hidden = [program, realpathSync(program)].find((path) => !isShown(path));
  if (hidden === undefined) return undefined;
  return {
    about,
    ok: false,
    says: `${hidden} is not shown in the sandbox`,
    fix: 'Name its folder in `agent.readable`, or install it below /usr.',
  };
}

function wrong(says: string, { about, key }: Kind): Finding {
  return { about, ok: false, says, fix: `Install it, or give its whole path in \`${key}\`.` };
}

function well(says: string, { about }: Kind): Finding {
  return { about, ok: true, says };
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
