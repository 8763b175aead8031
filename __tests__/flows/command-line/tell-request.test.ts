import { describe, expect, test } from '@jest/globals';
import { followStory } from '../../../src/flows/command-line/follow-story.ts';
import {
  describeRequest,
  exitCodeOfAll,
  jobThatGoesOn,
} from '../../../src/flows/command-line/tell-request.ts';
import { INPUTS } from '../../../src/host/registry.ts';
import type { Outcome } from '../../../src/story/outcome.ts';
import type { ToldStory } from '../../../src/story/story.ts';
import { createRecordedLog } from '../../support/recorded-log.ts';

const failOn = new Set(INPUTS.failOn.default.split(',') as Outcome[]);
const link = 'https://x.example/pull/1';
const looked = (job: object): ToldStory => ({ kind: 'looked', jobId: 'j', job });
const refused: ToldStory = {
  kind: 'refused',
  past: { kind: 'none' },
  about: { kind: 'nothing' },
  why: 'No.',
};

describe('a look counts as it does for a run', () => {
  test.each<[string, object, 0 | 1]>([
    ['active', {}, 0],
    ['completed', {}, 0],
    ['completed', { prLink: link }, 0],
    ['failed', {}, 1],
    ['archived', {}, 1],
    ['archived', { prLink: link }, 0],
  ])('%s %j: %i', (status, more, code) => {
    expect(exitCodeOfAll([looked({ status, ...more })], failOn)).toBe(code);
    expect(exitCodeOfAll([looked({ status, ...more })], new Set())).toBe(0);
  });

  test('a word that is not known is no failure', () => {
    expect(exitCodeOfAll([looked({ unknownStatus: 'dreaming' })], failOn)).toBe(0);
  });

  test('the worst of several decides', () => {
    const good = looked({ status: 'completed', prLink: link });
    expect(exitCodeOfAll([good, good], failOn)).toBe(0);
    expect(exitCodeOfAll([good, refused], new Set())).toBe(1);
  });
});

test('the document holds outputs as what they are', () => {
  const shout = (sentence: string) => sentence.toUpperCase();
  expect(describeRequest(looked({ status: 'completed', prLink: link }), shout)).toEqual({
    outcome: 'pull-request',
    jobId: 'j',
    prLink: link,
    status: 'completed',
    continued: false,
    job: { id: 'j', status: 'completed', prLink: link },
    sentence: `PULL REQUEST: ${link.toUpperCase()}`,
  });
  expect(describeRequest(refused, shout)).toMatchObject({
    outcome: 'error',
    jobId: '',
    prLink: '',
    job: null,
  });
});

test('only a job that nobody watches any more goes on', () => {
  const turn = { kind: 'first' } as const;
  expect(jobThatGoesOn({ kind: 'cancelled', jobId: 'j', job: {}, turn, by: 'stop' })).toBe('j');
  expect(jobThatGoesOn({ kind: 'failed', jobId: 'j', job: {}, turn })).toBeUndefined();
  expect(jobThatGoesOn(looked({ status: 'active' }))).toBeUndefined();
  expect(jobThatGoesOn(refused)).toBeUndefined();
});

describe('what breaks off', () => {
  const listeners = { log: createRecordedLog(), redact: (text: string) => text.replace('secret', '***') };

  test('before anything was sent is refused, without its secret', async () => {
    const work = () => Promise.reject(new Error('a secret'));
    expect(await followStory(work, listeners)).toMatchObject({
      kind: 'refused',
      why: 'It broke off: a ***.',
    });
  });

  test('after the job was taken keeps its id', async () => {
    const story = await followStory(async (chronicle) => {
      await chronicle.happened({ kind: 'sending', to: { kind: 'create' } });
      await chronicle.happened({ kind: 'accepted', jobId: 'j', job: {} });
    }, listeners);
    expect(story).toMatchObject({ kind: 'out-of-sight', jobId: 'j' });
  });
});

describe('what ends without an end', () => {
  const listeners = { log: createRecordedLog(), redact: (text: string) => text };

  test('is told as that', async () => {
    expect(await followStory(async () => {}, listeners)).toMatchObject({
      kind: 'refused',
      why: 'It ended without a word.',
    });
  });

  test('what was thrown may be no error', async () => {
    const work = () => Promise.reject('odd');
    expect(await followStory(work, listeners)).toMatchObject({ why: 'It broke off: odd.' });
  });

  test('what has come to its end before it broke off keeps it', async () => {
    const story = await followStory(async (chronicle) => {
      await chronicle.happened({ kind: 'refused', why: 'No.' });
      throw new Error('too late');
    }, listeners);
    expect(story).toMatchObject({ kind: 'refused', why: 'No.' });
  });
});
