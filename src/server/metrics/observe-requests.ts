import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';

/** How a request ended: with what was asked for, with a 4xx, with a 5xx, or by a caller that did not wait. */
export type RequestOutcome = 'answered' | 'refused' | 'failed' | 'aborted';

export type RequestEnd = {
  method: string;
  /** The pattern that matched, such as `/v2/agent/:projectId/job/:id`: an address itself may be a secret. */
  route: string;
  status: number;
  durationMs: number;
  outcome: RequestOutcome;
  /** One of the configuration's, or null. */
  project: string | null;
};

/** What no route matched, and methods that nobody has heard of: a caller must not be able to make up label values. */
const NONE = 'none';
/** Nothing was answered because nobody waited any more; nginx and others log the same number. */
const NOT_ANSWERED = 499;
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Tells of each request once its answer is written, or its caller is gone. To be registered before all else. */
export function observeRequests(
  onEnd: (end: RequestEnd) => void,
  isProject: (name: string) => boolean,
): MiddlewareHandler<{ Bindings: HttpBindings }> {
  return async (c, next) => {
    const started = performance.now();
    const { outgoing } = c.env;
    await next();
    const pattern = routePath(c, -1);
    const route = pattern.endsWith('*') ? NONE : pattern;
    const project = route.includes(':projectId') ? c.req.param('projectId') : undefined;
    const known = project !== undefined && isProject(project) ? project : null;
    const method = METHODS.has(c.req.method) ? c.req.method : NONE;
    // It holds on to little: the context of a request is let go before its answer is written.
    const end = () => {
      const durationMs = Math.round((performance.now() - started) * 1000) / 1000;
      const status = outgoing.headersSent ? outgoing.statusCode : NOT_ANSWERED;
      const outcome = outgoing.writableFinished ? outcomeOf(status) : 'aborted';
      onEnd({ method, route, status, durationMs, outcome, project: known });
    };
    if (outgoing.closed) end();
    else outgoing.once('close', end);
  };
}

function outcomeOf(status: number): RequestOutcome {
  if (status < 400) return 'answered';
  return status < 500 ? 'refused' : 'failed';
}
