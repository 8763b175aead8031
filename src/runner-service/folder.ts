import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { basename, isAbsolute, join } from 'node:path';

const PREFIX = 'docs-agent-';

/**
 * All that a service on a runner has, in one folder that nobody else may look into: its configuration, its data, what it
 * says. Where the folder is gone, nothing of the service is left but its process, which ends then.
 */
export interface ServiceFolder {
  readonly root: string;
  readonly config: string;
  readonly data: string;
  /** For what is temporary. */
  readonly tmp: string;
  /** What the service says, a JSON object on a line. */
  readonly log: string;
  /** Why it did not start, for people. */
  readonly complaints: string;
  /** The process that watches over it, as `processIdentity` writes it. */
  readonly process: string;
  /** While it is there, a step removes the folder; without it the service's own end does. */
  readonly kept: string;
}

export function folderAt(root: string): ServiceFolder {
  const at = (name: string) => join(root, name);
  return {
    root,
    config: at('docs-agent.config.json'),
    data: at('data'),
    tmp: at('tmp'),
    log: at('service.log'),
    complaints: at('service.err'),
    process: at('process'),
    kept: at('kept'),
  };
}

/** The folder that a main step has made, by what it saved; undefined where it is no more, or is no such folder. */
export function findFolder(root: string): ServiceFolder | undefined {
  const folder = folderAt(root);
  const isOurs = basename(root).startsWith(PREFIX) && existsSync(folder.config);
  return isAbsolute(root) && isOurs ? folder : undefined;
}

/**
 * Makes the folder with the configuration in it, below the runner's own place for what a job leaves.
 * @throws Error as the file system has it
 */
export function makeFolder(below: string, config: unknown): ServiceFolder {
  // Open to its owner alone, with a name that nobody can take before.
  const folder = folderAt(mkdtempSync(join(below, PREFIX)));
  try {
    writeFileSync(folder.config, `${JSON.stringify(config, null, 2)}\n`, { mode: 0o600 });
    mkdirSync(folder.tmp, { mode: 0o700 });
    for (const file of [folder.log, folder.complaints, folder.kept]) writeFileSync(file, '', { mode: 0o600 });
    return folder;
  } catch (error) {
    rmSync(folder.root, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Removes it, whatever an agent left in it: Node's own can't go below the longest path, nor into closed folders. Links are
 * not followed.
 * @returns whether nothing is left
 */
export function removeFolder({ root }: ServiceFolder): boolean {
  const run = (program: string, ...args: string[]) =>
    spawnSync(program, [...args, '--', root], { stdio: 'ignore' }).status === 0;
  if (run('rm', '-rf')) return true;
  run('chmod', '-R', 'u+rwX');
  return run('rm', '-rf');
}
