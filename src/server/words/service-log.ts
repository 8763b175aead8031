import { oneLine } from './visible-text.ts';

export type LogFields = Readonly<Record<string, string | number | null>>;

export type ServiceLog = (event: string, fields?: LogFields) => void;

export type LogOptions = {
  write: (line: string) => void;
  now?: () => Date;
  /** Takes the secrets that the service knows out of a text. */
  withoutSecrets?: (text: string) => string;
};

/** Longer values are cut: a line is for looking at, not for keeping what somebody sent. */
const VALUE_MAX_LENGTH = 300;

/**
 * One short line for each event: time, event, `name=value`. For people who look on; machines get JSON lines, from
 * json-log.ts. Values may be foreign text; nothing invisible gets out.
 */
export function createTextLog({ write, now = () => new Date(), withoutSecrets }: LogOptions): ServiceLog {
  return (event, fields = {}) => {
    const shown = Object.entries(cleanFields(event, { fields, withoutSecrets }));
    write(
      `${now().toISOString()} ${event}${shown.map(([name, value]) => ` ${name}=${show(value)}`).join('')}\n`,
    );
  };
}

/**
 * The same fields with every text on one line, cut, and without secrets. Those of a request hold nothing foreign, and
 * there are too many of them to look for it.
 */
export function cleanFields(
  event: string,
  { fields, withoutSecrets = (text) => text }: { fields: LogFields } & Pick<LogOptions, 'withoutSecrets'>,
): LogFields {
  if (event === 'request') return fields;
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? oneLine(withoutSecrets(value), VALUE_MAX_LENGTH) : value,
    ]),
  );
}

const WARNINGS = ['failed', 'unpublished', 'unconfined', 'warning'];

/** How much an event matters to whoever watches: what a person should look at is a warning. */
export function levelOf(event: string): 'info' | 'warn' | 'error' {
  if (event === 'error') return 'error';
  return WARNINGS.includes(event) ? 'warn' : 'info';
}

function show(value: string | number | null): string {
  const text = String(value);
  return /^[\w:/.@-]+$/.test(text) ? text : JSON.stringify(text);
}
