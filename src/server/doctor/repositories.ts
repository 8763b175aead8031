import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProjectSettings } from '../config/config.ts';
import { git } from '../git/git.ts';
import { jobBranch } from '../git/mirror.ts';
import { messageOf } from '../words/thrown.ts';
import type { Check, Finding } from './finding.ts';

const TIMEOUT_MS = 30_000;
const ABOUT = 'repository';

/** Whether each project's repository can be reached, has its branch, and lets the service push. */
export const checkRepositories: Check = ({ config, signal }) =>
  Promise.all([...config.projects.values()].map((project) => checkRepository(project, signal)));

async function checkRepository(project: ProjectSettings, signal: AbortSignal): Promise<Finding> {
  const { id, repository, ref } = project;
  const wanted = ref === null ? 'HEAD' : `refs/heads/${ref}`;
  let out: string;
  try {
    out = await ask(project, signal)('ls-remote', '--', repository, wanted);
  } catch (error) {
    const why = messageOf(error);
    return { about: ABOUT, ok: false, says: `${repository} (${id}): ${why}`, fix: adviceOn(why, project) };
  }
  if (out.split('\n').some((line) => line.endsWith(`\t${wanted}`))) return checkPush(project, signal);
  if (ref !== null) {
    const fix = `Correct \`projects.${id}.ref\`, or push that branch.`;
    return { about: ABOUT, ok: false, says: `${repository} (${id}) has no branch ${ref}`, fix };
  }
  const fix = `Push a first commit, or name a branch in \`projects.${id}.ref\`.`;
  return { about: ABOUT, ok: false, says: `${repository} (${id}) has no default branch`, fix };
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
    await inFolder('init', '--quiet', '--bare', '--template=');
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

/** Runs git with the project's credentials. */
function ask({ token, repository }: ProjectSettings, signal: AbortSignal) {
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

function adviceOn(why: string, { id, tokenEnv, repository }: ProjectSettings): string {
  if (/redirects to/.test(why))
    return `Write the new address in \`projects.${id}.repository\`, if it is yours.`;
  if (/Authentication failed|could not read (?:Username|Password)|\b40[13]\b|Permission denied/i.test(why))
    return tokenEnv === null
      ? `Name a token's variable in \`projects.${id}.tokenEnv\`, or set up the ssh key of the service's user.`
      : `Check the token in ${tokenEnv}: it must not have expired, and may read and write the repository's contents.`;
  if (/not found|does not appear to be|not exist/i.test(why))
    return `Correct \`projects.${id}.repository\`, or let the token see it: hosts hide what a token may not read.`;
  if (repository.startsWith('file:')) return `Let the service's user read and write ${repository}.`;
  return "Check the network, the proxy variables, and the host's name.";
}
