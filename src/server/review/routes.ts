import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import { JOB_ID } from '../../contract/identifiers.ts';
import { networkOf } from '../access/addresses.ts';
import { addressOf } from '../access/caller.ts';
import { imageType } from '../pages/image-type.ts';
import type { IsWanted } from './allowance.ts';
import { renderCrowded, renderMissing, renderReview, renderReviewTurn } from './page.ts';
import { createPageQueue, type Made } from './page-queue.ts';
import { renderRendered } from './rendered/rendered-page.ts';
import { RENDERED_STYLE } from './rendered/style.ts';
import type { Review, ReviewSource } from './source.ts';
import { headersFor, PAGE_HEADERS } from './style.ts';

type Env = { Bindings: HttpBindings };

export type ReviewPorts = {
  review: ReviewSource;
  config: { projects: { has: (name: string) => boolean }; trustedProxies: readonly string[] };
};

/** Something to show of a job: a page, or a file of one. Those of the same name are the same. */
type Shown = {
  name: string;
  make: (review: Review, isWanted: IsWanted) => Promise<string | Uint8Array<ArrayBuffer> | undefined>;
};

/** The rendered view shows images, and only the service's own. */
const RENDERED_HEADERS = headersFor(RENDERED_STYLE, " img-src 'self';");

/** Opened by itself, a drawing may run nothing and load nothing, like one in a page. */
const IMAGE_HEADERS = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'private, max-age=300',
} as const;

/** After a page or two of those that were there before. */
const RETRY_SECONDS = '5';

const HTML = { 'Content-Type': 'text/html; charset=UTF-8' };

/** Serves the review pages. They need no key: whoever was given the address, with its random job id, may look. */
export function registerReviewPages(app: Hono<Env>, { review: source, config }: ReviewPorts): void {
  const queue = createPageQueue();

  const make = async (c: Context<Env>, shown: Shown | undefined): Promise<Made> => {
    const { project = '', job = '' } = c.req.param() as { project?: string; job?: string };
    // What is made up takes no place in the line.
    if (!shown || !config.projects.has(project) || !JOB_ID.test(job)) return { page: undefined };
    const { incoming, outgoing } = c.env;
    return queue.make(
      {
        project,
        caller: networkOf(addressOf(c, config.trustedProxies)),
        page: JSON.stringify([job, shown.name]),
        // Where requests came one behind the other, the answers to the later ones don't tell that their caller is gone.
        isGone: () => outgoing.closed || !incoming.socket.writable,
      },
      async (isWanted) => {
        const review = await source.find(project, job);
        return review && shown.make(review, isWanted);
      },
    );
  };

  app.get('/review/:project/:job', async (c) => {
    const shown = parseQuery(c.req.query(), c.req.param('job'));
    const made = await make(c, shown);
    if (made === 'unmade') return sendCrowded(c);
    if (!made.page) return sendMissing(c);
    const headers = shown?.name === 'rendered' ? RENDERED_HEADERS : PAGE_HEADERS;
    return c.body(made.page, 200, { ...headers, ...HTML });
  });

  app.get('/review/:project/:job/image/:name', async (c) => {
    const { name } = c.req.param();
    const isName = /^[0-9a-f]{40,64}$/.test(name);
    const made = await make(
      c,
      isName ? { name: `image ${name}`, make: ({ readImage }) => readImage(name) } : undefined,
    );
    if (made === 'unmade') return sendCrowded(c);
    const type = made.page && imageType(made.page);
    if (!made.page || type === undefined) return sendMissing(c);
    return c.body(made.page, 200, { ...IMAGE_HEADERS, 'Content-Type': type });
  });
}

/** Which page of a job is meant; undefined where there is none of that kind. Parameters that mean nothing are passed over. */
function parseQuery({ turn, view }: { turn?: string; view?: string }, job: string): Shown | undefined {
  // From the page itself, wherever a proxy has put the service.
  const imagePath = `${job}/image/`;
  if (view === 'rendered')
    return { name: view, make: (review, isWanted) => renderRendered(review, { imagePath, isWanted }) };
  if (view !== undefined) return undefined;
  if (turn === undefined) return { name: 'change', make: renderReview };
  if (!/^[1-9]\d{0,8}$/.test(turn)) return undefined;
  const seq = Number(turn);
  return { name: `turn ${seq}`, make: (review, isWanted) => renderReviewTurn(review, { seq, isWanted }) };
}

function sendMissing(c: Context<Env>) {
  return c.body(renderMissing(), 404, { ...PAGE_HEADERS, ...HTML });
}

function sendCrowded(c: Context<Env>) {
  return c.body(renderCrowded(), 503, { ...PAGE_HEADERS, ...HTML, 'Retry-After': RETRY_SECONDS });
}
