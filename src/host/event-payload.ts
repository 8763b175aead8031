import { readFileSync } from 'node:fs';
import { InputError } from './inputs/input-error.ts';

/** The runner's event file can't be used. It is no input of the workflow's, so the sentence does not call it one. */
class EventFileError extends InputError {
  override name = 'EventFileError';

  constructor(why: string) {
    super('GITHUB_EVENT_PATH', why);
    this.message = `The event file that GITHUB_EVENT_PATH names ${why}.`;
  }
}

/**
 * The event's payload as the runner left it, or undefined where there is none.
 * @throws InputError where the file is announced but missing, or not JSON
 */
export function readEventPayload(env: NodeJS.ProcessEnv): unknown {
  const path = env.GITHUB_EVENT_PATH;
  if (!path) return undefined;
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new EventFileError('is missing or not readable');
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new EventFileError('is not JSON');
  }
}
