import { advance, OPENED } from '../../story/advance.ts';
import { tellComment } from '../../story/comment.ts';
import { hashRequest, tellMarker } from '../../story/marker.ts';
import type { MarkerOwner } from '../../story/marker-owner.ts';
import type { Scene } from '../../story/scene.ts';
import { tellSentence } from '../../story/sentence.ts';
import { isOpen, knownJob, type Story } from '../../story/story.ts';
import { traceOf } from '../../story/trace.ts';
import { countBudget } from '../budget.ts';
import type { Chronicle } from '../chronicle.ts';
import { lookAtJobs } from '../collect/look-at-jobs.ts';
import { runJob } from '../job/run-job.ts';
import { explainDeed } from './explain.ts';
import type { FoundPulls } from './find-pulls.ts';
import type { TendPorts, TendRequest } from './ports.ts';
import { waitingIn } from './remind.ts';
import type { Done, Seen } from './tended.ts';

const INSTRUCTION =
  'Bring the branch up to date with its base branch and resolve the conflicts. Keep what the pull request is about, and change nothing else.';

/** A look has just shown the job at rest; where it is busy again, the message is left to the next time. */
const PATIENCE_MS = 60_000;

/** Tells the message for one head commit of a pull request from all others. */
export function hashRepair(link: string, head: string): string {
  return hashRequest(['repair', link, head]);
}

/**
 * Asks the job to bring its branch up to date. It is a request like any other: a comment on the pull request holds its
 * marker from before the message leaves, so that it counts in `dailyLimit`, is never sent twice for one head commit, and
 * `collect` tells its end.
 */
export async function repair(
  seen: Seen,
  { request, ports, self }: { request: TendRequest; ports: TendPorts; self: FoundPulls['self'] },
): Promise<Done> {
  const jobId = knownJob(seen.named.ends[0]?.marker.story ?? OPENED)?.jobId;
  if (jobId === undefined) return { kind: 'repair', how: 'let be', why: 'its job is not known' };
  const owner = ownerOf(seen, request);
  try {
    const hindrance = (await lookAtJob(jobId, ports)) ?? (await countLeft(owner, { request, ports, self }));
    if (hindrance) return { kind: 'repair', ...hindrance };
  } catch (error) {
    return { kind: 'repair', how: 'failed', why: `nothing was sent: ${explainDeed('repair', error)}` };
  }
  if (request.dryRun) return { kind: 'repair', how: 'would', why: '' };
  try {
    const chronicle = await openComment(seen, { owner, request, ports });
    const deadlineMs = Math.min(ports.deadlineMs, ports.clock.now() + PATIENCE_MS);
    const timeoutMs = deadlineMs - ports.clock.now();
    const untilMs = ports.wallMs() + timeoutMs;
    const waiting = {
      wait: false,
      deadlineMs,
      untilMs,
      timeoutMs,
      settleMs: 0,
      poll: { kind: 'adaptive' },
    } as const;
    await runJob(
      { target: { kind: 'message', jobId }, prompt: INSTRUCTION, waiting },
      { ...ports, chronicle },
    );
    return conclude(chronicle.story);
  } catch (error) {
    return { kind: 'repair', how: 'failed', why: `nothing was sent: ${explainDeed('repair', error)}` };
  }
}

type Hindrance = Pick<Done, 'how' | 'why'>;

async function lookAtJob(jobId: string, ports: TendPorts): Promise<Hindrance | undefined> {
  const sighting = (await lookAtJobs([jobId], { ...ports, concurrency: 1 })).get(jobId);
  if (sighting?.kind !== 'seen') {
    const why = sighting?.isGone
      ? `the service no longer knows job ${jobId}`
      : `job ${jobId} could not be seen`;
    return { how: 'failed', why: `${why} (${sighting?.why ?? 'no answer'})` };
  }
  const { status } = sighting.job;
  if (status === 'archived')
    return { how: 'failed', why: `job ${jobId} was archived and takes no more messages` };
  if (status === 'active' || status === undefined) return { how: 'let be', why: `job ${jobId} is at work` };
  return undefined;
}

async function countLeft(
  owner: MarkerOwner,
  { request, ports, self }: { request: TendRequest; ports: TendPorts; self: FoundPulls['self'] },
): Promise<Hindrance | undefined> {
  const { dailyLimit: limit, bounds } = request;
  if (limit === undefined) return undefined;
  const { host, wallMs } = ports;
  const own = { owner, commentId: undefined };
  const { used } = await countBudget({ host, self, bounds, own, limit, nowMs: wallMs() });
  if (used < limit) return undefined;
  return { how: 'let be', why: `${used} of ${limit} jobs and messages of the last 24 hours are used` };
}

function ownerOf({ named, pull }: Seen, { bounds, run }: TendRequest): MarkerOwner {
  return {
    ...{ repository: bounds.repository, project: bounds.project, host: bounds.host },
    thread: named.number,
    run: run.run,
    attempt: run.attempt,
    request: hashRepair(named.link, pull.head.sha),
    pages: [],
    order: 0,
    untilMs: 0,
  };
}

/** Keeps the request's story in a comment of its own. @throws where that can't be written: then nothing is sent */
async function openComment(
  { named, pull, ...rest }: Seen,
  { owner: ownerless, request, ports }: { owner: MarkerOwner; request: TendRequest; ports: TendPorts },
): Promise<Chronicle> {
  const { host, trusted, log } = ports;
  const untilMs = ports.wallMs() + Math.max(0, ports.deadlineMs - ports.clock.now());
  const owner = { ...ownerless, untilMs: Math.round(untilMs) };
  const scene: Scene = {
    command: waitingIn(named.number, { named, pull, ...rest }).command,
    asked: INSTRUCTION,
    by: '',
    note: 'The branch conflicts with its base branch.',
    runUrl: request.run.runUrl ?? '',
    trusted,
    untilMs: owner.untilMs,
    elapsedMs: 0,
    pull: { link: named.link, number: named.number, title: pull.title },
  };
  const tell = (story: Story) => tellComment(story, { scene, marker: tellMarker(story, owner) });
  let story: Story = advance(OPENED, { kind: 'admitted' });
  const comment = await host.addComment({ thread: named.number }, tell(story));
  return {
    get story() {
      return story;
    },
    async happened(...events) {
      story = events.reduce<Story>(advance, story);
      try {
        await host.editComment(comment, tell(story));
      } catch (error) {
        log.warning(`The comment on #${named.number} could not be updated: ${explainDeed('repair', error)}.`);
      }
    },
    follow() {},
    keepThread() {},
    close() {},
  };
}

function conclude(story: Story): Done {
  const how = traceOf(story).kind === 'taken' ? 'done' : 'failed';
  const why = how === 'done' || isOpen(story) ? '' : tellSentence(story).replace(/\.$/, '');
  return { kind: 'repair', how, why };
}
