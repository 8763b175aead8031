import * as z from 'zod';

const recordSchema = z.object({
  name: z.string(),
  /** The commit whose files were there; without one it was absent, and `why` is a sentence without an end. */
  commit: z
    .string()
    .regex(/^[0-9a-f]{40,64}$/)
    .optional(),
  why: z.string().optional(),
});

/** What a turn found of a context repository. `why` may hold foreign text. */
export type ContextRecord = z.infer<typeof recordSchema>;

/** How they are kept with their turn. */
export function writeContexts(records: readonly ContextRecord[]): string | null {
  return records.length === 0 ? null : JSON.stringify(records);
}

/** None where the project has none; what a later version wrote in another way is unknown, and counts as nothing. */
export function readContexts(kept: string | null | undefined): ContextRecord[] {
  try {
    return z.array(recordSchema).safeParse(JSON.parse(kept ?? '[]')).data ?? [];
  } catch {
    return [];
  }
}

/** As much of a commit's id as people compare. */
export function shortId(commit: string): string {
  return commit.slice(0, 9);
}
