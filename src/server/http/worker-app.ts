import type { HttpBindings } from '@hono/node-server';
import { OpenAPIHono } from '@hono/zod-openapi';
import type { Metrics } from '../metrics/metrics.ts';
import { type MetricsAccess, registerMetrics } from '../metrics/routes.ts';
import type { Readiness } from './readiness.ts';
import { registerState } from './state-routes.ts';

/** What a process shows that only works: its state and its figures. */
export function createWorkerApp(
  ports: MetricsAccess & { metrics: Pick<Metrics, 'render' | 'contentType'>; readiness: Readiness },
) {
  const app = new OpenAPIHono<{ Bindings: HttpBindings }>();
  app.notFound((c) => c.json({ error: `There is nothing at ${c.req.method} ${c.req.path}.` }, 404));
  registerState(app, ports.readiness);
  registerMetrics(app, ports);
  return app;
}
