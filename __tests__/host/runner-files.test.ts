import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { readEventPayload } from '../../src/host/event-payload.ts';
import { InputError } from '../../src/host/inputs/input-error.ts';
import { createOutputs, readState } from '../../src/host/outputs.ts';
import { appendSummary } from '../../src/host/summary.ts';

const KEY = 'mint_k3yForTheTestsOnly';
let folder: string;
const at = (name: string) => join(folder, name);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'runner-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  delete process.env.GITHUB_OUTPUT;
  delete process.env.GITHUB_STATE;
});

describe('outputs and state', () => {
  test('go to their files behind a delimiter that nobody can guess, redacted', () => {
    for (const name of ['OUTPUT', 'STATE']) {
      process.env[`GITHUB_${name}`] = at(name);
      writeFileSync(at(name), '');
    }
    const { setOutput, saveState } = createOutputs([KEY]);
    setOutput('job', `{"model":"${KEY}"}\nghadelimiter_x\nstatus=completed`);
    saveState('story', '{"kind":"opened"}');
    const [, delimiter] = /^job<<(ghadelimiter_[\w-]{36})\n/.exec(readFileSync(at('OUTPUT'), 'utf8')) ?? [];
    const value = '{"model":"***"}\nghadelimiter_x\nstatus=completed';
    expect(readFileSync(at('OUTPUT'), 'utf8')).toBe(`job<<${delimiter}\n${value}\n${delimiter}\n`);
    expect(readFileSync(at('STATE'), 'utf8')).toMatch(/^story<<(\S+)\n{"kind":"opened"}\n\1\n$/);
  });

  test.each<[string, () => void]>([
    ['not named', () => {}],
    ['not there', () => Object.assign(process.env, { GITHUB_OUTPUT: at('gone') })],
  ])('a file that is %s is an error', (_, arrange) => {
    arrange();
    expect(() => createOutputs([]).setOutput('jobId', 'job_1')).toThrow();
  });

  test('state is read back, and is empty where none was left', () => {
    expect([readState({ STATE_story: '{}' }, 'story'), readState({}, 'story')]).toEqual(['{}', '']);
  });
});

describe('the summary', () => {
  test('is added to, redacted', () => {
    expect(appendSummary('### A', { path: at('s'), secrets: [] })).toBeUndefined();
    expect(appendSummary(`key: ${KEY}`, { path: at('s'), secrets: [KEY] })).toBeUndefined();
    expect(readFileSync(at('s'), 'utf8')).toBe('### A\nkey: ***\n');
  });

  test('needs no file', () => {
    expect(appendSummary('x', { path: undefined, secrets: [] })).toBeUndefined();
  });

  test('that is too large, or can not be written, says so and throws nothing', () => {
    mkdirSync(at('folder'));
    expect(appendSummary('ü'.repeat(524_288), { path: at('s'), secrets: [] })).toMatch(/larger than 1 MiB/);
    expect(appendSummary('x', { path: at('folder'), secrets: [] })).toMatch(/EISDIR|not writable/);
  });
});

describe('the event', () => {
  test('is read as it is, or is not there', () => {
    writeFileSync(at('e'), '{"action":"created"}');
    expect(readEventPayload({ GITHUB_EVENT_PATH: at('e') })).toEqual({ action: 'created' });
    expect(readEventPayload({})).toBeUndefined();
    expect(readEventPayload({ GITHUB_EVENT_NAME: 'schedule' })).toBeUndefined();
  });

  test.each([
    ['is announced but missing', undefined, /missing or not readable/],
    ['is no JSON', '{"a":', /not JSON/],
    ['is empty', '', /not JSON/],
    ['is null', 'null', /holds no event, which is a JSON object/],
    ['is a list', '[{}]', /holds no event/],
    ['is a text', '"opened"', /holds no event/],
  ])('that %s is a clear error', (_, text, sentence) => {
    if (text !== undefined) writeFileSync(at('e'), text);
    const read = () => readEventPayload({ GITHUB_EVENT_PATH: at('e') });
    expect(read).toThrow(InputError);
    expect(read).toThrow(sentence);
    expect(read).toThrow(/^The event file that GITHUB_EVENT_PATH names /);
  });

  test.each([
    'issues',
    'issue_comment',
    'pull_request',
    'pull_request_target',
    'pull_request_review_comment',
  ])('that is not announced is a clear error for %s, which says all in it', (name) => {
    expect(() => readEventPayload({ GITHUB_EVENT_NAME: name, GITHUB_EVENT_PATH: '' })).toThrow(
      'The event file that GITHUB_EVENT_PATH names is missing: the variable is empty.',
    );
  });
});
