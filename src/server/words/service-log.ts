import { oneLine } from './visible-text.ts';

export type ServiceLog = (event: string, fields?: Record<string, string | number | null>) => void;

/** One short line for each event: time, event, `name=value`. Values may be foreign text; nothing invisible gets out. */
export function createServiceLog(
  write: (line: string) => void,
  now: () => Date = () => new Date(),
): ServiceLog {
  return (event, fields = {}) => {
    const rest = Object.entries(fields).map(([name, value]) => ` ${name}=${show(value)}`);
    write(`${now().toISOString()} ${event}${rest.join('')}\n`);
  };
}

function show(value: string | number | null): string {
  const text = oneLine(String(value), 300);
  return /^[\w:/.@-]+$/.test(text) ? text : JSON.stringify(text);
}
