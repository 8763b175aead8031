import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { textOf } from '../words/file-text.ts';

/** All that is configured in a repository of the service. */
const CONFIG = '[core]\n\trepositoryformatversion = 0\n\tfilemode = true\n\tbare = true\n';

/** Files by which a repository names programs, or sends git elsewhere for its settings and objects. */
const FOREIGN = ['info/attributes', 'info/grafts', 'config.worktree', 'commondir', 'objects/info/alternates'];

/**
 * Puts the settings of a bare repository of ours back to what they are to be. In the sandbox no agent gets at them; an
 * agent without one runs as the service's own user, and could have had git run a filter of its choice on every file.
 */
export function resetSettings(repository: string): void {
  const config = join(repository, 'config');
  if (textOf(config) !== CONFIG) {
    rmSync(config, { recursive: true, force: true });
    writeFileSync(config, CONFIG, { mode: 0o600 });
  }
  for (const name of FOREIGN) rmSync(join(repository, name), { recursive: true, force: true });
}
