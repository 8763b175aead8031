import {
  type BuiltEvent,
  buildIssueCommentEvent,
  buildIssuesEvent,
  buildPlainEvent,
  buildPullRequestEvent,
} from '../../__tests__/support/github-events.ts';
import type { GitHubStandIn } from '../../__tests__/support/github-stand-in.ts';
import { PROJECT } from '../../__tests__/support/job-simulator.ts';
import { type RunOptions, type RunResult, runAction } from '../../__tests__/support/runner.ts';
import type { ActFacts, Facts } from './facts.ts';
import { happen } from './happen.ts';
import { oursIn, startChaosHost } from './host.ts';
import { type Act, type Ask, type Happening, type Plan, runOf } from './plan.ts';
import { type ChaosService, startChaosService } from './service.ts';
import { createWatch, type Watch } from './watch.ts';

/** What still runs after this long hangs. Longer than the longest time that an act is given, and its post step's. */
const HANGS_MS = 120_000;

/** Plays a plan with the built actions, and returns what was seen of it. */
export async function play(plan: Plan): Promise<Facts> {
  const watch = createWatch(plan);
  const host = await startChaosHost(plan, watch);
  const { github } = host;
  const service = await startChaosService(plan, { watch, openPull: host.openPull });
  const stage: PlayStage = { plan, watch, github, service, events: new Map() };
  const happened: Facts['happened'][number][] = [];
  const wait = async ({ at, what }: Happening) => {
    await watch.at(at);
    if (happen(what, { github, service })) happened.push({ seq: watch.next(), what });
  };
  try {
    const [acts] = await Promise.all([
      Promise.all(plan.acts.map((act) => playAct(act, stage))),
      Promise.all(plan.happenings.map(wait)),
    ]);
    return {
      plan,
      acts,
      service: service.events,
      host: host.events,
      writes: host.writes,
      happened,
      comments: oursIn(github).map(({ id, body }) => ({ id, body })),
      sent: { service: allOf(service.requests), host: allOf(github.requests) },
      unknownToHost: github.violations,
      struck: watch.struck,
    };
  } finally {
    await Promise.all([service.close(), github.close()]);
  }
}

interface PlayStage {
  readonly plan: Plan;
  readonly watch: Watch;
  readonly github: GitHubStandIn;
  readonly service: ChaosService;
  /** What each ask came with, for re-runs. */
  readonly events: Map<number, BuiltEvent>;
}

async function playAct(act: Act, { plan, watch, github, service, events }: PlayStage): Promise<ActFacts> {
  if (act.begins) await watch.at(act.begins);
  const { key, token } = watch.keysOf(act.name);
  const ask = plan.asks.find(({ number }) => number === act.ask);
  const runId = ask ? runOf(ask.number) : 5_000 + plan.acts.indexOf(act);
  if (ask && !events.has(ask.number)) events.set(ask.number, buildEvent(ask, { plan, github }));
  const from = watch.next();
  github.world.runs.set(runId, 'in_progress');
  const result = await runAction({
    ...(act.what === 'run' ? {} : { action: `${act.what}/action.yml`, eventName: 'schedule' }),
    ...(ask ? events.get(ask.number) : {}),
    env: {
      ...github.env,
      GITHUB_RUN_ID: String(runId),
      GITHUB_RUN_ATTEMPT: String(act.attempt),
    },
    inputs: {
      ...{ projectId: PROJECT, secretKey: key, baseUrl: service.url, githubToken: token },
      ...(act.what === 'run' ? { pollSeconds: '0.05', settleSeconds: '0.3', ...promptOf(ask) } : {}),
      ...act.inputs,
    },
    signals: act.stops.map(({ signal, server, request, delayMs }) => ({
      signal,
      delayMs,
      when: () => watch.at({ act: act.name, request: { server, number: request } }),
    })),
    hasPost: act.hasPost,
    timeoutMs: HANGS_MS,
  } satisfies RunOptions);
  github.world.runs.set(runId, 'completed');
  const to = watch.next();
  watch.ended(act.name);
  return { act, key, token, from, to, result: withoutFolder(result) };
}

const words = ({ number }: Ask) => `ask-${number} explain the new flag`;
const isCommand = ({ kind }: Ask) => kind === 'instruct' || kind === 'new' || kind === 'status';
const promptOf = (ask: Ask | undefined): Record<string, string> =>
  ask && !isCommand(ask) ? { prompt: words(ask) } : {};

function buildEvent(ask: Ask, { plan, github }: { plan: Plan; github: GitHubStandIn }): BuiltEvent {
  const { world } = github;
  const octocat = world.users.get('octocat');
  const thread = world.threads.get(1);
  if (!octocat || !thread) throw new Error('the stage is not set');
  switch (ask.kind) {
    case 'dispatch':
      return buildPlainEvent(world, { eventName: 'workflow_dispatch', sender: octocat });
    case 'label': {
      const of = { thread, action: 'labeled', label: 'documentation', sender: octocat } as const;
      return plan.thread === 'pull' ? buildPullRequestEvent(world, of) : buildIssuesEvent(world, of);
    }
    default: {
      const body = {
        instruct: `/docs ${words(ask)}`,
        new: `/docs new ${words(ask)}`,
        status: '/docs status',
      };
      const comment = github.addComment(1, { user: octocat, body: body[ask.kind] });
      return buildIssueCommentEvent(world, { comment });
    }
  }
}

/** The folder is gone by now, and differs from time to time. */
const withoutFolder = (result: RunResult): RunResult => ({ ...result, workspacePath: '' });

const allOf = (requests: readonly { path: string; headers: object; body: string }[]): string =>
  requests.map(({ path, headers, body }) => `${path}\n${JSON.stringify(headers)}\n${body}`).join('\n');
