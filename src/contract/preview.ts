import { JOB_ID, PROJECT_ID } from './identifiers.ts';

/** The path of "make a preview of a branch". @throws RangeError where the id is not of its pattern. */
export function previewPath(projectId: string): string {
  return `/v1/project/preview/${usable('projectId', projectId, PROJECT_ID)}`;
}

/** The path of "how a build stands". @throws RangeError where the id is not of its pattern. */
export function updateStatusPath(statusId: string): string {
  return `/v1/project/update-status/${usable('statusId', statusId, STATUS_ID)}`;
}

/** A build's id that may meet a URL: of the same form as a job's. */
export const STATUS_ID = JOB_ID;

/** The four words a build's status may be. */
export const BUILD_STATUSES = ['queued', 'in_progress', 'success', 'failure'] as const;
export type BuildStatus = (typeof BUILD_STATUSES)[number];

function usable(name: string, value: string, pattern: RegExp): string {
  if (!pattern.test(value)) throw new RangeError(`${name} is not usable in a URL`);
  return encodeURIComponent(value);
}
