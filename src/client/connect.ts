import type { Clock, Random } from '../ports/clock.ts';
import type { AgentService } from '../ports/service.ts';
import { createAgentService } from './agent-service.ts';
import type { ServiceAccess } from './exchange.ts';
import { retryDelay } from './retry.ts';
import { createTransport } from './transport.ts';

export interface Connection {
  readonly service: AgentService;
  /** Milliseconds before retry number `attempt` of a look, by the retry policy. */
  readonly retryDelay: (attempt: number) => number;
}

/** Everything that speaks HTTP comes in through here, so that an entry can load it late. */
export function connect(
  access: ServiceAccess,
  tools: {
    clock: Clock;
    random: Random;
    retryBaseMs: number;
    userAgent: string;
    onRetry: (text: string) => void;
    runUrl?: string | undefined;
  },
): Connection {
  const transport = createTransport({ userAgent: tools.userAgent, to: access.baseUrl });
  return {
    service: createAgentService(access, { ...tools, transport }),
    retryDelay: (attempt) => retryDelay(attempt, { random: tools.random, baseMs: tools.retryBaseMs }),
  };
}
