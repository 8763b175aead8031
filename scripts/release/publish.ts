import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publishCommands, type Release } from './commands.ts';
import { Refusal, run, tryRun } from './run.ts';

/**
 * Publishes what stands in the release's folder: branch and tag, the release on the code host, the package, and the moving tag
 * of the major. What is there already is left as it is, so that a run which broke off can be run again; what is there and
 * differs is refused. Needs nothing but git, gh and npm.
 */
export function publishRelease(given: { root: string; folder: string; say: (what: string) => void }): void {
  const { root, folder, say } = given;
  const path = join(root, folder, 'release.json');
  if (!existsSync(path))
    throw new Refusal(`There is no ${folder}/release.json: npm run release -- --version 1.2.3 makes it.`);
  const release = JSON.parse(readFileSync(path, 'utf8')) as Release;
  const { tag, commit, majorTag } = release;
  const commands = publishCommands(release, folder);
  const act = (command: readonly string[]): void => {
    say(command.join(' '));
    run(command, { cwd: root });
  };
  const isThere = (what: string): void => say(`${what}: there already`);

  fetchCommit(release, { root, folder });
  const standing = readRemoteTag(tag, root);
  if (standing === undefined) push(commands.push, given);
  else if (standing === commit) isThere(tag);
  else
    throw new Refusal(
      `The tag ${tag} is there already, for ${standing.slice(0, 7)} and not for ${commit.slice(0, 7)}: choose a greater version.`,
    );

  if (readHostRelease(tag, root) === 'published') isThere(`the release ${tag}`);
  else {
    // A draft is what an attempt before has left; it may lack files.
    tryRun(['gh', 'release', 'delete', tag, '--yes'], { cwd: root });
    act(commands.draft);
    act(commands.release);
  }

  const published = tryRun(['npm', 'view', `${release.name}@${release.version}`, 'dist.integrity'], {
    cwd: root,
  });
  const integrity = published.isOk ? published.stdout.trim() : '';
  if (integrity === '') act(commands.package);
  else if (integrity === release.integrity) isThere(`the package ${release.version}`);
  else
    throw new Refusal(
      `The package ${release.name}@${release.version} is there already, with other content: choose a greater version.`,
    );

  if (commands.major === undefined || majorTag === null)
    say(`a newer release of this major is there: its moving tag stays`);
  else if (readRemoteTag(majorTag, root) === commit) isThere(majorTag);
  else act(commands.major);
}

/** Branch and tag go together or not at all. */
function push(
  command: readonly string[],
  { root, say }: { root: string; say: (what: string) => void },
): void {
  const { isOk, stderr } = tryRun(command, { cwd: root });
  if (!isOk)
    throw new Refusal(
      `${command.join(' ')} failed: ${stderr.trim()}\nWhere the branch has moved on since, make the release anew from where it is now.`,
    );
  say(command.join(' '));
}

/** The release's commit, out of its bundle where this checkout does not have it. */
function fetchCommit({ tag, commit }: Release, { root, folder }: { root: string; folder: string }): void {
  const has = (): boolean =>
    tryRun(['git', 'rev-parse', '--quiet', '--verify', `refs/tags/${tag}^{commit}`], {
      cwd: root,
    }).stdout.trim() === commit;
  const bundle = join(folder, 'commit.bundle');
  if (!has() && existsSync(join(root, bundle)))
    run(['git', 'fetch', '--quiet', '--no-tags', bundle, `refs/tags/${tag}:refs/tags/${tag}`], { cwd: root });
  if (!has())
    throw new Refusal(
      `The tag ${tag} does not stand for ${commit.slice(0, 7)} here: make the release again.`,
    );
}

function readRemoteTag(tag: string, root: string): string | undefined {
  const lines = run(['git', 'ls-remote', 'origin', `refs/tags/${tag}`, `refs/tags/${tag}^{}`], { cwd: root });
  // Of an annotated tag the second line names the commit.
  return lines.split('\n').filter(Boolean).at(-1)?.split('\t')[0];
}

function readHostRelease(tag: string, root: string): 'published' | 'none' {
  const { isOk, stdout } = tryRun(['gh', 'release', 'view', tag, '--json', 'isDraft'], { cwd: root });
  return isOk && (JSON.parse(stdout) as { isDraft: boolean }).isDraft === false ? 'published' : 'none';
}
