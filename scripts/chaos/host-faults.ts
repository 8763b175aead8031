import { html, jsonText, raw, redirect, reset } from '../../__tests__/support/answers.ts';
import type { GitHubFault } from '../../__tests__/support/github-faults.ts';
import type { HostFaultName } from './fault-names.ts';
import { HOSTILE } from './words.ts';

const instead = (answer: Extract<GitHubFault, { kind: 'answered' }>['answer']): GitHubFault => ({
  kind: 'answered',
  answer,
});
const done = (answer: Extract<GitHubFault, { kind: 'answered' }>['answer']): GitHubFault => ({
  kind: 'carried-out',
  answer,
});

/** A fault of the code host, as its stand-in knows them. `token` is the caller's, which an answer may throw back at him. */
export function hostFault(how: HostFaultName, token: string): GitHubFault {
  switch (how) {
    case 'reset':
      return instead(reset());
    case 'lost, done':
      return { kind: 'lost-answer' };
    case 'hang':
      return instead({ kind: 'hang' });
    case 'hang, done':
      return done({ kind: 'hang' });
    case 'HTTP 500':
      return { kind: 'status', status: 500 };
    case 'HTTP 502 in HTML':
      return instead(html(502));
    case 'HTTP 503, done':
      return done(jsonText(503, '{"message":"busy"}'));
    case 'HTTP 401':
      return { kind: 'status', status: 401, message: 'Bad credentials' };
    case 'HTTP 403':
      return { kind: 'status', status: 403, message: 'Resource not accessible by integration' };
    case 'HTTP 403 with the token in it':
      return { kind: 'status', status: 403, message: `The token ${token} may not do this` };
    case 'HTTP 404':
      return { kind: 'status', status: 404, message: 'Not Found' };
    case 'HTTP 410':
      return { kind: 'status', status: 410, message: 'This issue was deleted' };
    case 'HTTP 422 with a hostile text':
      return { kind: 'status', status: 422, message: HOSTILE };
    case 'a redirect':
      return instead(redirect(301, 'https://elsewhere.invalid/'));
    case 'secondary limit, soon':
      return { kind: 'secondary-rate-limit', retryAfterSeconds: 1 };
    case 'secondary limit, without a word':
      return { kind: 'secondary-rate-limit' };
    case 'primary limit, late':
      return { kind: 'rate-limit', resetInSeconds: 1_800 };
    case 'HTTP 429, soon':
      return { kind: 'secondary-rate-limit', status: 429, retryAfterSeconds: 1 };
    case 'slow':
      return { kind: 'slow', delayMs: 1_200 };
    case 'HTML with 200':
      return instead(html(200));
    case 'garbage with 200, done':
      return done(jsonText(200, '{"id":'));
    case 'empty body':
      return instead(jsonText(200, ''));
    case 'null':
      return instead(jsonText(200, 'null'));
    case 'an object for a list':
      return instead(jsonText(200, '{}'));
    case 'cut short':
      return instead({ kind: 'cut', status: 200, body: '[{"id":', framing: 'content-length', end: 'fin' });
    case 'cut in chunks':
      return instead({ kind: 'cut', status: 200, body: '[', framing: 'chunked', end: 'reset' });
    case 'switching protocols':
      return instead(
        raw('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: other\r\n\r\n'),
      );
    case 'without end':
      return instead({ kind: 'endless', status: 200, start: '[' });
  }
}
