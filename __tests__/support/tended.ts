import type { Story } from '../../src/story/story.ts';
import { readNotes, withNote } from '../../src/story/tend-note.ts';
import { type CollectStage, HOUR_MS } from './collect-stage.ts';
import type { TendingFacts } from './github-tending.ts';
import type { Thread } from './github-world.ts';
import { JOB_ID } from './job-simulator.ts';

const DAY_MS = 24 * HOUR_MS;
const ago = (days: number) => `${new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 19)}Z`;

/** An issue that asked for a change, and the pull request that came of it, so many days ago. */
export function addTended(
  stage: CollectStage,
  { days = 20, story, ...facts }: TendingFacts & { days?: number; story?: Partial<Story> } = {},
): { issue: Thread; pull: Thread; link: string } {
  const issue = stage.github.addIssue();
  const pull = stage.github.addPull({
    title: 'Explain the *new* flag @octocat',
    pull: { head: `docs-agent/${JOB_ID}`, tending: { updatedAt: ago(days), ...facts } },
  });
  const link = `${stage.github.world.serverUrl}/${stage.github.world.repository}/pull/${pull.number}`;
  const told = {
    kind: 'pull-request',
    jobId: JOB_ID,
    job: { status: 'completed', prLink: link },
    turn: { kind: 'first' },
    link,
    ...story,
  } as Story;
  stage.leave({ story: told, thread: issue.number, ageMs: days * DAY_MS });
  return { issue, pull, link };
}

/** The same repository so many days later: all that has a time in it is that much older. */
export function passDays({ github: { world } }: CollectStage, days: number): void {
  const older = (time: string) => `${new Date(Date.parse(time) - days * DAY_MS).toISOString().slice(0, 19)}Z`;
  const ms = days * DAY_MS;
  for (const comment of world.comments.values()) {
    Object.assign(comment, { createdAt: older(comment.createdAt), updatedAt: older(comment.updatedAt) });
    for (const note of readNotes(comment.body))
      comment.body = withNote(comment.body, { ...note, sinceMs: note.sinceMs - ms, atMs: note.atMs - ms });
  }
  for (const { pull } of world.threads.values())
    if (pull?.tending?.updatedAt) pull.tending.updatedAt = older(pull.tending.updatedAt);
}
