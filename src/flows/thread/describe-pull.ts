import type { CodeHost, PullRequestFacts } from '../../ports/code-host.ts';
import { type Changes, FILES_SHOWN, NO_PULL, type PullScene } from '../../story/scene.ts';

/**
 * A pull request as the code host knows it, for a comment; just its link where it is none of the host's or can't be read.
 * @param link empty where there is none
 * @param hasChanges true where it is told what the pull request changes, which takes a request more
 */
export async function describePull(
  link: string,
  { host, redact, hasChanges }: { host: CodeHost; redact: (text: string) => string; hasChanges: boolean },
): Promise<PullScene> {
  if (link === '') return NO_PULL;
  const facts = await host.pullRequest(link).catch(() => undefined);
  if (!facts) return { ...NO_PULL, link };
  const changes = hasChanges ? await readChanges(link, { host, facts, redact }) : undefined;
  return { link, number: facts.number, title: redact(facts.title), ...(changes ? { changes } : {}) };
}

/** Undefined where the host does not say how much it is, or it is nothing. */
async function readChanges(
  link: string,
  { host, facts, redact }: { host: CodeHost; facts: PullRequestFacts; redact: (text: string) => string },
): Promise<Changes | undefined> {
  const { changedFiles: count = 0, additions, deletions } = facts;
  if (count === 0 || additions === undefined || deletions === undefined) return undefined;
  const files = await host.firstFiles(link, FILES_SHOWN).catch(() => []);
  if (files.length === 0) return undefined;
  const shown = files.map((file) => ({ ...file, path: redact(file.path) }));
  return { files: shown, count: Math.max(count, shown.length), additions, deletions };
}
