import { createRoute, z } from '@hono/zod-openapi';
import { PREVIEW_PATHS } from '../../contract/preview.ts';
import { previewBodySchema, previewSchema, updateStatusSchema } from '../../contract/preview-schemas.ts';
import { error, json, limitedBy, notFoundOut, projectId, refusals, security, tooLarge } from './answers.ts';

const missing = { 404: error('There is no such project.') };

export const previewRoute = createRoute({
  method: 'post',
  path: PREVIEW_PATHS.preview,
  operationId: 'createPreview',
  summary: 'Ask for a preview of a branch',
  description: 'The branch is one that a job of the project works on. Its rendered page is the preview.',
  tags: ['Previews'],
  security,
  request: {
    params: z.object({ projectId }),
    body: { required: true, ...json(previewBodySchema, 'The branch.') },
  },
  responses: {
    202: json(previewSchema, 'Where the preview stands, or will stand.'),
    400: error('The request is not valid, or no job of the project works on the branch.'),
    ...refusals,
    ...missing,
    ...notFoundOut,
    ...tooLarge,
    ...limitedBy('Too many previews in a minute.'),
  },
});

export const updateStatusRoute = createRoute({
  method: 'get',
  path: PREVIEW_PATHS.updateStatus,
  operationId: 'getUpdateStatus',
  summary: 'Get how far a preview is',
  tags: ['Previews'],
  security,
  request: {
    params: z.object({
      statusId: z.string().meta({ description: 'As the answer about the preview gave it.' }),
    }),
  },
  responses: {
    200: json(updateStatusSchema, 'How far it is.'),
    ...refusals,
    404: error('There is no such status, or it is of a project that the key is not for.'),
  },
});
