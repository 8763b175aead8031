import type { Changelog } from './changelog.ts';
import { type Addresses, readRemote } from './remote.ts';
import {
  compareVersions,
  leastStep,
  newestOf,
  nextVersion,
  parseVersion,
  type Step,
  tellVersion,
  type Version,
} from './version.ts';

/** What is known of the checkout before a release. */
export interface Facts {
  /** The commit that is released from. */
  readonly head: string;
  /** The branch that it is on; undefined for none. */
  readonly branch: string | undefined;
  /** Paths that git calls changed or new. */
  readonly dirty: readonly string[];
  /** Whether the history is cut off, so that tags may be missing. */
  readonly isShallow: boolean;
  /** Tags `v1.2.3` by name: what they stand for, that commit's first parent, and whether HEAD contains it. */
  readonly tags: ReadonlyMap<string, Tag>;
  readonly remote: string | undefined;
  readonly changelog: Changelog | undefined;
}

export interface Tag {
  readonly commit: string;
  readonly parent: string | undefined;
  readonly isContained: boolean;
}

export interface Plan {
  readonly version: string;
  readonly tag: string;
  /** The release commit where it stands already; undefined where it is still to be made. */
  readonly made: string | undefined;
  readonly branch: string | undefined;
  /** The moving tag, where this release is the newest of its major. */
  readonly majorTag: string | undefined;
  /** Whether no greater version is there, so that the package's tag `latest` goes to it. */
  readonly isLatest: boolean;
  readonly last: string | undefined;
  readonly addresses: Addresses;
}

/** `refused` is a sentence for a person; `isNothing` where the only reason is that there is nothing to release. */
export type Decision = { plan: Plan } | { refused: string; isNothing?: true };

/** Decides whether this checkout may be released as what was asked for; without a version as the next one. */
export function decideRelease(
  facts: Facts,
  asked: { version: string | undefined; isRehearsal: boolean },
): Decision {
  const { changelog, head } = facts;
  if (facts.dirty.length > 0)
    return { refused: `The tree is not clean (${listSome(facts.dirty)}): commit or remove it.` };
  if (facts.isShallow && !asked.isRehearsal)
    return { refused: 'The history is cut off, so tags may be missing: run git fetch --unshallow --tags.' };
  const addresses = facts.remote === undefined ? undefined : readRemote(facts.remote);
  if (facts.remote === undefined)
    return { refused: 'There is no remote to take the addresses from: git remote add origin URL.' };
  if (addresses === undefined)
    return {
      refused: 'The remote is no address that others can open: it has to be https or ssh, HOST/OWNER/NAME.',
    };
  if (changelog === undefined) return { refused: 'CHANGELOG.md has no section "## [Unreleased]".' };

  const step = leastStep(changelog.headings);
  const last = newestOf([...changelog.versions, ...versionsOf(facts.tags, ({ isContained }) => isContained)]);
  const version = asked.version === undefined ? nextVersion(last, step) : parseVersion(asked.version);
  if (version === undefined)
    return {
      refused: `The version is ${JSON.stringify(asked.version)}: it has to be three numbers, such as 1.2.3.`,
    };
  const told = tellVersion(version);
  const tag = `v${told}`;
  const standing = facts.tags.get(tag);
  if (standing !== undefined && standing.commit !== head && standing.parent !== head)
    return {
      refused: `The tag ${tag} is there already, for ${short(standing.commit)}, which was not made from ${short(head)}: choose a greater version.`,
    };
  if (standing === undefined) {
    if (last !== undefined && compareVersions(version, last) <= 0)
      return {
        refused: `${told} is not greater than ${tellVersion(last)}, the last version: choose a greater one.`,
      };
    if (changelog.unreleased === '')
      return {
        refused: 'CHANGELOG.md has nothing under Unreleased: there is nothing to release.',
        isNothing: true,
      };
    const least = nextVersion(last, step);
    if (compareVersions(version, least) < 0)
      return {
        refused: `${told} is too small a step for what ${sayWhy(step)}: it has to be ${tellVersion(least)} at least.`,
      };
  }

  const all = versionsOf(facts.tags, () => true);
  const ofMajor = all.filter(({ major }) => major === version.major);
  return {
    plan: {
      version: told,
      tag,
      made: standing?.commit,
      branch: facts.branch,
      majorTag: isNewest(version, ofMajor) ? `v${version.major}` : undefined,
      isLatest: isNewest(version, all),
      last: last && tellVersion(last),
      addresses,
    },
  };
}

const isNewest = (version: Version, others: readonly Version[]): boolean =>
  others.every((other) => compareVersions(other, version) <= 0);

function versionsOf(tags: Facts['tags'], counts: (tag: Tag) => boolean): Version[] {
  return [...tags].filter(([, tag]) => counts(tag)).flatMap(([name]) => parseVersion(name.slice(1)) ?? []);
}

const short = (commit: string): string => commit.slice(0, 7);

function listSome(paths: readonly string[]): string {
  const shown = paths.slice(0, 3).join(', ');
  return paths.length > 3 ? `${shown} and ${paths.length - 3} more` : shown;
}

function sayWhy(step: Step): string {
  if (step === 'major') return 'CHANGELOG.md has under Breaking or Removed';
  return step === 'minor' ? 'CHANGELOG.md has under Added, Changed or Deprecated' : 'CHANGELOG.md has';
}
