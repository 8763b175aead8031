import { type Answer, html, json, jsonText, raw, redirect, reset } from '../../__tests__/support/answers.ts';
import type { ServiceFaultName } from './fault-names.ts';
import { HOSTILE } from './words.ts';

/** What the service would have answered, and whom. */
export interface Truth {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Record<string, string>;
  /** The caller's key, which an answer may throw back at him. */
  readonly key: string;
}

const UPGRADE = 'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: other\r\n\r\n';

/** The answer that a fault makes of the true one. */
export function spoilAnswer(how: ServiceFaultName, { status, body, headers, key }: Truth): Answer {
  const text = JSON.stringify(body);
  const cut = (framing: 'content-length' | 'chunked', end: 'fin' | 'reset'): Answer => ({
    ...{ kind: 'cut', status, body: text, framing, end },
    headers: { 'content-type': 'application/json' },
  });
  const changed = (fields: Record<string, unknown>) => json(status, { ...body, ...fields }, { headers });
  const says = (code: number, error: string, more: Record<string, string> = {}) =>
    json(code, { error }, { headers: more });
  switch (how) {
    case 'reset':
      return reset();
    case 'closed without a word':
      return raw('');
    case 'no HTTP':
      return raw('220 mail.example.com ESMTP\r\n');
    case 'cut short':
      return cut('content-length', 'fin');
    case 'cut in chunks':
      return cut('chunked', 'fin');
    case 'reset in the body':
      return cut('content-length', 'reset');
    case 'hang':
      return { kind: 'hang' };
    case 'drip':
      return { kind: 'drip', status, body: text, everyMs: 400, bytes: 1 };
    case 'switching protocols':
      return raw(UPGRADE);
    case 'HTTP 500':
      return says(500, 'Internal server error');
    case 'HTTP 502 in HTML':
      return html(502);
    case 'HTTP 503 with Retry-After':
      return says(503, 'busy', { 'retry-after': '1' });
    case 'HTTP 408':
      return says(408, 'too slow');
    case 'empty body':
      return jsonText(status, '');
    case 'HTML with 200':
      return html(200);
    case 'an array':
      return json(status, [body]);
    case 'null':
      return json(status, null);
    case 'no id':
      return changed({ id: undefined });
    case 'a number for an id':
      return changed({ id: 7 });
    case 'an id that climbs':
      return changed({ id: '../../other' });
    case 'an id with a line break':
      return changed({ id: `${String(body.id)}\n::error::pwned` });
    case 'half of the JSON':
      return jsonText(status, text.slice(0, text.length / 2));
    case 'two MiB':
      return changed({ model: 'm'.repeat(2 * 1024 * 1024) });
    case 'without end':
      return { kind: 'endless', status, start: text };
    case 'HTTP 400 with a hostile text':
      return says(400, HOSTILE);
    case 'HTTP 400 with the key in it':
      return says(400, `You sent Bearer ${key}, in base64 ${Buffer.from(key).toString('base64')}.`);
    case 'HTTP 401':
      return says(401, 'Unauthorized');
    case 'HTTP 403':
      return says(403, 'Forbidden');
    case 'HTTP 404':
      return says(404, 'Not found');
    case 'HTTP 409':
      return says(409, 'Conflict');
    case 'HTTP 429, soon':
      return says(429, 'Too many requests', { 'retry-after': '1' });
    case 'HTTP 429, late':
      return says(429, 'Too many requests', { 'retry-after': '3600' });
    case 'a redirect':
      return redirect(307, 'https://elsewhere.invalid/');
    case 'slow':
      return json(status, body, { headers, delayMs: 900 });
    case 'HTTP 202':
      return json(202, body, { headers });
    case 'more fields, and __proto__':
      return jsonText(status, `${text.slice(0, -1)},"__proto__":{"status":"completed"},"more":[1]}`, {
        headers,
      });
    case 'a hostile model':
      return changed({ model: HOSTILE });
    case 'the key in the model':
      return changed({ model: `sonnet ${key}` });
    case 'unknown status':
      return changed({ status: 'paused', prLink: null });
    case 'no status':
      return changed({ status: undefined, prLink: null });
    case 'a status that is no text':
      return changed({ status: ['completed'], prLink: null });
    case 'a link of another kind':
      return changed({ prLink: 'javascript:alert(1)' });
  }
}
