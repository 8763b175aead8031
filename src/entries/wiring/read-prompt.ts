import { InputError } from '../../host/inputs/input-error.ts';
import { parsePrompt, parsePromptData } from '../../host/inputs/prompt.ts';

/**
 * The workflow's own prompt, filled, and as it was before.
 * @throws InputError
 */
export async function readPrompt(
  env: NodeJS.ProcessEnv,
  facts: { workspaceIsForeign: boolean },
): Promise<{ prompt: string; template: string }> {
  const template = parsePrompt(env, facts);
  const data = parsePromptData(env);
  if (data === undefined) return { prompt: template, template };
  const { fillTemplate, MissingFieldError, TemplateError } = await import('../../instruction/template.ts');
  try {
    const prompt = fillTemplate(template, data).trim();
    if (prompt !== '') return { prompt, template };
  } catch (error) {
    if (!(error instanceof TemplateError)) throw error;
    throw new InputError(error instanceof MissingFieldError ? 'promptData' : 'promptFile', error.message);
  }
  throw new InputError(
    'promptFile',
    'the template is empty once it is filled; say what the agent should do.',
  );
}
