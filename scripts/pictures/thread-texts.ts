import { tellComment } from '../../src/story/comment.ts';
import type { Scene } from '../../src/story/scene.ts';
import type { Story } from '../../src/story/story.ts';

/** What somebody wrote, and both ends of the one comment that answers: as it was at first, and as it stands in the end. */
export interface ThreadTexts {
  readonly issue: { readonly number: number; readonly title: string };
  readonly command: string;
  /** Markdown, without the hidden marker. */
  readonly working: string;
  readonly ready: string;
}

export const PULL = {
  link: 'https://github.com/octo-org/octo-docs/pull/42',
  title: 'Explain the new flag',
  files: [
    { path: 'docs/cli.md', status: 'modified', additions: 14, deletions: 2 },
    { path: 'docs/changelog.md', status: 'modified', additions: 1, deletions: 0 },
  ],
} as const;

const ASKED = 'explain the new flag';
const job = {
  id: 'job_7Qm-4',
  model: 'sonnet',
  source: { repository: 'https://github.com/octo-org/octo-docs' },
  createdAt: '2026-01-05T09:30:00.000Z',
} as const;
const LATER: Scene = {
  command: '/docs',
  asked: ASKED,
  by: 'octocat',
  note: '',
  runUrl: 'https://github.com/octo-org/octo-docs/actions/runs/30433642',
  trusted: { serverUrl: 'https://github.com' },
  untilMs: Date.UTC(2026, 0, 5, 10, 0),
  elapsedMs: 192_000,
  pull: {
    link: PULL.link,
    number: 42,
    title: PULL.title,
    changes: { files: PULL.files, count: 2, additions: 15, deletions: 2 },
  },
};

/**
 * The texts of the picture, from the functions that write comments. A scenario holds them against what the built action
 * writes into a thread.
 */
export function tellThread(): ThreadTexts {
  const known = { jobId: job.id };
  const running: Story = {
    kind: 'running',
    ...known,
    job: { ...job, status: 'active', prLink: null },
    turn: { kind: 'first' },
  };
  const ready: Story = {
    kind: 'pull-request',
    ...known,
    link: PULL.link,
    job: { ...job, status: 'completed', prLink: PULL.link },
    turn: { kind: 'first' },
  };
  return {
    issue: { number: 1, title: 'The new flag is not explained' },
    command: `/docs ${ASKED}`,
    working: withoutMarker(tellComment(running, { scene: { ...LATER, elapsedMs: 0 }, marker: MARKER })),
    ready: withoutMarker(tellComment(ready, { scene: LATER, marker: MARKER })),
  };
}

const MARKER = '<!-- marker -->';

/** A comment as its readers see it. */
export function withoutMarker(body: string): string {
  return body.replace(/\n*<!-- [\s\S]*? -->\s*$/, '');
}
