import type { HttpBindings } from '@hono/node-server';
import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { TURN_HEADER, TURNS_AT_LEAST_HEADER } from '../../contract/turn.ts';
import { addressOf } from '../access/caller.ts';
import { authorize, UNKNOWN_PROJECT } from '../access/keys.ts';
import type { Config } from '../config/config.ts';
import { type DashboardPorts, registerDashboard } from '../dashboard/routes.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { observeRequests, type RequestEnd } from '../metrics/observe-requests.ts';
import { registerMetrics } from '../metrics/routes.ts';
import { NotFoundOut } from '../recover/finder.ts';
import { registerReviewPages } from '../review/routes.ts';
import type { ReviewSource } from '../review/source.ts';
import { type CountedJob, findNamedJob, type JobRow, type JobStore } from '../store/jobs.ts';
import type { KeyStore } from '../store/keys.ts';
import type { Limits } from '../store/limits.ts';
import { troubleOf } from '../store/trouble.ts';
import type { ViewStore } from '../store/views.ts';
import { describeIssue } from '../words/zod-message.ts';
import { BODY_MAX_BYTES } from './answers.ts';
import { toJob } from './job-answer.ts';
import { limited } from './limited.ts';
import { methodsAt } from './methods.ts';
import { PREVIEW_GUARDED, registerPreviews } from './previews.ts';
import type { Readiness } from './readiness.ts';
import { refuseRef } from './refs.ts';
import { createJobRoute, getJobRoute, messageRoute, viewsRoute } from './routes.ts';
import { registerState } from './state-routes.ts';

export type AppPorts = {
  config: Pick<Config, 'projects' | 'trustedProxies'>;
  jobs: JobStore;
  /** Looks for a job that is not known where it would have left something; without it, what is not known is not there. */
  recover?: ((project: string, id: string) => Promise<CountedJob | undefined>) | undefined;
  keys: Pick<KeyStore, 'find'>;
  views: Pick<ViewStore, 'page'>;
  review: ReviewSource;
  /** Why nothing can be taken on now, such as a disk that is nearly full. */
  shortage: () => string | undefined;
  readiness: Readiness;
  limits: Limits;
  /** Where the service is reached, known once it listens. */
  publicUrl: () => string;
  /** A turn was queued. */
  onQueued: (job: JobRow, event: 'created' | 'messaged') => void;
  onError: (error: unknown) => void;
  onRequest: (end: RequestEnd) => void;
  metrics: Pick<Metrics, 'render' | 'contentType'>;
  dashboard: Pick<DashboardPorts, 'list' | 'sessions' | 'limit'>;
};

type Env = { Bindings: HttpBindings };

const HOURLY = 'requests in an hour';

/** The service's HTTP face: all operations, the OpenAPI document, the review pages. */
export function createApp(ports: AppPorts) {
  const { config, jobs } = ports;
  const app = new OpenAPIHono<Env>({
    defaultHook: (result, c) => {
      if (result.success) return;
      return c.json({ error: describeIssue(result.error).replace(/^the value/, 'The body') }, 400);
    },
  });
  const answer = (c: Context<Env>, job: CountedJob) => {
    c.header(job.recovered_at === null ? TURN_HEADER : TURNS_AT_LEAST_HEADER, String(job.turn));
    return toJob(job, ports.publicUrl());
  };
  const knownJob = async (projectId: string, id: string) => {
    const job = (await findNamedJob(jobs, id)) ?? (await ports.recover?.(projectId, id));
    return job?.project === projectId ? job : undefined;
  };
  const findJob = async ({ projectId, id }: { projectId: string; id: string }) => {
    const job = await knownJob(projectId, id);
    if (!job) throw new HTTPException(404, { message: 'There is no such job in the project.' });
    return job;
  };

  app.onError((error, c) => {
    if (error instanceof HTTPException) return refuse(c, error);
    // Half a body, whose caller is gone: nobody reads the answer.
    if (!c.env.incoming.complete) return c.json({ error: 'The body did not come whole.' }, 400);
    if (error instanceof NotFoundOut) return refuse(c, notFoundOut(error));
    const trouble = troubleOf(error);
    if (trouble) return refuse(c, unavailable(trouble));
    ports.onError(error);
    return c.json({ error: 'The service failed; its log says why.' }, 500);
  });
  app.notFound((c) => {
    const allowed = methodsAt(app.router, c.req.path);
    // What is answered here may say itself that there is nothing.
    if (allowed.length === 0 || allowed.includes(c.req.method))
      return c.json({ error: `There is nothing at ${c.req.method} ${c.req.path}.` }, 404);
    c.header('Allow', allowed.join(', '));
    return c.json(
      { error: `${c.req.method} is not for ${c.req.path}; it takes ${allowed.join(', ')}.` },
      405,
    );
  });

  app.use(observeRequests(ports.onRequest, (name) => config.projects.has(name)));
  const guard = requireKey(ports);
  // Those of previews don't begin with the project, and have guards of their own.
  for (const path of ['/v1/:area{(?!project$)[^/]+}/:projectId/*', '/v2/:area/:projectId/*'])
    app.use(path, guard);
  app.use(PREVIEW_GUARDED, guard);
  for (const path of ['/v2/*', '/v1/project/*']) app.post(path, limitBody());

  /** Stores what was asked for, unless nothing can be taken on now. */
  const store = async <T>(project: string, work: () => Promise<T>): Promise<T> => {
    const shortage = ports.shortage();
    if (shortage !== undefined) throw unavailable({ sentence: shortage, retryAfterSeconds: 30 });
    return limited(ports.limits.agent, { project, of: HOURLY, work });
  };

  app.openapi(createJobRoute, async (c) => {
    const { projectId } = c.req.valid('param');
    const project = config.projects.get(projectId);
    if (!project) throw new HTTPException(404, { message: UNKNOWN_PROJECT });
    const { prompt, ref = project.ref } = c.req.valid('json');
    const refused = refuseRef(ref, project);
    if (refused !== undefined) throw new HTTPException(400, { message: refused });
    const { repository } = project;
    const job = await store(projectId, () =>
      jobs.create({ project: projectId, prompt, repository, ref, model: project.agent.model }),
    );
    ports.onQueued(job, 'created');
    return c.json(answer(c, job), 201);
  });

  app.openapi(getJobRoute, async (c) => c.json(answer(c, await findJob(c.req.valid('param'))), 200));

  app.openapi(messageRoute, async (c) => {
    const { id } = await findJob(c.req.valid('param'));
    const { prompt } = c.req.valid('json');
    const job = await store(c.req.valid('param').projectId, async () => {
      const messaged = await jobs.addMessage(id, prompt);
      if (messaged) return messaged;
      throw new HTTPException(400, { message: 'The job is archived and takes no messages.' });
    });
    ports.onQueued(job, 'messaged');
    return c.json(answer(c, job), 200);
  });

  app.openapi(viewsRoute, async (c) => {
    const { projectId: project } = c.req.valid('param');
    const { dateFrom, dateTo, ...page } = c.req.valid('query');
    const range = { ...(dateFrom ? { dateFrom } : {}), ...(dateTo ? { dateTo } : {}) };
    const found = await limited(ports.limits.analytics, {
      project,
      of: HOURLY,
      work: () => ports.views.page({ project, ...range, ...page }),
    });
    return c.json(found, 200);
  });

  registerPreviews(app, { ...ports, knownJob });
  registerState(app, ports.readiness);
  registerReviewPages(app, ports);
  registerDashboard(app, {
    ...ports.dashboard,
    keys: ports.keys,
    projects: [...config.projects.keys()],
    trustedProxies: config.trustedProxies,
    publicUrl: ports.publicUrl,
  });
  registerMetrics(app, { metrics: ports.metrics, keys: ports.keys, trustedProxies: config.trustedProxies });
  app.openAPIRegistry.registerComponent('securitySchemes', 'adminKey', {
    type: 'http',
    scheme: 'bearer',
    description:
      'An admin key, as `docs-agent key create` prints it. GET needs the scope `read`, POST `write`.',
  });
  let document: object | undefined;
  app.get('/openapi.json', (c) => {
    document ??= app.getOpenAPI31Document({
      openapi: '3.1.0',
      info: { title: 'Documentation agent service', version: '1.0.0' },
    });
    return c.json({ ...document, servers: [{ url: ports.publicUrl() }] });
  });
  return app;
}

/**
 * Refuses a body that is too large. A body of a stated length, which Node holds it to, is not looked at for that: it
 * makes a whole Request of the web's kind, which takes as much as all the rest.
 */
function limitBody(): MiddlewareHandler<Env> {
  const limit = bodyLimit({
    maxSize: BODY_MAX_BYTES,
    // The rest of the body is never read, so nothing else can come over this connection.
    onError: (c) => {
      c.header('Connection', 'close');
      return c.json({ error: `The body is larger than ${BODY_MAX_BYTES} bytes.` }, 413);
    },
  });
  return (c, next) => {
    const length = c.req.header('content-length');
    const isStated = length !== undefined && c.req.header('transfer-encoding') === undefined;
    return isStated && Number(length) <= BODY_MAX_BYTES ? next() : limit(c, next);
  };
}

function requireKey({ config, keys }: AppPorts): MiddlewareHandler<Env> {
  return async (c, next) => {
    const project = c.req.param('projectId') ?? '';
    const address = addressOf(c, config.trustedProxies);
    const scope = /^(GET|HEAD)$/.test(c.req.method) ? 'read' : 'write';
    const grant = await authorize(keys, {
      authorization: c.req.header('authorization'),
      scope,
      address,
      project,
    });
    if (!grant.ok) {
      if (grant.status === 401) c.header('WWW-Authenticate', 'Bearer');
      return c.json({ error: grant.error }, grant.status);
    }
    if (!config.projects.has(project)) return c.json({ error: UNKNOWN_PROJECT }, 404);
    return next();
  };
}

function unavailable(why: { sentence: string; retryAfterSeconds: number }): HTTPException {
  return new HTTPException(503, {
    message: `The service can't do that now: ${why.sentence}. Nothing was stored; try again later.`,
    res: new Response(null, { headers: { 'Retry-After': String(why.retryAfterSeconds) } }),
  });
}

/** Never 404: who is told that there is no such job makes another one. */
function notFoundOut({ message, retryAfterSeconds }: NotFoundOut): HTTPException {
  if (retryAfterSeconds === undefined) return new HTTPException(502, { message });
  const headers = { 'Retry-After': String(retryAfterSeconds) };
  return new HTTPException(503, { message, res: new Response(null, { headers }) });
}

/** Hono's own refusals, a body that is not JSON among them, in the shape of every other error. */
function refuse(c: Context, error: HTTPException) {
  const retryAfter = error.res?.headers.get('Retry-After');
  if (retryAfter) c.header('Retry-After', retryAfter);
  if (error.status === 415)
    return c.json({ error: 'Send the body as `Content-Type: application/json`.' }, 400);
  if (error.message.startsWith('Malformed JSON')) return c.json({ error: 'The body is not JSON.' }, 400);
  return c.json({ error: error.message }, error.status);
}
