import type { JobReading, ReadCheck } from '../ports/service.ts';
import { codeSpan, inertInline } from '../text/markdown.ts';
import { isOpen, knownJob, type Story } from './story.ts';

const ICONS: Readonly<Record<ReadCheck['status'], string>> = {
  passed: '✅',
  failed: '❌',
  'failed before': '⚠️',
  skipped: '⏭️',
};

/** What the service says of its checks; nothing where it says none, or the turn goes on. */
export function checksOf(story: Story): readonly ReadCheck[] {
  return isOpen(story) ? [] : (knownJob(story)?.job.checks ?? []);
}

/** Names of those by which a change is not to be taken for ready: they failed, or nobody knows. */
export function failedChecks(job: JobReading | undefined): readonly string[] {
  const bad = (job?.checks ?? []).filter(({ status }) => status === 'failed' || status === 'skipped');
  return bad.map(({ name }) => name);
}

/** Such as `links failed, build was skipped`; empty where none holds a change back. `show` makes names harmless. */
export function tellHolding(job: JobReading | undefined, show: (name: string) => string): string {
  return (job?.checks ?? [])
    .flatMap(({ name, status }) =>
      status === 'failed'
        ? [`${show(name)} failed`]
        : status === 'skipped'
          ? [`${show(name)} was skipped`]
          : [],
    )
    .join(', ');
}

/**
 * Why a job failed, as its service says, without a full stop: foreign text. Empty where it says nothing, and where checks
 * hold the change back, which are told by their names.
 */
export function failureOf(job: JobReading): string {
  if (job.status !== 'failed' || failedChecks(job).length > 0) return '';
  return (job.failure ?? '').replace(/\.$/, '');
}

/** One line for a comment or a summary; empty where there is nothing to tell. Names are foreign text. */
export function tellChecks(story: Story): string {
  const words = checksOf(story).map(({ name, status, rounds }) => {
    const more = [
      status === 'passed' || status === 'failed' ? '' : status,
      rounds === 0 ? '' : `sent back ${rounds === 1 ? 'once' : `${rounds} times`}`,
    ].filter(Boolean);
    return `${ICONS[status]} ${codeSpan(name)}${more.length === 0 ? '' : ` (${inertInline(more.join(', '))})`}`;
  });
  return words.join(' · ');
}
