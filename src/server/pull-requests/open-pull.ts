import * as z from 'zod';

/** What is read of a pull request; Gitea has no `node_id`. */
export const pullRequestSchema = z.object({
  html_url: z
    .url({ protocol: /^https?$/ })
    .refine((url) => new URL(url).username === '', 'must not carry a user'),
  head: z.object({ ref: z.string(), repo: z.object({ full_name: z.string() }).nullish() }),
  base: z.object({ ref: z.string() }).optional(),
  number: z.number().optional(),
  title: z.string().optional(),
  body: z.string().nullish(),
  draft: z.boolean().optional(),
  node_id: z.string().optional(),
});
export type OpenPull = z.infer<typeof pullRequestSchema>;
