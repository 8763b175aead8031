/** What is published, as `release.json` in the release's folder says it. */
export interface Release {
  readonly name: string;
  readonly version: string;
  readonly tag: string;
  readonly commit: string;
  readonly branch: string | null;
  readonly majorTag: string | null;
  readonly isLatest: boolean;
  /** The package's file name, and npm's `sha512-…` of it. */
  readonly package: string;
  readonly integrity: string;
  /** Files that go with the release, by name in its folder. */
  readonly assets: readonly string[];
}

/** The commands that need the network: a rehearsal prints them, publishing runs them. `folder` is the release's. */
export function publishCommands(release: Release, folder: string) {
  const { tag, version, branch, majorTag } = release;
  const commit = `${tag}^{commit}`;
  const onBranch = branch === null ? [] : [`${commit}:refs/heads/${branch}`];
  const files = release.assets.map((name) => `${folder}/${name}`);
  // npm refuses a name that could be a range of versions, such as v1.
  const distTag = release.isLatest ? 'latest' : `release-${version.split('.', 1)[0]}`;
  return {
    push: ['git', 'push', '--atomic', 'origin', ...onBranch, `refs/tags/${tag}`],
    draft: ['gh', 'release', 'create', tag, '--draft', '--verify-tag', '--title', tag]
      .concat('--notes-file', `${folder}/notes.md`)
      .concat(files),
    release: ['gh', 'release', 'edit', tag, '--draft=false', `--latest=${release.isLatest}`],
    package: [
      'npm',
      'publish',
      `./${folder}/${release.package}`,
      '--provenance',
      '--access',
      'public',
    ].concat('--tag', distTag),
    major:
      majorTag === null ? undefined : ['git', 'push', '--force', 'origin', `${commit}:refs/tags/${majorTag}`],
  } as const;
}
