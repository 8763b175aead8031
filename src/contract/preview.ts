import { JOB_ID, PROJECT_ID } from './identifiers.ts';

/** The paths of the two preview operations, in OpenAPI notation. Their schemas stand in `preview-schemas.ts`. */
export const PREVIEW_PATHS = {
  preview: '/v1/project/preview/{projectId}',
  updateStatus: '/v1/project/update-status/{statusId}',
} as const;

/** The words that a preview's status may be; the last two are ends. */
export const UPDATE_STATUSES = ['queued', 'in_progress', 'success', 'failure'] as const;
export type UpdateStatus = (typeof UPDATE_STATUSES)[number];

/** A status's id that may meet a URL: of the same form as a job's. */
export const STATUS_ID = JOB_ID;

/** Previews that may be asked for in any minute, for the organisation. */
export const PREVIEWS_PER_MINUTE = 5;

/**
 * Path to ask for a preview at.
 * @throws RangeError where the id is not of its pattern, so that no path can be climbed out of
 */
export function previewPath(projectId: string): string {
  if (!PROJECT_ID.test(projectId)) throw new RangeError('projectId is not usable in a URL');
  return PREVIEW_PATHS.preview.replace('{projectId}', projectId);
}

/**
 * Path where a preview's status is.
 * @throws RangeError where the id is not of its pattern
 */
export function updateStatusPath(statusId: string): string {
  if (!STATUS_ID.test(statusId)) throw new RangeError('statusId is not usable in a URL');
  return PREVIEW_PATHS.updateStatus.replace('{statusId}', statusId);
}
