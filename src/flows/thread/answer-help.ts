import type { CodeHost, CommentPlace } from '../../ports/code-host.ts';
import { tellHelp } from '../../story/help.ts';
import { tellMarker } from '../../story/marker.ts';
import type { AnswerPorts, AnswerRequest } from '../answer-request.ts';
import { explainHostFailure } from '../host-failure.ts';
import { ownerOf } from './describe-request.ts';
import { createEye } from './eye.ts';
import { createHand } from './hand.ts';
import { isWrittenBy } from './live-comment.ts';

/** Writes the table of commands to the thread. */
export async function answerHelp(
  request: AnswerRequest & { place: CommentPlace },
  { host, log, chronicle }: AnswerPorts & { host: CodeHost },
): Promise<{ commentUrl?: string }> {
  const { place, rules } = request;
  const { command } = rules;
  let why = `${command} was asked for help.`;
  let url: string | undefined;
  if (rules.comment) {
    const owner = ownerOf(request, place);
    const isOwn = (body: string) => isWrittenBy(owner, body);
    const tools = { host, self: () => createEye({ host }).self() };
    const hand = createHand({ place, isOwn, mayAdd: 'once' }, tools);
    try {
      await hand.bring({ text: tellHelp({ command, marker: tellMarker({ kind: 'looking' }, owner) }) });
      why += ' The table of commands is in the thread.';
      url = hand.comment?.url;
    } catch (error) {
      log.warning(`The table of commands could not be written: ${explainHostFailure(error)}`);
    }
  }
  await chronicle.happened({ kind: 'skipped', why });
  return url === undefined ? {} : { commentUrl: url };
}
