import type { GivenOptions } from '../../host/command-line/options.ts';
import { sayAtTerminal } from '../../host/command-line/wording.ts';
import { parseJobId } from '../../host/inputs/run.ts';
import { endSoon } from '../../host/last-resort.ts';
import { harmlessJson } from '../../text/harmless-json.ts';
import { neutralise } from '../../text/neutralise.ts';
import { openRequest, parseRequest } from './open-request.ts';
import type { CommandTerminal } from './terminal.ts';

/** Looks at jobs once, and tells how they stand: a line for each, or one JSON document. */
export async function showStatus(
  { jobIds, options }: { jobIds: readonly string[]; options: GivenOptions & { json?: boolean } },
  terminal: CommandTerminal,
): Promise<0 | 1> {
  for (const jobId of jobIds) parseJobId(jobId);
  const inputs = parseRequest(options, terminal);
  const [{ waiting, ports, settle, log, clean }, { lookAtJobs }, telling] = await Promise.all([
    openRequest(inputs, terminal),
    import('../../flows/command-line/look-at-jobs.ts'),
    import('../../flows/command-line/tell-request.ts'),
  ]);
  const stories = await lookAtJobs({ jobIds, waiting }, ports);
  settle();

  const documents = stories.map((story) => telling.describeRequest(story, sayAtTerminal));
  if (options.json) {
    const [only, ...more] = documents;
    terminal.out(`${clean(harmlessJson(more.length === 0 ? only : documents))}\n`);
  }
  for (const { jobId, outcome, sentence } of documents) {
    if (outcome === 'error') log.error(sentence);
    else if (!options.json) terminal.out(`${neutralise(clean(`${jobId}  ${outcome}  ${sentence}`))}\n`);
  }
  endSoon();
  return telling.exitCodeOfAll(stories, inputs.failOn);
}
