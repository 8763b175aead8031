import type { CodeHost } from '../ports/code-host.ts';
import type { Log } from '../ports/log.ts';
import { advance } from '../story/advance.ts';
import { tellComment } from '../story/comment.ts';
import { tellMarker } from '../story/marker.ts';
import type { RunRecord, ThreadRecord } from '../story/record.ts';
import { tellSentence } from '../story/sentence.ts';
import { isOpen, type Story } from '../story/story.ts';
import { explainHostFailure } from './thread/host-failure.ts';
import { findOwnComment } from './thread/live-comment.ts';

export interface TidyPorts {
  readonly log: Log;
  readonly addSummary: (markdown: string) => string | undefined;
  readonly openHost: () => Promise<CodeHost | undefined>;
}

/** After the main step, however it ended: says what it could not say itself where it was cut off. Never fails. */
export async function tidyRun(record: RunRecord, ports: TidyPorts): Promise<void> {
  const story = record.isTold ? record.story : advance(record.story, { kind: 'cut off' });
  if (!record.isTold && !isOpen(story)) {
    const sentence = tellSentence(story);
    ports.log.warning(sentence);
    ports.addSummary(`### Documentation agent\n\n${sentence}\n`);
  }
  const { thread } = record;
  if (!thread || isCurrent(record)) return;
  try {
    const host = await ports.openHost();
    if (host) await retell(story, { thread, host });
  } catch (error) {
    ports.log.warning(`The comment could not be brought up to date: ${explainHostFailure(error)}`);
  }
}

function isCurrent({ isTold, thread }: RunRecord): boolean {
  const comment = thread?.comment;
  return comment?.kind === 'none' || (isTold && comment?.kind === 'written' && comment.isCurrent);
}

async function retell(
  story: Story,
  { thread, host }: { thread: ThreadRecord; host: CodeHost },
): Promise<void> {
  const { comment, scene, owner } = thread;
  const target = comment.kind === 'written' ? comment : await findOwnComment({ host, ...thread });
  if (target) await host.editComment(target, tellComment(story, { scene, marker: tellMarker(story, owner) }));
}
