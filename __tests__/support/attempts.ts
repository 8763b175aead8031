import type { BuiltEvent } from './github-events.ts';
import { type GitHubStandIn, startGitHubStandIn } from './github-stand-in.ts';
import { createJobSimulator } from './job-simulator.ts';
import { type Played, type PlayOptions, play } from './scenario.ts';
import { type ScriptedServiceOptions, startScriptedService } from './scripted-service.ts';
import { quick, type Stage, say } from './thread-scenario.ts';

export type Attempts = {
  /** Requests to the service are each attempt's own. */
  attempts: Played[];
  github: GitHubStandIn;
};

/** Plays several attempts of one run, or several runs, on one thread and against one service. */
export async function playAttempts(
  plays: ((stage: Stage) => PlayOptions)[],
  stands: { open?: (stage: Stage) => BuiltEvent; service?: ScriptedServiceOptions['script'] } = {},
): Promise<Attempts> {
  await using github = await startGitHubStandIn();
  await using service = await startScriptedService({ script: stands.service ?? createJobSimulator() });
  const stage = { github, service, octocat: github.addUser('octocat') };
  const opened = stands.open?.(stage) ?? say(stage, '/docs explain it');
  const attempts: Played[] = [];
  for (const [at, set] of plays.entries()) {
    const { inputs, env, ...options } = set(stage);
    const { length } = service.requests;
    const attempt = { GITHUB_RUN_ATTEMPT: String(at + 1) };
    const given = { prompt: null, baseUrl: service.url, timeoutMinutes: '5', ...quick };
    const played = await play(
      {},
      {
        ...opened,
        ...options,
        env: { ...github.env, ...attempt, ...env },
        inputs: { ...given, ...inputs },
      },
    );
    attempts.push({ ...played, requests: service.list().slice(length) });
  }
  return { attempts, github };
}
