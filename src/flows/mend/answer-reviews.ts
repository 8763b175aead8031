import type { CodeHost, Person } from '../../ports/code-host.ts';
import type { Log } from '../../ports/log.ts';
import type { MarkerOwner } from '../../story/marker-owner.ts';
import { replyMark, tellReply } from '../../story/mends.ts';
import { isEnd, type Story } from '../../story/story.ts';
import { explainHostFailure, failureOf } from '../host-failure.ts';
import { isSelf } from '../thread/eye.ts';

/** The second try finds what the first has left where its answer was lost. */
const TRIES = 2;

/**
 * Answers in each review thread that went along with a request, once, when that has come to its end. Whoever tells the end
 * does it first: what is cut off here is done by whoever tells it then. Never rejects.
 */
export async function answerReviews(
  { owner, story, command }: { owner: MarkerOwner; story: Story; command: string },
  { host, self, log }: { host: CodeHost; self: Person | undefined; log: Pick<Log, 'warning'> },
): Promise<void> {
  const { mends } = owner;
  if (!mends || mends.threads.length === 0 || !isEnd(story)) return;
  const mark = replyMark(owner);
  try {
    if (!self) throw new Error('it is not known whom githubToken acts as');
    const mending = await host.openMending();
    const place = mending.locate(mends.link);
    if (!place) return;
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      const { head, threads } = await mending.faults(place, { checks: false, threads: true });
      if (threads.unread && threads.items.length === 0) throw threads.unread;
      const body = tellReply(story, { mends, head, command, mark });
      const replies = threads.items
        .filter(({ id }) => mends.threads.includes(id))
        .filter(
          ({ comments }) => !comments.some((one) => isSelf(one.author, self) && one.body.includes(mark)),
        )
        .map((thread) => ({ thread, body }));
      if (replies.length === 0) return;
      try {
        return await mending.reply(place, replies);
      } catch (error) {
        if (failureOf(error) !== 'lost' || attempt === TRIES) throw error;
      }
    }
  } catch (error) {
    log.warning(`The review threads could not be answered: ${explainHostFailure(error)}`);
  }
}
