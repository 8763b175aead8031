import { execFile } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { agentEnvironment } from '../agent/environment.ts';
import type { AgentSettings } from '../config/config.ts';
import type { Check, Finding } from './finding.ts';

const ABOUT = 'agent command';
const FIX = 'Install it, or give its whole path in `agent.command`.';
/** A word that the shell takes as it is, at the beginning of a line and not an assignment. */
const PLAIN_WORD = /^\s*([\w./+@:-]+)(?=$|[\s;&|<>()])/;

/** Whether each agent's program is there. */
export const checkAgentCommands: Check = async ({ config, environment }) => {
  const { PATH = '' } = agentEnvironment({ job: '', project: '', home: '', tmp: '', pass: [] }, environment);
  const projects = [...config.projects.values()];
  const commands = new Map(projects.map(({ agent }) => [JSON.stringify(agent.command), agent.command]));
  return Promise.all([...commands.values()].map((command) => checkCommand(command, PATH)));
};

async function checkCommand(command: AgentSettings['command'], path: string): Promise<Finding> {
  if (typeof command === 'string') return checkLine(command, path);
  const [program] = command;
  if (!program.includes('/')) {
    const found = path
      .split(delimiter)
      .map((folder) => join(folder || '.', program))
      .find(isProgram);
    if (found !== undefined) return well(`${program} is ${found}`);
    return { about: ABOUT, ok: false, says: `${program} is not in PATH, which is ${path}`, fix: FIX };
  }
  if (!program.startsWith('/')) return well(`${program} is looked for in each repository`);
  if (isProgram(program)) return well(`${program} is there`);
  return { about: ABOUT, ok: false, says: `${program} is no program that can be run`, fix: FIX };
}

async function checkLine(line: string, path: string): Promise<Finding> {
  const word = PLAIN_WORD.exec(line)?.[1];
  if (word === undefined) return well('a line for the shell, whose programs only a job finds out');
  if (word.startsWith('.')) return well(`${word} is looked for in each repository`);
  try {
    // The shell knows programs of its own, such as `cd`.
    await promisify(execFile)('sh', ['-c', 'command -v -- "$1"', 'sh', word], { env: { PATH: path } });
    return well(`the shell knows ${word}`);
  } catch {
    return { about: ABOUT, ok: false, says: `the shell does not know ${word}; PATH is ${path}`, fix: FIX };
  }
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
