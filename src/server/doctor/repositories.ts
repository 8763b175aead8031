import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ContextSettings, ProjectSettings } from '../config/config.ts';
import { git } from '../git/git.ts';
import { jobBranch } from '../git/mirror.ts';
import { makeBare } from '../git/own-repository.ts';
import { messageOf } from '../words/thrown.ts';
import type { Check, Finding } from './finding.ts';

const TIMEOUT_MS = 30_000;
const ABOUT = 'repository';

/** A repository, and where the configuration names it. */
type Named = Pick<ContextSettings, 'repository' | 'ref' | 'token' | 'tokenEnv'> & {
  key: string;
  /** What it is told as. */
  says: string;
  rights: string;
};

/**
 * Whether each project's repository can be reached, has its branch, and lets the service push, and whether those that its agents
 * may read can be reached and have theirs.
 */
export const checkRepositories: Check = ({ config, signal }) =>
  Promise.all([...config.projects.values()].flatMap((project) => checkAll(project, signal)));

function checkAll(project: ProjectSettings, signal: AbortSignal): Promise<Finding>[] {
  const { id, repository, contexts } = project;
  const key = `projects.${id}`;
  const own = { ...project, key, says: `${repository} (${id})`, rights: 'read and write' };
  return [
    findFault(own, signal).then((fault) => fault ?? checkPush(project, signal)),
    ...contexts.map(async (context, at): Promise<Finding> => {
      const says = `${context.repository} (context ${context.name} of ${id}${context.optional ? ', optional' : ''})`;
      const given = { ...context, key: `${key}.context.${at}`, says, rights: 'read' };
      const reached = `${says} is reached, ${context.ref ?? 'default branch'}`;
      return (await findFault(given, signal)) ?? { about: ABOUT, ok: true, says: reached };
    }),
  ];
}

/** Why a repository can't be read, or has no such branch; undefined where all is well. */
async function findFault(named: Named, signal: AbortSignal): Promise<Finding | undefined> {
  const { key, says, repository, ref } = named;
  const wanted = ref === null ? 'HEAD' : `refs/heads/${ref}`;
  let out: string;
  try {
    out = await ask(named, signal)('ls-remote', '--', repository, wanted);
  } catch (error) {
    const why = messageOf(error);
    return { about: ABOUT, ok: false, says: `${says}: ${why}`, fix: adviceOn(why, named) };
  }
  if (out.split('\n').some((line) => line.endsWith(`\t${wanted}`))) return undefined;
  if (ref !== null) {
    const fix = `Correct \`${key}.ref\`, or push that branch.`;
    return { about: ABOUT, ok: false, says: `${says} has no branch ${ref}`, fix };
  }
  const fix = `Push a first commit, or name a branch in \`${key}.ref\`.`;
  return { about: ABOUT, ok: false, says: `${says} has no default branch`, fix };
}

/**
 * Asks for the right to push without pushing: what a host says of it in its interface is the account's right, and the
 * token may have less. Rules for branches and hooks are tried by no dry run.
 */
async function checkPush(project: ProjectSettings, signal: AbortSignal): Promise<Finding> {
  const { id, repository, ref, tokenEnv } = project;
  const folder = mkdtempSync(join(tmpdir(), 'docs-agent-doctor-'));
  const inFolder = (...args: string[]) => git([`--git-dir=${folder}`, ...args], { signal, env: NOBODY });
  try {
    makeBare(folder);
    const tree = (await inFolder('mktree')).trim();
    const commit = (await inFolder('commit-tree', tree, '-m', 'A try of docs-agent doctor')).trim();
    const change = `${commit}:refs/heads/${jobBranch('doctor')}`;
    await ask(project, signal)(
      `--git-dir=${folder}`,
      'push',
      '--dry-run',
      '--force',
      '--',
      repository,
      change,
    );
    const says = `${repository} (${id}) is reached, ${ref ?? 'default branch'}, and may be pushed to`;
    return { about: ABOUT, ok: true, says };
  } catch (error) {
    const says = `${repository} (${id}) may be read, and not be pushed to: ${messageOf(error)}`;
    const who = tokenEnv === null ? "the service's user" : `the token in ${tokenEnv}`;
    return { about: ABOUT, ok: false, says, fix: `Let ${who} write the repository's contents.` };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Who makes the commit that never leaves the machine. */
const NOBODY = {
  GIT_AUTHOR_NAME: 'docs-agent',
  GIT_AUTHOR_EMAIL: 'docs-agent@localhost',
  GIT_COMMITTER_NAME: 'docs-agent',
  GIT_COMMITTER_EMAIL: 'docs-agent@localhost',
};

/** Runs git with the credentials for a repository. */
function ask({ token, repository }: Pick<Named, 'token' | 'repository'>, signal: AbortSignal) {
  return async (...args: string[]) => {
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    const remote = { token: token === '' ? null : token, url: repository };
    try {
      return await git(args, { remote, signal: AbortSignal.any([signal, timeout]) });
    } catch (error) {
      throw timeout.aborted ? new Error(`no answer within ${TIMEOUT_MS / 1000} seconds`) : error;
    }
  };
}

function adviceOn(why: string, { key, tokenEnv, repository, rights }: Named): string {
  if (/redirects to/.test(why)) return `Write the new address in \`${key}.repository\`, if it is yours.`;
  if (/Authentication failed|could not read (?:Username|Password)|\b40[13]\b|Permission denied/i.test(why))
    return tokenEnv === null
      ? `Name a token's variable in \`${key}.tokenEnv\`, or set up the ssh key of the service's user.`
      : `Check the token in ${tokenEnv}: it must not have expired, and may ${rights} the repository's contents.`;
  if (/not found|does not appear to be|not exist/i.test(why))
    return `Correct \`${key}.repository\`, or let the token see it: hosts hide what a token may not read.`;
  if (repository.startsWith('file:')) return `Let the service's user ${rights} ${repository}.`;
  return "Check the network, the proxy variables, and the host's name.";
}
