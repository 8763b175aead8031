import * as z from 'zod';

const imageSchema = z.object({
  /** As the page names it. */
  target: z.string(),
  /** By what it can be asked for; null: it is in the repository, and is not kept. */
  name: z.string().nullable(),
});

const pageSchema = z.object({
  path: z.string(),
  /** Where it was before, if elsewhere. */
  from: z.string().nullable(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  images: z.object({ before: z.array(imageSchema), after: z.array(imageSchema) }),
});

const paths = z.array(z.string());

export const changedPagesSchema = z.object({
  pages: z.array(pageSchema),
  /** Pages that are not among them, and why; at most LEFT_OUT_MAX, the rest as a number. */
  leftOut: z.array(z.object({ path: z.string(), why: z.enum(['size', 'room', 'not text', 'no file']) })),
  moreLeftOut: z.number(),
  /** All files of the change, pages or not, at most CHANGED_FILES_MAX of each. */
  files: z.object({ added: paths, modified: paths, removed: paths }),
});

/** What the rendered view shows of a change. Every text is foreign. */
export type ChangedPages = z.infer<typeof changedPagesSchema>;
export type ChangedPage = z.infer<typeof pageSchema>;
export type PageImage = z.infer<typeof imageSchema>;

export const PAGE_NAME = /\.(?:md|mdx|markdown)$/i;

/** Of a page's source before, or after: parsing one takes some milliseconds, a hostile one some ten times that. */
export const PAGE_SOURCE_MAX_BYTES = 64 * 1024;
export const PAGES_MAX = 60;
export const PAGES_MAX_BYTES = 1024 * 1024;
export const LEFT_OUT_MAX = 100;
export const IMAGES_MAX = 60;
export const IMAGE_MAX_BYTES = 2 * 1024 * 1024;
export const IMAGES_MAX_BYTES = 8 * 1024 * 1024;
