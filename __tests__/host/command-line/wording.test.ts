import { describe, expect, test } from '@jest/globals';
import { statusCommandLine } from '../../../src/host/command-line/status-command.ts';
import { sayAtTerminal } from '../../../src/host/command-line/wording.ts';
import { INPUTS } from '../../../src/host/registry.ts';
import { tellSentence } from '../../../src/story/sentence.ts';
import type { ToldStory } from '../../../src/story/story.ts';

const known = { jobId: 'job_1', job: { status: 'archived' } } as const;
const turn = { kind: 'first' } as const;
const past = { kind: 'none' } as const;
const sight = { kind: 'unseen', failures: 2, why: 'HTTP 503' } as const;

const STORIES: ToldStory[] = [
  { kind: 'detached', ...known, turn },
  { kind: 'timed-out', ...known, turn, sight },
  { kind: 'cancelled', ...known, turn, by: 'stop' },
  { kind: 'out-of-sight', ...known, turn, why: 'The key is not accepted any more.' },
  { kind: 'pull-request', ...known, turn, link: 'https://x.example/1' },
  { kind: 'no-pull-request', ...known, turn },
  { kind: 'failed', ...known, turn },
  { kind: 'archived', ...known, turn },
  { kind: 'unknown', asked: { kind: 'create' }, loss: { kind: 'lost', why: 'reset' } },
  { kind: 'not-sent', past, about: { kind: 'job', ...known }, hindrance: { kind: 'busy', sight } },
  { kind: 'not-sent', past, about: { kind: 'nothing' }, hindrance: { kind: 'time', why: '' } },
  { kind: 'looked', ...known },
  {
    kind: 'refused',
    past,
    about: { kind: 'nothing' },
    why: 'Job job_1 is archived and takes no more messages; nothing was sent. Leave jobId out to start a new job.',
  },
  {
    kind: 'refused',
    past,
    about: { kind: 'nothing' },
    why: 'HTTP 404. The message was not sent. Check jobId, projectId, secretKey and baseUrl.',
  },
];

const NAMES = Object.keys(INPUTS).filter((name) => /[A-Z]/.test(name));

describe('at a terminal', () => {
  test.each(STORIES.map((story) => [tellSentence(story)]))('%s', (sentence) => {
    const said = sayAtTerminal(sentence);
    for (const name of NAMES) expect(said).not.toMatch(new RegExp(`\\b${name}\\b`));
  });

  test.each([
    [
      'Raise timeoutMinutes to wait longer; set jobId: a-1 to send it a further instruction.',
      'Raise --timeout-minutes to wait longer; `docs-agent message a-1` sends it a further instruction.',
    ],
    ['Leave jobId out to start a new job.', '`docs-agent run` starts a new one.'],
    ['Input baseUrl: it has a query.', '--base-url: it has a query.'],
    ['Input top: "x" was given.', '--top: "x" was given.'],
    ['Input secretKey: too short.', 'DOCS_AGENT_KEY: too short.'],
    ['Input jobId: "x y" was given.', 'The job’s id: "x y" was given.'],
    [
      '"change" needs compare: true, or allowPartial: true.',
      '"change" needs compare: true, or --allow-partial.',
    ],
    ['The prompt of job job_1 is too long.', 'The prompt of job job_1 is too long.'],
  ])('%s', (sentence, said) => expect(sayAtTerminal(sentence)).toBe(said));
});

test.each([
  [{}, 'docs-agent status j'],
  [{ projectId: 'docs', json: true }, 'docs-agent status j --project-id docs'],
  [
    { baseUrl: 'http://[::1]:80/$x', keyFile: "it's" },
    "docs-agent status j --base-url 'http://[::1]:80/$x' --key-file 'it'\\''s'",
  ],
])('%j leads to %s', (options, line) => expect(statusCommandLine('j', options)).toBe(line));
