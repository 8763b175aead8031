import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { tellComment } from '../../src/story/comment.ts';
import { COMMENT_MAX_CHARACTERS } from '../../src/story/fit.ts';
import { headingOf } from '../../src/story/heading.ts';
import { findMarker, tellMarker } from '../../src/story/marker.ts';
import { reactionOf, reactionsLeft } from '../../src/story/reaction.ts';
import type { Scene } from '../../src/story/scene.ts';
import { isOpen, KINDS, type Story } from '../../src/story/story.ts';
import {
  ACTIVE,
  ARCHIVED,
  DONE,
  DONE_BARE,
  EVERY_STORY,
  FIRST,
  knownAs,
  LEFT,
  LINK,
  OWNER,
  SCENE,
  SEEN,
  STORIES,
  UPDATED,
} from './stories.ts';

const MARKER = tellMarker({ kind: 'running', ...ACTIVE, turn: FIRST }, OWNER);
const done: Story = { kind: 'pull-request', link: LINK, ...DONE, turn: FIRST };
const running: Story = { kind: 'running', ...ACTIVE, turn: FIRST };
const told = (story: Story, scene: Partial<Scene> = {}) =>
  tellComment(story, { scene: { ...SCENE, ...scene }, marker: MARKER });
const render = (markdown: string) =>
  micromark(markdown, { allowDangerousHtml: true, extensions: [gfm()], htmlExtensions: [gfmHtml()] });
const visible = (body: string) => body.replace(/<!--.*-->/, '').replace(/\u200b/g, '');
const pullAt = (link: string): Story => ({
  kind: 'pull-request',
  link,
  jobId: 'job_1',
  job: { status: 'completed', prLink: link },
  turn: FIRST,
});

describe('a comment', () => {
  test('every end has a reaction, or none by decision; what a run is at is looked at', () => {
    const reactionless = KINDS.filter((kind) => reactionOf({ kind }) === undefined);
    expect(reactionless).toEqual(['rehearsed', 'skipped']);
    for (const { story } of EVERY_STORY) expect(reactionOf(story) === 'eyes').toBe(isOpen(story));
  });

  test.each<[string, Story, boolean, object]>([
    ['still at it', running, true, { there: [], maybe: ['eyes', 'confused', '-1'] }],
    ['at its end, as it is about to be told', done, true, { there: [], maybe: ['eyes', 'confused', '-1'] }],
    ['cut off', STORIES.cancelled['cut off'] as Story, false, { there: [], maybe: ['eyes', 'confused'] }],
    ['stopped', STORIES.cancelled['by somebody'] as Story, false, { there: ['confused'], maybe: [] }],
    ['at its end', done, false, { there: ['rocket'], maybe: [] }],
    ['without a reaction', STORIES.skipped[''] as Story, false, { there: [], maybe: [] }],
  ])('what a run that is %s has left on its command', (_, story, isAlive, expected) =>
    expect(reactionsLeft(story, { isAlive })).toEqual(expected),
  );

  test.each(EVERY_STORY)('$name: icon and word, what was asked, run, marker last', ({ story }) => {
    const body = told(story);
    const { icon, title } = headingOf(story, SCENE);
    expect(body.split('\n')[0]).toBe(`### ${icon} ${title}`);
    expect(body).toContain('octocat asked:\n\n> explain the new flag');
    expect(body).toContain(
      '3 min 12 s · [Workflow run](https://github.com/octo-org/octo-docs/actions/runs/9001)',
    );
    expect(body.trimEnd().endsWith(MARKER)).toBe(true);
    expect(findMarker(body).kind).toBe('marker');
  });

  test.each<[string, Story, Partial<Scene>, string]>([
    [
      'cancelled with a job',
      { kind: 'cancelled', by: 'stop', ...ACTIVE, turn: FIRST },
      {},
      'The run was cancelled; the job goes on. Its end is reported here by the collect workflow, or by `/docs status`.',
    ],
    [
      'cut off with a job, of which nobody knows what became of it since',
      STORIES.cancelled['cut off'] as Story,
      {},
      'The run was cut off while it watched the job, which does not stop the job. Its end is reported here',
    ],
    [
      'cut off before a job',
      STORIES['not-sent']['cut off'] as Story,
      {},
      'Not sent\n\nThe run was cut off before it sent anything.',
    ],
    [
      'refused, naming a run, whose id can be copied',
      {
        ...(STORIES.refused['no job'] as Extract<Story, { kind: 'refused' }>),
        why: 'Left by run 30433642, attempt 1.',
      },
      {},
      'Left by run `30433642`, attempt 1.',
    ],
    [
      'unknown',
      STORIES.unknown['a create'] as Story,
      {},
      'A job may have been created; check the dashboard before running again.',
    ],
    [
      'unknown for a create',
      STORIES.unknown['a create'] as Story,
      {},
      'If there is none, write `/docs new …`',
    ],
    ['unknown for a message', STORIES.unknown['a message'] as Story, {}, 'may have reached the job'],
    [
      'without a pull request',
      STORIES['no-pull-request'][''] as Story,
      {},
      'Finished without a pull request',
    ],
    ['timeout', STORIES['timed-out']['never seen'] as Story, {}, 'does not stop the job'],
    ['updated', STORIES['pull-request'].updated as Story, {}, 'Pull request updated'],
    [
      'doubted',
      STORIES['pull-request'].doubted as Story,
      {},
      'the service showed no sign of a new turn since the message, so it may not hold the change yet.',
    ],
    ['a follow-up at its start', STORIES.sending[''] as Story, {}, 'Passing it on'],
    ['how to go on', done, {}, 'Write `/docs …` to continue this job, or `/docs new …` to start another.'],
    [
      'how to ask again',
      { kind: 'archived', ...ARCHIVED, turn: FIRST },
      {},
      'Write `/docs new …` to start a new job.',
    ],
    [
      'a look at an archived job',
      { kind: 'looked', ...ARCHIVED },
      {},
      '\n\nWrite `/docs new …` to start a new',
    ],
    [
      'a note',
      running,
      { note: 'The pull request is merged, so this is a new job.' },
      'so this is a new job.',
    ],
    [
      'a note beside what is told of the end',
      { kind: 'refused', past: LEFT, about: { kind: 'nothing' }, why: 'The thread is unread.' },
      { note: 'It was merged.' },
      'It was merged. The thread is unread.',
    ],
    [
      'a note that says the same',
      { kind: 'skipped', why: 'It was merged.' },
      { note: 'It was merged.' },
      'Skipped\n\nIt was merged. Nothing was sent.',
    ],
    ['the job continued', { ...running, turn: SEEN }, {}, 'Job `job_7Qm-4` (continued)'],
    ['a job that is seen for the first time', running, { elapsedMs: 0 }, 'Job `job_7Qm-4` · [Workflow run]'],
  ])('%s', (_, story, scene, expected) => {
    expect(visible(told(story, scene))).toContain(expected);
  });

  describe('of a job whose service has a page for it', () => {
    const page = 'https://docs.example/review/p/j';
    const at = (known: typeof ACTIVE) => knownAs({ ...known.job, reviewUrl: page });
    const trusted = { serverUrl: 'https://github.com', baseUrl: 'https://docs.example' };

    test.each<[Story, string, string]>([
      [
        { kind: 'stuck', ...at(ACTIVE), turn: FIRST },
        `Look at [the job's page](${page}).`,
        'Look at the job in the dashboard.',
      ],
      [
        { kind: 'no-pull-request', ...at(DONE_BARE), turn: FIRST },
        `to the deploy branch; [the job's page](${page}) tells which.`,
        'to the deploy branch; the dashboard tells which.',
      ],
      [
        {
          kind: 'unknown',
          asked: { kind: 'message', looks: 'none', ...at(DONE) },
          loss: { kind: 'cut-off' },
        },
        `check [the job's page](${page}) before sending`,
        'check the dashboard before sending',
      ],
    ])('it leads there where that may be a link: %#', (story, link, words) => {
      expect(headingOf(story, { command: '/docs', trusted }).sentence).toContain(link);
      expect(headingOf(story, { command: '/docs', trusted: {} }).sentence).toContain(words);
    });
  });

  test.each<[Story]>([
    [{ kind: 'timed-out', ...ACTIVE, turn: FIRST, sight: { kind: 'unseen', failures: 0, why: '' } }],
    [{ kind: 'cancelled', by: 'stop', ...ACTIVE, turn: FIRST }],
    [{ kind: 'cancelled', by: 'cut-off', ...ACTIVE, turn: FIRST }],
  ])('of a job that ends with its run says so: %#', (story) => {
    const job = { ...ACTIVE.job, endsWithRun: true } as const;
    expect(headingOf({ ...story, job } as Story, SCENE).sentence).toBe(
      'The job ends with the run, and what it had pushed by then stays. Its end is reported here by the collect workflow, or by `/docs status`.',
    );
  });

  test('of an update that is not right yet says so', () => {
    const checks = [{ name: 'vale', status: 'failed', rounds: 0 }] as const;
    const story: Story = {
      kind: 'pull-request',
      link: LINK,
      ...DONE,
      job: { ...DONE.job, checks },
      turn: UPDATED,
    };
    expect(headingOf(story, SCENE)).toEqual({
      icon: '🚧',
      title: 'Pull request updated, not right yet',
      sentence: '',
    });
    expect(told(story)).toContain('\n\nChecks: ❌ `vale`\n\n');
  });

  test('an open request offers nothing to write, and shows no pull request of the turn before', () => {
    for (const { story } of EVERY_STORY.filter(({ story: { kind } }) => kind !== 'opened'))
      if (isOpen(story)) expect(visible(told(story))).not.toMatch(/Write |🔀/);
    expect(told({ kind: 'running', ...DONE, turn: SEEN })).not.toContain('🔀');
  });

  test('at its start it keeps the pull request that an earlier attempt left', () => {
    const left = { ...LEFT, story: done };
    expect(told({ kind: 'opened', past: left })).toContain(`](${LINK})`);
  });

  test('without anybody who asked, and without a run that may be linked', () => {
    const body = told(running, { asked: '', by: '', runUrl: 'https://evil.test/run' });
    expect(body).not.toContain('sked:');
    expect(body).not.toContain('Workflow run');
    expect(told({ kind: 'skipped', why: 'No.' }, { asked: '' })).not.toContain('Write');
    expect(told({ kind: 'skipped', why: 'No.' })).toContain('Write `/docs new …` to start a new job.');
  });

  test.each<[string, Story, Partial<Scene>, string[]]>([
    [
      'number and title are one link',
      done,
      { pull: { link: LINK, number: 42, title: 'Explain the flag' } },
      [`<a href="${LINK}">#42 Explain the flag</a>`, 'octo-org/octo-docs on github.com'],
    ],
    [
      'the title of another one is not shown',
      done,
      { pull: { link: `${LINK}3`, number: 423, title: 'Another' } },
      [`<a href="${LINK}">#42</a>`],
    ],
    [
      'a review page',
      pullAt('http://127.0.0.1:8080/review/p/j'),
      { trusted: { baseUrl: 'http://127.0.0.1:8080' } },
      ['<a href="http://127.0.0.1:8080/review/p/j">Review the change</a>'],
    ],
    [
      'an address from elsewhere is text',
      pullAt('https://evil.test/o/r/pull/1'),
      {},
      ['<code>https://evil.test/o/r/pull/1</code>', 'not a link'],
    ],
    [
      'a title that wants to be more',
      done,
      { pull: { link: LINK, number: 42, title: '](https://evil.test) <img> @octocat fixes #1' } },
      ['>#42 ](https://evil.test) &lt;img&gt; @octocat fixes #1</a>'],
    ],
  ])('pull request: %s', (_, story, scene, expected) => {
    const html = visible(render(told(story, { runUrl: '', ...scene })));
    for (const part of expected) expect(html).toContain(part);
    expect(html.match(/<a /g) ?? []).toHaveLength(
      expected[0]?.includes('<a ') || expected[0]?.includes('</a>') ? 1 : 0,
    );
  });

  test('the host of the job’s own repository is known', () => {
    const link = 'https://git.example/o/r/pulls/7';
    const job = {
      status: 'completed',
      prLink: link,
      source: { repository: 'https://git.example/o/r' },
    } as const;
    expect(told({ kind: 'pull-request', link, ...knownAs(job), turn: FIRST })).toContain(`](${link})`);
  });

  test('a long request is shortened, a short one keeps its lines', () => {
    const many = Array.from({ length: 40 }, (_, at) => `line ${at}`).join('\n');
    const body = told(running, { asked: many, by: '' });
    expect(body).toContain('Asked:');
    expect(body.match(/^> line/gm)).toHaveLength(12);
    expect(body).toContain('> …');
    expect(told(running, { asked: many.split('\n').slice(0, 12).join('\n') })).not.toContain('…');
    expect(told(running, { asked: ' a\r\nb\rc\n\n<d> ' })).toContain(
      'octocat asked:\n\n> a\\\n> b\\\n> c\n>\n> &lt;d&gt;\n\n',
    );
    expect(told(running, { asked: 'x'.repeat(601) })).toContain(`> ${'x'.repeat(599)}…\n\n`);
    expect(told(running, { asked: 'x'.repeat(600) })).toContain(`> ${'x'.repeat(600)}\n\n`);
  });

  test('a long note is shortened', () => {
    expect(told(running, { note: 'x'.repeat(1001) })).toContain(`${'x'.repeat(999)}… This comment`);
  });

  test('without a time until which it is kept up to date it names none, and neither does one at its end', () => {
    expect(told(running)).toContain('This comment is kept up to date until 14:35 UTC.');
    expect(told(running, { untilMs: 0 })).not.toContain('up to date');
    expect(told(done)).not.toContain('up to date');
  });

  const hostile = fc
    .array(
      fc.oneof(
        fc.constantFrom('```', '~~~', '<!--', '-->', '\n', '> ', '@a', '#1', '<b>', '![', '](x)', MARKER),
        fc.string(),
      ),
      { maxLength: 30 },
    )
    .map((pieces) => pieces.join(''));

  test('foreign text adds no element, forges no marker, breaks no limit', () => {
    const shape = (body: string) =>
      (render(body).match(/<(?!\/)[a-z0-9]+/g) ?? []).filter(
        (tag) => tag !== '<p' && tag !== '<br' && tag !== '<code',
      );
    const pull = (title: string) => ({ link: LINK, number: 42, title });
    const about = { kind: 'job', ...DONE } as const;
    const tell = (text: string, title: string) =>
      told(
        { kind: 'refused', past: LEFT, about, why: text },
        { asked: text, by: 'x', note: text, pull: pull(`a ${title}`) },
      );
    const plain = shape(tell('x', ''));
    fc.assert(
      fc.property(
        hostile.filter((text) => /\w/.test(text)),
        hostile,
        (text, title) => {
          const body = tell(text, title);
          expect(shape(body)).toEqual(plain);
          expect(body.length).toBeLessThanOrEqual(COMMENT_MAX_CHARACTERS);
          expect(body.match(/<!--/g)).toHaveLength(1);
          expect(findMarker(body)).toEqual(findMarker(MARKER));
        },
      ),
      { numRuns: 500 },
    );
  });
});
