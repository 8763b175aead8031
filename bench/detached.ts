import { setTimeout as sleep } from 'node:timers/promises';
import { buildIssueCommentEvent } from '../__tests__/support/github-events.ts';
import { startGitHubStandIn } from '../__tests__/support/github-stand-in.ts';
import { createJobSimulator, KEY, PROJECT } from '../__tests__/support/job-simulator.ts';
import { runAction } from '../__tests__/support/runner.ts';
import { type RecordedRequest, startScriptedService } from '../__tests__/support/scripted-service.ts';
import { median, parseRuns } from './statistics.ts';

/**
 * The wall time of a step with `wait: false`, from its process's start to its end, where the service and the code host take
 * 100 ms for each answer: a command in a comment, with a comment and a reaction in the thread.
 */
const ANSWER_MS = 100;
const runs = parseRuns(7);

/** The stand-in for GitHub, behind that delay. */
async function startSlowHost(apiUrl: string) {
  return startScriptedService({
    script: async ({ method, path, headers, body }: RecordedRequest) => {
      await sleep(ANSWER_MS);
      const sent = Object.entries(headers).filter(
        ([name]) => !/^(host|connection|content-length)$/.test(name),
      );
      const answer = await fetch(new URL(path, apiUrl), {
        method,
        headers: sent as [string, string][],
        ...(body === '' ? {} : { body }),
      });
      const shown = [...answer.headers].filter(([name]) => /^(content-type|link|x-)/.test(name));
      return {
        kind: 'body',
        status: answer.status,
        headers: Object.fromEntries(shown),
        body: await answer.text(),
      };
    },
  });
}

async function measure(): Promise<{ ms: number; requests: number }> {
  await using github = await startGitHubStandIn();
  await using host = await startSlowHost(github.world.apiUrl);
  const simulate = createJobSimulator();
  await using service = await startScriptedService({
    script: (request) => ({ ...simulate(request), delayMs: ANSWER_MS }),
  });
  const user = github.addUser('octocat');
  const comment = github.addComment(github.addIssue().number, { user, body: '/docs explain the flag' });
  const { eventName, event } = buildIssueCommentEvent(github.world, { comment });
  const result = await runAction({
    eventName,
    event,
    env: { ...github.env, GITHUB_API_URL: host.url },
    inputs: { projectId: PROJECT, secretKey: KEY, baseUrl: service.url, wait: 'false' },
  });
  if (result.outputs.outcome !== 'detached') throw new Error(`the run ended as ${result.outputs.outcome}`);
  return { ms: result.ms, requests: host.requests.length + service.requests.length };
}

const measured = [];
for (let run = -1; run < runs; run += 1) {
  const one = await measure();
  if (run >= 0) measured.push(one);
}
const times = measured.map(({ ms }) => ms);
console.log(
  `Node ${process.version}, ${runs} runs, ${ANSWER_MS} ms for each of ${measured[0]?.requests} answers\n`,
);
console.log('| | wall time |\n| --- | ---: |');
console.log(`| median | ${median(times).toFixed(0)} ms |`);
console.log(`| slowest | ${Math.max(...times).toFixed(0)} ms |`);
