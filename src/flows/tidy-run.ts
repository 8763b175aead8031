import type { CodeHost } from '../ports/code-host.ts';
import type { Log } from '../ports/log.ts';
import { advance } from '../story/advance.ts';
import { tellComment } from '../story/comment.ts';
import { advanceComment, mayBeBehind } from '../story/comment-state.ts';
import { tellMarker } from '../story/marker.ts';
import { reactionOf } from '../story/reaction.ts';
import type { RunRecord, ThreadRecord } from '../story/record.ts';
import { tellSentence } from '../story/sentence.ts';
import { isOpen, type Story } from '../story/story.ts';
import { type Warn, warnOfFailures } from './host-failure.ts';
import { createEye } from './thread/eye.ts';
import { createHand } from './thread/hand.ts';
import { isWrittenBy, tellingBy } from './thread/live-comment.ts';
import { createReactions } from './thread/reactions.ts';

export interface TidyPorts {
  readonly log: Log;
  readonly addSummary: (markdown: string) => string | undefined;
  readonly openHost: () => Promise<CodeHost | undefined>;
}

/** After the main step, however it ended: says what it could not say itself where it was cut off. Never fails. */
export async function tidyRun(record: RunRecord, ports: TidyPorts): Promise<void> {
  const { isTold, thread } = record;
  const story = isTold ? record.story : advance(record.story, { kind: 'cut off' });
  if (!isTold && !isOpen(story)) {
    const sentence = tellSentence(story);
    ports.log.warning(sentence);
    ports.addSummary(`### Documentation agent\n\n${sentence}\n`);
  }
  if (!thread) return;
  const { scene, owner, comment } = thread;
  const render = (of: Story) => tellComment(of, { scene, marker: tellMarker(of, owner) });
  // A run that told its end has seen to its reaction.
  const held = isTold || comment.kind === 'left' ? undefined : thread.held;
  if (!mayBeBehind(comment, render(story)) && !held) return;
  const warn = warnOfFailures(ports.log);
  try {
    const host = await ports.openHost();
    if (!host) return;
    const isLeft = await retell(story, { thread, render, host, warn });
    if (!isLeft) await createReactions(held, { host, warn }).show(reactionOf(story));
  } catch (error) {
    warn('The comment could not be brought up to date', error);
  }
}

interface Retelling {
  readonly thread: ThreadRecord;
  readonly render: (story: Story) => string;
  readonly host: CodeHost;
  readonly warn: Warn;
}

/** True where somebody has told more. */
async function retell(story: Story, { thread, render, host, warn }: Retelling): Promise<boolean> {
  const { owner, place, comment } = thread;
  const isOwn = (body: string) => isWrittenBy(owner, body);
  const tools = { host, self: () => createEye({ host }).self() };
  const known = advanceComment(comment, { kind: 'resumed' });
  try {
    const hand = createHand({ place, isOwn, mayAdd: 'never' }, tools, known);
    return (await hand.bring(tellingBy(render, { owner, story }))) === 'left';
  } catch (error) {
    warn('The comment could not be brought up to date', error);
    return false;
  }
}
