import type { HttpBindings } from '@hono/node-server';
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Readiness } from './readiness.ts';
import { healthRoute, readinessRoute } from './routes.ts';

/** Whether the process is alive, and whether it can do its work. */
export function registerState(app: OpenAPIHono<{ Bindings: HttpBindings }>, readiness: Readiness): void {
  app.openapi(healthRoute, (c) => c.json({ status: 'ok' as const }, 200));

  app.openapi(readinessRoute, async (c) => {
    const state = await readiness();
    if (state.ready) return c.json({ status: 'ready' as const, parts: state.parts }, 200);
    c.header('Retry-After', '5');
    return c.json({ status: 'not ready' as const, error: state.error, parts: state.parts }, 503);
  });
}
