import type { ProjectSettings } from '../config/config.ts';
import { git } from '../git/git.ts';
import { messageOf } from '../words/thrown.ts';
import type { Check, Finding } from './finding.ts';

const TIMEOUT_MS = 30_000;
const ABOUT = 'repository';

/** Whether each project's repository can be reached, and has its branch. */
export const checkRepositories: Check = ({ config, signal }) =>
  Promise.all([...config.projects.values()].map((project) => checkRepository(project, signal)));

async function checkRepository(project: ProjectSettings, signal: AbortSignal): Promise<Finding> {
  const { id, repository, ref, token } = project;
  const wanted = ref === null ? 'HEAD' : `refs/heads/${ref}`;
  let out: string;
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  try {
    out = await git(['ls-remote', '--', repository, wanted], {
      remote: { token: token === '' ? null : token, url: repository },
      signal: AbortSignal.any([signal, timeout]),
    });
  } catch (error) {
    const why = timeout.aborted ? `no answer within ${TIMEOUT_MS / 1000} seconds` : messageOf(error);
    return { about: ABOUT, ok: false, says: `${repository} (${id}): ${why}`, fix: adviceOn(why, project) };
  }
  if (out.split('\n').some((line) => line.endsWith(`\t${wanted}`)))
    return { about: ABOUT, ok: true, says: `${repository} (${id}) is reached, ${ref ?? 'default branch'}` };
  if (ref !== null) {
    const fix = `Correct \`projects.${id}.ref\`, or push that branch.`;
    return { about: ABOUT, ok: false, says: `${repository} (${id}) has no branch ${ref}`, fix };
  }
  const fix = `Push a first commit, or name a branch in \`projects.${id}.ref\`.`;
  return { about: ABOUT, ok: false, says: `${repository} (${id}) has no default branch`, fix };
}

function adviceOn(why: string, { id, tokenEnv, repository }: ProjectSettings): string {
  if (/Authentication failed|could not read (?:Username|Password)|\b40[13]\b|Permission denied/i.test(why))
    return tokenEnv === null
      ? `Name a token's variable in \`projects.${id}.tokenEnv\`, or set up the ssh key of the service's user.`
      : `Check the token in ${tokenEnv}: it must not have expired, and may read and write the repository's contents.`;
  if (/not found|does not appear to be|not exist/i.test(why))
    return `Correct \`projects.${id}.repository\`, or let the token see it: hosts hide what a token may not read.`;
  if (repository.startsWith('file:')) return `Let the service's user read and write ${repository}.`;
  return "Check the network, the proxy variables, and the host's name.";
}
