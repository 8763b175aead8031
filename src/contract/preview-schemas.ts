import * as z from 'zod';
import { UPDATE_STATUSES } from './preview.ts';

/** What is sent to ask for a preview. */
export const previewBodySchema = z
  .object({
    branch: z
      .string()
      .min(1)
      .max(1000)
      .meta({ description: 'The branch to show, such as a pull request’s head.' }),
  })
  .meta({ id: 'PreviewRequest' });

/** A preview as the service writes it: where it will stand, and what to ask for its state by. */
export const previewSchema = z
  .object({
    statusId: z.string().meta({ description: 'For the operation that tells how far the preview is.' }),
    previewUrl: z.url().meta({ description: 'Page that shows the branch as readers would see it.' }),
  })
  .meta({ id: 'Preview' });

const paths = z.array(z.string());

/** How far a preview is, as the service writes it. Callers take everything in it for optional. */
export const updateStatusSchema = z
  .object({
    status: z.enum(UPDATE_STATUSES).meta({ description: '`success` and `failure` are ends.' }),
    logs: z.array(z.string()).meta({ description: 'Sentences on what happened.' }),
    commit: z
      .object({ filesChanged: z.object({ added: paths, modified: paths, removed: paths }) })
      .meta({ description: 'The change’s files, at most some hundred of each.' }),
  })
  .meta({ id: 'UpdateStatus' });
