import { HIDDEN_LINE_START } from '../contract/own-traces.ts';
import { readPrLink } from '../text/links.ts';
import { codeSpan } from '../text/markdown.ts';
import { isAtItsEnd, knownJob, type Story } from './story.ts';

/** What a request was to mend: whoever tells its end answers in the review threads that went along with it. */
export interface Mends {
  /** Whether a person asked, or tending did. */
  readonly by: 'person' | 'tend';
  /** The pull request. */
  readonly link: string;
  /** Its head's commit then. */
  readonly head: string;
  /** Ids of review threads, as the host calls them. */
  readonly threads: readonly string[];
}

/** As many as a marker has room for; a prompt has room for fewer mostly. */
export const THREADS_MAX = 100;

const CHECKS: { readonly [Name in keyof Mends]: (value: unknown) => boolean } = {
  by: (value) => value === 'person' || value === 'tend',
  link: (value) => typeof value === 'string' && readPrLink(value) === value && value.length <= 500,
  head: (value) => typeof value === 'string' && COMMIT.test(value),
  threads: (value) =>
    Array.isArray(value) &&
    value.length <= THREADS_MAX &&
    value.every((one) => typeof one === 'string' && THREAD.test(one)),
};

const COMMIT = /^[0-9a-f]{7,64}$/;
const THREAD = /^[\w=-]{1,100}$/;

/** Strict: all of its fields, and no other. */
export function isMends(value: unknown): value is Mends {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  const checks = Object.entries(CHECKS);
  return fields.size === checks.length && checks.every(([name, check]) => check(fields.get(name)));
}

/** The line by which a reply is known again as that of one request. */
export function replyMark({ run, request }: { run: string; request: string }): string {
  return `${HIDDEN_LINE_START}reply ${run} ${request} -->`;
}

/**
 * What a review thread is told at the end of the turn: what the branch shows, and no more.
 * @param head the commit now
 */
export function tellReply(
  story: Story,
  { mends, head, command, mark }: { mends: Mends; head: string; command: string; mark: string },
): string {
  const job = knownJob(story)?.jobId ?? '';
  const seen = isAtItsEnd(story) ? '' : 'As far as can be told, ';
  const how = story.kind === 'failed' ? 'failed' : 'ended its turn';
  const ended = `${seen === '' ? 'Job' : `${seen}job`} ${codeSpan(job)} has ${how} on this remark`;
  const what =
    head === mends.head
      ? `${ended}, and nothing was changed: the branch is still at ${head}.`
      : `${ended}. The branch is at ${head} now; it was at ${mends.head} before.`;
  const next = `Resolve this thread if it is settled, or say here what is missing and write ${codeSpan(`${command} fix`)}.`;
  return `${what} ${next}\n\n${mark}`;
}
