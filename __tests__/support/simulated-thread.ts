import { HostError } from '../../src/host/github/host-error.ts';
import type { CodeHost, ThreadComment } from '../../src/ports/code-host.ts';
import type { AgentService, Delivery } from '../../src/ports/service.ts';
import { findMarker } from '../../src/story/marker.ts';
import { isOpen } from '../../src/story/story.ts';
import { MAINTAINER, NO_TENDING, SELF } from './fake-code-host.ts';
import type { Actor, Simulation } from './simulation.ts';

const START_MS = Date.parse('2026-05-04T12:00:00Z');

/** What a service was asked, when it took effect, and by which run. */
export interface Sent {
  readonly kind: 'create' | 'message';
  readonly prompt: string;
  readonly atMs: number;
  readonly run: string;
}

export interface SimulatedThread {
  /** Oldest first. */
  readonly comments: ThreadComment[];
  readonly sent: Sent[];
  readonly over: Set<string>;
  readonly wallMs: () => number;
  /** Somebody writes; returns the comment's id. */
  say(body: string): number;
  /** When a comment came to stand there. */
  writtenMs(id: number): number;
  /** When an attempt of a run was first told to be over. */
  toldMs(run: string, attempt: number): number;
  hostOf(actor: Actor): CodeHost;
  serviceOf(actor: Actor, run: string): AgentService;
}

/**
 * A thread and a service that any number of runs share. `tellsRuns`: the host says which runs are over. `draw` decides
 * which writes of comments get a late answer or none, and how long turns take.
 */
export function createSimulatedThread(
  simulation: Simulation,
  { draw, tellsRuns, losesAnswers }: { draw: () => number; tellsRuns: boolean; losesAnswers: boolean },
): SimulatedThread {
  const comments: ThreadComment[] = [];
  const sent: Sent[] = [];
  const over = new Set<string>();
  const jobs = new Map<string, { busyUntilMs: number }>();
  const times = new Map<number, number>();
  let nextId = 100;
  const wallMs = () => START_MS + simulation.now();
  const add = (body: string, author: ThreadComment['author'] & object): ThreadComment => {
    nextId += 1;
    const createdAt = new Date(wallMs()).toISOString();
    const comment = { id: nextId, inReview: false, body, author, createdAt, url: `https://x/${nextId}` };
    comments.push(comment);
    times.set(comment.id, simulation.now());
    return comment;
  };
  const told = new Map<string, number>();
  const noteEnd = (body: string) => {
    const found = findMarker(body);
    if (found.kind !== 'marker' || isOpen(found.marker.story)) return;
    const key = `${found.marker.run}/${found.marker.attempt}`;
    if (!told.has(key)) told.set(key, simulation.now());
  };
  const find = (id: number) => {
    const comment = comments.find((one) => one.id === id);
    if (!comment) throw new HostError('gone', 'HTTP 404');
    return comment;
  };
  const takeTurn = (id: string) => jobs.set(id, { busyUntilMs: simulation.now() + 1_000 + draw() * 40_000 });
  const readingOf = (id: string) => {
    const isBusy = (jobs.get(id)?.busyUntilMs ?? 0) > simulation.now();
    return isBusy
      ? { id, status: 'active' as const, prLink: null }
      : { id, status: 'completed' as const, prLink: `https://x/pull/${id.slice(4)}` };
  };

  return {
    comments,
    sent,
    over,
    wallMs,
    say: (body) => add(body, MAINTAINER).id,
    toldMs: (run, attempt) => told.get(`${run}/${attempt}`) ?? Number.POSITIVE_INFINITY,
    writtenMs: (id) => times.get(id) ?? Number.NaN,
    hostOf: (actor) => ({
      permission: () => actor.ask(() => ({ kind: 'answer', permission: 'write' })),
      teamPermission: async () => undefined,
      ownLogin: () => actor.ask(() => SELF),
      mergeBase: async () => undefined,
      tending: NO_TENDING,
      async *comments() {
        yield* await actor.ask(() => comments.toReversed());
      },
      async *repositoryComments() {
        yield* await actor.ask(() => comments.toReversed());
      },
      async addComment(_, body) {
        if (!losesAnswers || draw() < 0.8) return actor.ask(() => add(body, SELF));
        // Given up on before the host has come to it.
        const beforeMs = draw() * 3_000;
        void actor.ask(() => add(body, SELF), { beforeMs });
        await actor.ask(() => {}, { beforeMs: draw() * beforeMs, afterMs: 0 });
        throw new HostError('lost', 'the answer was lost');
      },
      async editComment({ id }, body) {
        const isLost = losesAnswers && draw() < 0.05;
        await actor.ask(() => {
          comments[comments.indexOf(find(id))] = { ...find(id), body };
          noteEnd(body);
        });
        if (isLost) throw new HostError('unreachable', 'HTTP 502');
      },
      readComment: ({ id }) => actor.ask(() => find(id)),
      reactions: () => actor.ask(() => []),
      addReaction: async () => async () => {},
      isRunOver: (run) => actor.ask(() => (tellsRuns ? over.has(run) : undefined)),
      changedFiles: async () => [],
      pullRequest: async () => undefined,
      firstFiles: async () => [],
      openCare: () => Promise.reject(new Error('no care is taken here')),
      openMending: () => Promise.reject(new Error('nothing is mended here')),
      openChanges: () => Promise.reject(new Error('no changes are read here')),
    }),
    serviceOf: (actor, run) => {
      const deliver = (kind: Sent['kind'], given: { prompt: string; jobId?: string }) =>
        actor.ask((): Delivery => {
          const { prompt, jobId: id = `job_${jobs.size + 1}` } = given;
          sent.push({ kind, prompt, atMs: simulation.now(), run });
          takeTurn(id);
          return { kind: 'delivered', job: { ...readingOf(id), id } };
        });
      return {
        look: (id) =>
          actor.ask(() =>
            jobs.has(id) ? { kind: 'job', job: readingOf(id) } : { kind: 'missing', detail: 'HTTP 404' },
          ),
        create: ({ prompt }) => deliver('create', { prompt }),
        message: (jobId, prompt) => deliver('message', { prompt, jobId }),
      };
    },
  };
}
