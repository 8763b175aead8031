import type { Redactor } from './redact.ts';
import type { ServiceLog } from './service-log.ts';

/** Foreign text gets into events too: what git or an agent said. */
export function redactedLog(log: ServiceLog, { text }: Redactor): ServiceLog {
  return (event, fields = {}) => {
    // Nothing foreign is in those of a request, and there are too many of them to look for it.
    if (event === 'request') return log(event, fields);
    log(
      event,
      Object.fromEntries(
        Object.entries(fields).map(([name, value]) => [
          name,
          typeof value === 'string' ? text(value) : value,
        ]),
      ),
    );
  };
}
