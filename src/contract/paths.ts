import { JOB_ID, PROJECT_ID } from './identifiers.ts';

/** Where the service answers when nothing else is said. */
export const DEFAULT_BASE_URL = 'https://api.mintlify.com';

/** The operations' paths, in OpenAPI notation. The version is part of the path. */
export const PATHS = {
  createJob: '/v2/agent/{projectId}/job',
  job: '/v2/agent/{projectId}/job/{id}',
  message: '/v2/agent/{projectId}/job/{id}/message',
  views: '/v1/analytics/{projectId}/views',
  feedback: '/v1/analytics/{projectId}/feedback/by-page',
} as const;

export type PathName = keyof typeof PATHS;

/**
 * Fills a path's parameters.
 * @throws RangeError where a parameter is not of its pattern, so that no path can be climbed out of.
 */
export function buildPath(name: PathName, parameters: { projectId: string; id?: string }): string {
  return PATHS[name].replace(/\{(\w+)\}/g, (_, key: 'projectId' | 'id') => {
    const value = parameters[key] ?? '';
    if (!(key === 'id' ? JOB_ID : PROJECT_ID).test(value))
      throw new RangeError(`${key} is not usable in a URL`);
    return value;
  });
}
