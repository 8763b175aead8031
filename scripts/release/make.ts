import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTree } from '../bundling/trees.ts';
import { notesOf, releaseChangelog } from './changelog.ts';
import type { Release } from './commands.ts';
import type { Plan } from './plan.ts';
import { Refusal, run, tryRun } from './run.ts';
import { readBundled, type Sbom, selectBundled } from './sbom.ts';

interface Given {
  readonly root: string;
  /** An empty folder, for the copy that the release is made in. */
  readonly copy: string;
  /** Where the release's files go. */
  readonly folder: string;
  readonly head: string;
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** A rehearsal has a name of its own where git knows nobody. */
  readonly isRehearsal: boolean;
  readonly say: (what: string) => void;
}

/**
 * Makes all of a release that needs no network, in a copy of the checkout: its commit, its tag, the package, the list of
 * what is in it, and the sums of it all. The checkout itself stays as it is.
 */
export function makeRelease(plan: Plan, given: Given): Release {
  const { root, copy, folder, head, say } = given;
  const env = { ...process.env, ...identityOf(given) };
  const git = (...args: string[]): string => run(['git', ...args], { cwd: copy, env });
  run(['git', 'clone', '--quiet', '--shared', '--no-checkout', root, copy], { cwd: root });
  git('checkout', '--quiet', '--detach', plan.made ?? head);
  mkdirSync(folder, { recursive: true });

  if (plan.made === undefined) {
    writeVersion(copy, { plan, date: given.date });
    say(`CHANGELOG.md: Unreleased becomes [${plan.version}] - ${given.date}`);
    say(`package.json: version, and addresses at ${plan.addresses.homepage.replace(/#.*/, '')}`);
    git('commit', '--quiet', '--all', '--message', `Release ${plan.version}`);
    git('tag', '--annotate', plan.tag, '--message', plan.version);
    say(`commit ${git('rev-parse', '--short', 'HEAD')} and tag ${plan.tag}`);
  } else say(`${plan.tag} stands already, for ${plan.made.slice(0, 7)}: it is taken as it is`);
  git('bundle', 'create', '--quiet', join(folder, 'commit.bundle'), plan.tag, `^${plan.tag}^{commit}^`);

  const { name } = JSON.parse(readFileSync(join(copy, 'package.json'), 'utf8')) as { name: string };
  writeFileSync(join(folder, 'notes.md'), `${readNotes(copy, plan.version)}\n`);
  const sbom = `${name}-${plan.version}.cdx.json`;
  say(writeSbom({ copy, path: join(folder, sbom), name, git }));
  const packed = pack(copy, folder);
  say(`package ${packed.filename}, ${(packed.size / 1e6).toFixed(1)} MB, ${packed.entryCount} files`);
  const sums = writeChecksums({ copy, folder, files: [packed.filename, sbom] });
  say(`sums of ${sums} files, for the attestations: checksums.txt`);

  const release: Release = {
    name,
    version: plan.version,
    tag: plan.tag,
    commit: git('rev-parse', 'HEAD'),
    branch: plan.branch ?? null,
    majorTag: plan.majorTag ?? null,
    isLatest: plan.isLatest,
    package: packed.filename,
    integrity: packed.integrity,
    assets: [packed.filename, sbom, 'checksums.txt'],
  };
  writeFileSync(join(folder, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
  return release;
}

/** Takes the release into the checkout that it was made from: the tag, and on a branch the commit. */
export function takeRelease(plan: Plan, { root, copy }: { root: string; copy: string }): void {
  if (plan.made !== undefined) return;
  run(['git', 'fetch', '--quiet', '--no-tags', copy, `refs/tags/${plan.tag}:refs/tags/${plan.tag}`], {
    cwd: root,
  });
  run(['git', 'merge', '--quiet', '--ff-only', `${plan.tag}^{commit}`], { cwd: root });
}

/** Who makes commit and tag. The copy has none of the checkout's own settings, so they are handed on. */
function identityOf({ root, isRehearsal }: Given): Record<string, string> {
  const { isOk, stdout } = tryRun(['git', 'var', 'GIT_COMMITTER_IDENT'], { cwd: root });
  const [, name, email] = (isOk && /^(.*) <(.*)> \d+ [+-]\d+\s*$/.exec(stdout)) || [];
  if (name !== undefined && email !== undefined) return tellIdentity(name, email);
  if (isRehearsal) return tellIdentity('rehearsal', 'rehearsal@invalid');
  throw new Refusal('git does not know who you are: set user.name and user.email.');
}

const tellIdentity = (name: string, email: string): Record<string, string> => ({
  GIT_AUTHOR_NAME: name,
  GIT_AUTHOR_EMAIL: email,
  GIT_COMMITTER_NAME: name,
  GIT_COMMITTER_EMAIL: email,
});

function writeVersion(copy: string, { plan, date }: { plan: Plan; date: string }): void {
  const edit = (file: string, change: (text: string) => string): void => {
    const path = join(copy, file);
    writeFileSync(path, change(readFileSync(path, 'utf8')));
  };
  const { version, addresses } = plan;
  edit('CHANGELOG.md', (page) => releaseChangelog(page, { version, date }));
  edit('package.json', (text) => {
    const { name, version: _, description, ...rest } = JSON.parse(text);
    return toJson({ name, version, description, ...rest, ...addresses });
  });
  edit('package-lock.json', (text) => {
    const lock = JSON.parse(text);
    lock.version = version;
    lock.packages[''].version = version;
    return toJson(lock);
  });
}

const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

function readNotes(copy: string, version: string): string {
  const notes = notesOf(readFileSync(join(copy, 'CHANGELOG.md'), 'utf8'), version);
  if (notes === undefined) throw new Refusal(`CHANGELOG.md has no section for ${version}.`);
  return notes;
}

interface SbomGiven {
  readonly copy: string;
  readonly path: string;
  readonly name: string;
  readonly git: (...args: string[]) => string;
}

function writeSbom({ copy, path, name, git }: SbomGiven): string {
  const licenses = [...readTree(join(copy, 'dist'))].filter(([file]) => file.endsWith('/licenses.txt'));
  const bundled = [...new Set(licenses.flatMap(([, text]) => readBundled(text.toString())))].sort();
  if (bundled.length === 0) throw new Refusal('No licenses.txt in dist names a package: build it.');
  const all = run(['npm', 'sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], { cwd: copy });
  const [commit = '', time = ''] = git('log', '-1', '--format=%H %cI').split(' ');
  const timestamp = new Date(time).toISOString();
  const sbom = selectBundled(JSON.parse(all) as Sbom, { bundled, name, commit, timestamp });
  writeFileSync(path, toJson(sbom));
  return `list of what is bundled, CycloneDX: ${sbom.components.length} packages`;
}

interface Packed {
  readonly filename: string;
  readonly size: number;
  readonly entryCount: number;
  readonly integrity: string;
}

function pack(copy: string, folder: string): Packed {
  const command = ['npm', 'pack', '--json', '--ignore-scripts', '--pack-destination', folder];
  const [packed] = JSON.parse(run(command, { cwd: copy })) as Packed[];
  if (packed === undefined || !existsSync(join(folder, packed.filename)))
    throw new Refusal('npm packed nothing.');
  return packed;
}

/** As `sha256sum` writes it. Each file of `dist` stands in it with its path, so that any of them can be verified. */
function writeChecksums({ copy, folder, files }: { copy: string; folder: string; files: string[] }): number {
  const dist = [...readTree(join(copy, 'dist'))].map(([path, bytes]) => [`dist/${path}`, bytes] as const);
  const made = files.map((file) => [file, readFileSync(join(folder, file))] as const);
  const lines = [...made, ...dist.sort(([a], [b]) => (a < b ? -1 : 1))].map(
    ([path, bytes]) => `${createHash('sha256').update(bytes).digest('hex')}  ${path}\n`,
  );
  writeFileSync(join(folder, 'checksums.txt'), lines.join(''));
  return lines.length;
}
