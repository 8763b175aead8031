import { PROMPT_MAX_CHARACTERS } from '../contract/limits.ts';
import { InputError } from './input-error.ts';
import { readInput } from './inputs.ts';
import { readPromptFile } from './prompt-file.ts';

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
  const text = (file ? readPromptFile(file, env.GITHUB_WORKSPACE || process.cwd()) : prompt).trim();
  if (text === '') throw new InputError(name, 'it is empty; say what the agent should do.');
  if (text.length > PROMPT_MAX_CHARACTERS) {
    const [given, accepted] = [text.length, PROMPT_MAX_CHARACTERS].map((count) => count.toLocaleString('en'));
    throw new InputError(name, `${given} characters were given; accepted are at most ${accepted}.`);
  }
  return text;
}
