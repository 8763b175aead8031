import { execFile } from 'node:child_process';
import { accessSync, constants, realpathSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { agentEnvironment } from '../agent/environment.ts';
import { systemPaths } from '../agent/sandbox/system.ts';
import type { AgentSettings } from '../config/config.ts';
import type { Check, Finding } from './finding.ts';

const ABOUT = 'agent command';
const FIX = 'Install it, or give its whole path in `agent.command`.';
/** A word that the shell takes as it is, at the beginning of a line and not an assignment. */
const PLAIN_WORD = /^\s*([\w./+@:-]+)(?=$|[\s;&|<>()])/;

/** Whether each agent's program is there, and where the sandbox shows it. */
export const checkAgentCommands: Check = async ({ config, environment }) => {
  const { PATH = '' } = agentEnvironment({ job: '', project: '', home: '', tmp: '', pass: [] }, environment);
  const agents = new Map(
    [...config.projects.values()].map(({ agent }) => {
      const { command, sandbox, readable } = agent;
      return [JSON.stringify([command, sandbox, readable]), agent];
    }),
  );
  return Promise.all([...agents.values()].map((agent) => checkCommand(agent, PATH)));
};

async function checkCommand(agent: AgentSettings, path: string): Promise<Finding> {
  const { command } = agent;
  if (typeof command === 'string') return checkLine({ ...agent, command }, path);
  const [program] = command;
  if (!program.includes('/')) {
    const found = path
      .split(delimiter)
      .map((folder) => join(folder || '.', program))
      .find(isProgram);
    if (found === undefined) return wrong(`${program} is not in PATH, which is ${path}`);
    return hiddenBySandbox(found, agent) ?? well(`${program} is ${found}`);
  }
  if (!program.startsWith('/')) return well(`${program} is looked for in each repository`);
  if (!isProgram(program)) return wrong(`${program} is no program that can be run`);
  return hiddenBySandbox(program, agent) ?? well(`${program} is there`);
}

async function checkLine(agent: AgentSettings & { command: string }, path: string): Promise<Finding> {
  const word = PLAIN_WORD.exec(agent.command)?.[1];
  if (word === undefined) return well('a line for the shell, whose programs only a job finds out');
  if (word.startsWith('.')) return well(`${word} is looked for in each repository`);
  try {
    // The shell knows programs of its own, such as `cd`.
    const asked = ['-c', 'command -v -- "$1"', 'sh', word];
    const { stdout } = await promisify(execFile)('sh', asked, { env: { PATH: path } });
    const found = stdout.trim();
    const hidden = found.startsWith('/') ? hiddenBySandbox(found, agent) : undefined;
    return hidden ?? well(`the shell knows ${word}`);
  } catch {
    return wrong(`the shell does not know ${word}; PATH is ${path}`);
  }
}

/** In the sandbox there is the system, and what `readable` names; a link must lead to what is there, too. */
function hiddenBySandbox(program: string, { sandbox, readable }: AgentSettings): Finding | undefined {
  if (sandbox === 'none') return undefined;
  const shown = [...systemPaths().map(({ path }) => path), ...readable];
  const isShown = (path: string) => shown.some((folder) => `${path}/`.startsWith(join(folder, '/')));
  const hidden = [program, realpathSync(program)].find((path) => !isShown(path));
  if (hidden === undefined) return undefined;
  return {
    about: ABOUT,
    ok: false,
    says: `${hidden} is not shown in the sandbox`,
    fix: 'Name its folder in `agent.readable`, or install it below /usr.',
  };
}

function wrong(says: string): Finding {
  return { about: ABOUT, ok: false, says, fix: FIX };
}

function well(says: string): Finding {
  return { about: ABOUT, ok: true, says };
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
