import { HostError } from './host-error.ts';
import type { Send } from './send.ts';

/** As a comparison tells it. Gitea and Forgejo compare as well, and do not tell. */
export async function readMergeBase(
  { one, other }: { one: string; other: string },
  { send, owner, repo }: { send: Send; owner: string; repo: string },
): Promise<string | undefined> {
  const parameters = { owner, repo, basehead: `${one}...${other}`, per_page: 1 };
  try {
    const { data } = await send('GET /repos/{owner}/{repo}/compare/{basehead}', parameters);
    const { merge_base_commit: commit } = (data ?? {}) as { merge_base_commit?: { sha?: unknown } };
    return typeof commit?.sha === 'string' && /^[0-9a-f]{40,64}$/.test(commit.sha) ? commit.sha : undefined;
  } catch (error) {
    if (error instanceof HostError) return undefined;
    throw error;
  }
}
