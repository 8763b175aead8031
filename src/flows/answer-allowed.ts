import type { Finish } from '../story/finish.ts';
import type { PullScene } from '../story/scene.ts';
import type { WaitingPulls } from '../story/waiting-pulls.ts';
import type { AnswerPorts, AnswerRequest } from './answer-request.ts';
import { isFinishWanted } from './care/finish-rules.ts';
import { settleThread } from './collect/settle-thread.ts';
import { decideNext } from './decide-next.ts';
import { reportJob } from './job/report-job.ts';
import { rehearse } from './rehearse.ts';
import { sendPrompt } from './send-prompt.ts';
import { answerHelp } from './thread/answer-help.ts';
import { openThread, type Thread } from './thread/open-thread.ts';

/** What the world is told beside the story. */
export interface Answered {
  readonly commentUrl?: string;
  /** What was sent, or would have been. */
  readonly prompt?: string;
  /** The pull request as the thread was told of it. */
  readonly pull?: PullScene;
  /** Open pull requests of jobs, where there are as many as are wanted. */
  readonly waiting?: WaitingPulls;
  /** What was done for it after that. */
  readonly finish?: Finish;
}

/** Answers an event that may start something: what does the thread say, what is to be done; does it, and tells the thread. */
export async function answerAllowed(request: AnswerRequest, ports: AnswerPorts): Promise<Answered> {
  const { chronicle } = ports;
  if (request.plan.command === 'help' && ports.host)
    return answerHelp({ ...request, place: request.plan.place }, { ...ports, host: ports.host });

  const thread = await openThread(request, ports);
  const next = await decideNext(request, { ...ports, thread });
  if (next.note !== '') {
    ports.log.info(next.note);
    thread?.note(next.note);
  }
  if (request.dryRun) return rehearse(request, { ...ports, thread, next });
  const { waiting } = request;
  switch (next.kind) {
    case 'skip':
      await chronicle.happened({ kind: 'skipped', why: next.why });
      break;
    case 'refuse':
      await chronicle.happened({ kind: 'refused', why: next.why });
      break;
    case 'late':
      await chronicle.happened({ kind: 'out of time' });
      break;
    case 'report': {
      await reportJob({ jobId: next.jobId, waiting }, ports);
      const told = (await thread?.close()) ?? {};
      const finished =
        thread && request.rules.comment ? await settleThread(request, { ...ports, thread }) : undefined;
      return { ...told, ...(finished ? { finish: finished } : {}) };
    }
    case 'run': {
      const { target, pull } = next;
      const sent = await sendPrompt({ ...request, target, pull }, { ...ports, thread });
      if (thread?.sight.owner.mends) await answerReviewers(thread, request, ports);
      const told = await thread?.close();
      return { ...told, ...sent, ...(await finish(request, { ...ports, thread })) };
    }
  }
  return (await thread?.close()) ?? {};
}

/** Before the end is told: a run that is cut off here leaves it to whoever tells it then. */
async function answerReviewers(
  { sight: { owner, host, self } }: Thread,
  { rules: { command } }: AnswerRequest,
  { chronicle: { story }, log }: AnswerPorts,
): Promise<void> {
  const { answerReviews } = await import('./mend/answer-reviews.ts');
  await answerReviews({ owner, story, command }, { host, self, log });
}

/** What is wanted for the pull request, once the thread knows of it: a preview may take its minutes. */
async function finish(
  request: AnswerRequest,
  ports: AnswerPorts & { thread: Thread | undefined },
): Promise<Pick<Answered, 'finish'>> {
  const { finish: rules } = request;
  if (!isFinishWanted(rules)) return {};
  const { finishRun } = await import('./care/finish-run.ts');
  const done = await finishRun(request, { ...ports, rules });
  if (!done) return {};
  await ports.thread?.close(done);
  return { finish: done };
}
