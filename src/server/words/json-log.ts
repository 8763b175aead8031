import { pino } from 'pino';
import { cleanFields, type LogOptions, levelOf, type ServiceLog } from './service-log.ts';

/**
 * One JSON object on a line for each event: `level`, `time`, `event`, and the event's own fields. Written by the caller's
 * own function: pino's worker threads can't be bundled, and would lose the last lines of a service that dies.
 */
export function createJsonLog({ write, now = () => new Date(), withoutSecrets }: LogOptions): ServiceLog {
  const logger = pino(
    {
      base: null,
      timestamp: () => `,"time":"${now().toISOString()}"`,
      formatters: { level: (level) => ({ level }) },
    },
    { write },
  );
  return (event, fields = {}) =>
    logger[levelOf(event)]({ event, ...cleanFields(event, { fields, withoutSecrets }) });
}
