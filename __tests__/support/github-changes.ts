import type { Call, Reply } from './github-reply.ts';
import { type GitHubWorld, type Json, startFrom, type Thread } from './github-world.ts';

/** GitHub lists no more, https://docs.github.com/rest/pulls/pulls#list-pull-requests-files */
const FILES_MAX = 3_000;
/**
 * https://docs.github.com/en/repositories/creating-and-managing-repositories/repository-limits#diff-limits: no text of a file
 * with more than this, and none of those behind it in an answer that has so much.
 */
const FILE_MAX = { lines: 20_000, bytes: 500_000 };
const ANSWER_MAX_BYTES = 1_000_000;

export const CLOSERS_QUERY = 'closedByPullRequestsReferences';

/** A pull request's files; each has a text of its own, or one made up by its counts, unless that is `null`. */
export function renderFiles(world: GitHubWorld, thread: Thread): Json[] {
  const [start] = startFrom('diff-entry-items', world) as unknown as Json[];
  const { patch: _, ...base } = start as Json;
  return (thread.pull?.files ?? []).slice(0, FILES_MAX).map(({ patch, ...file }) => {
    const text = patch === undefined ? `@@ -1,${file.deletions} +1,${file.additions} @@` : patch;
    return {
      ...base,
      status: 'modified',
      ...file,
      changes: file.additions + file.deletions,
      ...(text === null || isTooLarge(text) ? {} : { patch: text }),
    };
  });
}

function isTooLarge(patch: string): boolean {
  if (patch.length < FILE_MAX.lines) return false; // Most are small, and a test has thousands of them.
  return Buffer.byteLength(patch) > FILE_MAX.bytes || patch.split('\n').length > FILE_MAX.lines;
}

/** One page of files as GitHub gives it. */
export function withinOneAnswer(files: unknown[]): unknown[] {
  let left = ANSWER_MAX_BYTES;
  return files.map((file) => {
    const { patch, ...rest } = file as Json;
    left -= Buffer.byteLength(String(patch ?? ''));
    return left < 0 ? rest : (file as Json);
  });
}

/** A whole change as git writes it, which is all that Gitea and Forgejo have of a text. */
export function renderDiff({ pull }: Thread): Reply {
  const parts = (pull?.files ?? []).map(
    ({ filename, previous_filename: before = filename, patch, ...file }) => {
      const text = patch === undefined ? `@@ -1,${file.deletions} +1,${file.additions} @@` : patch;
      const head = `diff --git ${quote(`a/${before}`)} ${quote(`b/${filename}`)}\nindex 1234567..89abcde 100644`;
      return text === null
        ? `${head}\nBinary files differ\n`
        : `${head}\n--- ${quote(`a/${before}`)}\n+++ ${quote(`b/${filename}`)}\n${text}\n`;
    },
  );
  return { status: 200, text: parts.join('') };
}

/** As git writes names with odd characters. */
function quote(name: string): string {
  if (/^[\x20-\x7e]*$/.test(name) && !/["\\]/.test(name)) return name;
  const bytes = [...Buffer.from(name)].map((byte) => {
    const character = String.fromCharCode(byte);
    if (byte < 0x20 || byte > 0x7e) return `\\${byte.toString(8).padStart(3, '0')}`;
    return /["\\]/.test(character) ? `\\${character}` : character;
  });
  return `"${bytes.join('')}"`;
}

type Asked = { readonly query?: unknown; readonly variables?: Record<string, unknown> };

/** The pull requests that closed an issue; undefined for another question. */
export function answerClosers(
  asked: Asked,
  { world, forbidden }: Pick<Call, 'world'> & { forbidden: readonly string[] },
): { name: string; answer: () => Json } | undefined {
  if (!String(asked.query).includes(`${CLOSERS_QUERY}(`)) return undefined;
  return {
    name: CLOSERS_QUERY,
    answer: () => {
      const issue = world.threads.get(Number(asked.variables?.number));
      if (forbidden.includes(CLOSERS_QUERY) || !issue) {
        const errors = [
          { type: 'FORBIDDEN', path: ['repository', 'issue'], message: 'Resource not accessible' },
        ];
        return { data: { repository: { issue: null } }, errors };
      }
      const nodes = (issue.closedBy ?? []).map((number) => {
        const { title, pull } = world.threads.get(number) as Thread;
        const repository = { nameWithOwner: world.repository };
        return { number, title, merged: pull?.merged ?? false, repository };
      });
      return { data: { repository: { issue: { [CLOSERS_QUERY]: { nodes } } } } };
    },
  };
}
