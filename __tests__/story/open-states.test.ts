import { expect, test } from '@jest/globals';
import { tellComment } from '../../src/story/comment.ts';
import { NO_PULL } from '../../src/story/scene.ts';
import { isOpen, KINDS, NOTHING_LEFT, type Story } from '../../src/story/story.ts';
import { standingOf } from '../../src/story/trace.ts';

const untilMs = Date.parse('2026-05-04T14:35:20Z');
const known = { jobId: 'job_1', job: { status: 'active' } } as const;
const past = NOTHING_LEFT;
const OPEN: readonly Story[] = [
  { kind: 'looking' },
  { kind: 'opened', past },
  { kind: 'queued', past, behind: { kind: 'run', run: '7', untilMs } },
  { kind: 'queued', past, behind: { kind: 'command', untilMs } },
  { kind: 'admitted', past },
  { kind: 'waiting', past, ...known },
  { kind: 'creating' },
  { kind: 'sending', ...known },
  { kind: 'running', ...known, turn: { kind: 'first' } },
];
const scene = {
  command: '/docs',
  asked: 'change it',
  by: 'octocat',
  note: '',
  runUrl: '',
  trusted: {},
  untilMs,
  elapsedMs: 0,
  pull: NO_PULL,
};

test('each open state is looked at', () => {
  const open = KINDS.filter((kind) => isOpen({ kind } as Story));
  expect(open.toSorted()).toEqual([...new Set(OPEN.map(({ kind }) => kind))].toSorted());
});

test('each state stands somewhere in the order of its thread', () => {
  const at = (standing: string) => KINDS.filter((kind) => standingOf({ kind } as Story) === standing);
  expect(at('in line')).toEqual(['opened', 'queued']);
  expect(at('ahead')).toEqual(['admitted', 'waiting', 'creating', 'sending', 'running']);
  // A look is no request, so nobody waits for it.
  const others = KINDS.filter((kind) => kind === 'looking' || !isOpen({ kind } as Story));
  expect(at('over')).toEqual(others);
});

// A run that is killed without a post step leaves its comment as it is.
test.each(OPEN.map((story) => [story.kind, story] as const))(
  'a comment left at %s says until when it holds, and promises nothing of the time after',
  (_, story) => {
    const text = tellComment(story, { scene, marker: '' });
    expect(text).toMatch(/This comment is kept up to date until 14:35 UTC\./);
    expect(text).not.toMatch(/\bwill\b|\bis sent when\b|\bgoes ahead at\b|\bsoon\b/);
  },
);
