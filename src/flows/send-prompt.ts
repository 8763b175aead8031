import { PROMPT_MAX_CHARACTERS } from '../contract/limits.ts';
import { buildPrompt } from '../instruction/prompt.ts';
import type { CodeHost } from '../ports/code-host.ts';
import { countAllowance, keepWithin } from './allowance.ts';
import type { AnswerPorts, AnswerRequest } from './answer-request.ts';
import type { Target } from './job/job-work.ts';
import { runJob } from './job/run-job.ts';
import { createEye } from './thread/eye.ts';
import { gatherContext } from './thread/gather-context.ts';
import type { Thread } from './thread/open-thread.ts';

/** Builds the prompt and sends it where it is to go. Returns it, unless it was another attempt's to send. */
export async function sendPrompt(
  request: AnswerRequest & { target: Target },
  ports: AnswerPorts & { thread?: Thread | undefined },
): Promise<{ prompt?: string }> {
  const { plan, target, waiting, texts } = request;
  const instruction = plan.kind === 'command' ? plan.instruction : texts.prompt;
  if (instruction.length > PROMPT_MAX_CHARACTERS) {
    const [given, accepted] = [instruction.length, PROMPT_MAX_CHARACTERS].map((n) => n.toLocaleString('en'));
    const why = `The instruction has ${given} characters; accepted are at most ${accepted}. Nothing was sent.`;
    await ports.chronicle.happened({ kind: 'refused', why });
    return {};
  }
  if (target.kind === 'adopt') {
    await runJob({ target, waiting, prompt: '' }, ports);
    return {};
  }
  const allowance = await countAllowance(request, ports);
  const keptBack = keepWithin(allowance, ports.log);
  if (keptBack) {
    await ports.chronicle.happened(keptBack);
    return {};
  }
  const prompt = await fillPrompt(request, { ...ports, instruction });
  await runJob({ target, waiting, prompt }, ports);
  return { prompt };
}

/** What goes to the agent: the instruction, and what the event and the thread have beside it. */
export async function fillPrompt(
  { plan, gate, texts }: AnswerRequest,
  {
    host,
    log,
    thread,
    instruction,
  }: Pick<AnswerPorts, 'host' | 'log'> & { thread?: Thread | undefined; instruction: string },
): Promise<string> {
  const { event, place } = plan;
  const { context } = texts;
  const { allowedPermission: required, allowedUsers } = gate;
  const gathering = { context, event, required, allowedUsers, log };
  const eyeOf = (of: CodeHost) => thread?.sight.eye ?? createEye({ host: of });
  const gathered =
    place && host
      ? await gatherContext({ ...gathering, place, host, eye: eyeOf(host) })
      : { comments: [], files: [] };
  const { prompt, leftOut } = buildPrompt({ instruction, context, event, ...gathered });
  if (leftOut.comments + leftOut.files > 0) {
    log.info(`The prompt is full: ${leftOut.comments} comments and ${leftOut.files} files were left out.`);
  }
  return prompt;
}
