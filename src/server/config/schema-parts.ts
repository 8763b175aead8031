import * as z from 'zod';
import {
  BRANCH_LENGTH_RULE,
  BRANCH_MAX_CHARACTERS,
  BRANCH_RULE,
  isBranchName,
} from '../../contract/branch-name.ts';
import { PROJECT_ID } from '../../contract/identifiers.ts';

/** Small letters and digits, and many of them: a token that was written where its variable's name belongs. */
const TOKEN = /^(?=.*[a-z])(?=.*\d).{20,}$/;

export const variableName = z
  .string()
  .regex(/^[A-Za-z_][A-Za-z0-9_]*$/, 'must be the name of an environment variable')
  .refine((name) => !TOKEN.test(name), 'must be the name of an environment variable, and no token');

/** JSON has no comments: the key `//` is accepted in every object and ignored. */
export const comment = { '//': z.unknown().optional() };

/** As git has its whole name, too: `refs/heads/main` is `main`. Other refs are no branches. */
export const branch = z
  .string()
  .transform((name) => name.replace(/^refs\/heads\//, ''))
  .refine((name) => isBranchName(name) && !name.startsWith('refs/'), BRANCH_RULE)
  .refine((name) => name.length <= BRANCH_MAX_CHARACTERS, BRANCH_LENGTH_RULE);

export const repository = z
  .string()
  .min(1)
  .refine((url) => !url.startsWith('-') && !/[\s\p{Cc}]/u.test(url), 'must be a git URL or a path')
  .refine((url) => !/^[a-z][a-z\d+.-]*:\/\//i.test(url) || isAddress(url), 'must be a git URL or a path')
  .refine((url) => !carriesPassword(url), 'must not contain a password or token: name it in `tokenEnv`');

export function isProjectId(name: string): boolean {
  return PROJECT_ID.test(name) && name !== '__proto__';
}

/** One that git reads as we do: of a host that we can't read, nobody can say whether it may have a token. */
function isAddress(url: string): boolean {
  return URL.canParse(url) && !url.includes('\\');
}

function carriesPassword(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { password, protocol, username } = new URL(url);
  return password !== '' || (/^https?:$/.test(protocol) && username !== '');
}
