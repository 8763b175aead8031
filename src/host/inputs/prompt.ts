import { PROMPT_MAX_CHARACTERS } from '../../contract/limits.ts';
import { InputError, showGiven } from './input-error.ts';
import { readInput } from './read.ts';
import { readWorkspaceFile } from './text-file.ts';

/** What holds for a file that has the prompt. */
export const PROMPT_FILE = { input: 'promptFile', maxMib: 1 };

/**
 * The workflow's own prompt, from `prompt` or `promptFile`.
 * @param facts.workspaceIsForeign true where the workspace may hold a stranger's files
 * @throws InputError unless exactly one is given, and it can be used
 */
export function parsePrompt(env: NodeJS.ProcessEnv, facts: { workspaceIsForeign: boolean }): string {
  const prompt = readInput(env, 'prompt');
  const file = readInput(env, 'promptFile');
  if (prompt && file)
    throw new InputError('prompt', 'prompt and promptFile were both given; give one of them.');
  if (!prompt && !file) {
    const what = 'neither prompt nor promptFile was given';
    throw new InputError('prompt', `${what}; say what the agent should do in one of them.`);
  }
  if (file && facts.workspaceIsForeign) {
    throw new InputError(
      'promptFile',
      "a file is not read on pull_request_target before the merge: the workspace may hold the pull request's own files. Use prompt.",
    );
  }
  const name = file ? 'promptFile' : 'prompt';
  const text = (
    file
      ? readWorkspaceFile(file, { ...PROMPT_FILE, workspace: env.GITHUB_WORKSPACE || process.cwd() })
      : prompt
  ).trim();
  if (text === '') throw new InputError(name, 'it is empty; say what the agent should do.');
  if (text.length > PROMPT_MAX_CHARACTERS) {
    // JavaScript's length is UTF-16 code units: what stands beyond the basic plane, such as an emoji, is two of them.
    const [given, accepted] = [text.length, PROMPT_MAX_CHARACTERS].map((count) => count.toLocaleString('en'));
    throw new InputError(
      name,
      `${given} characters were given; accepted are at most ${accepted}${/[\ud800-\udfff]/.test(text) ? ' (an emoji counts as two or more)' : ''}.`,
    );
  }
  return text;
}

/**
 * What fills the template in `promptFile`; undefined where it is no template.
 * @throws InputError unless it is a JSON object, and there is a file for it
 */
export function parsePromptData(env: NodeJS.ProcessEnv): Readonly<Record<string, unknown>> | undefined {
  const text = readInput(env, 'promptData');
  if (text === '') return undefined;
  if (readInput(env, 'promptFile') === '') {
    throw new InputError(
      'promptData',
      'there is no promptFile for it to fill; accepted is data for a template file.',
    );
  }
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new InputError('promptData', `${showGiven(text)} was given; accepted is a JSON object.`);
  }
  return value as Record<string, unknown>;
}

/** Undefined where the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
