import type { CodeHost } from '../../ports/code-host.ts';
import { NO_PULL, type Scene } from '../../story/scene.ts';

/**
 * A pull request as the code host knows it, for a comment; just its link where it is none of the host's or can't be read.
 * @param link empty where there is none
 */
export async function describePull(
  link: string,
  { host, redact }: { host: CodeHost; redact: (text: string) => string },
): Promise<Scene['pull']> {
  if (link === '') return NO_PULL;
  const facts = await host.pullRequest(link).catch(() => undefined);
  return facts ? { link, number: facts.number, title: redact(facts.title) } : { ...NO_PULL, link };
}
