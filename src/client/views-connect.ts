import type { Random } from '../ports/clock.ts';
import type { ViewsService } from '../ports/views.ts';
import type { ServiceAccess } from './exchange.ts';
import { retryDelay } from './retry.ts';
import { createTransport } from './transport.ts';
import { createViewsService } from './views.ts';

export interface ViewsConnection {
  readonly service: ViewsService;
  /** Milliseconds before repeat number `attempt` of a request, by the retry policy. */
  readonly retryDelay: (attempt: number) => number;
}

/** Everything that an export needs of HTTP, without the schemas of the agent operations. */
export function connectViews(
  access: ServiceAccess,
  tools: { random: Random; userAgent: string },
): ViewsConnection {
  const transport = createTransport({ userAgent: tools.userAgent, keepAlive: true, to: access.baseUrl });
  return {
    service: createViewsService(access, transport),
    retryDelay: (attempt) => retryDelay(attempt, { random: tools.random }),
  };
}
