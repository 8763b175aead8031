import * as z from 'zod';
import { type ChangedPages, changedPagesSchema } from './changed-pages.ts';
import type { TakenPages } from './take-pages.ts';

/**
 * What is kept for the rendered view, in one file: a line of JSON that says where what stands, the pages as JSON, the
 * images as they are. An image is found without reading the rest.
 */
const headSchema = z.object({
  version: z.literal(1),
  pages: z.number(),
  images: z.array(z.object({ name: z.string(), bytes: z.number() })),
});

/** More than a head takes. */
export const HEAD_MAX_BYTES = 16 * 1024;

export type Head = { pages: Range; images: ReadonlyMap<string, Range> };
export type Range = { from: number; bytes: number };

export function encodePages({ pages, images }: TakenPages): Buffer {
  const body = Buffer.from(JSON.stringify(pages));
  const list = [...images].map(([name, content]) => ({ name, bytes: content.length }));
  const head = `${JSON.stringify({ version: 1, pages: body.length, images: list })}\n`;
  return Buffer.concat([Buffer.from(head), body, ...images.values()]);
}

/** Reads the head out of a file's first bytes; undefined where this is no such file. */
export function decodeHead(start: Uint8Array): Head | undefined {
  const end = start.indexOf(0x0a);
  const parsed = headSchema.safeParse(parseJson(Buffer.from(start.subarray(0, Math.max(0, end))).toString()));
  if (!parsed.success) return undefined;
  let from = end + 1 + parsed.data.pages;
  const images = new Map<string, Range>();
  for (const { name, bytes } of parsed.data.images) {
    images.set(name, { from, bytes });
    from += bytes;
  }
  return { pages: { from: end + 1, bytes: parsed.data.pages }, images };
}

export function decodePages(body: Uint8Array): ChangedPages | undefined {
  return changedPagesSchema.safeParse(parseJson(Buffer.from(body).toString())).data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
