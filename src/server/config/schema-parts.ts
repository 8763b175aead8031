import * as z from 'zod';
import { BRANCH_RULE, isBranchName } from '../../contract/branch-name.ts';
import { PROJECT_ID } from '../../contract/identifiers.ts';

export const variableName = z
  .string()
  .regex(/^[A-Za-z_][A-Za-z0-9_]*$/, 'must be the name of an environment variable');

/** JSON has no comments: the key `//` is accepted in every object and ignored. */
export const comment = { '//': z.unknown().optional() };

/** As git has its whole name, too: `refs/heads/main` is `main`. Other refs are no branches. */
export const branch = z
  .string()
  .transform((name) => name.replace(/^refs\/heads\//, ''))
  .refine((name) => isBranchName(name) && !name.startsWith('refs/'), BRANCH_RULE);

export const repository = z
  .string()
  .min(1)
  .refine((url) => !url.startsWith('-') && !/[\s\p{Cc}]/u.test(url), 'must be a git URL or a path')
  .refine((url) => !carriesPassword(url), 'must not contain a password or token: name it in `tokenEnv`');

export function isProjectId(name: string): boolean {
  return PROJECT_ID.test(name) && name !== '__proto__';
}

function carriesPassword(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { password, protocol, username } = new URL(url);
  return password !== '' || (/^https?:$/.test(protocol) && username !== '');
}
