import { readFileSync } from 'node:fs';
import { InputError } from './input-error.ts';

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
    throw new InputError(
      'GITHUB_EVENT_PATH',
      'the event file that the runner names is missing or not readable.',
    );
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new InputError('GITHUB_EVENT_PATH', 'the event file that the runner names is not JSON.');
  }
}
