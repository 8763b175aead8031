import { isJobBranch, isJobsBody } from '../contract/own-traces.ts';
import type { EventThread, TriggerEvent } from './event.ts';

/**
 * A merged pull request that came out of a job must not ask for the next one: that would go on for ever. Where neither its
 * branch nor its body tells, as with a service that names branches otherwise, a comment of ours with its link does.
 */
export const OWN_MERGE = "The pull request is a job's own, so its merge asks for nothing.";

/** True for what a pull request shows by itself. */
export function isJobsPullRequest({ kind, head, body }: EventThread): boolean {
  if (kind !== 'pull-request') return false;
  return (head !== undefined && isJobBranch(head)) || isJobsBody(body);
}

/** The pull request that the event says was merged. */
export function mergedPullRequest(event: TriggerEvent): EventThread | undefined {
  const isMerge = event.kind === 'thread' && event.action === 'closed' && event.thread.merged === true;
  return isMerge ? event.thread : undefined;
}
