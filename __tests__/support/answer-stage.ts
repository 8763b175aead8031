import type { AnswerPlan, AnswerPorts, AnswerRequest } from '../../src/flows/answer-request.ts';
import { createChronicle } from '../../src/flows/chronicle.ts';
import { planRequest } from '../../src/flows/plan-request.ts';
import type { TriggerEvent } from '../../src/instruction/event.ts';
import type { Look } from '../../src/ports/service.ts';
import { tellSentence } from '../../src/story/sentence.ts';
import { isOpen } from '../../src/story/story.ts';
import { createFakeClock } from './fake-clock.ts';
import { createFakeCodeHost, type FakeCodeHost, MAINTAINER } from './fake-code-host.ts';
import { completed, taken } from './job-stage.ts';
import { createRecordedLog } from './recorded-log.ts';
import { requestOf } from './simulated-run.ts';

/** When the request is made, in ms since 1970. */
export const ASKED_MS = Date.parse('2026-05-04T12:00:00Z');

/** What a request is beside octocat's comment `/docs explain it` in issue 7; each part is laid over that, and a plan stands in its place. */
export type Ask = {
  readonly [Part in Exclude<keyof AnswerRequest, 'dryRun' | 'plan'>]?: Partial<AnswerRequest[Part]>;
} & { readonly body?: string; readonly plan?: AnswerPlan; readonly dryRun?: boolean };

/** A request of octocat's, who may write. */
export function askFor({ body = '/docs explain it', plan, dryRun, ...parts }: Ask = {}): AnswerRequest {
  const how = { run: '2', attempt: 1, command: { id: 3, body }, timeoutMs: 600_000 };
  const request = requestOf(how, { startedMs: 0, wallMs: ASKED_MS });
  const laid = Object.entries(parts).map(([part, given]) => {
    const own = request[part as keyof typeof parts];
    return [part, { ...own, ...given }];
  });
  const whole = { ...request, ...Object.fromEntries(laid) };
  return { ...whole, plan: plan ?? request.plan, dryRun: dryRun === true };
}

/** The workflow's own prompt, on an event that is no comment. */
export function promptOn(event: TriggerEvent, thread?: number): AnswerPlan {
  const facts = { command: '/docs', issueNumber: thread, hasSecret: true, hasPrompt: true };
  const plan = planRequest(event, facts);
  if (plan.kind === 'skip') throw new Error(plan.sentence);
  return plan;
}

/** What a request is answered with: a service that takes everything, whose looks show these, the last again and again. */
export function createAnswerStage({
  looks = [completed],
  host = createFakeCodeHost(),
}: {
  looks?: readonly Look[];
  host?: FakeCodeHost;
} = {}) {
  host.permissions.set(MAINTAINER.login, 'write');
  const log = createRecordedLog();
  const clock = createFakeClock();
  const sent: string[] = [];
  let seen = 0;
  const redact = (text: string) => text.replaceAll('hush', '***');
  const chronicle = createChronicle({ saveState: () => {}, setOutput: () => {}, log, redact });
  const ports: AnswerPorts = {
    ...{ host, log, clock, chronicle, redact },
    service: {
      look: async () => {
        seen += 1;
        return looks[Math.min(seen, looks.length) - 1] ?? completed;
      },
      create: async ({ prompt, ref }) => {
        sent.push(['create', ref, prompt].filter(Boolean).join(' '));
        return taken();
      },
      message: async (jobId, prompt) => {
        sent.push(`message ${jobId} ${prompt}`);
        return taken();
      },
    },
    random: () => 0.5,
    retryDelay: () => 500,
    wallMs: () => ASKED_MS + clock.now(),
    stop: new AbortController().signal,
    hardStop: new AbortController().signal,
  };
  return {
    ports,
    host,
    sent,
    lines: log.lines,
    looks: () => seen,
    /** How the request ended, in a sentence. */
    told: () => {
      const { story } = chronicle;
      if (isOpen(story)) throw new Error(`it ended as ${story.kind}`);
      return { kind: story.kind, sentence: tellSentence(story) };
    },
  };
}
