import { BRANCH_ACCEPTED, readBranch } from '../../contract/branch-name.ts';
import { CONTEXT_KIB_MAX } from '../../contract/limits.ts';
import { InputError, showGiven } from './input-error.ts';
import { parseJson } from './prompt.ts';
import { parseBoolean, parseChoice, parseWholeNumber, readInput } from './read.ts';

/** The run action's inputs about threads and who may ask, checked and frozen. */
export interface ThreadInputs<Role extends string, Context extends string, FollowUp extends string> {
  readonly allowedPermission: Role;
  readonly allowedBots: readonly string[];
  readonly allowedUsers: readonly string[];
  readonly allowEdits: boolean;
  readonly context: Context;
  readonly contextBytes: number;
  readonly ref: GivenRef | undefined;
  readonly followUp: FollowUp;
  readonly comment: boolean;
  readonly reactions: boolean;
  /** Paths of the pages that the job is about. */
  readonly pages: readonly string[];
}

/** @throws InputError */
export function parseThreadInputs<Role extends string, Context extends string, FollowUp extends string>(
  env: NodeJS.ProcessEnv,
  accepted: { roles: readonly Role[]; contexts: readonly Context[]; followUps: readonly FollowUp[] },
): ThreadInputs<Role, Context, FollowUp> {
  const get = (name: Parameters<typeof readInput>[1]) => readInput(env, name);
  return Object.freeze({
    allowedPermission: parseChoice('allowedPermission', get('allowedPermission'), accepted.roles),
    allowedBots: parseNames(get('allowedBots')),
    allowedUsers: parseNames(get('allowedUsers')),
    allowEdits: parseBoolean('allowEdits', get('allowEdits')),
    context: parseChoice('context', get('context'), accepted.contexts),
    contextBytes: 1024 * parseWholeNumber('contextKilobytes', get('contextKilobytes'), CONTEXT_KIB),
    ref: parseRef(get('ref'), get('jobId')),
    followUp: parseChoice('followUp', get('followUp'), accepted.followUps),
    comment: parseBoolean('comment', get('comment')),
    reactions: parseBoolean('reactions', get('reactions')),
    pages: parsePages(get('pages')),
  });
}

const CONTEXT_KIB = { min: 4, max: CONTEXT_KIB_MAX, unit: 'KiB' };

/** A branch, or `auto` for that of the thread's pull request. */
export type GivenRef = { readonly kind: 'branch'; readonly name: string } | { readonly kind: 'auto' };

/** @throws InputError where it is no branch that is sent, or where a job goes on, which has one already */
export function parseRef(value: string, jobId: string): GivenRef | undefined {
  if (value === '') return undefined;
  if (value === 'auto') return { kind: 'auto' };
  const name = parseBranch(value, '; or auto');
  if (jobId !== '')
    throw new InputError(
      'ref',
      'jobId names a job that goes on, and a message carries no branch; leave one of them out.',
    );
  return { kind: 'branch', name };
}

/** @throws InputError where it is no branch that is sent */
export function parseBranch(value: string, orElse = ''): string {
  const name = readBranch(value);
  if (name !== undefined) return name;
  throw new InputError('ref', `${showGiven(value)} was given; accepted is ${BRANCH_ACCEPTED}${orElse}.`);
}

export const parseNames = (text: string): readonly string[] => text.split(/[\s,]+/).filter(Boolean);

/**
 * A JSON array of paths, or of rows that have one, as page-views gives them in `top`.
 * @throws InputError
 */
function parsePages(text: string): readonly string[] {
  if (text === '') return [];
  const value = parseJson(text);
  const pages = Array.isArray(value) ? value.map((page) => (isRow(page) ? page.path : page)) : [undefined];
  if (pages.every((page) => typeof page === 'string' && page !== '')) return pages as string[];
  throw new InputError(
    'pages',
    `${showGiven(text)} was given; accepted is a JSON array of paths, such as ["/install"].`,
  );
}

const isRow = (value: unknown): value is { path: unknown } =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, 'path');
