import { type Day, dayOfLogTime, dayOfMs } from './clock.ts';

/** A request out of a JSON log; the target without its query. */
export type JsonRequest = { method: string; status: number; target: string; agent: string; day: Day };

/**
 * Where each thing is looked for, in this order. A dot steps into an object. In the order: nginx by its variables' names,
 * Caddy, Traefik, CloudFront, Cloudflare.
 */
export const JSON_FIELDS = {
  method: [
    ...['request_method', 'method', 'request.method', 'RequestMethod', 'cs-method', 'cs_method'],
    'ClientRequestMethod',
  ],
  target: [
    ...['request_uri', 'uri', 'request.uri', 'RequestPath', 'cs-uri-stem', 'cs_uri_stem'],
    ...['ClientRequestURI', 'ClientRequestPath', 'path', 'url'],
  ],
  status: [
    ...['status', 'DownstreamStatus', 'OriginStatus', 'sc-status', 'sc_status', 'EdgeResponseStatus'],
    'status_code',
  ],
  agent: [
    ...['http_user_agent', 'user_agent', 'userAgent', 'request.headers.User-Agent', 'request_User-Agent'],
    ...['cs(User-Agent)', 'cs_user_agent', 'ClientRequestUserAgent', 'agent'],
  ],
  time: [
    ...['time_iso8601', 'time_local', 'msec', '@timestamp', 'timestamp', 'ts', 'StartUTC'],
    ...['EdgeStartTimestamp', 'date', 'time'],
  ],
  /** `GET /path HTTP/1.1`, where method and target are not given apart. */
  request: ['request', 'request_line'],
} as const;

/** Reads a line that is a JSON object; undefined where it is none, or lacks one of the five. */
export function parseJsonLine(line: string): JsonRequest | undefined {
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch {
    return undefined;
  }
  const look = (name: keyof typeof JSON_FIELDS) => valuesOf(json, JSON_FIELDS[name]).next().value;
  const [, requestMethod, requestTarget] = /^([A-Z]+) (\S+)/.exec(String(look('request') ?? '')) ?? [];
  const method = requestMethod ?? look('method');
  const target = requestTarget ?? look('target');
  const status = Number(look('status') ?? Number.NaN);
  const day = firstDay(valuesOf(json, JSON_FIELDS.time));
  if (method === undefined || target === undefined || !Number.isInteger(status) || day === undefined)
    return undefined;
  return {
    method: String(method).toUpperCase(),
    target: String(target).replace(/[?#].*$/s, ''),
    status,
    agent: plainAgent(String(look('agent') ?? '')),
    day,
  };
}

/** The texts and numbers under these names; of a list, as Caddy has for headers, the first entry. */
function* valuesOf(json: unknown, names: readonly string[]): Generator<string | number, undefined> {
  for (const name of names) {
    const found = step(json, name) ?? (name.includes('.') ? name.split('.').reduce(step, json) : undefined);
    const value: unknown = Array.isArray(found) ? found[0] : found;
    if (typeof value === 'string' || typeof value === 'number') yield value;
  }
  return undefined;
}

function firstDay(times: Iterable<string | number>): Day | undefined {
  for (const time of times) {
    const day = dayOf(time);
    if (day !== undefined) return day;
  }
  return undefined;
}

function step(json: unknown, name: string): unknown {
  if (typeof json !== 'object' || json === null || !Object.hasOwn(json, name)) return undefined;
  return (json as Record<string, unknown>)[name];
}

/** Seconds since 1970 below which a number is no time of a log: March 1973. */
const FIRST_SECOND = 1e8;

/** ISO 8601, web servers' own form, a date, or a number since 1970 in seconds, milli-, micro- or nanoseconds. */
function dayOf(time: string | number): Day | undefined {
  const text = String(time);
  if (/^\d+(\.\d+)?$/.test(text))
    return Number(text) < FIRST_SECOND ? undefined : dayOfMs(inMs(Number(text)));
  const date = /^\d{4}-\d\d-\d\d/.exec(text)?.[0];
  if (date === undefined) return dayOfLogTime(text);
  if (!isCalendarDay(date)) return undefined;
  const isZoned = text.length === 10 || /(?:z|[+-]\d\d:?\d\d)$/i.test(text);
  const ms = Date.parse(isZoned ? text : `${text}Z`);
  return Number.isNaN(ms) ? undefined : dayOfMs(ms);
}

/** 2025-02-30 is none, though `Date` would make it a day in March. */
function isCalendarDay(date: string): boolean {
  const ms = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(date);
}

function inMs(number: number): number {
  if (number >= 1e17) return number / 1e6;
  if (number >= 1e14) return number / 1e3;
  return number >= 1e11 ? number : number * 1000;
}

/** CloudFront writes spaces as `%20`. */
function plainAgent(agent: string): string {
  return agent.replace(/%20/g, ' ');
}
