import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import { imageType } from '../pages/image-type.ts';
import { renderMissing, renderReview, renderReviewTurn } from './page.ts';
import { createPageQueue } from './page-queue.ts';
import { renderRendered } from './rendered/rendered-page.ts';
import { RENDERED_STYLE } from './rendered/style.ts';
import type { ReviewSource } from './source.ts';
import { headersFor, PAGE_HEADERS } from './style.ts';

type Env = { Bindings: HttpBindings };

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

/** Serves the review pages. They need no key: whoever was given the address, with its random job id, may look. */
export function registerReviewPages(app: Hono<Env>, source: ReviewSource): void {
  const queue = createPageQueue();
  const html = { 'Content-Type': 'text/html; charset=UTF-8' };
  const sendMissing = (c: Context<Env>) => c.body(renderMissing(), 404, { ...PAGE_HEADERS, ...html });

  app.get('/review/:project/:job', async (c) => {
    const { project, job } = c.req.param();
    const { turn, view } = c.req.query();
    const page = await queue.make(JSON.stringify([project, job, turn, view]), async () => {
      const review = await source.find(project, job);
      if (!review) return undefined;
      if (view !== undefined) return view === 'rendered' ? renderRendered(review, imagePath(job)) : undefined;
      if (turn === undefined) return renderReview(review);
      return /^[1-9]\d{0,8}$/.test(turn) ? renderReviewTurn(review, Number(turn)) : undefined;
    });
    if (!page) return sendMissing(c);
    return c.body(page, 200, { ...(view === undefined ? PAGE_HEADERS : RENDERED_HEADERS), ...html });
  });

  app.get('/review/:project/:job/image/:name', async (c) => {
    const { project, job, name } = c.req.param();
    const review = /^[0-9a-f]{40,64}$/.test(name) ? await source.find(project, job) : undefined;
    const image = await review?.readImage(name);
    const type = image && imageType(image);
    if (!image || type === undefined) return sendMissing(c);
    return c.body(image, 200, { ...IMAGE_HEADERS, 'Content-Type': type });
  });
}

/** From the page itself, wherever a proxy has put the service. */
function imagePath(job: string): string {
  return `${job}/image/`;
}
