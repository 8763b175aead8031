import { createChronicle } from '../../src/flows/chronicle.ts';
import type { Target, Waiting } from '../../src/flows/job/job-work.ts';
import { runJob } from '../../src/flows/job/run-job.ts';
import type { AgentService, Delivery, JobReading, Look } from '../../src/ports/service.ts';
import type { StoryEvent } from '../../src/story/event.ts';
import { outcomeOf } from '../../src/story/outcome.ts';
import { tellSentence } from '../../src/story/sentence.ts';
import { isFurther, isOpen, isUpdate, knownJob, type Story, turnOf } from '../../src/story/story.ts';
import { createFakeClock, type FakeClock } from './fake-clock.ts';
import { createRecordedLog } from './recorded-log.ts';

export const link = 'https://github.com/octo-org/octo-docs/pull/42';
export const saw = (job: JobReading): Look => ({ kind: 'job', job: { id: 'job_1', ...job } });
export const active = saw({ status: 'active', prLink: null });
export const completed = saw({ status: 'completed', prLink: link });
export const failed = saw({ status: 'failed', prLink: null });
export const down: Look = { kind: 'unreachable', detail: 'HTTP 502' };
export const taken = (job: JobReading = { status: 'active' }): Delivery => ({
  kind: 'delivered',
  job: { id: 'job_1', ...job },
});
export const lost: Delivery = { kind: 'lost', detail: 'the connection was reset (ECONNRESET)' };
export const message = { kind: 'message', jobId: 'job_1' } as const;

export interface JobPlay {
  target?: Target;
  waiting?: Partial<Waiting>;
  /** What the looks show, the last again and again. */
  looks?: Look[];
  delivery?: Delivery | ((tools: { clock: FakeClock; stop: () => void; hardStop: () => void }) => Delivery);
  stopAtMs?: number;
  /** What an earlier attempt left. */
  left?: Story;
}

/** Runs a job against a service that is told what to answer; time is the fake clock's. */
export async function playJob(play: JobPlay) {
  const { target = { kind: 'create' }, looks = [completed], delivery = taken(), stopAtMs, left } = play;
  const clock = createFakeClock();
  const log = createRecordedLog();
  const stop = new AbortController();
  const hardStop = new AbortController();
  if (stopAtMs !== undefined) clock.at(stopAtMs, () => stop.abort());
  /** Requests and what the chronicle is told, in order. */
  const events: string[] = [];
  let seen = 0;
  const deliver = async (what: string) => {
    events.push(what);
    const tools = { clock, stop: () => stop.abort(), hardStop: () => hardStop.abort() };
    return typeof delivery === 'function' ? delivery(tools) : delivery;
  };
  const service: AgentService = {
    async look() {
      events.push('look');
      if (seen > 3000) throw new Error('looked at without end');
      const look = looks[Math.min(seen, looks.length - 1)] ?? active;
      seen += 1;
      return look;
    },
    create: ({ prompt, ref }) => deliver(`create ${[prompt, ref].filter(Boolean).join(' from ')}`),
    message: (jobId, prompt) => deliver(`message ${jobId} ${prompt}`),
  };
  const kept = createChronicle({ saveState: () => {}, setOutput: () => {}, log, redact: (text) => text });
  if (left)
    await kept.happened({ kind: 'found', left: { kind: 'left', attempt: 1, pages: [], story: left } });
  const chronicle = {
    ...kept,
    get story() {
      return kept.story;
    },
    happened(...happenings: readonly StoryEvent[]) {
      events.push(...happenings.map(describe));
      return kept.happened(...happenings);
    },
  };
  const waiting: Waiting = {
    wait: true,
    deadlineMs: 1_800_000,
    timeoutMs: 1_800_000,
    untilMs: 1_800_000,
    settleMs: 90_000,
    poll: { kind: 'adaptive' },
    ...play.waiting,
  };
  await runJob(
    { target, prompt: 'Explain.', waiting },
    {
      service,
      clock,
      random: () => 0.5,
      retryDelay: () => 500,
      log,
      chronicle,
      stop: stop.signal,
      hardStop: hardStop.signal,
    },
  );
  return { told: tell(kept.story, clock.now()), events, lines: log.lines, delays: clock.delays };
}

/** What most tests ask of a story's end. */
function tell(story: Story, elapsedMs: number) {
  if (isOpen(story)) throw new Error(`the run has ended, and its story is ${story.kind}`);
  const known = knownJob(story);
  return {
    kind: story.kind,
    outcome: outcomeOf(story),
    sentence: tellSentence(story),
    jobId: known?.jobId,
    job: known?.job,
    continued: isFurther(turnOf(story)),
    updated: story.kind === 'pull-request' && isUpdate(story),
    elapsedMs,
  };
}

/** The event, and what it says of the job. */
function describe(event: StoryEvent): string {
  const about = event.kind === 'sending' && event.to.kind === 'message' ? event.to : event;
  const job = 'job' in about ? about.job : undefined;
  const status = job?.status ?? job?.unknownStatus;
  return [event.kind, 'jobId' in about ? about.jobId : undefined, status].filter(Boolean).join(' ');
}

export const warningsIn = (lines: readonly string[]) => lines.filter((line) => line.startsWith('warning'));
