import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import { renderMissing, renderReview } from './page.ts';
import type { ReviewSource } from './source.ts';
import { PAGE_HEADERS } from './style.ts';

/** Serves the review pages. They need no key: whoever was given the address, with its random job id, may look. */
export function registerReviewPages(app: Hono<{ Bindings: HttpBindings }>, source: ReviewSource): void {
  app.get('/review/:project/:job', (c) => {
    const review = source.find(c.req.param('project'), c.req.param('job'));
    return c.html(review ? renderReview(review) : renderMissing(), review ? 200 : 404, PAGE_HEADERS);
  });
}
