import { HTTPException } from 'hono/http-exception';
import type { LimitStore } from '../store/limits.ts';

/** Does what a project's limit allows so often. What comes to nothing costs nothing, and so does what is refused. */
export async function limited<T>(
  limit: LimitStore,
  { project, of, work }: { project: string; of: string; work: () => Promise<T> },
): Promise<T> {
  const taken = await limit.take(project);
  if (!taken.ok) {
    const seconds = taken.retryAfterSeconds;
    throw new HTTPException(429, {
      message: `Too many ${of}; the next is allowed in ${seconds} seconds.`,
      res: new Response(null, { headers: { 'Retry-After': String(seconds) } }),
    });
  }
  try {
    return await work();
  } catch (error) {
    await limit.giveBack(project).catch(() => undefined);
    throw error;
  }
}
