import assert from 'node:assert/strict';
import type { Comment, ReviewComment, Thread } from '../../__tests__/support/github-world.ts';
import type { ActRun } from './act.ts';
import type { Stage } from './stage.ts';

const BOT = 'github-actions[bot]';

export type ExpectedJob = {
  /** Where the answer has to be. */
  thread: Thread;
  /** The comment with the command; absent where the workflow asked by itself. */
  command?: Comment | ReviewComment;
  /** How the prompt begins. */
  instruction: string;
  continued?: boolean;
  /** Steps before the action's own that are run. */
  stepsBefore?: number;
};

/**
 * The run ended well, the service did the job, its pull request is open, and the thread says so: in one comment, and in
 * the reaction on the command.
 */
export async function expectJob(
  stage: Stage,
  run: ActRun,
  { thread, command, instruction, continued = false, stepsBefore }: ExpectedJob,
): Promise<{ jobId: string; pull: Thread }> {
  expectGreen(run, stagesOf(stage, stepsBefore));
  const { outputs } = run;
  const { jobId = '', prLink = '' } = outputs;
  assert.deepEqual(
    { outcome: outputs.outcome, status: outputs.status, continued: outputs.continued === 'true' },
    { outcome: 'pull-request', status: 'completed', continued },
  );
  const job = await stage.job?.(jobId);
  if (job) assert.deepEqual({ status: job.status, prLink: job.prLink }, { status: 'completed', prLink });
  assert.ok(stage.prompts().at(-1)?.startsWith(instruction), 'the agent got another prompt');
  assert.ok(outputs.prompt?.startsWith(instruction), 'the output tells another prompt');
  assert.ok(stage.page(jobId, 'requests.md').includes(`- ${instruction.split('\n')[0]}`), 'no change made');

  const pull = stage.github.world.threads.get(Number(prLink.split('/').at(-1)));
  assert.equal(pull?.pull?.head, `docs-agent/${jobId}`, 'the link leads to another pull request');

  const answers = commentsOfBot(stage, thread).filter(({ body }) => body.includes(jobId));
  const answer = answers.at(-1);
  assert.ok(answer, 'the thread has no comment about the job');
  assert.match(answer.body, /^### ✅ Pull request (?:ready|updated)\n/);
  // The number is made inert with a backslash and a zero-width space.
  const label = answer.body.slice(0, Math.max(0, answer.body.indexOf(`](${prLink})`)));
  assert.match(label, new RegExp(`\\[\\\\#\u200b${pull.number} [^\\]\n]+$`));
  assert.ok(outputs.commentUrl?.includes(String(answer.id)), 'the output names another comment');
  if (command) expectReaction(stage, command);
  return { jobId, pull };
}

/** The action's own stages, with those of the workflow's other steps around them. */
function stagesOf({ others }: Stage, stepsBefore = others.before): string[] {
  const other = (count: number, stage: string) => Array<string>(count).fill(stage);
  return [...other(stepsBefore, 'main'), 'main', 'post', ...other(others.after, 'post')];
}

/** The action ran, ended with 0, and did nothing but say why. */
export function expectSkipped(stage: Stage, run: ActRun, why: RegExp): void {
  expectGreen(run, stagesOf(stage));
  assert.equal(run.outputs.outcome, 'skipped');
  assert.match(run.log, why);
  expectNoTrace(stage);
}

/** The workflow's own condition said no: the action was not even started. */
export function expectNothing(stage: Stage, run: ActRun): void {
  assert.equal(run.exitCode, 0, run.log);
  assert.deepEqual(run.stages, []);
  assert.deepEqual(stage.github.calls(), []);
  expectNoTrace(stage);
}

/** These stages ran, and ran well, and nobody was warned: with the example's permissions nothing is refused. */
export function expectGreen(run: ActRun, ran: readonly string[]): void {
  const { exitCode, stages, errors, warnings } = run;
  assert.deepEqual(
    { exitCode, stages, errors, warnings },
    {
      exitCode: 0,
      stages: ran.map((stage) => ({ stage, success: true })),
      errors: [],
      warnings: [],
    },
    run.log,
  );
}

function expectNoTrace({ github, prompts }: Stage): void {
  assert.deepEqual(prompts(), [], 'the agent was asked');
  const { comments, reviewComments, reactions } = github.world;
  const ours = [...comments.values(), ...reviewComments.values()].filter(({ user }) => user.login === BOT);
  assert.deepEqual({ comments: ours, reactions: [...reactions.values()] }, { comments: [], reactions: [] });
}

function commentsOfBot({ github }: Stage, thread: Thread): Comment[] {
  const { comments, reviewComments } = github.world;
  return [...comments.values(), ...reviewComments.values()].filter(
    ({ user, body, ...comment }) =>
      comment.thread === thread.number && user.login === BOT && !body.includes('<!-- docs-agent:reply '),
  );
}

/** 🚀 alone stands on the command. */
export function expectReaction({ github }: Stage, command: Comment): void {
  const found = [...github.world.reactions.values()].filter(({ on }) => on.includes(String(command.id)));
  assert.deepEqual(
    found.map(({ user, content }) => `${user.login} ${content}`),
    [`${BOT} rocket`],
  );
}
