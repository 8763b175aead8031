import { isJobBranch, isJobsBody } from '../contract/own-traces.ts';
import type { TriggerEvent } from '../instruction/event.ts';
import { mergedPullRequest } from '../instruction/own-pull-request.ts';
import type { OpenPull } from '../ports/pull-tending.ts';
import { isOfProject, projectBounds } from '../story/marker.ts';
import { linkOf } from '../story/outcome.ts';
import type { WaitingPulls } from '../story/waiting-pulls.ts';
import { RUN_MAX_MS } from '../thread/turn-order.ts';
import type { AnswerPorts, AnswerRequest } from './answer-request.ts';
import { explainHostFailure } from './host-failure.ts';
import { createEye, type Eye, isReadBackTo, isSelf } from './thread/eye.ts';

/** What `maxOpenPulls` says of one more job. `full`: nobody asked for it; `told`: somebody did, and is told. */
export type Room =
  | { readonly kind: 'free' }
  | { readonly kind: 'full' | 'told'; readonly why: string; readonly waiting: WaitingPulls }
  | { readonly kind: 'unread'; readonly why: string };

/** Counts the open pull requests of jobs, only where there is a limit. Never rejects. */
export async function findRoom(
  { plan, budget, run, project }: AnswerRequest,
  { host, eye: known }: Pick<AnswerPorts, 'host'> & { eye?: Eye | undefined },
): Promise<Room> {
  const limit = budget?.maxOpenPulls;
  if (limit === undefined) return { kind: 'free' };
  if (!host) return { kind: 'unread', why: uncounted('there is no githubToken.') };
  try {
    const open = await host.tending.listOpen();
    const isTraced = ({ head, body }: OpenPull) => isJobBranch(head) || isJobsBody(body);
    const traced = open.filter(isTraced);
    const others = open.filter((pull) => !isTraced(pull));
    const isOpenAnyway = traced.length >= limit || traced.length + others.length < limit;
    const bounds = projectBounds({ ...run, ...project });
    const eye = known ?? createEye({ host });
    const named = isOpenAnyway
      ? []
      : await namedByUs(others, { eye, isOurs: (one) => isOfProject(one, bounds) });
    const pulls = [...traced, ...named].sort((a, b) => a.number - b.number);
    if (pulls.length < limit) return { kind: 'free' };
    const numbers = pulls.map(({ number }) => `#${number}`).join(', ');
    const why = `${pulls.length} pull requests of jobs are open, and maxOpenPulls is ${limit}: ${numbers}.`;
    const waiting = { limit, pulls: pulls.map(({ number, title, link }) => ({ number, title, link })) };
    if (isAskedByNobody(plan.event)) return { kind: 'full', why: `${why} No new job was started.`, waiting };
    return { kind: 'told', why, waiting };
  } catch (error) {
    return { kind: 'unread', why: uncounted(explainHostFailure(error)) };
  }
}

const uncounted = (why: string) =>
  `What maxOpenPulls has left could not be counted: ${why} Nothing was sent; run again later.`;

/** A clock, a push, a merge: what no person asked with. */
function isAskedByNobody(event: TriggerEvent): boolean {
  return event.kind === 'push' || event.name === 'schedule' || mergedPullRequest(event) !== undefined;
}

/** Those that a comment of ours names as a job's: services name branches as they like. */
async function namedByUs(
  pulls: readonly OpenPull[],
  { eye, isOurs }: { eye: Eye; isOurs: (marker: Parameters<typeof isOfProject>[0]) => boolean },
): Promise<readonly OpenPull[]> {
  const self = await eye.self();
  if (!self) throw new Error('it is not known whom githubToken acts as');
  const sinceMs = Math.min(...pulls.map(({ createdMs }) => createdMs)) - RUN_MAX_MS;
  const { marked } = await eye.repository((view) => isReadBackTo(view, sinceMs));
  const ours = marked.filter(({ comment, marker }) => isSelf(comment.author, self) && isOurs(marker));
  const links = new Set(ours.map(({ marker }) => linkOf(marker.story)));
  return pulls.filter(({ link }) => links.has(link));
}
