import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AgentEnd } from '../../../src/server/agent/command.ts';
import { openAgentLog } from '../../../src/server/agent/log.ts';
import { runShutIn } from '../../../src/server/agent/run-shut-in.ts';
import { parseConfig } from '../../../src/server/config/config.ts';
import { removeFolder } from '../../../src/server/files/remove-folder.ts';
import { redactSecrets } from '../../../src/server/words/redact.ts';
import { removeTempFolders, tempFolder } from '../support.ts';

const dataFolders: string[] = [];

/** Folders of a command's own, below a data folder. */
export function jobFolders() {
  const dataDir = tempFolder();
  dataFolders.push(dataDir);
  const at = (name: string) => join(dataDir, 'jobs/j', name);
  const folders = { tree: at('workspace'), home: at('home'), tmp: at('tmp') };
  for (const folder of Object.values(folders)) mkdirSync(folder, { recursive: true });
  return { dataDir, folders };
}

/** Also what a command has closed. */
export async function removeJobFolders(): Promise<void> {
  for (const folder of dataFolders.splice(0)) await removeFolder(folder);
  removeTempFolders();
}

/** What a configuration's `agent` says, with its defaults. */
export function rulesOf(agent: Record<string, unknown> = {}) {
  const projects = { docs: { repository: 'docs', agent: { command: 'true', ...agent } } };
  const rules = parseConfig({ projects }, { directory: tempFolder(), environment: {} }).projects.get('docs');
  if (!rules) throw new Error('no project');
  return rules.agent;
}

/** Runs a shell's script shut in, through the door of the room; gives how it ended, and what it said. */
export async function shutIn(
  script: string | readonly [string, ...string[]],
  given: {
    agent?: Record<string, unknown>;
    env?: Record<string, string>;
    timeoutMs?: number;
    at?: ReturnType<typeof jobFolders>;
    prompt?: string;
  } = {},
): Promise<{ end: AgentEnd; said: string; at: ReturnType<typeof jobFolders> }> {
  const at = given.at ?? jobFolders();
  const file = join(at.dataDir, 'log');
  const log = openAgentLog(file, redactSecrets([]));
  const rules = rulesOf(given.agent);
  const end = await runShutIn(
    {
      ...at,
      command: script,
      prompt: given.prompt ?? '',
      promptAs: rules.promptAs,
      rules,
      env: ({ home, tmp }) => ({ PATH: process.env.PATH ?? '', HOME: home, TMPDIR: tmp, ...given.env }),
      timeoutMs: given.timeoutMs ?? 60_000,
      graceMs: 300,
      log,
      onStart: () => undefined,
    },
    new AbortController().signal,
  );
  log.close();
  return { end, said: readFileSync(file, 'utf8'), at };
}
