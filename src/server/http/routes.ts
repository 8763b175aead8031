import { createRoute, z } from '@hono/zod-openapi';
import { createBodySchema, jobSchema, promptBodySchema } from '../../contract/job.ts';
import { PATHS } from '../../contract/paths.ts';
import { TURN_HEADER, TURNS_AT_LEAST_HEADER } from '../../contract/turn.ts';
import { viewsPageSchema, viewsQuerySchema } from '../../contract/views.ts';
import {
  invalid,
  json,
  limitedBy,
  notFoundOut,
  projectId,
  refusals,
  retryAfter,
  security,
  tooLarge,
} from './answers.ts';

const id = z.string().meta({ description: 'The unique identifier of the agent job.' });
const limited = limitedBy('Too many requests in an hour.');

const NO_OLDER =
  'An end with the number that the answer to a message had, or a larger one, is no older than the message';
const turnNumber = (description: string) => z.coerce.number().int().min(1).optional().meta({ description });

const jobAnswer = (description: string) => ({
  ...json(jobSchema, description),
  headers: z.object({
    [TURN_HEADER]: turnNumber(
      `Number of the turn whose state this is: 1 for the first instruction, one more for each message. ${NO_OLDER}.`,
    ),
    [TURNS_AT_LEAST_HEADER]: turnNumber(
      `In its place where the job was read back from its branch: so many turns there were at least. ${NO_OLDER}, where the same process of the service gave both.`,
    ),
  }),
});

const newJob = { required: true, ...json(createBodySchema, 'The instruction, and where to start.') };
const body = { required: true, ...json(promptBodySchema, 'The instruction.') };

export const createJobRoute = createRoute({
  method: 'post',
  path: PATHS.createJob,
  operationId: 'createJob',
  summary: 'Create an agent job',
  description: 'The job runs in the background; poll it until it is no longer `active`.',
  tags: ['Agent jobs'],
  security,
  request: { params: z.object({ projectId }), body: newJob },
  responses: { 201: jobAnswer('The job, stored.'), ...invalid, ...refusals, ...tooLarge, ...limited },
});

export const getJobRoute = createRoute({
  method: 'get',
  path: PATHS.job,
  operationId: 'getJob',
  summary: 'Get an agent job',
  tags: ['Agent jobs'],
  security,
  request: { params: z.object({ projectId, id }) },
  responses: { 200: jobAnswer('The job.'), ...refusals, ...notFoundOut },
});

export const messageRoute = createRoute({
  method: 'post',
  path: PATHS.message,
  operationId: 'sendMessage',
  summary: 'Send a follow-up message to an agent job',
  description:
    'The job is `active` again until the message has been worked on. Archived jobs take no messages.',
  tags: ['Agent jobs'],
  security,
  request: { params: z.object({ projectId, id }), body },
  responses: {
    200: jobAnswer('The job, active again.'),
    ...invalid,
    ...refusals,
    ...notFoundOut,
    ...tooLarge,
    ...limited,
  },
});

export const viewsRoute = createRoute({
  method: 'get',
  path: PATHS.views,
  operationId: 'getViews',
  summary: 'Get page views',
  description: 'Counts for each page in the range, the most viewed first, and the totals of the whole range.',
  tags: ['Analytics'],
  security,
  request: { params: z.object({ projectId }), query: viewsQuerySchema },
  responses: { 200: json(viewsPageSchema, 'One page of counts.'), ...invalid, ...refusals, ...limited },
});

export const healthRoute = createRoute({
  method: 'get',
  path: '/healthz',
  operationId: 'getHealth',
  summary: 'Whether the service is alive',
  tags: ['Service'],
  responses: { 200: json(z.object({ status: z.literal('ok') }), 'It is.') },
});

const part = z.object({ ok: z.boolean(), why: z.string().optional() });
const parts = z.object({ database: part, disk: part, worker: part.optional() });

export const readinessRoute = createRoute({
  method: 'get',
  path: '/readyz',
  operationId: 'getReadiness',
  summary: 'Whether the service can take work on and do it',
  description:
    'The database can be written, the disk is above its floor, the worker, where the process has one, takes turns and writes down their ends.',
  tags: ['Service'],
  responses: {
    200: json(z.object({ status: z.literal('ready'), parts }), 'It can.'),
    503: {
      ...json(
        z.object({ status: z.literal('not ready'), error: z.string(), parts }),
        'It cannot; `parts` says why.',
      ),
      headers: retryAfter('Seconds after which it is worth another look.'),
    },
  },
});
