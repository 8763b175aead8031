import { join } from 'node:path';
import type { AgentLog } from '../agent/log.ts';
import type { ContextPlace } from '../agent/sandbox/sandbox.ts';
import { copyFolder } from '../contexts/copy-folder.ts';
import { type ContextRecord, shortId } from '../contexts/record.ts';
import { makeFolder } from '../files/make-folder.ts';
import { removeFolder } from '../files/remove-folder.ts';
import { describeFault } from '../words/system-fault.ts';
import { oneLine } from '../words/visible-text.ts';
import { isPermanent } from './permanent-failure.ts';
import { retry } from './retry.ts';
import type { TurnPorts } from './turn-ports.ts';

/** Why an absent one is, in so many characters. */
const WHY_CHARACTERS = 300;

export type TakenContexts = {
  /** What became of each, in the configuration's order. */
  found: readonly ContextRecord[];
  folders: ContextPlace['folders'];
  /** The files may go from here on. */
  release: () => void;
};

/**
 * Gets the files of a project's context repositories, all at once.
 * @throws with the names of those that can't be read and are not optional
 */
export async function takeContexts(
  {
    project,
    contexts,
    retryDelaysMs,
    redactor,
  }: Pick<TurnPorts, 'project' | 'contexts' | 'retryDelaysMs' | 'redactor'>,
  signal: AbortSignal,
): Promise<TakenContexts> {
  const how = { delaysMs: retryDelaysMs, signal, isPermanent };
  const taken = await Promise.all(
    project.contexts.map((context) =>
      retry(() => contexts.take(context, signal), how).then(
        (files) => ({ context, files }),
        (error: unknown) => ({ context, why: redactor.text(describeFault(error)) }),
      ),
    ),
  );
  const release = () => {
    for (const one of taken) if ('files' in one) one.files.release();
  };
  const missing = taken.flatMap((one) =>
    'why' in one && !one.context.optional ? [`${one.context.name} could not be read: ${one.why}`] : [],
  );
  if (signal.aborted || missing.length > 0) {
    release();
    signal.throwIfAborted();
    throw new Error(`the context repository ${missing.join('; ')}`);
  }
  return {
    found: taken.map((one) =>
      'files' in one
        ? { name: one.context.name, commit: one.files.commit }
        : { name: one.context.name, why: oneLine(one.why, WHY_CHARACTERS) },
    ),
    folders: taken.flatMap((one) =>
      'files' in one ? [{ name: one.context.name, folder: one.files.folder }] : [],
    ),
    release,
  };
}

/** Puts copies where an agent without a sandbox finds them: what it writes into them is nobody else's. */
export async function copyContexts({ root, folders }: ContextPlace, signal: AbortSignal): Promise<void> {
  await removeFolder(root);
  makeFolder(root);
  for (const { name, folder } of folders)
    await copyFolder({ from: folder, to: join(root, name), linked: false }, signal);
}

/** Says in a turn's log what whoever reads it should know of them. */
export function noteContexts(
  { note }: Pick<AgentLog, 'note'>,
  { found, isOpen }: { found: readonly ContextRecord[]; isOpen: boolean },
): void {
  for (const { name, why } of found) if (why !== undefined) note(`the context ${name} is absent: ${why}`);
  if (isOpen && found.length > 0) note('the contexts are writable copies, since there is no sandbox');
}

/** What an agent is told of them: some take no variable for a path. */
export function contextNote(root: string, found: readonly ContextRecord[]): string {
  if (found.length === 0) return '';
  const lines = found.map(({ name, commit }) =>
    commit === undefined ? `- ${name} could not be read` : `- ${root}/${name} (commit ${shortId(commit)})`,
  );
  return `\n\nTo read besides, and not to change:\n${lines.join('\n')}`;
}
