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

/** Events that say in their payload alone what they are about. */
const OF_A_THREAD =
  /^(?:issues|issue_comment|pull_request|pull_request_target|pull_request_review|pull_request_review_comment)$/;

/**
 * The event's payload as the runner left it, or undefined where there is none.
 * @throws InputError where the file is announced but missing, or holds no JSON object, and where a thread's event comes without
 */
export function readEventPayload(env: NodeJS.ProcessEnv): unknown {
  const path = env.GITHUB_EVENT_PATH;
  if (!path) {
    if (!OF_A_THREAD.test(env.GITHUB_EVENT_NAME ?? '')) return undefined;
    throw new EventFileError('is missing: the variable is empty');
  }
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new EventFileError('is missing or not readable');
  }
  let payload: unknown;
  try {
    payload = JSON.parse(text);
  } catch {
    throw new EventFileError('is not JSON');
  }
  if (typeof payload === 'object' && payload !== null && !Array.isArray(payload)) return payload;
  throw new EventFileError('holds no event, which is a JSON object');
}
