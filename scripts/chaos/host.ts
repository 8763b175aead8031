import { type GitHubStandIn, startGitHubStandIn } from '../../__tests__/support/github-stand-in.ts';
import type { Comment, Json } from '../../__tests__/support/github-world.ts';
import { ACTIONS_BOT } from '../../__tests__/support/github-world-setup.ts';
import type { RecordedRequest } from '../../__tests__/support/scripted-service.ts';
import type { HostEvent, Write } from './facts.ts';
import { hostFault } from './host-faults.ts';
import type { Plan } from './plan.ts';
import type { Watch } from './watch.ts';

export interface ChaosHost {
  readonly github: GitHubStandIn;
  readonly events: readonly HostEvent[];
  readonly writes: readonly Write[];
  /** The pull request of a job, opened where there is none yet; returns its link. */
  openPull(jobId: string): string;
}

const DAY_MS = 24 * 60 * 60_000;
const isoOf = (ms: number) => `${new Date(ms).toISOString().slice(0, 19)}Z`;

/** A repository with one thread, on a code host that goes wrong as the plan has it. Its time is that of the machine. */
export async function startChaosHost(plan: Plan, watch: Watch): Promise<ChaosHost> {
  const events: HostEvent[] = [];
  const writes: Write[] = [];
  /** Whose the request is that is being answered: it is asked for a fault first, and carried out then. */
  const actsOf = new WeakMap<RecordedRequest, string>();
  const github = await startGitHubStandIn({
    flavour: plan.flavour,
    fault(request, operation) {
      const { act, number, fault } = watch.arrive('host', request.headers.authorization);
      actsOf.set(request, act);
      const how = fault?.server === 'host' ? fault.how : undefined;
      events.push({ seq: watch.next(), act, number, operation, ...(how ? { fault: how } : {}) });
      const token = /^(?:bearer|token) (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
      return how && hostFault(how, token);
    },
    carriedOut(request, operation, reply) {
      if (!/^issues\/(create|update)-comment$/.test(operation) || reply.status >= 300) return;
      const { id, body } = reply.body as Json;
      const comment = github.world.comments.get(Number(id));
      const act = actsOf.get(request) ?? '';
      const isNew = operation === 'issues/create-comment';
      const thread = comment?.thread ?? 0;
      writes.push({ seq: watch.next(), act, commentId: Number(id), thread, isNew, body: String(body) });
    },
  });
  const { world } = github;
  world.now = () => isoOf(Date.now());
  for (const { name } of plan.acts) world.tokens.set(watch.keysOf(name).token, ACTIONS_BOT);
  github.addUser('octocat');
  if (plan.thread === 'pull') github.addPull();
  else github.addIssue();
  return {
    github,
    events,
    writes,
    openPull(jobId) {
      const head = `docs-agent/${jobId}`;
      const updatedAt = isoOf(Date.now() - 20 * DAY_MS);
      const tending = { updatedAt, ...(plan.hasConflicts ? { mergeable: false } : {}) };
      const found = [...world.threads.values()].find(({ pull }) => pull?.head === head);
      const { number } = found ?? github.addPull({ title: 'Explain the flag', pull: { head, tending } });
      return `${world.serverUrl}/${world.repository}/pull/${number}`;
    },
  };
}

/** The comments that stand there in the name of the workflow's token, oldest first. */
export const oursIn = ({ world }: GitHubStandIn): Comment[] =>
  [...world.comments.values()]
    .filter(({ user }) => user.login === ACTIONS_BOT.login)
    .sort((a, b) => a.id - b.id);
