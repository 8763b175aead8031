import type { Answered } from '../../src/flows/answer-allowed.ts';
import { answerEvent } from '../../src/flows/answer-event.ts';
import type { AnswerPlan, AnswerRequest } from '../../src/flows/answer-request.ts';
import { createChronicle } from '../../src/flows/chronicle.ts';
import { planRequest } from '../../src/flows/plan-request.ts';
import { tidyRun } from '../../src/flows/tidy-run.ts';
import { decodeRecord } from '../../src/story/record.ts';
import type { Story } from '../../src/story/story.ts';
import { MAINTAINER } from './fake-code-host.ts';
import { createRecordedLog } from './recorded-log.ts';
import type { SimulatedThread } from './simulated-thread.ts';
import type { Simulation } from './simulation.ts';

export interface RunOptions {
  readonly run: string;
  readonly attempt: number;
  readonly command: { readonly id: number; readonly body: string };
  readonly timeoutMs: number;
  readonly jobId?: string;
}

export interface SimulatedRun {
  readonly run: string;
  readonly startedMs: number;
  /** Undefined while it runs, and where it was killed. */
  readonly endedMs: () => number | undefined;
  readonly killedMs: () => number | undefined;
  readonly story: () => Story;
  readonly log: readonly string[];
  stop(): void;
  /** `tidies`: its post step runs. */
  kill(how: { tidies: boolean }): void;
}

/** Starts a run through the flows that a real one takes. */
export function startRun(
  options: RunOptions,
  { simulation, thread, draw }: { simulation: Simulation; thread: SimulatedThread; draw: () => number },
): SimulatedRun {
  const actor = simulation.actor();
  const log = createRecordedLog();
  const [stop, hardStop] = [new AbortController(), new AbortController()];
  let saved = '';
  let endedMs: number | undefined;
  let killedMs: number | undefined;
  const redact = (text: string) => text;
  const chronicle = createChronicle({
    saveState: (_, value) => {
      if (!actor.isDead()) saved = value;
    },
    setOutput: () => {},
    log,
    redact,
  });
  const ports = {
    service: thread.serviceOf(actor, options.run),
    host: thread.hostOf(actor),
    clock: actor.clock,
    random: draw,
    retryDelay: () => 1_000,
    log,
    chronicle,
    stop: stop.signal,
    hardStop: hardStop.signal,
    wallMs: thread.wallMs,
    redact,
  };
  const startedMs = simulation.now();
  thread.over.delete(options.run);
  const end = (_: Answered) => {
    chronicle.close();
    endedMs = simulation.now();
    thread.over.add(options.run);
  };
  void answerEvent(requestOf(options, { startedMs, wallMs: thread.wallMs() }), ports).then(end);
  return {
    run: options.run,
    startedMs,
    endedMs: () => endedMs,
    killedMs: () => killedMs,
    story: () => chronicle.story,
    log: log.lines,
    stop: () => stop.abort(),
    kill({ tidies }) {
      if (endedMs !== undefined || killedMs !== undefined) return;
      actor.kill();
      killedMs = simulation.now();
      const finish = () => thread.over.add(options.run);
      const record = decodeRecord(saved);
      if (!tidies || !record) return simulation.at(killedMs + 1_000, finish);
      const post = simulation.actor();
      const openHost = async () => thread.hostOf(post);
      void tidyRun(record, { log, addSummary: () => undefined, openHost }).then(finish);
    },
  };
}

export function requestOf(
  { run, attempt, command, timeoutMs, jobId }: RunOptions,
  { startedMs, wallMs }: { startedMs: number; wallMs: number },
): AnswerRequest {
  const event = {
    name: 'issue_comment',
    action: 'created',
    repository: 'o/r',
    sender: MAINTAINER,
    kind: 'comment' as const,
    thread: { kind: 'issue' as const, number: 7, title: 'A title', body: 'A body' },
    comment: { ...command, author: MAINTAINER },
  };
  const plan = planRequest(event, { command: '/docs', hasSecret: true, hasPrompt: false }) as AnswerPlan;
  return {
    plan,
    gate: {
      command: '/docs',
      allowedPermission: 'write',
      allowedBots: [],
      allowedUsers: [],
      allowEdits: false,
      triggeringActor: MAINTAINER.login,
    },
    run: { repository: 'o/r', run, attempt, runUrl: undefined, step: 'docs/run' },
    project: { projectId: 'p', baseUrl: 'https://api.example.com' },
    rules: {
      command: '/docs',
      comment: true,
      reactions: false,
      followUp: 'auto',
      jobId,
      pages: [],
      trusted: { serverUrl: 'https://x', baseUrl: 'https://api.example.com' },
    },
    texts: { prompt: '', template: '', context: 'none', contextBytes: 65_536 },
    waiting: {
      wait: true,
      deadlineMs: startedMs + timeoutMs,
      untilMs: wallMs + timeoutMs,
      timeoutMs,
      settleMs: 5_000,
      poll: { kind: 'adaptive' },
    },
  } as AnswerRequest;
}
