import type { HttpBindings } from '@hono/node-server';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { HTTPException } from 'hono/http-exception';
import { jobOfBranch } from '../../contract/own-traces.ts';
import { addressOf } from '../access/caller.ts';
import { authorize } from '../access/keys.ts';
import type { Config } from '../config/config.ts';
import { renderedPath } from '../pull-requests/review.ts';
import { describePreview } from '../review/preview-state.ts';
import type { ReviewSource } from '../review/source.ts';
import { type CountedJob, findNamedJob, type JobStore } from '../store/jobs.ts';
import type { KeyStore } from '../store/keys.ts';
import type { Limits } from '../store/limits.ts';
import { limited } from './limited.ts';
import { previewRoute, updateStatusRoute } from './preview-routes.ts';

type Env = { Bindings: HttpBindings };

export type PreviewPorts = {
  config: Pick<Config, 'projects' | 'trustedProxies'>;
  jobs: Pick<JobStore, 'find'>;
  knownJob: (project: string, id: string) => Promise<CountedJob | undefined>;
  keys: Pick<KeyStore, 'find'>;
  review: ReviewSource;
  limits: Pick<Limits, 'previews'>;
  publicUrl: () => string;
};

/** The address that needs a key of the project it names; the other one names none, and is guarded here. */
export const PREVIEW_GUARDED = '/v1/project/preview/:projectId';

const UNKNOWN_STATUS = 'There is no such status.';

/**
 * The two operations on previews. Nothing is built for one: the rendered page of the job whose branch it is shows what
 * the job has made, and the job's id is the status's.
 */
export function registerPreviews(app: OpenAPIHono<Env>, ports: PreviewPorts): void {
  const { config, jobs, keys, review } = ports;

  app.openapi(previewRoute, async (c) => {
    const { projectId } = c.req.valid('param');
    const { branch } = c.req.valid('json');
    const job = await ports.knownJob(projectId, jobOfBranch(branch));
    // A branch is made with the first commit on it; while there may be one to come, the status says so. Not 404, which
    // callers take for a service without previews.
    if (!job || (job.head_commit === null && job.status !== 'active'))
      throw new HTTPException(400, { message: 'No job of the project works on a branch of that name.' });
    const address = `${ports.publicUrl()}${renderedPath(projectId, job.id)}`;
    // Counted last: what was refused costs nothing.
    const preview = await limited(ports.limits.previews, {
      project: projectId,
      of: 'previews in a minute',
      work: async () => ({ statusId: job.id, previewUrl: address }),
    });
    return c.json(preview, 202);
  });

  app.openapi(updateStatusRoute, async (c) => {
    const { statusId } = c.req.valid('param');
    const job = await findNamedJob(jobs, statusId);
    const grant = await authorize(keys, {
      authorization: c.req.header('authorization'),
      scope: 'read',
      address: addressOf(c, config.trustedProxies),
      project: job?.project,
    });
    if (!grant.ok && grant.status !== 404) {
      if (grant.status === 401) c.header('WWW-Authenticate', 'Bearer');
      return c.json({ error: grant.error }, grant.status);
    }
    // Alike for all: a key must not tell which jobs another project has.
    const found = grant.ok && job ? await review.find(job.project, job.id) : undefined;
    if (!found) throw new HTTPException(404, { message: UNKNOWN_STATUS });
    return c.json(await describePreview(found), 200);
  });
}
