import type { FeedbackPage, ViewsRange } from '../../ports/views.ts';
import { ask } from './ask.ts';
import type { FetchPorts } from './fetch.ts';

/** The views are there already: for the rest, a service that fails is not asked for long. */
const TRIES_MAX = 3;

/** How fetching feedback ended. `lacking` says why there is none. */
export type FetchedFeedback = { readonly requests: number } & (
  | { readonly page: FeedbackPage; readonly lacking?: undefined }
  | { readonly lacking: string; readonly cancelled: boolean; readonly page?: undefined }
);

/** Fetches what readers said of the pages in a range: one request, for there is no way to a second page. */
export async function fetchFeedback(
  { range, deadlineMs }: { range: ViewsRange; deadlineMs: number },
  ports: FetchPorts,
): Promise<FetchedFeedback> {
  const asked = await ask(
    {
      send: (timing) => ports.service.feedback(range, timing),
      where: 'for feedback',
      deadlineMs,
      triesMax: TRIES_MAX,
    },
    ports,
  );
  const { requests } = asked;
  if (asked.kind === 'answer') return { requests, page: asked.answer.feedback };
  const cancelled = asked.kind === 'cancelled';
  return { requests, cancelled, lacking: cancelled ? 'the run was cancelled' : asked.why };
}
