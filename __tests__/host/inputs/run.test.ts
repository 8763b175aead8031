import { describe, expect, test } from '@jest/globals';
import { InputError } from '../../../src/host/inputs/input-error.ts';
import { parseWords, readInput } from '../../../src/host/inputs/read.ts';
import { parseRunInputs } from '../../../src/host/inputs/run.ts';
import { FAILABLE } from '../../../src/story/outcome.ts';

const KEY = 'mint_k3yForTheTestsOnly';

/** Parses with what is needed, and these inputs on top. `failOn` stands by itself: it holds where nothing else is asked. */
function parse(inputs: Record<string, string> = {}) {
  const given = { projectId: 'docs', secretKey: KEY, ...inputs };
  const env = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]),
  );
  const failOn = parseWords('failOn', readInput(env, 'failOn'), FAILABLE);
  return { ...parseRunInputs(env), failOn };
}

test('what is needed alone gives the defaults, frozen', () => {
  const inputs = parse();
  expect(inputs).toMatchObject({
    projectId: 'docs',
    secretKey: KEY,
    baseUrl: 'https://api.mintlify.com',
    jobId: undefined,
    wait: true,
    timeoutMs: 1_800_000,
    settleMs: 90_000,
    poll: { kind: 'adaptive' },
    retryBaseMs: 1000,
    failOn: new Set(['failed', 'archived', 'timeout', 'limited']),
  });
  expect(Object.isFrozen(parseRunInputs({ INPUT_PROJECTID: 'docs', INPUT_SECRETKEY: KEY }))).toBe(true);
});

test.each<[string, Record<string, string>, object]>([
  [
    'fractions of minutes and seconds',
    { timeoutMinutes: '0.5', settleSeconds: '0.25' },
    { timeoutMs: 30_000, settleMs: 250 },
  ],
  ['no settle window', { settleSeconds: '0' }, { settleMs: 0 }],
  [
    'a fixed interval',
    { pollSeconds: '1.5' },
    { poll: { kind: 'fixed', intervalMs: 1500 }, retryBaseMs: 1000 },
  ],
  [
    'a short interval on loopback, for retries too',
    { pollSeconds: '0.05', baseUrl: 'http://127.0.0.1:8080' },
    { poll: { kind: 'fixed', intervalMs: 50 }, retryBaseMs: 50 },
  ],
  [
    'a short interval where the service is on the runner',
    { baseUrl: 'http://127.0.0.1:8080/#runner' },
    { baseUrl: 'http://127.0.0.1:8080#runner', poll: { kind: 'fixed', intervalMs: 250 } },
  ],
  ['failOn none', { failOn: 'none' }, { failOn: new Set() }],
  ['a job to continue', { jobId: 'job_7Qm-4' }, { jobId: 'job_7Qm-4' }],
  ['no waiting', { wait: 'False' }, { wait: false }],
  ['blanks around', { projectId: ' docs\n', secretKey: `\t${KEY} ` }, { projectId: 'docs', secretKey: KEY }],
  [
    'a key of one’s own service',
    { secretKey: 'own-key', baseUrl: 'https://docs.example' },
    { secretKey: 'own-key' },
  ],
])('%s', (_, inputs, expected) => {
  expect(parse(inputs)).toMatchObject(expected);
});

describe('refused, with the name of the input, what was given and what is accepted', () => {
  test.each<[Record<string, string>, RegExp]>([
    [{ projectId: '' }, /^Input projectId: nothing was given.*API keys page/],
    [{ projectId: '../x' }, /^Input projectId: "\.\.\/x" was given; accepted are/],
    [{ projectId: '..' }, /^Input projectId: "\.\." was given/],
    [{ jobId: 'a/b' }, /^Input jobId: "a\/b" was given; accepted are/],
    [{ jobId: '..' }, /^Input jobId: "\.\." was given/],
    [
      { wait: 'false', baseUrl: 'http://127.0.0.1:8080#runner' },
      /^Input wait: false was given, and the service of this baseUrl ends with this job/,
    ],
    [{ wait: 'yes' }, /^Input wait: "yes" was given; accepted are true and false/],
    [
      { timeoutMinutes: '0' },
      /^Input timeoutMinutes: "0" was given; accepted is a number of minutes from 0\.01 to 1440/,
    ],
    [{ timeoutMinutes: '1441' }, /^Input timeoutMinutes/],
    [{ settleSeconds: '3601' }, /^Input settleSeconds/],
    [{ pollSeconds: '0.9' }, /^Input pollSeconds: "0\.9" was given; accepted is .* from 1 to 3600/],
    [{ pollSeconds: '0.04', baseUrl: 'http://localhost' }, /^Input pollSeconds: .* from 0\.05 to 3600/],
    [
      { failOn: 'failed,sadness' },
      /^Input failOn: "sadness" was given; accepted are no-pull-request, failed/,
    ],
    [{ baseUrl: 'http://docs.example' }, /^Input baseUrl: .*accepted is an https/],
    [{ secretKey: '' }, /^Input secretKey: nothing was given.*forks/],
    [{ secretKey: 'mint_dsc_x' }, /^Input secretKey: .*assistant key.*admin key/],
    [{ secretKey: 'mint_us_x' }, /^Input secretKey: .*user key.*admin key/],
    [{ secretKey: 'other' }, /^Input secretKey: .*does not begin with mint_/],
  ])('%j', (inputs, sentence) => {
    expect(() => parse(inputs)).toThrow(InputError);
    expect(() => parse(inputs)).toThrow(sentence);
  });

  test.each(['mint_s3cret with blanks', 's3cret', 'mint_us_s3cret', 'mint_dsc_s3cret', 'mint_s3crét'])(
    'the key %s is not repeated',
    (secretKey) => {
      expect(() => parse({ secretKey })).toThrow(/^(?!.*s3cr)/);
      expect(() => parse({ secretKey })).toThrow(/^Input secretKey: /);
    },
  );
});
