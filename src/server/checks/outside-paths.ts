import picomatch from 'picomatch';
import { oneLine } from '../words/visible-text.ts';

/** What a change touches: a path before or after it, and where it leads to, if it is a symbolic link now. */
export type TouchedPath = { path: string; link?: string };

/** So many paths are told by their names. */
const NAMED_MAX = 10;

/** At the root of a repository: files in these folders run with its secrets as soon as they are pushed. */
const RUN_FOLDERS = [
  '.github/workflows',
  '.github/actions',
  '.gitea',
  '.forgejo',
  '.gitlab/ci',
  '.circleci',
  '.buildkite',
  '.woodpecker',
  '.azure-pipelines',
  '.tekton',
  '.semaphore',
  '.builds',
  '.teamcity',
  '.harness',
  '.cloudbees',
];

/** In any folder: many a server is told by its own settings where to look. Some have names that begin or end so. */
const RUN_FILES =
  /^(?:\.gitlab-ci\b.*|.*\.gitlab-ci\.ya?ml|jenkinsfile\b.*|.*\.jenkinsfile|\.?azure-pipelines\b.*|\.drone\.(?:ya?ml|jsonnet|star)|\.woodpecker\.ya?ml|\.travis\.ya?ml|\.appveyor\.ya?ml|\.cirrus\.(?:ya?ml|star)|\.build\.ya?ml|\.buildspec\.ya?ml|\.onedev-buildspec\.ya?ml|\.space\.kts|\.semaphoreci\.ya?ml|\.scrutinizer\.ya?ml|\.shippable\.ya?ml)$/;

/** At the root alone, where servers look for them: elsewhere files of such names are examples and pages. */
const RUN_FILES_AT_ROOT =
  /^(?:bitbucket-pipelines\b.*|appveyor\.ya?ml|buildspec\.ya?ml|cloudbuild\.(?:ya?ml|json)|bitrise\.ya?ml|codemagic\.ya?ml|wercker\.ya?ml|screwdriver\.ya?ml)$/;

/** Nothing runs a page. */
const PAGE = /\.mdx?$/;

/**
 * Which of the paths a change may not touch, each once, in their order. `globs` are those of the configuration; without
 * them it may touch everything but what runs with a repository's secrets, and that only a glob opens that spells it out.
 */
export function outsidePaths(
  touched: readonly TouchedPath[],
  globs: readonly string[] | undefined,
): string[] {
  const allowing = globs?.map((glob) => ({ glob: comparable(glob), matches: matcherOf(glob) }));
  const isOutside = (path: string): boolean => {
    const name = runName(path);
    if (!allowing) return name !== undefined;
    return !allowing.some(
      ({ glob, matches }) => matches(path) && (name === undefined || glob.includes(name)),
    );
  };
  const outside = touched.filter(
    ({ path, link }) => isOutside(path) || (link !== undefined && isOutside(targetOf(path, link))),
  );
  return [...new Set(outside.map(({ path }) => path))];
}

/** Why a change with such paths fails, with the first of them. */
export function describeOutside(outside: readonly string[], globs: readonly string[] | undefined): string {
  const names = outside
    .slice(0, NAMED_MAX)
    .map((path) => oneLine(path))
    .join(', ');
  const more = outside.length > NAMED_MAX ? ` and ${outside.length - NAMED_MAX} more` : '';
  const isMatched = (path: string) =>
    runName(path) !== undefined && globs?.some((glob) => matcherOf(glob)(path));
  const rule = !globs
    ? 'which run with the secrets of the repository as soon as they are pushed; `paths` of the project can name them'
    : outside.some(isMatched)
      ? 'which `paths` of the project does not name: what runs with the secrets of the repository as soon as it is pushed has to be spelled out there, and no `*` stands for it'
      : 'which `paths` of the project does not name';
  return `the change touches ${names}${more}, ${rule}`;
}

/** By what name a path is known to run, as `comparable` writes it; undefined where it is not. */
function runName(path: string): string | undefined {
  const plain = comparable(path);
  const folder = RUN_FOLDERS.find((one) => isBelow(plain, one));
  if (folder !== undefined) return folder;
  // A link or a submodule in the place of a folder above.
  if (RUN_FOLDERS.some((one) => isBelow(one, plain))) return plain;
  const file = plain.slice(plain.lastIndexOf('/') + 1);
  const runs = RUN_FILES.test(file) || (file === plain && RUN_FILES_AT_ROOT.test(file));
  return runs && !PAGE.test(file) ? file : undefined;
}

/** One spelling for all that some file system or other takes for the same name. */
function comparable(path: string): string {
  const plain = path
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase();
  return plain
    .split(/[/\\]/)
    .map((part) => part.replace(/(?<=[^. ])[. ]+$/, ''))
    .join('/');
}

/** Where a link leads in the repository. One that leads out of it keeps its `..` or its first `/`, which no glob matches. */
function targetOf(path: string, link: string): string {
  const parts = link.startsWith('/') ? [''] : path.split('/').slice(0, -1);
  for (const part of link.split('/')) {
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

function isBelow(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

/** A plain path means what lies below it as well. */
function matcherOf(glob: string): (path: string) => boolean {
  const plain = glob.replace(/\/+$/, '');
  if (!picomatch.scan(plain).isGlob) return (path) => isBelow(path, plain);
  return picomatch(plain, { dot: true, noextglob: true, nonegate: true });
}
