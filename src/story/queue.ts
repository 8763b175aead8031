import { formatTime } from '../text/duration.ts';
import type { Behind } from './story.ts';

/** What a request waits for in its thread, and for how long at the most. */
export function tellBehind(behind: Behind): string {
  const at = formatTime(behind.untilMs);
  return behind.kind === 'run'
    ? `An earlier request in this thread comes first: that of workflow run ${behind.run}. Where nothing more is heard of it, it is passed over at ${at}.`
    : `An earlier command in this thread comes first. Where its run does not show itself, it is passed over at ${at}.`;
}
