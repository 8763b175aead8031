import type { CodeHost, CommentPlace } from '../../ports/code-host.ts';
import { tellHelp } from '../../story/help.ts';
import { tellMarker } from '../../story/marker.ts';
import type { AnswerPorts, AnswerRequest } from '../answer-request.ts';
import { ownerOf } from './describe-request.ts';
import { explainHostFailure } from './host-failure.ts';

/** Writes the table of commands to the thread. */
export async function answerHelp(
  request: AnswerRequest & { place: CommentPlace },
  { host, log, chronicle }: AnswerPorts & { host: CodeHost },
): Promise<{ commentUrl?: string }> {
  const { place, rules } = request;
  const { command } = rules;
  const why = `${command} was asked for help.`;
  if (!rules.comment) {
    await chronicle.happened({ kind: 'skipped', why });
    return {};
  }
  try {
    const marker = tellMarker({ kind: 'looking' }, ownerOf(request, place));
    const { url } = await host.addComment(place, tellHelp({ command, marker }));
    await chronicle.happened({ kind: 'skipped', why: `${why} The table of commands is in the thread.` });
    return url === undefined ? {} : { commentUrl: url };
  } catch (error) {
    log.warning(`The table of commands could not be written: ${explainHostFailure(error)}`);
    await chronicle.happened({ kind: 'skipped', why });
    return {};
  }
}
