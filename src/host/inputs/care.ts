import type { CareWishes, Reviewer } from '../../ports/pull-request-care.ts';
import { InputError, showGiven } from './input-error.ts';
import { parseBoolean, parseChoice, parseNumber, readInput } from './read.ts';

/** Inputs about a pull request after the end, which the run action and the collect action share. */
export type CareInputName =
  | 'prLabels'
  | 'prReviewers'
  | 'prAssignees'
  | 'prDraft'
  | 'prAutoMerge'
  | 'allowedPaths'
  | 'pullRequestRepositories';

/** GitHub, Gitea and Forgejo take no longer one. */
const LABEL_MAX_CHARACTERS = 50;
/** https://docs.github.com/rest/issues/assignees#add-assignees-to-an-issue */
const ASSIGNEES_MAX = 10;
const LOGIN = /^[A-Za-z0-9_](?:[A-Za-z0-9_.-]{0,98}[A-Za-z0-9_-])?(?:\[bot\])?$/;
const NAME = /^(?!\.{1,2}$)[\w.-]{1,100}$/;

/** @throws InputError */
export function parseCareInputs(get: (name: CareInputName) => string): CareWishes {
  const autoMerge = get('prAutoMerge');
  const assignees = parseList('prAssignees', get('prAssignees'), readLogin);
  if (assignees.length > ASSIGNEES_MAX)
    throw new InputError(
      'prAssignees',
      `${assignees.length} were given; accepted are at most ${ASSIGNEES_MAX}.`,
    );
  return Object.freeze({
    labels: parseList('prLabels', get('prLabels'), readLabel),
    reviewers: parseList('prReviewers', get('prReviewers'), readReviewer),
    assignees,
    draft: parseChoice('prDraft', get('prDraft'), ['keep', 'draft', 'ready'] as const),
    autoMerge:
      autoMerge === ''
        ? undefined
        : parseChoice('prAutoMerge', autoMerge, ['merge', 'squash', 'rebase'] as const),
    repositories: parseList('pullRequestRepositories', get('pullRequestRepositories'), readRepository),
  });
}

const GLOB_MAX_CHARACTERS = 300;

/** Globs that changed files are to be within; undefined where none is given. @throws InputError */
export function parseAllowedPaths(value: string): readonly string[] | undefined {
  const globs = value.split(',').map((part) => part.trim().replace(/^\.?\//, ''));
  const wrong = globs.find((glob) => /[{}\p{Cc}]|^!/u.test(glob) || glob.length > GLOB_MAX_CHARACTERS);
  if (wrong !== undefined)
    throw new InputError(
      'allowedPaths',
      `${showGiven(wrong)} was given; accepted are paths and globs with *, ** and ?, separated by commas, such as docs/**.`,
    );
  const kept = globs.filter(Boolean);
  return kept.length > 0 ? kept : undefined;
}

/** How long to wait for a preview, in ms; undefined where none is wanted. @throws InputError */
export function parsePreviewInputs(env: NodeJS.ProcessEnv): number | undefined {
  const bounds = { min: 0, max: 60, unit: 'minutes' };
  const minutes = parseNumber('previewMinutes', readInput(env, 'previewMinutes'), bounds);
  return parseBoolean('preview', readInput(env, 'preview')) ? minutes * 60_000 : undefined;
}

const ACCEPTED: Partial<Record<CareInputName, string>> = {
  prLabels: `accepted are names of labels with at most ${LABEL_MAX_CHARACTERS} characters each, separated by commas`,
  prReviewers:
    'accepted are logins, teams as organisation/team, and the word requester, separated by commas, without @',
  prAssignees: 'accepted are logins, separated by commas, without @',
  pullRequestRepositories: 'accepted are repositories as owner/name, separated by commas',
};

/** Each entry once, whatever its case: that is how code hosts compare them. */
function parseList<Entry>(
  name: CareInputName,
  value: string,
  read: (text: string) => Entry | undefined,
): readonly Entry[] {
  const entries = new Map<string, Entry>();
  for (const text of value.split(',').map((part) => part.trim())) {
    if (text === '') continue;
    const entry = read(text);
    if (entry === undefined)
      throw new InputError(name, `${showGiven(text)} was given; ${ACCEPTED[name] ?? ''}.`);
    if (!entries.has(text.toLowerCase())) entries.set(text.toLowerCase(), entry);
  }
  return [...entries.values()];
}

function readLabel(text: string): string | undefined {
  const isLine = !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text) && text.isWellFormed();
  return isLine && text.length <= LABEL_MAX_CHARACTERS ? text : undefined;
}

const readLogin = (text: string) => (LOGIN.test(text) ? text : undefined);

function readReviewer(text: string): Reviewer | undefined {
  if (text.toLowerCase() === 'requester') return { kind: 'requester' };
  const [organisation = '', slug, ...rest] = text.split('/');
  if (slug === undefined) return LOGIN.test(text) ? { kind: 'person', login: text } : undefined;
  const isTeam = rest.length === 0 && LOGIN.test(organisation) && NAME.test(slug);
  return isTeam ? { kind: 'team', organisation, slug } : undefined;
}

function readRepository(text: string): string | undefined {
  const parts = text.split('/');
  return parts.length === 2 && parts.every((part) => NAME.test(part)) ? text : undefined;
}
