import { expect, test } from '@jest/globals';
import { DEFAULT_BASE_URL } from '../../src/contract/paths.ts';
import { tellComment } from '../../src/story/comment.ts';
import { findMarker, tellMarker } from '../../src/story/marker.ts';
import { exitCodeOf, type Outcome, outcomeOf } from '../../src/story/outcome.ts';
import { tellOutputs } from '../../src/story/outputs.ts';
import { reactionOf } from '../../src/story/reaction.ts';
import { tellSentence } from '../../src/story/sentence.ts';
import { isOpen, type Story, type ToldStory } from '../../src/story/story.ts';
import { tellSummary } from '../../src/story/summary.ts';
import { hasHandledPages, traceOf } from '../../src/story/trace.ts';
import { DONE, EVERY_STORY, FIRST, LINK, OWNER, SCENE } from './stories.ts';

/** The default of the input. */
const failOn: ReadonlySet<Outcome> = new Set(['failed', 'archived', 'timeout']);

/** All that is told of one story, as a person reads it. */
function tellAll(story: Story): string {
  const scene = isOpen(story) ? { ...SCENE, elapsedMs: 0 } : SCENE;
  const marker = tellMarker(story, OWNER);
  const found = findMarker(marker);
  const { kind, jobId = 'no job' } = traceOf(story);
  const pages = hasHandledPages(story) ? ', its pages handled' : '';
  return [
    ...(isOpen(story) ? ['(the run is at it)'] : tellEnd(story)),
    `reaction: ${reactionOf(story) ?? 'none'}`,
    `trace: ${kind}, ${jobId}${pages}`,
    `marker: attempt ${found.kind === 'marker' ? found.marker.attempt : ''}, ${JSON.stringify(found.kind === 'marker' && found.marker.story)}`,
    'comment:',
    ...indent(tellComment(story, { scene, marker: '(marker)' })),
  ].join('\n');
}

function tellEnd(story: ToldStory): string[] {
  const facts = { failOn, elapsedMs: 192_000, trusted: SCENE.trusted };
  return [
    `outcome: ${outcomeOf(story)}, exit ${exitCodeOf(story, failOn)}`,
    `sentence: ${tellSentence(story)}`,
    'outputs:',
    ...Object.entries(tellOutputs(story)).map(([name, value]) => `    ${name}: ${value || '(empty)'}`),
    'summary:',
    ...indent(tellSummary(story, { ...facts, exitCode: exitCodeOf(story, facts.failOn) })),
  ];
}

const indent = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => (line === '' ? '' : `    ${line}`));

test.each(EVERY_STORY)('$name', ({ story }) => {
  expect(`\n${tellAll(story)}\n`).toMatchSnapshot();
});

test('a pull request with its change, its preview, and what could not be done for it', () => {
  const story: ToldStory = { kind: 'pull-request', link: LINK, ...DONE, turn: FIRST };
  const files = [
    { path: 'docs/guide/install.mdx', status: 'modified', additions: 12, deletions: 3 },
    { path: 'docs/old.md', status: 'removed', additions: 0, deletions: 40 },
  ];
  const facts = {
    trusted: { ...SCENE.trusted, baseUrl: DEFAULT_BASE_URL },
    pull: {
      link: LINK,
      number: 42,
      title: 'Explain the flag',
      changes: { files, count: 5, additions: 30, deletions: 45 },
    },
    finish: {
      warnings: ['Not set on the pull request: label docs (the token may not do this (HTTP 403)).'],
      preview: { kind: 'ready' as const, url: 'https://acme-flag.mintlify.site/' },
    },
  };
  const scene = { ...SCENE, ...facts };
  expect(
    [
      '',
      'comment:',
      ...indent(tellComment(story, { scene, marker: '(marker)' })),
      'summary:',
      ...indent(tellSummary(story, { ...facts, exitCode: 0, elapsedMs: 192_000 })),
      '',
    ].join('\n'),
  ).toMatchSnapshot();
});
