import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { OUTCOMES } from '../../src/flows/outcome.ts';
import { type CommentFacts, renderComment, renderHelp } from '../../src/thread/comment.ts';
import { COMMENT_MAX_CHARACTERS, fitComment } from '../../src/thread/fit.ts';
import { encodeMarker, findMarker, hashRequest, type Marker } from '../../src/thread/marker.ts';
import { COMMENT_STATES, type CommentState, reactionFor } from '../../src/thread/states.ts';

const marker: Marker = {
  repository: 'octo/docs',
  thread: 12,
  project: 'p',
  host: 'api.mintlify.com',
  run: '9001',
  attempt: 1,
  state: 'active',
  request: hashRequest(['x']),
};
const facts = (change: Partial<CommentFacts> = {}): CommentFacts => ({
  state: 'working',
  command: '/docs',
  asked: { text: 'explain the new flag', by: 'octocat' },
  jobId: 'job_1',
  trusted: { serverUrl: 'https://github.com' },
  runUrl: 'https://github.com/octo/docs/actions/runs/9001',
  marker: encodeMarker(marker),
  ...change,
});
const pull = { link: 'https://github.com/octo/docs/pull/42', title: 'Explain the flag' };
const states = Object.keys(COMMENT_STATES) as CommentState[];
const render = (markdown: string) =>
  micromark(markdown, { allowDangerousHtml: true, extensions: [gfm()], htmlExtensions: [gfmHtml()] });
const visible = (body: string) => body.replace(/<!--.*-->/, '').replace(/\u200b/g, '');

describe('renderComment', () => {
  test('every outcome of a run has its words, and a reaction or none by decision', () => {
    expect(states).toEqual(expect.arrayContaining(Object.keys(OUTCOMES)));
    expect(states.filter((state) => reactionFor(state) === undefined)).toEqual([
      'starting',
      'waiting',
      'working',
      'skipped',
    ]);
  });

  test.each(states)('%s: icon and word, what was asked, job, run, marker last', (state) => {
    const body = renderComment(facts({ state, elapsed: '3 min 12 s' }));
    const { icon, title } = COMMENT_STATES[state];
    expect(body.split('\n')[0]).toBe(`### ${icon} ${title}`);
    expect(body).toContain('octocat asked:\n\n> explain the new flag');
    expect(body).toContain(
      'Job `job_1` · 3 min 12 s · [Workflow run](https://github.com/octo/docs/actions/runs/9001)',
    );
    expect(body.trimEnd().endsWith(facts().marker)).toBe(true);
    expect(findMarker(body).kind).toBe('marker');
  });

  test.each<[string, Partial<CommentFacts>, string]>([
    [
      'cancelled with a job',
      { state: 'cancelled' },
      'The run was cancelled; the job goes on. Write `/docs status` to look again.',
    ],
    ['cancelled before a job', { state: 'cancelled', jobId: undefined }, 'before a job was known'],
    [
      'unknown',
      { state: 'unknown', jobId: undefined },
      'A job may have been created; check the dashboard before running again.',
    ],
    ['unknown for a message', { state: 'unknown' }, 'may have reached the job'],
    ['without a pull request', { state: 'no-pull-request' }, 'Finished without a pull request'],
    ['timeout', { state: 'timeout' }, 'does not stop the job'],
    ['updated', { state: 'pull-request', pull: { ...pull, updated: true } }, 'Pull request updated'],
    ['a follow-up at its start', { state: 'starting', continued: true }, 'Passing it on'],
    [
      'how to go on',
      { state: 'pull-request', pull },
      'Write `/docs …` to continue this job, or `/docs new …` to start another.',
    ],
    ['how to ask again', { state: 'archived' }, 'Write `/docs new …` to start a new job.'],
    ['a note', { note: 'The pull request is merged, so this is a new job.' }, 'so this is a new job.'],
    ['the job continued', { continued: true }, 'Job `job_1` (continued)'],
  ])('%s', (_, change, expected) => {
    expect(visible(renderComment(facts(change)))).toContain(expected);
  });

  test.each<[string, Partial<CommentFacts>, string[]]>([
    [
      'number and title are one link',
      { pull },
      ['<a href="https://github.com/octo/docs/pull/42">#42 Explain the flag</a>', 'octo/docs on github.com'],
    ],
    [
      'a review page',
      { pull: { link: 'http://127.0.0.1:8080/review/p/j' }, trusted: { baseUrl: 'http://127.0.0.1:8080' } },
      ['<a href="http://127.0.0.1:8080/review/p/j">Review the change</a>'],
    ],
    [
      'an address from elsewhere is text',
      { pull: { link: 'https://evil.test/o/r/pull/1' } },
      ['<code>https://evil.test/o/r/pull/1</code>', 'not a link'],
    ],
    [
      'a title that wants to be more',
      { pull: { ...pull, title: '](https://evil.test) <img> @octocat fixes #1' } },
      ['>#42 ](https://evil.test) &lt;img&gt; @octocat fixes #1</a>'],
    ],
  ])('pull request: %s', (_, change, expected) => {
    const html = visible(
      render(renderComment(facts({ state: 'pull-request', runUrl: undefined, ...change }))),
    );
    for (const part of expected) expect(html).toContain(part);
    expect(html.match(/<a /g) ?? []).toHaveLength(
      expected[0]?.includes('<a ') || expected[0]?.includes('</a>') ? 1 : 0,
    );
  });

  test('a long request is shortened, a short one keeps its lines', () => {
    const many = Array.from({ length: 40 }, (_, at) => `line ${at}`).join('\n');
    const body = renderComment(facts({ asked: { text: many } }));
    expect(body).toContain('Asked:');
    expect(body.match(/^> line/gm)).toHaveLength(12);
    expect(body).toContain('> …');
  });

  const hostile = fc
    .array(
      fc.oneof(
        fc.constantFrom(
          '```',
          '~~~',
          '<!--',
          '-->',
          '\n',
          '> ',
          '@a',
          '#1',
          '<b>',
          '![',
          '](x)',
          facts().marker,
        ),
        fc.string(),
      ),
      { maxLength: 30 },
    )
    .map((pieces) => pieces.join(''));

  test('foreign text adds no element, forges no marker, breaks no limit', () => {
    const shape = (body: string) =>
      (render(body).match(/<(?!\/)[a-z0-9]+/g) ?? []).filter((tag) => tag !== '<p' && tag !== '<br');
    const plain = (change: Partial<CommentFacts>) =>
      shape(renderComment(facts({ state: 'error', note: 'x', pull, ...change })));
    fc.assert(
      fc.property(
        hostile.filter((text) => /\w/.test(text)),
        hostile,
        (text, title) => {
          const given = facts({
            state: 'error',
            asked: { text, by: 'x' },
            note: text,
            pull: { ...pull, title: `a ${title}` },
          });
          const body = renderComment(given);
          expect(shape(body)).toEqual(plain({}));
          expect(body.length).toBeLessThanOrEqual(COMMENT_MAX_CHARACTERS);
          expect(body.match(/<!--/g)).toHaveLength(1);
          expect(findMarker(body)).toEqual({ kind: 'marker', marker });
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('renderHelp', () => {
  test('shows the four commands with the configured word', () => {
    const html = render(renderHelp({ command: '/ask|docs', marker: facts().marker }));
    expect(html.match(/<tr>/g)).toHaveLength(5);
    expect(html).toContain('/ask|docs');
    expect(visible(renderHelp({ command: '/docs', marker: facts().marker }))).toContain('| `/docs new …` |');
  });
});

describe('fitComment', () => {
  test('short text is left alone', () => {
    expect(fitComment('hello', 'MARKER')).toBe('hello\n\nMARKER\n');
  });

  test.each([
    ['a fence', `\`\`\`js\n${'x\n'.repeat(40_000)}`],
    ['a fence with a shorter one in it', `\`\`\`\`\`\na\n\`\`\`\n${'x\n'.repeat(40_000)}`],
    ['a longer tilde fence', `a\n~~~~~\n\`\`\`\n${'x\n'.repeat(40_000)}`],
  ])('%s that is cut open is closed before the marker', (_, text) => {
    const html = render(fitComment(text, facts().marker));
    expect(html.match(/<pre>/g)).toHaveLength(1);
    expect(html.trimEnd().endsWith(`<p><em>Shortened.</em></p>\n${facts().marker}`)).toBe(true);
  });

  test('is never too long, splits no pair, keeps the marker', () => {
    const block = fc.oneof(
      fc.constantFrom('```', '\n```\n', '\n~~~~\n', '\n````js\n', '😀', 'x', '\n'),
      fc.string({ unit: 'grapheme' }),
    );
    fc.assert(
      fc.property(fc.array(block, { minLength: 1 }), fc.integer({ min: 1, max: 3 }), (blocks, times) => {
        const text = blocks.join('');
        const long = text.repeat(Math.ceil((times * 30_000) / Math.max(1, text.length)));
        const body = fitComment(long, facts().marker);
        expect(body.length).toBeLessThanOrEqual(COMMENT_MAX_CHARACTERS);
        expect(body.isWellFormed()).toBe(true);
        expect(findMarker(body).kind).toBe('marker');
      }),
      { numRuns: 100 },
    );
  });
});
