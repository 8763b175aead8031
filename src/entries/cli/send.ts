import type { Target } from '../../flows/job/job-work.ts';
import type { GivenOptions } from '../../host/command-line/options.ts';
import { readPromptSource } from '../../host/command-line/prompt-source.ts';
import { statusCommandLine } from '../../host/command-line/status-command.ts';
import { sayAtTerminal } from '../../host/command-line/wording.ts';
import { parseJobId } from '../../host/inputs/run.ts';
import { parseBranch } from '../../host/inputs/thread.ts';
import { endSoon } from '../../host/last-resort.ts';
import { harmlessJson } from '../../text/harmless-json.ts';
import { neutralise } from '../../text/neutralise.ts';
import { openRequest, parseRequest } from './open-request.ts';
import type { CommandTerminal } from './terminal.ts';

export interface SendOptions extends GivenOptions {
  readonly prompt?: string;
  readonly promptFile?: string;
  readonly json?: boolean;
  readonly ref?: string;
}

/** Sends a prompt where it is to go, waits unless that is not wanted, and tells how it ended. */
export async function sendRequest(
  request: { target: Target; rest: string | undefined; options: SendOptions },
  terminal: CommandTerminal,
): Promise<0 | 1> {
  const { target, rest, options } = request;
  const { prompt, promptFile, json = false } = options;
  if (target.kind === 'message') parseJobId(target.jobId);
  const inputs = parseRequest(options, terminal);
  const branch = options.ref === undefined ? undefined : parseBranch(options.ref);
  const start: Target =
    target.kind === 'create' && branch !== undefined ? { ...target, ref: branch } : target;
  const text = await readPromptSource({ prompt, promptFile, rest }, terminal.stdin());
  const [{ waiting, ports, settle, log, clean }, { runJob }, { followStory }, telling] = await Promise.all([
    openRequest(inputs, terminal),
    import('../../flows/job/run-job.ts'),
    import('../../flows/command-line/follow-story.ts'),
    import('../../flows/command-line/tell-request.ts'),
  ]);
  const story = await followStory(
    (chronicle) => runJob({ target: start, prompt: text, waiting }, { ...ports, chronicle }),
    ports,
  );
  settle();

  const code = telling.exitCodeOfAll([story], inputs.failOn);
  const document = telling.describeRequest(story, sayAtTerminal);
  const goesOn = telling.jobThatGoesOn(story);
  const next = goesOn === undefined ? '' : ` To see how it goes on: ${statusCommandLine(goesOn, options)}`;
  if (json) terminal.out(`${clean(harmlessJson(document))}\n`);
  if (code === 1) log.error(document.sentence + next);
  else if (json) log.info(document.sentence + next);
  else {
    terminal.out(`${neutralise(clean(document.sentence))}\n`);
    if (next !== '') log.info(next.trim());
  }
  endSoon();
  return code;
}
