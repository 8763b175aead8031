import { existsSync } from 'node:fs';
import { identifyProcess, isRunning } from '../agent/process-group.ts';
import { UserError } from '../words/user-error.ts';

const LOOK_MS = 1000;

/**
 * Resolves when another process has ended, or a file is no more, with a word for the log. For a service that is made for
 * the time of something else, which may end without a word: neither is ever there again.
 * @throws UserError where there is no such process, or the system does not tell one from another
 */
export function untilEnded(pid: number, file: string): Promise<string> {
  const identity = identifyProcess(pid);
  if (identity === undefined)
    throw new UserError(
      `--while names process ${pid}, which does not run, or cannot be seen: that needs /proc.`,
    );
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      const gone = isRunning(identity)
        ? existsSync(file)
          ? undefined
          : 'the configuration file is gone'
        : `process ${pid} has ended`;
      if (gone === undefined) return;
      clearInterval(timer);
      resolve(gone);
    }, LOOK_MS);
    timer.unref();
  });
}
