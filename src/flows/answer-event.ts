import type { Answered } from './answer-allowed.ts';
import type { AnswerPorts, AnswerRequest } from './answer-request.ts';
import { gateEvent } from './gate-event.ts';

/**
 * Answers an event: may it; and where it may, goes on in its thread. What happens goes to the chronicle, whose story is at
 * its end then. What comes after the gate is loaded behind it: the code host is asked the sooner, and a stranger's comment
 * costs no more than the question.
 */
export async function answerEvent(request: AnswerRequest, ports: AnswerPorts): Promise<Answered> {
  const { chronicle } = ports;
  const denial = await gateEvent({ plan: request.plan, ...request.gate }, ports.host);
  if (denial !== undefined) {
    const { kind, why } = denial;
    if (kind === 'late') await chronicle.happened({ kind: 'out of time' });
    else await chronicle.happened({ kind: kind === 'denied' ? 'skipped' : 'refused', why });
    return {};
  }
  const { answerAllowed } = await import('./answer-allowed.ts');
  return answerAllowed(request, ports);
}
