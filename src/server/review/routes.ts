import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import { renderMissing, renderReview, renderReviewTurn } from './page.ts';
import { createPageQueue } from './page-queue.ts';
import type { ReviewSource } from './source.ts';
import { PAGE_HEADERS } from './style.ts';

/** Serves the review pages. They need no key: whoever was given the address, with its random job id, may look. */
export function registerReviewPages(app: Hono<{ Bindings: HttpBindings }>, source: ReviewSource): void {
  const queue = createPageQueue();
  app.get('/review/:project/:job', async (c) => {
    const { project, job } = c.req.param();
    const turn = c.req.query('turn');
    const page = await queue.make(JSON.stringify([project, job, turn]), async () => {
      const review = await source.find(project, job);
      if (!review || (turn !== undefined && !/^[1-9]\d{0,8}$/.test(turn))) return undefined;
      return turn === undefined ? renderReview(review) : renderReviewTurn(review, Number(turn));
    });
    const headers = { ...PAGE_HEADERS, 'Content-Type': 'text/html; charset=UTF-8' };
    return c.body(page ?? renderMissing(), page ? 200 : 404, headers);
  });
}
