import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

export interface DemoOptions {
  /** Absolute path. */
  readonly repo: string | undefined;
  readonly prompt: string;
  readonly agent: string | undefined;
  readonly keep: boolean;
  readonly help: boolean;
}

/** The command line is wrong; the message is one sentence. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** @throws UsageError before anything is started: an unknown option, an empty value, a path that is no repository */
export function readOptions(args: readonly string[]): DemoOptions {
  const { repo, prompt, agent, keep, help } = parse(args);
  if (help) return { repo: undefined, prompt, agent, keep, help };
  if (agent?.trim() === '')
    throw new UsageError('--agent needs a command line; leave it out for the sample agent.');
  if (prompt.trim() === '') throw new UsageError('--prompt needs a text that says what the agent should do.');
  return { repo: repo === undefined ? undefined : checkRepository(repo), prompt, agent, keep, help };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        repo: { type: 'string' },
        prompt: { type: 'string', default: 'Mend the Markdown faults in the documentation.' },
        agent: { type: 'string' },
        keep: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    // Node adds hints behind the first sentence.
    const [said = ''] = (error instanceof Error ? error.message : String(error)).split(/\n|\. /);
    throw new UsageError(`${said.replace(/\.$/, '')}; \`npm run demo -- --help\` shows what there is.`);
  }
}

/** What the service will do first is tried here: to read where the repository stands. */
function checkRepository(given: string): string {
  if (given.trim() === '') throw new UsageError('--repo needs the path of a git repository.');
  const path = resolve(given);
  if (!existsSync(path)) throw new UsageError(`--repo: there is nothing at ${path}.`);
  let heads: string;
  try {
    heads = execFileSync('git', ['ls-remote', '--', pathToFileURL(path).href, 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    throw new UsageError(`--repo: ${path} is not the folder of a git repository.`);
  }
  if (heads === '') throw new UsageError(`--repo: the git repository at ${path} has no commit yet.`);
  return path;
}
