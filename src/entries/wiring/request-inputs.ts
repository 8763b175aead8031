import type { AnswerPlan } from '../../flows/answer-request.ts';
import { parseBudgetInputs } from '../../host/inputs/budget.ts';
import { parseAllowedPaths, parseCareInputs, parsePreviewInputs } from '../../host/inputs/care.ts';
import { readInput } from '../../host/inputs/read.ts';
import { parseThreadInputs } from '../../host/inputs/thread.ts';
import { CONTEXTS } from '../../instruction/contexts.ts';
import { ROLES } from '../../instruction/roles.ts';
import { FOLLOW_UPS } from '../../thread/follow-ups.ts';
import { readPrompt } from './read-prompt.ts';

export type RequestInputs = ReturnType<typeof parseRequestInputs>;

/** The run action's inputs about what is asked for, who may ask, and what becomes of it. @throws InputError */
export function parseRequestInputs(env: NodeJS.ProcessEnv) {
  return {
    ...parseThreadInputs(env, { roles: ROLES, contexts: CONTEXTS, followUps: FOLLOW_UPS }),
    ...parseBudgetInputs(env, ROLES),
    wishes: parseCareInputs((name) => readInput(env, name)),
    previewMs: parsePreviewInputs(env),
    allowedPaths: parseAllowedPaths(readInput(env, 'allowedPaths')),
  };
}

/** The workflow's own prompt, where it is what is asked for. @throws InputError */
export async function readAsked(
  env: NodeJS.ProcessEnv,
  { plan, eventName }: { plan: AnswerPlan; eventName: string },
): Promise<{ prompt: string; template: string }> {
  if (plan.kind !== 'prompt') return { prompt: '', template: '' };
  const merged = plan.event.kind === 'thread' && plan.event.thread.merged === true;
  return readPrompt(env, { workspaceIsForeign: eventName === 'pull_request_target' && !merged });
}
