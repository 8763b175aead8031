import { InputError, showGiven } from '../inputs/input-error.ts';
import { parseJson } from '../inputs/prompt.ts';
import { readWorkspaceFile } from '../inputs/text-file.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * What a workflow's file says of its agents; empty where there is none. Only its outer form is looked at here: the service
 * itself holds each key against its schema.
 * @throws InputError where it can't be read, or is of another form
 */
export function readConfigFile(
  path: string,
  { workspace, workspaceIsForeign }: { workspace: string; workspaceIsForeign: boolean },
): Values {
  if (path === '') return {};
  if (workspaceIsForeign)
    throw new InputError(
      'config',
      "a file is not read on pull_request_target before the merge: the workspace may hold the pull request's own files.",
    );
  const value = parseJson(readWorkspaceFile(path, { input: 'config', maxMib: 1, workspace }));
  const given = showGiven(path);
  if (!isValues(value)) throw new InputError('config', `${given} is no JSON object.`);
  const { projects, agent } = value;
  if (agent !== undefined && !isValues(agent))
    throw new InputError('config', `\`agent\` in ${given} is no object.`);
  if (projects !== undefined && !isValues(projects))
    throw new InputError('config', `\`projects\` in ${given} is no object.`);
  const settings = Object.values(projects ?? {});
  if (settings.length > 1)
    throw new InputError(
      'config',
      `${given} has ${settings.length} projects; accepted is one at most, for the one repository of this step.`,
    );
  if (!settings.every(isValues)) throw new InputError('config', `the project in ${given} is no object.`);
  if (!settings.every(({ context }) => isContext(context)))
    throw new InputError(
      'config',
      `\`context\` in ${given} names a repository that is no https:// address; others are not read on a runner.`,
    );
  return value;
}

/** What else an agent may read: from a host, never from the runner's own disk. */
function isContext(context: unknown): boolean {
  if (context === undefined) return true;
  const isThere = (entry: unknown) =>
    isValues(entry) && typeof entry.repository === 'string' && /^https:\/\//i.test(entry.repository);
  return Array.isArray(context) && context.every(isThere);
}

export function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
