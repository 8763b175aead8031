import { failedChecks } from '../../story/checks.ts';
import type { Finish } from '../../story/finish.ts';
import { linkOf, outcomeOf } from '../../story/outcome.ts';
import { isOpen, knownJob } from '../../story/story.ts';
import type { AnswerPorts, AnswerRequest } from '../answer-request.ts';
import { askerOf } from '../asker.ts';
import type { Thread } from '../thread/open-thread.ts';
import { finishPull } from './finish-pull.ts';
import type { FinishRules } from './finish-rules.ts';

/** Finishes the pull request that this run's request has come to; undefined where it has not. Never rejects. */
export async function finishRun(
  request: AnswerRequest,
  ports: AnswerPorts & { thread: Thread | undefined; rules: FinishRules },
): Promise<Finish | undefined> {
  const { plan, run, waiting, rules } = request;
  const { story } = ports.chronicle;
  if (isOpen(story) || story.kind === 'looked' || outcomeOf(story) !== 'pull-request') return undefined;
  const requester = askerOf(plan) ?? '';
  const place = rules.comment ? ports.thread?.sight.place : undefined;
  const subject = {
    link: linkOf(story),
    home: run.repository,
    asked: place && { repository: run.repository, thread: place.thread, by: requester },
    requester,
    failedChecks: failedChecks(knownJob(story)?.job),
  };
  const { deadlineMs } = waiting;
  return finishPull(subject, { ...ports, openPreviews: ports.openPreviews, deadlineMs });
}
