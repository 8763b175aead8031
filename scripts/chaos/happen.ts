import type { GitHubStandIn } from '../../__tests__/support/github-stand-in.ts';
import { oursIn } from './host.ts';
import type { HappeningName } from './plan.ts';
import type { ChaosService } from './service.ts';
import { HOSTILE } from './words.ts';

/** Somebody else does something. False where there was nothing to do it to. */
export function happen(
  what: HappeningName,
  { github, service }: { github: GitHubStandIn; service: ChaosService },
): boolean {
  const { world } = github;
  const thread = world.threads.get(1);
  const octocat = world.users.get('octocat');
  if (!thread || !octocat) return false;
  const pull = [...world.threads.values()].find(
    ({ pull: facts, state }) => state === 'open' && facts?.head.startsWith('docs-agent/'),
  );
  switch (what) {
    case 'our newest comment is deleted': {
      const newest = oursIn(github).at(-1);
      if (newest) world.comments.delete(newest.id);
      return newest !== undefined;
    }
    case 'somebody writes':
      github.addComment(1, { user: octocat, body: `Thanks! ${HOSTILE}` });
      return true;
    case 'the thread is locked':
      thread.locked = true;
      return true;
    case 'the thread is unlocked':
      thread.locked = false;
      return true;
    case 'a pull request is merged':
    case 'a pull request is closed':
      if (!pull?.pull) return false;
      pull.state = 'closed';
      pull.pull.merged = what === 'a pull request is merged';
      return true;
    case 'a job is archived':
      service.archiveJob();
      return true;
  }
}
