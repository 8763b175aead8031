import * as z from 'zod';
import type { ProjectSettings } from '../config/config.ts';
import { describeMove, repositoryName } from '../pull-requests/github.ts';
import { codeOf, messageOf } from '../words/thrown.ts';
import type { Check, Finding } from './finding.ts';

const TIMEOUT_MS = 15_000;
const ABOUT = 'pull requests';

const repositorySchema = z.object({ permissions: z.object({ push: z.boolean() }).optional() });

/** Whether each code host knows the repository, and the token may push to it. */
export const checkPullRequestHosts: Check = async ({ config, signal }) => {
  const findings = [...config.projects.values()].map(async (project) => {
    const { pullRequests } = project;
    // Without a token there is nothing to ask with; that is a finding of its own.
    if (pullRequests.host !== 'github' || !project.token) return [];
    return [await checkHost(project, pullRequests.apiUrl, signal)];
  });
  return (await Promise.all(findings)).flat();
};

async function checkHost(project: ProjectSettings, apiUrl: string, signal: AbortSignal): Promise<Finding> {
  const wrong = (says: string, fix: string): Finding => ({
    about: ABOUT,
    ok: false,
    says: `${says} (${project.id})`,
    fix,
  });
  const { origin } = new URL(apiUrl);
  let response: Response;
  try {
    const path = `${apiUrl.replace(/\/+$/, '')}/repos/${repositoryName(project.repository)}`;
    response = await fetch(path, {
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${project.token}`,
        'user-agent': 'docs-agent',
      },
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    const why = codeOf(cause) ?? messageOf(cause ?? error);
    return wrong(`${origin} is not reached: ${why}`, 'Check the network and `pullRequests.apiUrl`.');
  }
  const answer = repositorySchema.safeParse(await response.json().catch(() => undefined));
  const token = `the token in ${project.tokenEnv}`;
  if (response.status === 401) return wrong(`${origin} does not know ${token}`, 'Make a new one.');
  const moved = describeMove(response.status, response.headers.get('location'));
  if (moved !== undefined)
    return wrong(
      `${origin} answers with ${moved}`,
      'Correct `repository`, where it has moved or was renamed, or `pullRequests.apiUrl`.',
    );
  if (response.status !== 200 || !answer.success)
    return wrong(
      `${origin} answers ${response.status} when asked for the repository`,
      `Let ${token} see the repository, and check \`pullRequests.apiUrl\`.`,
    );
  if (answer.data.permissions?.push === false)
    return wrong(
      `${token} may not push`,
      'Give it write access to contents and pull requests of the repository.',
    );
  return { about: ABOUT, ok: true, says: `${origin} knows the repository and the token (${project.id})` };
}
